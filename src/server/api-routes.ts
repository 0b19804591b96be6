import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { api, type Api } from '#contracts/api.ts';
import { splitKey, type Access, type Endpoint, type HandlerInput, type Reply } from '#contracts/endpoint.ts';
import { Refusal } from '#domain/errors.ts';
import { visitorOf, type Visitor } from './sessions/visitor.ts';
import type { SessionService } from './sessions/session.service.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call this route. Every route under /api has one. */
    access?: Access;
  }
}

export interface ApiDeps {
  readonly sessions: SessionService;
  readonly secureCookies: () => boolean;
}

interface Call<E extends Endpoint> extends HandlerInput<E> {
  readonly visitor: Visitor;
  readonly reply: FastifyReply;
}

/** `serve('GET /api/cart', handler)`: validation and access come from the contract. */
export type Serve = <K extends keyof Api>(key: K, handle: (call: Call<Api[K]>) => Promise<Reply<Api[K]>>) => void;

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value ?? {});
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.');
  // Sentences of our own end with a full stop; those of the library speak of types.
  const plain = issue?.message.endsWith('.') ? issue.message : null;
  throw new Refusal('input-invalid', plain ?? (field ? `The value of '${field}' is not valid.` : undefined));
}

async function checkAccess(access: Access, visitor: Visitor): Promise<void> {
  if (access === 'user') await visitor.requireUser();
  // The admin role comes with the back office; until then nobody has it, and nobody learns what is there.
  if (access === 'admin') throw new Refusal('nothing-here');
}

/** Binds handlers to the endpoints of the contract. */
export function createServe(app: FastifyInstance, deps: ApiDeps): Serve {
  return (key, handle) => {
    const endpoint: Endpoint = api[key];
    const { method, path } = splitKey(key);
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const visitor = visitorOf(request, reply, deps);
      await checkAccess(endpoint.access, visitor);
      const input = {
        params: parse(endpoint.params, request.params),
        query: parse(endpoint.query, request.query),
        body: parse(endpoint.body, request.body),
      };
      reply.code(endpoint.status);
      const answer = await handle({ ...input, visitor, reply } as Parameters<typeof handle>[0]);
      return endpoint.reply === null ? reply.send() : answer;
    };
    app.route({ method, url: path, config: { access: endpoint.access }, handler });
  };
}
