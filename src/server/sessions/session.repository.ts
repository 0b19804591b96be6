import type { Queryable } from '../db/database.ts';
import { isLivingSession, sessionColumns, type SessionRow } from './session-columns.ts';

export interface DeviceRow {
  readonly id: string;
  readonly userAgent: string | null;
  readonly signedInAt: Date;
  readonly seenAt: Date;
}

/** What a new token brings with it. */
export interface SessionOwner {
  readonly userId: number | null;
  readonly knownUserId: number | null;
  readonly userAgent: string | null;
  readonly lifetimeDays: number;
}

const findSession = {
  name: 'session-find',
  text: `select ${sessionColumns} from sessions where ${isLivingSession(1)}`,
};

const insertSession = {
  name: 'session-insert',
  text: `insert into sessions (token_hash, user_id, known_user_id, user_agent, signed_in_at, expires_at)
         values ($1, $2::integer, $3, $4, case when $2 is not null then now() end, now() + make_interval(days => $5))
         returning ${sessionColumns}`,
};

const touchSession = {
  name: 'session-touch',
  // A guest has not signed in, and least() leaves out what is null.
  text: `update sessions
         set seen_at = now(),
             expires_at = least(now() + make_interval(days => $2), signed_in_at + make_interval(days => $3))
         where id = $1`,
};

const rotateSession = {
  name: 'session-rotate',
  text: `update sessions
         set token_hash = $2, user_id = $3::integer, known_user_id = coalesce($4, user_id, known_user_id), user_agent = $5,
             signed_in_at = case when $3 is null then null when user_id = $3 then coalesce(signed_in_at, now()) else now() end,
             seen_at = now(), expires_at = now() + make_interval(days => $6), confirmed_at = null,
             previous_token_hash = token_hash, previous_until = now() + make_interval(secs => $7)
         where token_hash = $1 and expires_at > now()
         returning ${sessionColumns}`,
};

const confirmSession = {
  name: 'session-confirm',
  text: `update sessions set confirmed_at = now() where id = $1 and user_id = $2 returning id`,
};

const signOutSession = {
  name: 'session-sign-out',
  text: `update sessions set user_id = null, signed_in_at = null, confirmed_at = null, known_user_id = user_id
         where id = $1 and user_id is not null`,
};

const listDevices = {
  name: 'session-list-devices',
  text: `select id, user_agent as "userAgent", coalesce(signed_in_at, created_at) as "signedInAt", seen_at as "seenAt"
         from sessions where user_id = $1 and expires_at > now()
         order by id::text = $2 desc, seen_at desc limit 200`,
};

const deleteOthers = {
  name: 'session-delete-others',
  text: `delete from sessions where user_id = $1 and id is distinct from $2`,
};

const forgetOthers = {
  name: 'session-forget-others',
  text: `update sessions set known_user_id = null where known_user_id = $1 and id is distinct from $2`,
};

const deleteOne = {
  name: 'session-delete-one',
  text: `delete from sessions where user_id = $1 and id::text = $2 returning id`,
};

const deleteExpiredSessions = {
  name: 'session-delete-expired',
  text: `delete from sessions where expires_at < now()`,
};

const findReplaced = {
  name: 'session-find-replaced',
  text: `select from sessions where previous_token_hash = $1 and previous_until > now()`,
};

export async function findByTokenHash(db: Queryable, tokenHash: Buffer): Promise<SessionRow | null> {
  const [row] = await db.query<SessionRow>(findSession, [tokenHash]);
  return row ?? null;
}

export async function insert(db: Queryable, tokenHash: Buffer, owner: SessionOwner): Promise<SessionRow> {
  const { userId, knownUserId, userAgent, lifetimeDays } = owner;
  const [row] = await db.query<SessionRow>(insertSession, [tokenHash, userId, knownUserId, userAgent, lifetimeDays]);
  return row!;
}

/** Lets a session live on, but not longer after a sign-in than people should go without one. */
export async function touch(
  db: Queryable,
  sessionId: string,
  { lifetimeDays, signedInDays }: { readonly lifetimeDays: number; readonly signedInDays: number },
): Promise<void> {
  await db.query(touchSession, [sessionId, lifetimeDays, signedInDays]);
}

/** Gives a living session a new token and owner. Null: the old token was dead, or another request was first. */
export async function rotate(
  db: Queryable,
  hashes: { readonly old: Buffer; readonly fresh: Buffer },
  { userId, knownUserId, userAgent, lifetimeDays }: SessionOwner,
  rememberSeconds: number,
): Promise<SessionRow | null> {
  const values = [hashes.old, hashes.fresh, userId, knownUserId, userAgent, lifetimeDays, rememberSeconds];
  const [row] = await db.query<SessionRow>(rotateSession, values);
  return row ?? null;
}

/** Leaves a session without its user, but with its cart. */
export async function signOut(db: Queryable, sessionId: string): Promise<void> {
  await db.query(signOutSession, [sessionId]);
}

/** The password of its user was given again. False: the session ended meanwhile. */
export async function confirm(db: Queryable, sessionId: string, userId: number): Promise<boolean> {
  return (await db.query(confirmSession, [sessionId, userId])).length > 0;
}

/** Whether a token was replaced by a newer one a moment ago. */
export async function wasReplaced(db: Queryable, tokenHash: Buffer): Promise<boolean> {
  return (await db.query(findReplaced, [tokenHash])).length > 0;
}

export const listByUser = (db: Queryable, userId: number, currentId: string | null): Promise<DeviceRow[]> =>
  db.query<DeviceRow>(listDevices, [userId, currentId]);

/** Ends the sessions of a user, their carts with them; null keeps none. */
export async function removeOthers(db: Queryable, userId: number, keptId: string | null): Promise<void> {
  await db.query(deleteOthers, [userId, keptId]);
}

/** Makes strangers of the devices that knew a user, signed in or not; their carts stay. */
export async function forgetKnownUser(db: Queryable, userId: number, keptId: string | null): Promise<void> {
  await db.query(forgetOthers, [userId, keptId]);
}

export async function removeOne(db: Queryable, userId: number, sessionId: string): Promise<boolean> {
  return (await db.query(deleteOne, [userId, sessionId])).length > 0;
}

export async function deleteExpired(db: Queryable): Promise<void> {
  await db.query(deleteExpiredSessions);
}
