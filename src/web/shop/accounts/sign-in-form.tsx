import { errorMessage, hasCode } from '../../api/error-message.ts';
import { FormError } from '../../forms/form-error.tsx';
import { validateWith } from '../../forms/validation.ts';
import { useForm } from '../../forms/use-form.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { PasswordField } from '../../ui/field/password-field.tsx';
import { useLogin } from './sign-in.mutations.ts';
import formStyles from '../../forms/form.module.css';
import { AuthTitle } from './auth-title.tsx';
import { TextButton } from '../../ui/text-button/text-button.tsx';

/** What the toast cannot say: what to do about it. */
const failureText = (error: Error): string =>
  hasCode(error, 'credentials-wrong')
    ? 'Invalid credentials. Please check your username and password, or reset your password.'
    : errorMessage(error);

interface SignInFormProps {
  readonly onForgot: () => void;
  readonly onSecondFactor: () => void;
}

export function SignInForm({ onForgot, onSecondFactor }: SignInFormProps) {
  const login = useLogin(onSecondFactor);
  const { formProps, field } = useForm({
    rules: () => import('#contracts/accounts.ts'),
    validate: (typed, { credentials }) => validateWith(credentials, typed),
    submit: (values) => login.mutate(values),
  });
  return (
    <form className={formStyles.form} {...formProps}>
      <AuthTitle>Welcome back</AuthTitle>
      <FormError>{login.error && failureText(login.error)}</FormError>
      <Field
        label="Username"
        {...field('username')}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        hint="You can also use your email."
      />
      <PasswordField
        label="Password"
        {...field('password')}
        required
        autoComplete="current-password"
        maxLength={128}
        aside={<TextButton onClick={onForgot}>Forgot password?</TextButton>}
      />
      <Button type="submit" variant="primary" wide pending={login.isPending}>
        {login.isPending ? 'Signing In...' : 'Sign In'}
      </Button>
    </form>
  );
}
