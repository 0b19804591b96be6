import type { FastifyRequest } from 'fastify';
import type { Serve } from '../http/api-routes.ts';
import type { ClassPapers } from './class-papers.service.ts';
import type { OfficeQuoteService } from './office-quote.service.ts';
import type { OrderDrafts } from './order-draft.service.ts';

interface Services {
  readonly quotes: OfficeQuoteService;
  readonly drafts: OrderDrafts;
  readonly classPapers: ClassPapers;
  readonly isLocal: (request: FastifyRequest) => boolean;
}

export function officeQuoteRoutes(serve: Serve, { quotes, drafts, classPapers, isLocal }: Services): void {
  serve('POST /api/admin/quotes', ({ staff }) => drafts.begin(staff));
  serve('POST /api/admin/quotes/:id/order', ({ params, body, staff, reply }) =>
    drafts.order(params.id, body, staff, { isLocal: isLocal(reply.request) }),
  );
  serve('GET /api/admin/quotes', ({ query: { view = 'all', search, ...page } }) =>
    quotes.list({ view, search: search || null, ...page }),
  );
  serve('GET /api/admin/quotes/:id', ({ params }) => quotes.find(params.id));
  serve('PATCH /api/admin/quotes/:id', ({ params, body, staff }) => quotes.save(params.id, body, staff));
  serve('POST /api/admin/quotes/:id/send', ({ params, body, staff }) => quotes.send(params.id, body.version, staff));
  serve('POST /api/admin/quotes/:id/messages', ({ params, body, staff }) => quotes.answer(params.id, body.body, staff));
  serve('POST /api/admin/quotes/:id/decline', ({ params, body, staff }) =>
    quotes.decline(params.id, body.version, staff),
  );
  serve('POST /api/admin/quotes/:id/reopen', ({ params, body, staff }) =>
    quotes.reopen(params.id, body.version, staff),
  );
  serve('GET /api/admin/quotes/:id/pdf', async ({ params, reply }) => {
    const { name, bytes } = await quotes.file(params.id);
    reply.header('content-disposition', `inline; filename="${name}"`);
    return bytes;
  });
  serve('GET /api/admin/quotes/:id/class-papers/:paper', async ({ params, reply }) => {
    const { name, bytes } = await classPapers.file(params.id, params.paper);
    reply.header('content-disposition', `inline; filename="${name}"`);
    return bytes;
  });
}
