import { useState, type FormEvent } from 'react';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { FormError } from '../../../forms/form-error.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { Button } from '../button/button.tsx';
import { usePasswordQuestion } from './password-again-store.ts';
import styles from './password-again.module.css';

function PasswordDialog({ reason, answer }: { reason: string; answer: (confirmed: boolean) => void }) {
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    setBusy(true);
    try {
      await call('POST /api/admin/confirm-password', { body: { password } });
      answer(true);
    } catch (failure) {
      setError(errorMessage(failure));
      setBusy(false);
    }
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
