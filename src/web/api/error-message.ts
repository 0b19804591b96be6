import type { RefusalCode } from '#domain/errors.ts';
import { ApiError } from './client.ts';

/** Whether a call was refused for one of these reasons. */
export const hasCode = (error: unknown, ...codes: RefusalCode[]): error is ApiError =>
  error instanceof ApiError && codes.includes(error.code!);

/** The shop has said no, so nothing was done. A server in trouble, or silence, leaves that open. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/** The shop has said that it is in trouble itself, so nothing was done either. */
export const isServerTrouble = (error: unknown): boolean => error instanceof ApiError && error.status >= 500;

/** The shop, or what stands before it, has too much to do or cannot reach its database: it asks to come again. */
export const isBusy = (error: unknown): boolean => error instanceof ApiError && error.status === 503;

/** What to tell a person about a call that failed: the server's own words, or that there were none. */
export const errorMessage = (error: unknown): string =>
  error instanceof ApiError ? error.sentence : 'We can’t reach the shop. Check your connection and try again.';
