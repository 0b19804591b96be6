import { z } from 'zod';
import { passwordChange } from '#contracts/accounts.ts';
import { passwordLength } from '#domain/accounts/account.ts';
import type { ApiError } from '../../api/client.ts';
import { errorMessage, hasCode } from '../../api/error-message.ts';
import { validateWith } from '../../forms/validation.ts';
import { FormError } from '../../forms/form-error.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { PasswordField } from '../../ui/field/password-field.tsx';
import { useDeleteAccount } from './account.mutations.ts';
import { HiddenUsername } from './hidden-username.tsx';
import formStyles from '../../forms/form.module.css';

const proof = z.object({ password: passwordChange.shape.currentPassword });

const isWrongPassword = (error: unknown): error is ApiError => hasCode(error, 'password-wrong');

export function DeleteAccountDialog({ username, onClose }: { username: string; onClose: () => void }) {
  const remove = useDeleteAccount();
  const { formProps, field, refuse } = useForm({
    validate: (typed) => validateWith(proof, typed),
    submit: ({ password }) =>
      remove.mutate(password, {
        onError: (error) => {
          if (isWrongPassword(error)) refuse({ password: error.sentence });
        },
      }),
  });
  const failure = remove.error && !isWrongPassword(remove.error) ? errorMessage(remove.error) : null;
  return (
    <Dialog title="Delete your account?" alert busy={remove.isPending} onClose={onClose}>
      <form className={formStyles.form} {...formProps}>
        <HiddenUsername username={username} />
        <p>
          Your addresses, settings and sign-in are deleted right away and can’t be restored. We keep your orders for as
          long as the law requires, without your account.
        </p>
        <PasswordField
          label="Password"
          {...field('password')}
          required
          autoComplete="current-password"
          maxLength={passwordLength.max}
        />
        <FormError>{failure}</FormError>
        <DialogActions>
          <Button pending={remove.isPending} onClick={onClose}>
            Keep Account
          </Button>
          <Button type="submit" variant="danger" pending={remove.isPending}>
            {remove.isPending ? 'Deleting...' : 'Delete Account'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
