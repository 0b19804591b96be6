import { useState, type FormEvent } from 'react';
import { FormError } from '../../../forms/form-error.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { Button } from '../button/button.tsx';
import { usePasswordQuestion } from './password-again-store.ts';
import styles from './password-again.module.css';

async function confirmPassword(password: string): Promise<string | null> {
  const answer = await fetch('/api/admin/confirm-password', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  });
  return answer.ok ? null : (await answer.text()) || 'That is not your password.';
}

function PasswordDialog({ reason, answer }: { reason: string; answer: (confirmed: boolean) => void }) {
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    setBusy(true);
    const problem = await confirmPassword(password).catch(() => 'We can’t reach the shop. Try again.');
    setBusy(false);
    if (problem === null) answer(true);
    else setError(problem);
  };
  return (
    <Dialog title="Your password again" busy={isBusy} onClose={() => answer(false)}>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <p>{reason}</p>
        <FormError>{error}</FormError>
        <PasswordField label="Your password" name="password" required autoFocus autoComplete="current-password" />
        <DialogActions>
          <Button disabled={isBusy} onClick={() => answer(false)}>
            Leave it
          </Button>
          <Button variant="primary" type="submit" disabled={isBusy}>
            {isBusy ? 'Checking…' : 'Go on'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Stands in the frame once; shown when a call is answered with 'password-needed'. */
export function PasswordAgain() {
  const question = usePasswordQuestion();
  return question && <PasswordDialog {...question} />;
}
