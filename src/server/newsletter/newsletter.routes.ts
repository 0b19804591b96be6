import type { FastifyInstance } from 'fastify';
import { mailedPaths } from '#domain/paths/mailed-paths.ts';
import { linkToken } from '#contracts/link-token.ts';
import type { Serve } from '../http/api-routes.ts';
import type { NewsletterService } from './newsletter.service.ts';

export function newsletterRoutes(serve: Serve, newsletter: NewsletterService): void {
  serve('POST /api/newsletter', ({ body, visitor }) => newsletter.requestSubscription(body.email, visitor.ipAddress));
  serve('POST /api/newsletter/confirm', ({ body }) => newsletter.confirm(body.token));
}

/**
 * The address in the List-Unsubscribe header. Mail programs post one of two kinds of form to it (RFC 8058); what it says
 * is always the same, so it is not read. Programs that know no better open the address, and are led to the screen.
 */
export function unsubscribeRoutes(app: FastifyInstance, serve: Serve, newsletter: NewsletterService): void {
  for (const type of ['application/x-www-form-urlencoded', /^multipart\/form-data/]) {
    app.addContentTypeParser(type, { parseAs: 'string' }, (_request, _body, done) => done(null, {}));
  }
  serve('POST /api/newsletter/leave', ({ query }) => newsletter.unsubscribe(query.token));

  app.get<{ Querystring: { token?: unknown } }>(
    '/api/newsletter/leave',
    { config: { access: 'anyone' } },
    (request, reply) => {
      const token = linkToken.safeParse(request.query.token).data ?? '';
      return reply.header('cache-control', 'no-store').redirect(mailedPaths.newsletterLeave(token), 303);
    },
  );
}
