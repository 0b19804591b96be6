import { createHash, randomBytes } from 'node:crypto';
import { normalRecoveryCode, recoveryCodeCount, recoveryCodeOf } from '#domain/accounts/second-factor.ts';

/** With 120 random bits a code cannot be guessed from its hash, so that a quick one is enough. */
export const hashRecoveryCode = (typed: string): Buffer =>
  createHash('sha256').update(normalRecoveryCode(typed)).digest();

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () => recoveryCodeOf(randomBytes(24)));
