import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { api, type Api } from '#contracts/api.ts';
import {
  splitEndpointKey,
  takesToken,
  type Access,
  type Endpoint,
  type HandlerInput,
  type Reply,
} from '#contracts/endpoint.ts';
import { hasRight, type AuthenticatedStaff } from '#domain/accounts/staff.ts';
import { Refusal } from '#domain/errors.ts';
import { admitRequest } from './admission.ts';
import type { Line } from './admission-gate.ts';
import { visitorOf, type Visitor } from '../sessions/visitor.ts';
import type { SessionService } from '../sessions/session.service.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call this route. Every route under /api has one. */
    access?: Access;
  }
}

export interface ApiDeps {
  readonly sessions: SessionService;
  readonly secureCookies: () => boolean;
  readonly staffOf: (userId: number) => Promise<AuthenticatedStaff | null>;
  /** Whom a program acts for by its token, and what it may do for them; a refusal if there is no such token. */
  readonly staffOfToken: (token: string) => Promise<AuthenticatedStaff>;
}

interface Call<E extends Endpoint> extends HandlerInput<E> {
  readonly visitor: Visitor;
  /** Who does it, in the office. */
  readonly staff: E['access'] extends 'admin' ? AuthenticatedStaff : null;
  readonly reply: FastifyReply;
  /** What was uploaded. */
  readonly bytes: E['upload'] extends object ? Buffer : null;
}

interface ServeOptions<E extends Endpoint> {
  /** Called when the call has to wait for a place: see `AdmissionWishes`. */
  readonly onWait?: (call: Call<E>, refuse: (refusal: Refusal) => void) => () => void;
  /** Refuses whoever may not send a file before a byte of it is read, where the contract alone cannot tell. */
  readonly beforeUpload?: (call: Omit<Call<E>, 'body' | 'bytes' | 'staff' | 'reply'>) => Promise<unknown>;
}

/** `serve('GET /api/cart', handler)`: validation, access and the line to wait in come from the contract. */
export type Serve = <K extends keyof Api>(
  key: K,
  handle: (call: Call<Api[K]>) => Promise<Reply<Api[K]>>,
  options?: ServeOptions<Api[K]>,
) => void;

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  // Sentences of our own stand in the schemas; those of the library, about types, are left empty.
  const parsed = schema.safeParse(value ?? {}, { error: () => '' });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.');
  throw new Refusal('input-invalid', issue?.message || (field ? `The value of '${field}' is not valid.` : undefined));
}

function requireRight({ right, allowedBeforeSecondFactor }: Endpoint, staff: AuthenticatedStaff): void {
  if (!right || !hasRight(staff, right)) throw new Refusal('not-allowed');
  if (staff.lacksFactor && !allowedBeforeSecondFactor) throw new Refusal('factor-needed');
}

/** A token stands for itself: whatever cookie comes beside it counts for nothing. */
async function requireProgram(endpoint: Endpoint, token: string, visitor: Visitor, deps: ApiDeps) {
  const staff = await deps.staffOfToken(token);
  visitor.logAccount(staff.userId);
  if (!takesToken(endpoint)) throw new Refusal('token-not-taken');
  requireRight(endpoint, staff);
  return staff;
}

/** To everyone but the staff, what is in the office does not exist. */
async function requireStaff(endpoint: Endpoint, visitor: Visitor, { staffOf }: ApiDeps): Promise<AuthenticatedStaff> {
  const { requiresRecentPassword } = endpoint;
  const session = await visitor.findSession();
  const staff = session?.userId == null ? null : await staffOf(session.userId);
  if (!staff) throw new Refusal('nothing-here');
  requireRight(endpoint, staff);
  if (requiresRecentPassword && !session?.isConfirmed) throw new Refusal('password-needed');
  return staff;
}

async function checkAccess(endpoint: Endpoint, visitor: Visitor, deps: ApiDeps): Promise<AuthenticatedStaff | null> {
  if (endpoint.access === 'user') await visitor.requireUserId();
  if (endpoint.access !== 'admin') return null;
  const { bearer } = visitor;
  return bearer === null ? requireStaff(endpoint, visitor, deps) : requireProgram(endpoint, bearer, visitor, deps);
}

/** A file whole, or piece by piece as it is made. */
const toPayload = (file: unknown): unknown =>
  file instanceof Uint8Array ? file : Readable.from(file as AsyncIterable<string>);

/** Files come as bytes of any kind; what they are is told by what is in them. */
export function takeUploads(scope: FastifyInstance): void {
  scope.addContentTypeParser(/^(image|text|application)\/(?!json)/, { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
}

function uploadedBytes({ upload }: Endpoint, { body }: FastifyRequest): Buffer | null {
  if (!upload) return null;
  if (!Buffer.isBuffer(body)) throw new Refusal('content-type-wrong', 'Please send the file itself, as bytes.');
  return body;
}

const parseAddress = (endpoint: Endpoint, request: FastifyRequest) => ({
  params: parse(endpoint.params, request.params),
  query: parse(endpoint.query, request.query),
  headers: parse(endpoint.headers, request.headers),
});

/** Binds handlers to the endpoints of the contract. */
export function createServe(app: FastifyInstance, deps: ApiDeps): Serve {
  return (key, handle, { onWait, beforeUpload } = {}) => {
    const endpoint: Endpoint = api[key];
    const { method, path } = splitEndpointKey(key);
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const visitor = visitorOf(request, reply, deps);
      // What is the same for all says so itself; everything else is about one person, and no cache may keep it.
      reply.header('cache-control', 'no-store');
      const staff = await checkAccess(endpoint, visitor, deps);
      const input = { ...parseAddress(endpoint, request), body: parse(endpoint.body, request.body) };
      reply.code(endpoint.status);
      const bytes = uploadedBytes(endpoint, request);
      const call = { ...input, visitor, staff, reply, bytes } as Parameters<typeof handle>[0];
      const answer = await admitRequest(app, request, () => handle(call), onWait && ((refuse) => onWait(call, refuse)));
      if (endpoint.file) return reply.type(endpoint.file).send(toPayload(answer));
      return endpoint.reply === null ? reply.send() : answer;
    };
    const upload = endpoint.upload && {
      bodyLimit: endpoint.upload.maxBytes,
      onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
        const visitor = visitorOf(request, reply, deps);
        await checkAccess(endpoint, visitor, deps);
        type Sender = Parameters<NonNullable<typeof beforeUpload>>[0];
        await beforeUpload?.({ ...parseAddress(endpoint, request), visitor } as Sender);
      },
    };
    const line: Line | undefined = endpoint.line ?? (onWait && 'rest');
    const { access, outlivesClient } = endpoint;
    const config = { access, ...(line && { line }), ...(outlivesClient && { outlivesClient }) };
    app.route({ method, url: path, config, handler, ...upload });
  };
}
