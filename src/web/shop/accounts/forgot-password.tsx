import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import { emailAddress } from '#contracts/email-address.ts';
import { resetLinkHours } from '#domain/accounts/account.ts';
import { call } from '../../api/client.ts';
import { errorMessage } from '../../api/error-message.ts';
import { validateWith } from '../../forms/validation.ts';
import { FormError } from '../../forms/form-error.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import formStyles from '../../forms/form.module.css';
import { AuthTitle } from './auth-title.tsx';

const request = z.object({ email: emailAddress });

const linkTime = resetLinkHours === 1 ? 'an hour' : `${resetLinkHours} hours`;

/** Asks for the mailed link. The answer never tells whether there is an account. */
export function ForgotPassword({ onBack }: { onBack: () => void }) {
  const ask = useMutation({
    mutationFn: (body: { email: string }) => call('POST /api/password-reset', { body }),
  });
  const { formProps, field } = useForm({
    validate: (typed) => validateWith(request, typed),
    submit: (values) => ask.mutate(values),
  });
  return (
    <form className={formStyles.form} {...formProps}>
      <AuthTitle>Forgot your password?</AuthTitle>
      <p>Enter the email address of your account and we’ll send you a link to set a new password.</p>
      <Field label="Email" {...field('email')} required type="email" autoComplete="email" maxLength={254} />
      <div role="status" className={formStyles.done}>
        {ask.isSuccess &&
          `If there’s an account with that email, a link is on its way. It works once, for ${linkTime}.`}
      </div>
      <FormError>{ask.error && errorMessage(ask.error)}</FormError>
      <Button type="submit" variant="primary" wide pending={ask.isPending}>
        {ask.isPending ? 'Sending Link...' : 'Send Link'}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        Back to Sign In
      </Button>
    </form>
  );
}
