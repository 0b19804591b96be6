import type { FastifyInstance } from 'fastify';
import { Refusal, type RefusalCode } from '#domain/errors.ts';

/**
 * A `fetch` that calls the app in process, as an anonymous visitor: pages are the same for everybody. A call that fails
 * on our side fails the page in the same way.
 */
export function inProcessFetch(app: FastifyInstance): typeof fetch {
  return async (input, init) => {
    const answer = await app.inject({
      method: (init?.method ?? 'GET') as 'GET',
      url: String(input),
      headers: { accept: 'application/json, application/problem+json' },
    });
    if (answer.statusCode >= 500) throw new Refusal(answer.json<{ code: RefusalCode }>().code);
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) headers.set(name, String(value));
    return new Response(answer.body, { status: answer.statusCode, headers });
  };
}
