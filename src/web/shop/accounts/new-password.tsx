import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { errorMessage } from '../../api/error-message.ts';
import { addFieldErrors, validateWith } from '../../forms/validation.ts';
import { FormError } from '../../forms/form-error.tsx';
import { useForm } from '../../forms/use-form.ts';
import { toast } from '../../toast/toast-store.ts';
import { Button } from '../../ui/button/button.tsx';
import { passwordConfirmationErrors } from './sign-up-validation.ts';
import { setCurrentUser } from '../../session/user.queries.ts';
import formStyles from '../../forms/form.module.css';
import { AuthTitle } from './auth-title.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

interface NewPasswordProps {
  token: string;
  onDone: () => void;
  onAskAgain: () => void;
}

/** Where the mailed link leads: it sets a new password, once, and ends every session. */
export function NewPassword({ token, onDone, onAskAgain }: NewPasswordProps) {
  const queryClient = useQueryClient();
  const reset = useMutation({
    mutationFn: (password: string) => call('POST /api/password-reset/confirm', { body: { token, password } }),
    onSuccess: () => {
      setCurrentUser(queryClient, null);
      toast({ title: 'Password changed', description: 'Sign in with your new password.' });
      onDone();
    },
  });
  const { formProps, field } = useForm({
    rules: () => import('#contracts/accounts.ts'),
    validate: (typed, { passwordReset }) =>
      addFieldErrors(
        validateWith(passwordReset.pick({ password: true }), typed),
        passwordConfirmationErrors(typed['password'] ?? '', typed['confirmPassword'] ?? ''),
      ),
    submit: ({ password }) => reset.mutate(password),
  });
  return (
    <form className={formStyles.form} {...formProps}>
      <AuthTitle>Choose a new password</AuthTitle>
      <NewPasswordFields field={field} label="New Password" hint=" You’ll be signed out on every device." />
      <FormError>{reset.error && errorMessage(reset.error)}</FormError>
      <Button type="submit" variant="primary" wide pending={reset.isPending}>
        {reset.isPending ? 'Setting Password...' : 'Set Password'}
      </Button>
      <Button variant="quiet" onClick={onAskAgain}>
        Ask for a new link
      </Button>
    </form>
  );
}
