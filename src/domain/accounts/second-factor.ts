import { isPlainLine } from '../text.ts';

/** What one may show besides the password. */
export const factorKinds = ['totp', 'passkey'] as const;
export type FactorKind = (typeof factorKinds)[number];

/** A sign-in whose password was right waits so long for its second step, and a new factor for its first use. */
export const stepMinutes = 10;

export const recoveryCodeCount = 10;
export const factorLimit = 10;
export const factorNameMaxLength = 60;

export const factorSentences = {
  code: 'Enter the six digits that your app shows',
  recoveryCode: 'Enter a recovery code as it was shown to you',
  name: `Give it a name of at most ${factorNameMaxLength} characters`,
} as const;

export const isFactorName = (name: string): boolean =>
  name !== '' && name.length <= factorNameMaxLength && isPlainLine(name);

/** People type codes in groups. */
export const digitsOf = (typed: string): string => typed.replaceAll(/[\s-]/g, '');

/** Twenty-four letters and digits of base32, 120 random bits, without those that look alike. */
const recoveryAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const recoveryLength = 24;

export const recoveryCodeOf = (bytes: Uint8Array): string =>
  [...bytes.subarray(0, recoveryLength)]
    .map((byte) => recoveryAlphabet[byte % recoveryAlphabet.length])
    .join('')
    .replaceAll(/(.{6})(?=.)/g, '$1-');

/** As it was given out, however it was typed. */
export const normalRecoveryCode = (typed: string): string => digitsOf(typed).toUpperCase();

export const isRecoveryCode = (typed: string): boolean => normalRecoveryCode(typed).length === recoveryLength;
