import { pathRoots, paths, withToken } from './paths.ts';

/** Addresses that only mails lead to, apart from the others: every page of the shop carries those. */
export const mailedPaths = {
  passwordReset: (token: string) => withToken(paths.auth, 'reset', token),
  emailConfirmation: (token: string) => withToken(paths.auth, 'confirm', token),
  newsletterConfirm: (token?: string) => withToken(`${pathRoots.newsletter}/confirm`, 'token', token),
  newsletterLeave: (token?: string) => withToken(`${pathRoots.newsletter}/leave`, 'token', token),
  /** A link for somebody without an account carries the token that opens the quote. */
  quote: (number: string, token?: string | null) =>
    withToken(`${pathRoots.quotes}/${encodeURIComponent(number)}`, 'token', token),
} as const;
