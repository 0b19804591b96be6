import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { officeRoot } from '#domain/paths/office-paths.ts';

interface Options {
  /** The page that starts the back office, for an address in it. */
  readonly html: (url: string) => Promise<string>;
  /** What everyone else gets: what the shop says of any address that it does not know. */
  readonly otherwise: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

/** The back office, for staff. For everyone else there is nothing here. */
export function officePages(app: FastifyInstance, { html, otherwise }: Options): void {
  for (const address of [officeRoot, `${officeRoot}/*`]) {
    app.get(address, { config: { cheap: true } }, async (request, reply) => {
      if (!(await app.mayEnterOffice(request, reply))) return otherwise(request, reply);
      // The camera of a phone is a scanner here.
      reply.header('permissions-policy', 'camera=(self), geolocation=(), microphone=(), payment=()');
      reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
      return reply.send(await html(request.url));
    });
  }
}
