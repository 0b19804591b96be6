import { passwordLength } from '#domain/accounts/account.ts';
import { passwordConfirmationErrors } from '../accounts/sign-up-validation.ts';
import type { ApiError } from '../../api/client.ts';
import { errorMessage, hasCode } from '../../api/error-message.ts';
import { addFieldErrors, validateWith } from '../../forms/validation.ts';
import { FormError } from '../../forms/form-error.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { PasswordField } from '../../ui/field/password-field.tsx';
import { useChangePassword } from './account.mutations.ts';
import { HiddenUsername } from './hidden-username.tsx';
import formStyles from '../../forms/form.module.css';

const isWrongPassword = (error: unknown): error is ApiError => hasCode(error, 'password-wrong');

export function PasswordDialog({ username, onClose }: { username: string; onClose: () => void }) {
  const change = useChangePassword();
  const { formProps, field, refuse } = useForm({
    rules: () => import('#contracts/accounts.ts'),
    validate: (typed, { passwordChange }) =>
      addFieldErrors(
        validateWith(passwordChange, typed),
        passwordConfirmationErrors(typed['newPassword'] ?? '', typed['confirmPassword'] ?? ''),
      ),
    submit: (values) =>
      change.mutate(values, {
        onSuccess: onClose,
        onError: (error) => {
          if (isWrongPassword(error)) refuse({ currentPassword: error.sentence });
        },
      }),
  });
  const failure = change.error && !isWrongPassword(change.error) ? errorMessage(change.error) : null;
  const fresh = { required: true, autoComplete: 'new-password', maxLength: passwordLength.max } as const;
  return (
    <Dialog title="Change Password" busy={change.isPending} onClose={onClose}>
      <form className={formStyles.form} {...formProps}>
        <HiddenUsername username={username} />
        <PasswordField
          label="Current Password"
          {...field('currentPassword')}
          required
          autoComplete="current-password"
          maxLength={passwordLength.max}
        />
        <PasswordField
          label="New Password"
          {...field('newPassword')}
          {...fresh}
          hint={`At least ${passwordLength.min} characters. You’ll be signed out on every other device.`}
        />
        <PasswordField label="Confirm New Password" {...field('confirmPassword')} {...fresh} />
        <FormError>{failure}</FormError>
        <DialogActions>
          <Button pending={change.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" pending={change.isPending}>
            {change.isPending ? 'Changing Password...' : 'Change Password'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
