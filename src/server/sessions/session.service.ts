import { createHash, randomBytes } from 'node:crypto';
import { shop } from '#domain/shop.ts';
import type { Database, Queryable } from '../db/database.ts';
import * as sessions from './session.repository.ts';
import type { SessionRow } from './session.repository.ts';

const { sessionLifetimeDays } = shop;

/** A session is marked as seen at most this often, so that reading costs no write. */
const touchEveryMs = 10 * 60 * 1000;

/** How long a replaced token is known as such: longer than any request is on its way. */
const rememberSeconds = 60;

export type Session = Pick<SessionRow, 'id' | 'userId'>;

export interface OpenedSession {
  readonly token: string;
  readonly session: Session;
}

/** A write for a session; `tx` is there when the session is made in the same transaction. */
export type SessionWork<T> = (session: Session, tx?: Queryable) => Promise<T>;

export type SessionService = ReturnType<typeof createSessionService>;

const tokenPattern = /^[\w-]{43}$/;

/** Only the hash is kept, so that a copy of the database signs nobody in. */
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

const newToken = (): string => randomBytes(32).toString('base64url');

export function createSessionService(db: Database, now: () => number = Date.now) {
  return {
    /** The living session of a token. `renewed` says that its cookie should be sent again. */
    async find(token: string): Promise<{ session: Session; renewed: boolean } | null> {
      if (!tokenPattern.test(token)) return null;
      const row = await sessions.findByTokenHash(db, hashOf(token));
      if (!row) return null;
      const renewed = now() - row.seenAt.getTime() > touchEveryMs;
      if (renewed) await sessions.touch(db, row.id, sessionLifetimeDays);
      return { session: row, renewed };
    },

    async open(): Promise<OpenedSession> {
      const token = newToken();
      return { token, session: await sessions.insert(db, hashOf(token), sessionLifetimeDays) };
    },

    /** Makes a session for a write. A write that is refused leaves none. */
    async openFor<T>(work: SessionWork<T>): Promise<OpenedSession & { result: T }> {
      const token = newToken();
      return db.transaction(async (tx) => {
        const session = await sessions.insert(tx, hashOf(token), sessionLifetimeDays);
        return { token, session, result: await work(session, tx) };
      });
    },

    /** Whether the token was replaced a moment ago, so that its bearer is no stranger. */
    async wasReplaced(token: string): Promise<boolean> {
      return tokenPattern.test(token) && sessions.wasReplaced(db, hashOf(token));
    },

    /** A new token for the same session, and so for the same cart. The old token dies at once. */
    async rotate(oldToken: string, userId: number | null): Promise<OpenedSession | null> {
      const token = newToken();
      const session = await sessions.rotate(db, {
        oldHash: hashOf(oldToken),
        newHash: hashOf(token),
        userId,
        lifetimeDays: sessionLifetimeDays,
        rememberSeconds,
      });
      return session && { token, session };
    },
  };
}
