import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#domain/errors.ts';
import { clearSessionCookie, readSessionCookie, writeSessionCookie } from './session-cookie.ts';
import type { OpenedSession, PresentDevice, Session, SessionService, SessionWork } from './session.service.ts';

/** The person behind one request. Nothing is looked up or written before it is asked for. */
export interface Visitor {
  /** The network address the request came from. */
  readonly address: string;
  /** The session, if there is one. Never makes one. */
  find(): Promise<Session | null>;
  /** The session, made now if there is none: for writes only. */
  open(): Promise<Session>;
  /** Writes for the session. If it has to be made, it is made together with what is written, or not at all. */
  write<T>(work: SessionWork<T>): Promise<T>;
  /** The id of the signed-in user, or a refusal. */
  requireUser(): Promise<number>;
  /** The session of the signed-in user, or a refusal. */
  requireSignedIn(): Promise<{ readonly id: string; readonly userId: number }>;
  /** What sign-in, sign-up and sign-out hand to the session service. */
  device(): Promise<PresentDevice>;
  /** Sends the token of a session to the browser, once the change that made it is committed. */
  keep(opened: OpenedSession): void;
  /** Takes the cookie from the browser: its session is gone. */
  forget(): void;
}

interface VisitorDeps {
  readonly sessions: SessionService;
  readonly secureCookies: () => boolean;
}

const userAgentLimit = 300;

export function visitorOf(request: FastifyRequest, reply: FastifyReply, deps: VisitorDeps): Visitor {
  const token = readSessionCookie(request.headers.cookie);
  const userAgent = request.headers['user-agent']?.slice(0, userAgentLimit) ?? null;
  let lookup: Promise<Session | null> | null = null;

  const keep = (opened: OpenedSession): void => {
    reply.header('set-cookie', writeSessionCookie(opened.token, deps.secureCookies()));
    lookup = Promise.resolve(opened.session);
  };

  const look = async (): Promise<Session | null> => {
    if (!token) return null;
    const found = await deps.sessions.find(token);
    if (found?.renewed) keep({ token, session: found.session });
    return found?.session ?? null;
  };

  const find = (): Promise<Session | null> => (lookup ??= look());

  const requireSignedIn = async () => {
    const session = await find();
    if (session?.userId == null) throw new Refusal('not-signed-in');
    return { id: session.id, userId: session.userId };
  };

  return {
    address: request.ip,
    find,
    async open() {
      const found = await find();
      if (found) return found;
      const opened = await deps.sessions.open({ current: null, userAgent });
      keep(opened);
      return opened.session;
    },
    async write(work) {
      const session = await find();
      if (session) return work(session);
      if (token && (await deps.sessions.wasReplaced(token))) throw new Refusal('session-changed');
      const { result, ...opened } = await deps.sessions.openWith({ current: null, userAgent }, work);
      keep(opened);
      return result;
    },
    requireSignedIn,
    requireUser: async () => (await requireSignedIn()).userId,
    async device() {
      const session = await find();
      return { current: session && token ? { token, session } : null, userAgent };
    },
    keep,
    forget() {
      reply.header('set-cookie', clearSessionCookie(deps.secureCookies()));
      lookup = Promise.resolve(null);
    },
  };
}
