import { isPlainLine } from '../text.ts';

/** Limits and sentences of an account. They feed the contract, the forms and the messages. */
export const usernameLength = { min: 2, max: 64 } as const;
export const passwordLength = { min: 6, max: 128 } as const;
export const personNameMaxLength = 100;

/** How long the links in our mails work. */
export const resetLinkHours = 1;
export const emailLinkHours = 48;

export const accountSentences = {
  usernameMissing: 'Username is required',
  usernameLength: `Username must have ${usernameLength.min} to ${usernameLength.max} characters`,
  usernameShape: 'Username may hold letters, digits, dots, dashes and underscores, and starts with a letter or digit',
  emailMissing: 'Email is required',
  passwordMissing: 'Password is required',
  passwordShort: `Password must be at least ${passwordLength.min} characters`,
  passwordLong: `Password must be at most ${passwordLength.max} characters`,
  passwordBlank: 'Password can’t be only spaces',
  passwordCommon: 'That password is too easy to guess. Please choose another one.',
  passwordsDiffer: "Passwords don't match",
  nameMissing: 'Name is required',
  nameInvalid: `A name may have at most ${personNameMaxLength} characters, on one line, and no web address`,
} as const;

// No at sign: the sign-in field takes mail addresses too, and a username must never be somebody's mail address.
const usernamePattern = /^[a-z0-9][a-z0-9._-]*$/i;

/** What is wrong with a username, or null. */
export function usernameProblem(username: string): string | null {
  if (username === '') return accountSentences.usernameMissing;
  if (!usernamePattern.test(username)) return accountSentences.usernameShape;
  const { min, max } = usernameLength;
  return username.length < min || username.length > max ? accountSentences.usernameLength : null;
}

/** What is wrong with a new password, or null. */
export function passwordProblem(password: string): string | null {
  if (password === '') return accountSentences.passwordMissing;
  if (password.length < passwordLength.min) return accountSentences.passwordShort;
  if (password.trim() === '') return accountSentences.passwordBlank;
  return password.length > passwordLength.max ? accountSentences.passwordLong : null;
}

/** Names stand in mails and on parcels, and nobody is called after a page. Initials keep their dots: S.Ramanujan. */
const webAddress = /:\/\/|\bwww\./i;

export const isPersonName = (name: string): boolean =>
  name.length <= personNameMaxLength && isPlainLine(name) && !webAddress.test(name);
