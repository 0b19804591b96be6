import { passwordLength } from '#domain/accounts/account.ts';
import { PasswordField } from '../../ui/field/password-field.tsx';

interface NewPasswordFieldsProps {
  readonly field: (name: string) => { readonly name: string; readonly error: string | undefined };
  readonly label?: string;
  /** After how long it must be. */
  readonly hint?: string;
}

/** A password to be, typed twice. */
export const NewPasswordFields = ({ field, label = 'Password', hint = '' }: NewPasswordFieldsProps) => (
  <>
    <PasswordField
      label={label}
      {...field('password')}
      required
      autoComplete="new-password"
      maxLength={passwordLength.max}
      hint={`At least ${passwordLength.min} characters.${hint}`}
    />
    <PasswordField
      label="Confirm Password"
      {...field('confirmPassword')}
      required
      autoComplete="new-password"
      maxLength={passwordLength.max}
    />
  </>
);
