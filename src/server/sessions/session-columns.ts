import { confirmedMinutes, idleMinutes } from '#domain/accounts/staff.ts';

export interface SessionRow {
  readonly id: string;
  readonly userId: number | null;
  /** Who has proved on this device to own that account. */
  readonly knownUserId: number | null;
  /** The password was given again a few minutes ago. */
  readonly isConfirmed: boolean;
  /** It was last marked as seen so long ago that it should be again. */
  readonly stale: boolean;
  /** It is of somebody who works in the office and did nothing for too long. */
  readonly isIdle: boolean;
  /** The code that was typed for its cart. */
  readonly discountCode: string | null;
}

/** A session is marked as seen at most this often, so that reading costs no write. */
const touchEvery = `interval '10 minutes'`;

/** For those who are signed out when idle it has to be known better. */
const touchStaffEvery = `interval '1 minute'`;

// Asked last, since few sessions are of staff.
const ofStaff = `exists (select from users where users.id = sessions.user_id and users.role = 'admin')`;

export const sessionColumns = `id, user_id as "userId", known_user_id as "knownUserId", discount_code as "discountCode",
  seen_at < now() - ${touchStaffEvery} and (seen_at < now() - ${touchEvery} or ${ofStaff}) as stale,
  seen_at < now() - interval '${idleMinutes} minutes' and ${ofStaff} as "isIdle",
  coalesce(confirmed_at > now() - interval '${confirmedMinutes} minutes', false) as "isConfirmed"`;

/** Holds for the living session of the token hash in the parameter of that number. */
export const isLivingSession = (parameter: number): string => `token_hash = $${parameter} and expires_at > now()`;

/**
 * Part of a statement that does something for a session: finds the living one of the token hash in the parameter of that
 * number, without a trip of its own. `with ${foundSession(1)} select ... from session`.
 */
export const foundSession = (parameter: number): string =>
  `session as materialized (select ${sessionColumns} from sessions where ${isLivingSession(parameter)})`;
