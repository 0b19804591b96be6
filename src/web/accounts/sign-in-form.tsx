import { credentials } from '#contracts/accounts.ts';
import { validateWith } from '../forms/validation.ts';
import { useForm } from '../forms/use-form.ts';
import { Button } from '../ui/button/button.tsx';
import { Field } from '../ui/field/field.tsx';
import { PasswordField } from '../ui/field/password-field.tsx';
import { useLogin } from './sign-in.mutations.ts';
import formStyles from '../forms/form.module.css';
import { AuthTitle } from './auth-title.tsx';
import { TextButton } from '../ui/text-button/text-button.tsx';

export function SignInForm({ onForgot }: { onForgot: () => void }) {
  const login = useLogin();
  const { formProps, field } = useForm({
    validate: (typed) => validateWith(credentials, typed),
    submit: (values) => login.mutate(values),
  });
  return (
    <form className={formStyles.form} {...formProps}>
      <AuthTitle>Welcome back</AuthTitle>
      <Field
        label="Username"
        {...field('username')}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        hint="Your mail address works too."
      />
      <PasswordField
        label="Password"
        {...field('password')}
        required
        autoComplete="current-password"
        maxLength={128}
        aside={<TextButton onClick={onForgot}>Forgot password?</TextButton>}
      />
      <Button type="submit" variant="primary" wide disabled={login.isPending}>
        {login.isPending ? 'Signing In...' : 'Sign In'}
      </Button>
    </form>
  );
}
