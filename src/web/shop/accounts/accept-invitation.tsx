import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { personNameMaxLength } from '#domain/accounts/account.ts';
import { paths } from '#domain/paths/paths.ts';
import { call } from '../../api/client.ts';
import { errorMessage } from '../../api/error-message.ts';
import { FormError } from '../../forms/form-error.tsx';
import { useForm } from '../../forms/use-form.ts';
import { addFieldErrors, validateWith } from '../../forms/validation.ts';
import { setCurrentUser } from '../../session/user.queries.ts';
import { toast } from '../../toast/toast-store.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import formStyles from '../../forms/form.module.css';
import { AuthTitle } from './auth-title.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { passwordConfirmationErrors } from './sign-up-validation.ts';

type Given = Parameters<typeof call<'POST /api/staff-invitation'>>[1]['body'];

/** Where the link of an invitation to the office leads: a name and a password of one's own. */
export default function AcceptInvitation({ token }: { token: string }) {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const accept = useMutation({
    mutationFn: (body: Given) => call('POST /api/staff-invitation', { body }),
    onSuccess: ({ email }) => {
      setCurrentUser(queryClient, null);
      toast({ title: 'Welcome to the team', description: `Sign in with ${email} and your new password.` });
      navigate(paths.auth, { replace: true });
    },
  });
  const { formProps, field } = useForm({
    rules: () => import('#contracts/staff.ts'),
    validate: (typed, { acceptance }) =>
      addFieldErrors(
        validateWith(acceptance.omit({ token: true }), typed),
        passwordConfirmationErrors(typed['password'] ?? '', typed['confirmPassword'] ?? ''),
      ),
    submit: (given) => accept.mutate({ ...given, token }),
  });
  return (
    <form className={formStyles.form} {...formProps}>
      <AuthTitle>Join the team</AuthTitle>
      <p>Your name is what colleagues see beside what you do.</p>
      <div className={formStyles.pair}>
        <Field
          label="First Name"
          {...field('firstName')}
          required
          autoComplete="given-name"
          maxLength={personNameMaxLength}
        />
        <Field
          label="Last Name"
          {...field('lastName')}
          required
          autoComplete="family-name"
          maxLength={personNameMaxLength}
        />
      </div>
      <NewPasswordFields field={field} />
      <FormError>{accept.error && errorMessage(accept.error)}</FormError>
      <Button type="submit" variant="primary" wide pending={accept.isPending}>
        {accept.isPending ? 'One Moment...' : 'Accept the Invitation'}
      </Button>
    </form>
  );
}
