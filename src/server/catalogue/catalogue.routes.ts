import type { Serve } from '../http/api-routes.ts';
import type { CatalogueService } from './catalogue.service.ts';
import type { ContentsService } from './contents.service.ts';
import type { PartListService } from './parts/part-list.service.ts';
import type { PartUsesService } from './part-uses.service.ts';
import type { StockWatcherService } from './stock-watcher.service.ts';

export interface CatalogueServices {
  readonly catalogue: CatalogueService;
  readonly contents: ContentsService;
  readonly uses: PartUsesService;
  readonly partList: PartListService;
  readonly stockWatch: StockWatcherService;
}

export function catalogueRoutes(
  serve: Serve,
  { catalogue, contents, uses, partList, stockWatch }: CatalogueServices,
): void {
  serve('GET /api/products', async ({ query: { sort, limit, offset, ...filter }, reply }) => {
    const found = await catalogue.list(filter, { sort, limit, offset });
    reply.header('x-total-count', found.total).header('x-in-stock-count', found.inStock);
    return found.products;
  });
  serve('GET /api/facets', ({ query }) => catalogue.facets(query));
  serve('GET /api/suggestions', ({ query }) => catalogue.suggest(query.q));
  serve('GET /api/search-advice', ({ query }) => catalogue.advise(query.q));
  serve('GET /api/products/:id', ({ params }) => catalogue.get(params.id));
  serve('GET /api/products/:id/related', ({ params }) => uses.related(params.id));
  serve('GET /api/products/:id/contents', ({ params }) => contents.contents(params.id));
  serve('GET /api/products/:id/uses', ({ params }) => uses.uses(params.id));
  serve('GET /api/parts', () => partList.list());
  serve('POST /api/products/:id/notify', ({ params, body, visitor }) =>
    stockWatch.addWatcher(params.id, body.email, visitor.ipAddress),
  );
}
