import type { registration } from '#contracts/accounts.ts';
import { accountSentences, passwordLength } from '#domain/accounts/account.ts';
import { addFieldErrors, validateWith, type FieldErrors, type FormValues } from '../../forms/validation.ts';

/** What is wrong with the second typing of a new password, for the field of that name. */
export function passwordConfirmationErrors(password: string, confirmPassword: string): FieldErrors {
  if (confirmPassword.length < passwordLength.min) return { confirmPassword: accountSentences.passwordShort };
  return confirmPassword === password ? {} : { confirmPassword: accountSentences.passwordsDiffer };
}

/** The confirmation is checked here and stays here: it is not part of what is sent. */
export const validateSignUp = (typed: FormValues, schemas: { readonly registration: typeof registration }) =>
  addFieldErrors(
    validateWith(schemas.registration, typed),
    passwordConfirmationErrors(typed['password'] ?? '', typed['confirmPassword'] ?? ''),
  );
