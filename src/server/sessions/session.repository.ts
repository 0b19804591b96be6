import type { Queryable } from '../db/database.ts';

export interface SessionRow {
  readonly id: string;
  readonly userId: number | null;
  readonly seenAt: Date;
}

const findSession = {
  name: 'session-find',
  text: `select id, user_id as "userId", seen_at as "seenAt"
         from sessions where token_hash = $1 and expires_at > now()`,
};

const insertSession = {
  name: 'session-insert',
  text: `insert into sessions (token_hash, expires_at)
         values ($1, now() + make_interval(days => $2))
         returning id, user_id as "userId", seen_at as "seenAt"`,
};

const touchSession = {
  name: 'session-touch',
  text: `update sessions set seen_at = now(), expires_at = now() + make_interval(days => $2) where id = $1`,
};

const rotateSession = {
  name: 'session-rotate',
  text: `update sessions set token_hash = $2, user_id = $3, seen_at = now(), expires_at = now() + make_interval(days => $4),
           previous_token_hash = token_hash, previous_until = now() + make_interval(secs => $5)
         where token_hash = $1 and expires_at > now()
         returning id, user_id as "userId", seen_at as "seenAt"`,
};

const findReplaced = {
  name: 'session-find-replaced',
  text: `select from sessions where previous_token_hash = $1 and previous_until > now()`,
};

export async function findByTokenHash(db: Queryable, tokenHash: Buffer): Promise<SessionRow | null> {
  const [row] = await db.query<SessionRow>(findSession, [tokenHash]);
  return row ?? null;
}

export async function insert(db: Queryable, tokenHash: Buffer, lifetimeDays: number): Promise<SessionRow> {
  const [row] = await db.query<SessionRow>(insertSession, [tokenHash, lifetimeDays]);
  return row!;
}

export async function touch(db: Queryable, sessionId: string, lifetimeDays: number): Promise<void> {
  await db.query(touchSession, [sessionId, lifetimeDays]);
}

/** Gives a living session a new token and owner. Null: the old token was dead, or another request was first. */
export async function rotate(
  db: Queryable,
  change: { oldHash: Buffer; newHash: Buffer; userId: number | null; lifetimeDays: number; rememberSeconds: number },
): Promise<SessionRow | null> {
  const [row] = await db.query<SessionRow>(rotateSession, [
    change.oldHash,
    change.newHash,
    change.userId,
    change.lifetimeDays,
    change.rememberSeconds,
  ]);
  return row ?? null;
}

/** Whether a token was replaced by a newer one a moment ago. */
export async function wasReplaced(db: Queryable, tokenHash: Buffer): Promise<boolean> {
  return (await db.query(findReplaced, [tokenHash])).length > 0;
}
