import type { FastifyRequest } from 'fastify';
import type { Serve } from '../http/api-routes.ts';
import type { ClassPapers } from './class-papers.service.ts';
import type { QuoteDeciding } from './quote-deciding.service.ts';
import { quoteCallerOf, type QuoteService } from './quote.service.ts';

interface Services {
  readonly quotes: QuoteService;
  readonly deciding: QuoteDeciding;
  readonly classPapers: ClassPapers;
  readonly isLocal: (request: FastifyRequest) => boolean;
}

export function quoteRoutes(serve: Serve, { quotes, deciding, classPapers, isLocal }: Services): void {
  serve('POST /api/quotes', async ({ body, visitor }) =>
    quotes.ask(body, (await visitor.findSession())?.userId ?? null, visitor.ipAddress),
  );
  serve('GET /api/quotes', async ({ query, visitor }) => quotes.list(await visitor.requireUserId(), query));
  serve('POST /api/quote-links', ({ body, visitor }) => quotes.requestLink(body, visitor.ipAddress));
  serve('GET /api/quotes/:number', async ({ params, reply, ...call }) =>
    quotes.get(params.number, await quoteCallerOf(call), { isLocal: isLocal(reply.request) }),
  );
  serve('POST /api/quotes/:number/accept', async ({ params, body, reply, ...call }) =>
    deciding.accept(params.number, await quoteCallerOf(call), body, { isLocal: isLocal(reply.request) }),
  );
  serve('POST /api/quotes/:number/decline', async ({ params, body, reply, ...call }) => {
    const caller = await quoteCallerOf(call);
    await deciding.decline(params.number, caller, body);
    return quotes.get(params.number, caller, { isLocal: isLocal(reply.request) });
  });
  serve('POST /api/quotes/:number/messages', async ({ params, body, reply, ...call }) => {
    const caller = await quoteCallerOf(call);
    await deciding.ask(params.number, caller, body.body);
    return quotes.get(params.number, caller, { isLocal: isLocal(reply.request) });
  });
  serve('GET /api/quotes/:number/packing-list', async ({ params, visitor, reply }) => {
    const { name, bytes } = await classPapers.ownPackingList(params.number, await visitor.requireUserId());
    reply.header('content-disposition', `inline; filename="${name}"`);
    return bytes;
  });
  serve('GET /api/quotes/:number/pdf', async ({ params, reply, ...call }) => {
    const { name, bytes } = await quotes.file(params.number, await quoteCallerOf(call));
    reply.header('content-disposition', `inline; filename="${name}"`);
    return bytes;
  });
}
