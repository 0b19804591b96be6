import type { Device } from '#contracts/accounts.ts';
import { Refusal } from '#domain/errors.ts';
import { shop } from '#domain/shop/shop.ts';
import type { Database, Queryable } from '../db/database.ts';
import type { Retention } from '../db/retention.ts';
import * as sessions from './session.repository.ts';
import type { SessionRow } from './session-columns.ts';
import { hashToken, newToken } from './token.ts';

/** The first that matches counts: most browsers also claim to be those further down. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?(?:iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

const firstOf = (list: readonly (readonly [RegExp, string])[], text: string): string | null =>
  list.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** 'Firefox on Linux', for a person who looks for a device they do not know. */
export function deviceName(userAgent: string | null): string {
  const browser = firstOf(browsers, userAgent ?? '');
  const system = firstOf(systems, userAgent ?? '');
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}

const { sessionLifetimeDays: lifetimeDays } = shop;

/** However often a session is used, whoever signed in does so again after this long. */
const signedInDays = 180;

/** How long a replaced token is known as such: longer than any request is on its way. */
const rememberSeconds = 60;

export type Session = Pick<SessionRow, 'id' | 'userId' | 'knownUserId' | 'isConfirmed' | 'discountCode'>;

export interface OpenedSession {
  readonly token: string;
  readonly session: Session;
}

/** A write for a session; `tx` is there when the session is made in the same transaction. */
export type SessionWork<T> = (session: Session, tx?: Queryable) => Promise<T>;

/** The device behind a request: its living session, if it has one, and what it says it is. */
export interface CurrentDevice {
  readonly current: OpenedSession | null;
  readonly userAgent: string | null;
}

export type SessionService = ReturnType<typeof createSessionService>;

/** A living session as it was found. `renewed` says that its cookie should be sent again. */
export interface FoundSession {
  readonly session: Session;
  readonly renewed: boolean;
}

const tokenPattern = /^[\w-]{43}$/;

/** What other rooms do when a session gets an owner, in the transaction that gives it one. */
export type OnSignIn = (tx: Queryable, sessionId: string, userId: number) => Promise<void>;

export function createSessionService(db: Database, onSignIn: OnSignIn = () => Promise.resolve()) {
  async function openFor(tx: Queryable, { userAgent }: CurrentDevice, userId: number | null, knownUserId = userId) {
    const token = newToken();
    const owner = { userId, knownUserId, userAgent, lifetimeDays };
    return { token, session: await sessions.insert(tx, hashToken(token), owner) };
  }

  /** Signs idle staff out, and lets a session live on that was not seen for a while. */
  async function accept(row: SessionRow): Promise<FoundSession> {
    if (row.isIdle) {
      await sessions.signOut(db, row.id);
      return { session: { ...row, userId: null, knownUserId: row.userId, isConfirmed: false }, renewed: false };
    }
    if (row.stale) await sessions.touch(db, row.id, { lifetimeDays, signedInDays });
    return { session: row, renewed: row.stale };
  }

  return {
    /** The living session of a token. */
    async find(token: string): Promise<FoundSession | null> {
      if (!tokenPattern.test(token)) return null;
      const row = await sessions.findByTokenHash(db, hashToken(token));
      return row && accept(row);
    },

    /** What every living session goes through, for whoever found it by `foundSession`. */
    accept,

    open: (device: CurrentDevice): Promise<OpenedSession> => openFor(db, device, null),

    /** Makes a session for a write. A write that is refused leaves none. */
    openAndRun: <T>(device: CurrentDevice, work: SessionWork<T>): Promise<OpenedSession & { result: T }> =>
      db.transaction(async (tx) => {
        const opened = await openFor(tx, device, null);
        return { ...opened, result: await work(opened.session, tx) };
      }),

    /** Whether the token was replaced a moment ago, so that its bearer is no stranger. */
    async wasReplaced(token: string): Promise<boolean> {
      return tokenPattern.test(token) && sessions.wasReplaced(db, hashToken(token));
    },

    /**
     * A new token and a new owner for the session of a device, and so for the same cart. The old token dies at once.
     * A device without a session gets one. `knownUserId` marks who proved to own an account without signing in.
     */
    async rotate(
      tx: Queryable,
      device: CurrentDevice,
      userId: number | null,
      knownUserId: number | null = userId,
    ): Promise<OpenedSession> {
      const { current, userAgent } = device;
      if (!current) return openFor(tx, device, userId, knownUserId);
      const token = newToken();
      const hashes = { old: hashToken(current.token), fresh: hashToken(token) };
      const owner = { userId, knownUserId, userAgent, lifetimeDays };
      const session = await sessions.rotate(tx, hashes, owner, rememberSeconds);
      // Another request of this device was first, and its answer carries the token that counts.
      if (!session) throw new Refusal('session-changed');
      if (userId !== null) await onSignIn(tx, session.id, userId);
      return { token, session };
    },

    /** The password of a session counts as recent for a few minutes, once its user gave it again. */
    async confirm(sessionId: string, userId: number): Promise<void> {
      if (!(await sessions.confirm(db, sessionId, userId))) throw new Refusal('session-changed');
    },

    /** The devices that a user is signed in on, the one that asks first. */
    async listDevices(userId: number, currentId: string | null): Promise<Device[]> {
      return (await sessions.listByUser(db, userId, currentId)).map((row) => ({
        id: row.id,
        name: deviceName(row.userAgent),
        current: row.id === currentId,
        signedInAt: row.signedInAt.toISOString(),
        seenAt: row.seenAt.toISOString(),
      }));
    },

    /**
     * For a new password: ends the sessions of a user but one, and lets no other device guess with tries of its own;
     * null keeps none.
     */
    async endOthers(tx: Queryable, userId: number, keptId: string | null): Promise<void> {
      await sessions.removeOthers(tx, userId, keptId);
      await sessions.forgetKnownUser(tx, userId, keptId);
    },

    signOutOtherDevices: (userId: number, currentId: string): Promise<void> =>
      sessions.removeOthers(db, userId, currentId),

    async signOutDevice(userId: number, sessionId: string): Promise<void> {
      if (!(await sessions.removeOne(db, userId, sessionId))) throw new Refusal('nothing-here');
    },
  };
}

export const sessionRetention: Retention = { deleteExpired: sessions.deleteExpired };
