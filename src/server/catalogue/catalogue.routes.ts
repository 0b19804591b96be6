import type { Serve } from '../api-routes.ts';
import type { CatalogueService } from './catalogue.service.ts';

export function catalogueRoutes(serve: Serve, catalogue: CatalogueService): void {
  serve('GET /api/products', async ({ query: { limit, offset, ...filter }, reply }) => {
    const found = await catalogue.list(filter, { limit, offset });
    reply.header('x-total-count', found.total).header('x-in-stock-count', found.inStock);
    return found.products;
  });

  serve('GET /api/products/:id', ({ params }) => catalogue.get(params.id));
}
