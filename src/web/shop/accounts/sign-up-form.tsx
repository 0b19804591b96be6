import { personNameMaxLength, usernameLength } from '#domain/accounts/account.ts';
import { ApiError } from '../../api/client.ts';
import { errorMessage } from '../../api/error-message.ts';
import { FormError } from '../../forms/form-error.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { validateSignUp } from './sign-up-validation.ts';
import { registrationFailure, useRegister } from './sign-in.mutations.ts';
import { takenFieldErrors } from './taken-field-errors.ts';
import formStyles from '../../forms/form.module.css';
import { AuthTitle } from './auth-title.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

/** What is wrong with one field stands there. */
function failureText(error: Error | null): string | null {
  if (!error || Object.keys(takenFieldErrors(error)).length > 0) return null;
  return error instanceof ApiError ? registrationFailure(error) : errorMessage(error);
}

export function SignUpForm() {
  const register = useRegister();
  const { formProps, field, refuse } = useForm({
    validate: validateSignUp,
    submit: (values) => register.mutate(values, { onError: (error) => refuse(takenFieldErrors(error)) }),
  });
  return (
    <form className={formStyles.form} {...formProps}>
      <AuthTitle>Create your account</AuthTitle>
      <FormError>{failureText(register.error)}</FormError>
      <div className={formStyles.pair}>
        <Field label="First Name" {...field('firstName')} autoComplete="given-name" maxLength={personNameMaxLength} />
        <Field label="Last Name" {...field('lastName')} autoComplete="family-name" maxLength={personNameMaxLength} />
      </div>
      <Field
        label="Username"
        {...field('username')}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={usernameLength.max}
      />
      <Field label="Email" {...field('email')} required type="email" autoComplete="email" maxLength={254} />
      <NewPasswordFields field={field} />
      <Button type="submit" variant="primary" wide pending={register.isPending}>
        {register.isPending ? 'Creating Account...' : 'Create Account'}
      </Button>
    </form>
  );
}
