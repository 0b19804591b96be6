import type { Limit } from '../throttle/throttle.ts';
import { digest, networkOf } from '../throttle/throttle.ts';

/** No person and no script of ordinary pace meets these; the ones per address allow for a shared line. */
export const accountLimits = {
  failuresPerAccount: { max: 10, minutes: 15 },
  failuresPerIp: { max: 100, minutes: 15 },
  signUpsPerIp: { max: 100, minutes: 60 },
  // A link lasts an hour. These are not part of the mailbox's bound, or strangers could use it up and keep its owner out.
  resetsPerMailbox: { max: 5, minutes: 60 },
  resetsPerIp: { max: 60, minutes: 60 },
  emailChangesPerAccount: { max: 10, minutes: 60 },
} as const satisfies Record<string, Limit>;

/** Names of counters. */
export const throttleKeys = {
  /** Both names of an account lead to one counter, and a name nobody has gets one as well. */
  account: (userId: number | null, login: string) =>
    userId === null ? `sign-in:name:${digest(login)}` : `sign-in:user:${userId}`,
  knownDevice: (sessionId: string, userId: number) => `sign-in:device:${sessionId}:${userId}`,
  signInIp: (address: string) => `sign-in:address:${networkOf(address)}`,
  password: (userId: number) => `password:user:${userId}`,
  signUpIp: (address: string) => `sign-up:address:${networkOf(address)}`,
  resetMailbox: (email: string) => `reset:mailbox:${digest(email)}`,
  resetIp: (address: string) => `reset:address:${networkOf(address)}`,
  emailChange: (userId: number) => `email-change:user:${userId}`,
} as const;
