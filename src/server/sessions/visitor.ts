import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#domain/errors.ts';
import { hashToken } from './token.ts';
import type {
  OpenedSession,
  CurrentDevice,
  FoundSession,
  Session,
  SessionService,
  SessionWork,
} from './session.service.ts';
import type { SessionRow } from './session-columns.ts';
import { sessionSignCookie } from '#domain/accounts/session-sign.ts';
import { shop } from '#domain/shop/shop.ts';

const sessionCookie = 'taar_session';

/** Over https a cookie has the prefix with which browsers bind it to this very host: no neighbour can set or see it. */
const nameOf = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);

const maxAgeSeconds = shop.sessionLifetimeDays * 24 * 60 * 60;

function readCookie(header: string | undefined, wanted: string): string | null {
  for (const pair of header?.split(';') ?? []) {
    const [name, value] = pair.split('=', 2);
    if (name?.trim() === wanted && value) return value.trim();
  }
  return null;
}

/** The value of our cookie in a Cookie header. */
const readSessionCookie = (header: string | undefined, secure: boolean): string | null =>
  readCookie(header, nameOf(sessionCookie, secure));

/** Whether the browser believes that somebody is signed in. */
const hasSessionSign = (header: string | undefined, secure: boolean): boolean =>
  readCookie(header, nameOf(sessionSignCookie, secure)) !== null;

const attributes = (secure: boolean): string => `SameSite=Lax${secure ? '; Secure' : ''}`;

function writeSessionCookie(token: string, secure: boolean): string {
  return `${nameOf(sessionCookie, secure)}=${token}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; ${attributes(secure)}`;
}

function clearSessionCookie(secure: boolean): string {
  return `${nameOf(sessionCookie, secure)}=; Path=/; Max-Age=0; HttpOnly; ${attributes(secure)}`;
}

function writeSessionSign(secure: boolean): string {
  return `${nameOf(sessionSignCookie, secure)}=1; Path=/; Max-Age=${maxAgeSeconds}; ${attributes(secure)}`;
}

function clearSessionSign(secure: boolean): string {
  return `${nameOf(sessionSignCookie, secure)}=; Path=/; Max-Age=0; ${attributes(secure)}`;
}

/** The person behind one request. Nothing is looked up or written before it is asked for. */
export interface Visitor {
  /** The network address of the client, whom a proxy of ours may stand before. */
  readonly ipAddress: string;
  /** What a program shows in place of a session, as it came; null: it is a person. */
  readonly bearer: string | null;
  /** What the session would be found by; null for whoever brings none. */
  readonly tokenHash: Buffer | null;
  /** Says for the log whose account this is about, when no session tells: a guess, a second step, a mailed link. */
  readonly logAccount: LogAccount;
  /** The session, if there is one. Never makes one. */
  findSession(): Promise<Session | null>;
  /** The session, made now if there is none: for writes only. */
  openSession(): Promise<Session>;
  /** Writes for the session. If it has to be made, it is made together with what is written, or not at all. */
  withSession<T>(work: SessionWork<T>): Promise<T>;
  /**
   * The same for work that finds the session itself, in the statement that does it. Null: there is none, and nothing was
   * done.
   */
  withFoundSession<T>(work: FoundSessionWork<T>): Promise<T | null>;
  /** The id of the signed-in user, or a refusal. */
  requireUserId(): Promise<number>;
  /** The session of the signed-in user, or a refusal. */
  requireSignedIn(): Promise<{ readonly id: string; readonly userId: number }>;
  /** What sign-in, sign-up and sign-out hand to the session service. */
  currentDevice(): Promise<CurrentDevice>;
  /** Sends the token of a session to the browser, once the change that made it is committed. */
  setSessionCookie(opened: OpenedSession): void;
  /** Takes the cookie from the browser: its session is gone. */
  removeSessionCookie(): void;
}

export type LogAccount = (userId: number) => void;

/** Work for the living session of a token hash, if there is one; it answers, or refuses, once that was accepted. */
export type FoundSessionWork<T> = (
  tokenHash: Buffer,
) => Promise<{ readonly session: SessionRow | null; readonly answer: () => T }>;

interface VisitorDeps {
  readonly sessions: SessionService;
  readonly secureCookies: () => boolean;
}

const userAgentLimit = 300;

export function visitorOf(request: FastifyRequest, reply: FastifyReply, deps: VisitorDeps): Visitor {
  const token = readSessionCookie(request.headers.cookie, deps.secureCookies());
  const userAgent = request.headers['user-agent']?.slice(0, userAgentLimit) ?? null;
  const tokenHash = token ? hashToken(token) : null;
  let lookup: Promise<Session | null> | null = null;

  /** The account that a call tries to enter says more than the one that is signed in. */
  const logAccount: LogAccount = (userId) => void (request.accountId = userId);
  const isOf = (userId: number): void => void (request.accountId ??= userId);

  const setCookie = (cookie: string): void => void reply.header('set-cookie', cookie);

  /** The sign goes with the person: a session of a cart alone has none. */
  const setSign = (isSignedIn: boolean): void => {
    if (isSignedIn) setCookie(writeSessionSign(deps.secureCookies()));
    else if (hasSessionSign(request.headers.cookie, deps.secureCookies()))
      setCookie(clearSessionSign(deps.secureCookies()));
  };

  const setSessionCookie = (opened: OpenedSession): void => {
    setCookie(writeSessionCookie(opened.token, deps.secureCookies()));
    setSign(opened.session.userId !== null);
    if (opened.session.userId !== null) isOf(opened.session.userId);
    lookup = Promise.resolve(opened.session);
  };

  const recognise = (found: FoundSession | null): Session | null => {
    if (token && found?.renewed) setSessionCookie({ token, session: found.session });
    if (found?.session.userId != null) isOf(found.session.userId);
    return found?.session ?? null;
  };

  const look = async (): Promise<Session | null> => (token ? recognise(await deps.sessions.find(token)) : null);

  const findSession = (): Promise<Session | null> => (lookup ??= look());

  const requireSignedIn = async () => {
    const session = await findSession();
    if (session?.userId == null) {
      // It ended elsewhere, or is too old: the browser need not ask again.
      setSign(false);
      throw new Refusal('not-signed-in');
    }
    return { id: session.id, userId: session.userId };
  };

  return {
    ipAddress: request.clientAddress,
    bearer: /^bearer +(.*)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null,
    tokenHash,
    logAccount,
    findSession,
    async openSession() {
      const found = await findSession();
      if (found) return found;
      const opened = await deps.sessions.open({ current: null, userAgent });
      setSessionCookie(opened);
      return opened.session;
    },
    async withSession(work) {
      const session = await findSession();
      if (session) return work(session);
      if (token && (await deps.sessions.wasReplaced(token))) throw new Refusal('session-changed');
      const { result, ...opened } = await deps.sessions.openAndRun({ current: null, userAgent }, work);
      setSessionCookie(opened);
      return result;
    },
    async withFoundSession(work) {
      if (!tokenHash) return null;
      const { session, answer } = await work(tokenHash);
      const found = session && recognise(await deps.sessions.accept(session));
      lookup = Promise.resolve(found);
      return found && answer();
    },
    requireSignedIn,
    requireUserId: async () => (await requireSignedIn()).userId,
    async currentDevice() {
      const session = await findSession();
      return { current: session && token ? { token, session } : null, userAgent };
    },
    setSessionCookie,
    removeSessionCookie() {
      setCookie(clearSessionCookie(deps.secureCookies()));
      setSign(false);
      lookup = Promise.resolve(null);
    },
  };
}
