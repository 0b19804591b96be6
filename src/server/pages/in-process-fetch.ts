import type { FastifyInstance } from 'fastify';

/** A `fetch` that calls the app in process, as an anonymous visitor: pages are the same for everybody. */
export function inProcessFetch(app: FastifyInstance): typeof fetch {
  return async (input, init) => {
    const answer = await app.inject({
      method: (init?.method ?? 'GET') as 'GET',
      url: String(input),
      headers: { accept: 'application/json' },
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) headers.set(name, String(value));
    return new Response(answer.body, { status: answer.statusCode, headers });
  };
}
