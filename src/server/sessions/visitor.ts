import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#domain/errors.ts';
import { readSessionCookie, writeSessionCookie } from './session-cookie.ts';
import type { OpenedSession, Session, SessionService, SessionWork } from './session.service.ts';

/** The person behind one request. Nothing is looked up or written before it is asked for. */
export interface Visitor {
  /** The session, if there is one. Never makes one. */
  find(): Promise<Session | null>;
  /** The session, made now if there is none: for writes only. */
  open(): Promise<Session>;
  /** Writes for the session. If it has to be made, it is made together with what is written, or not at all. */
  write<T>(work: SessionWork<T>): Promise<T>;
  /** The id of the signed-in user, or a refusal. */
  requireUser(): Promise<number>;
  /** A new token for this session and a new owner. */
  become(userId: number | null): Promise<Session>;
}

interface VisitorDeps {
  readonly sessions: SessionService;
  readonly secureCookies: () => boolean;
}

export function visitorOf(request: FastifyRequest, reply: FastifyReply, deps: VisitorDeps): Visitor {
  const token = readSessionCookie(request.headers.cookie);
  let lookup: Promise<Session | null> | null = null;

  const keep = (opened: OpenedSession): Session => {
    reply.header('set-cookie', writeSessionCookie(opened.token, deps.secureCookies()));
    lookup = Promise.resolve(opened.session);
    return opened.session;
  };

  const look = async (): Promise<Session | null> => {
    if (!token) return null;
    const found = await deps.sessions.find(token);
    if (found?.renewed) keep({ token, session: found.session });
    return found?.session ?? null;
  };

  const find = (): Promise<Session | null> => (lookup ??= look());
  const open = async (): Promise<Session> => (await find()) ?? keep(await deps.sessions.open());

  return {
    find,
    open,
    async write(work) {
      const session = await find();
      if (session) return work(session);
      if (token && (await deps.sessions.wasReplaced(token))) throw new Refusal('session-replaced');
      const { result, ...opened } = await deps.sessions.openFor(work);
      keep(opened);
      return result;
    },
    async requireUser() {
      const session = await find();
      if (session?.userId == null) throw new Refusal('not-signed-in');
      return session.userId;
    },
    async become(userId) {
      const rotated = token ? await deps.sessions.rotate(token, userId) : null;
      if (rotated) return keep(rotated);
      if (userId === null) return open();
      throw new Refusal('not-signed-in');
    },
  };
}
