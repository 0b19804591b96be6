import { hash, randomBytes } from 'node:crypto';

/** 256 random bits in 43 characters that an address can carry. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Only the hash is kept, so that a copy of the database opens nothing. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer');
