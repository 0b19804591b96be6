import type { ProductListFilter } from '#contracts/products.ts';
import type { Serve } from '../../http/api-routes.ts';
import type { ImportService } from './import.service.ts';

interface ImportServices {
  readonly imports: ImportService;
  readonly exportProducts: (filter: ProductListFilter) => Promise<Buffer>;
}

export function importRoutes(serve: Serve, { imports, exportProducts }: ImportServices): void {
  serve('GET /api/admin/products.csv', async ({ query, reply }) => {
    const file = await exportProducts(query);
    const day = new Date().toISOString().slice(0, 10);
    reply.header('content-disposition', `attachment; filename="products-${day}.csv"`);
    return file;
  });
  serve('GET /api/admin/imports', () => imports.list());
  serve('POST /api/admin/imports', ({ query, bytes, staff }) => imports.read(query.name, bytes, staff));
  serve('GET /api/admin/imports/:id', ({ params, staff }) => imports.get(params.id, staff));
  serve('PATCH /api/admin/imports/:id', ({ params, body, staff }) => imports.setCell(params.id, body, staff));
  serve('POST /api/admin/imports/:id/apply', ({ params, body, staff }) => imports.apply(params.id, body, staff));
  serve('GET /api/admin/imports/:id/undo', ({ params }) => imports.planUndo(params.id));
  serve('POST /api/admin/imports/:id/undo', ({ params, body, staff }) => imports.undo(params.id, body, staff));
}
