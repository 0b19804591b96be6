import { registration } from '#contracts/accounts.ts';
import { accountSentences, passwordLength } from '#domain/accounts/account.ts';
import { alsoCheck, checkWith, type Problems, type Typed } from '../forms/check.ts';

/** What is wrong with the second typing of a new password, for the field of that name. */
export function confirmationProblems(password: string, confirmPassword: string): Problems {
  if (confirmPassword.length < passwordLength.min) return { confirmPassword: accountSentences.passwordShort };
  return confirmPassword === password ? {} : { confirmPassword: accountSentences.passwordsDiffer };
}

/** The confirmation is checked here and stays here: it is not part of what is sent. */
export const checkSignUp = (typed: Typed) =>
  alsoCheck(
    checkWith(registration, typed),
    confirmationProblems(typed['password'] ?? '', typed['confirmPassword'] ?? ''),
  );
