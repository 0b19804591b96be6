import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { digitsOf, factorSentences, isRecoveryCode } from '#domain/accounts/second-factor.ts';
import { call } from '../../api/client.ts';
import { FormError } from '../../forms/form-error.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { TextButton } from '../../ui/text-button/text-button.tsx';
import formStyles from '../../forms/form.module.css';
import { AuthTitle } from './auth-title.tsx';
import { isOver, secondFactorFailure, secondFactorQuery, useSecondFactor } from './second-factor.queries.ts';
import styles from './second-factor-form.module.css';

type Way = 'code' | 'recoveryCode';

const problemOf = (way: Way, typed: string): string | undefined => {
  if (way === 'code') return /^\d{6}$/.test(digitsOf(typed)) ? undefined : factorSentences.code;
  return isRecoveryCode(typed) ? undefined : factorSentences.recoveryCode;
};

interface WayFieldProps {
  readonly way: Way;
  readonly problem: string | undefined;
  readonly onSixDigits: (form: HTMLFormElement | null) => void;
}

/** The field of a way. Six digits send themselves. */
function WayField({ way, problem, onSixDigits }: WayFieldProps) {
  if (way === 'recoveryCode') {
    return (
      <Field
        key={way}
        className={styles.recovery}
        label="Recovery code"
        name="recoveryCode"
        error={problem}
        autoFocus
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        hint="One of the ten that you kept. Each works once."
      />
    );
  }
  return (
    <Field
      key={way}
      className={styles.code}
      label="Code"
      name="code"
      error={problem}
      autoFocus
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={7}
      hint="It’s sent as soon as you type the sixth digit."
      onInput={({ currentTarget }) => {
        if (digitsOf(currentTarget.value).length === 6) onSixDigits(currentTarget.form);
      }}
    />
  );
}

/** What comes after a right password, for those who have a second factor. */
export default function SecondFactorForm({ onBack }: { onBack: () => void }) {
  const { data: step, error: lost } = useQuery(secondFactorQuery);
  const shown = useSecondFactor();
  const [asked, setAsked] = useState<Way | null>(null);
  const [problem, setProblem] = useState<string>();
  if (lost) {
    return (
      <div className={formStyles.form}>
        <AuthTitle>Second step</AuthTitle>
        <FormError>{secondFactorFailure(lost)}</FormError>
        <Button variant="primary" wide onClick={onBack}>
          Start again
        </Button>
      </div>
    );
  }
  if (!step) return <Spinner label="Looking for your second factors..." />;
  const hasCode = step.kinds.includes('totp');
  const hasPasskey = step.kinds.includes('passkey');
  const way: Way | null = asked ?? (hasCode ? 'code' : null);

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (way === null) return shown.mutate('passkey');
    const typed = String(new FormData(event.currentTarget).get(way) ?? '');
    const wrong = problemOf(way, typed);
    setProblem(wrong);
    if (wrong === undefined && !shown.isPending)
      shown.mutate(way === 'code' ? { code: typed } : { recoveryCode: typed });
  };
  const take = (next: Way | null): void => {
    setAsked(next);
    setProblem(undefined);
    shown.reset();
  };
  const giveUp = (): void => {
    void call('DELETE /api/second-step').catch(() => {});
    onBack();
  };
  return (
    <form className={formStyles.form} method="dialog" noValidate onSubmit={submit}>
      <AuthTitle>Second step</AuthTitle>
      <p>
        Hello {step.name}.{' '}
        {way === 'code' ? 'Enter the six digits from your authenticator app.' : 'Now show that it’s you.'}
      </p>
      <FormError>{shown.error && secondFactorFailure(shown.error)}</FormError>
      {isOver(shown.error) ? (
        <Button variant="primary" wide onClick={onBack}>
          Start again
        </Button>
      ) : (
        <>
          {way && <WayField way={way} problem={problem} onSixDigits={(form) => form?.requestSubmit()} />}
          <Button type="submit" variant="primary" wide pending={shown.isPending}>
            {shown.isPending ? 'Checking...' : way === null ? 'Use a passkey' : 'Continue'}
          </Button>
          {hasPasskey && way !== null && (
            <>
              <p className={styles.or}>or</p>
              <Button wide pending={shown.isPending} onClick={() => shown.mutate('passkey')}>
                Use a passkey
              </Button>
            </>
          )}
        </>
      )}
      <div className={styles.ways}>
        {asked === null ? (
          <TextButton onClick={() => take('recoveryCode')}>Use a recovery code</TextButton>
        ) : (
          <TextButton onClick={() => take(null)}>Use my {hasCode ? 'app' : 'passkey'}</TextButton>
        )}
        <TextButton onClick={giveUp}>Not {step.name}? Start again</TextButton>
      </div>
      <p className={styles.note}>Five wrong codes lock this sign-in for 15 minutes.</p>
    </form>
  );
}
