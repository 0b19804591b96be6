import type { Serve } from '../http/api-routes.ts';
import { quoteCallerOf, type QuoteService } from './quote.service.ts';

export function quoteRoutes(serve: Serve, quotes: QuoteService): void {
  serve('POST /api/quotes', async ({ body, visitor }) =>
    quotes.ask(body, (await visitor.findSession())?.userId ?? null, visitor.ipAddress),
  );
  serve('GET /api/quotes/:number', async ({ params, ...call }) => quotes.get(params.number, await quoteCallerOf(call)));
}
