import type { Serve } from '../http/api-routes.ts';
import type { ProductEditingService } from './product-editing.service.ts';
import type { ProductPreviewService } from './product-preview.service.ts';
import type { ProductListService } from './product-list.service.ts';

interface OfficeProductServices {
  readonly list: ProductListService;
  readonly editing: ProductEditingService;
  readonly preview: ProductPreviewService;
}

export function officeProductRoutes(serve: Serve, { list, editing, preview }: OfficeProductServices): void {
  serve('GET /api/admin/products', ({ query: { sort, cursor, limit, ...filter } }) =>
    list.list(filter, { sort, cursor, limit }),
  );
  serve('GET /api/admin/products/counts', () => list.counts());
  serve('GET /api/admin/products/:id', ({ params }) => editing.get(params.id));
  serve('POST /api/admin/products', ({ body, staff }) => editing.add(body, staff));
  serve('PATCH /api/admin/products/:id', ({ params, body, staff }) => editing.change(params.id, body, staff));
  serve('POST /api/admin/products/:id/preview', ({ params, body }) => preview.page(params.id, body));
  serve('POST /api/admin/products/:id/publish', ({ params, staff }) => editing.publish(params.id, staff));
  serve('POST /api/admin/products/:id/archive', ({ params, staff }) => editing.archive(params.id, staff));
  serve('POST /api/admin/products/:id/unarchive', ({ params, staff }) => editing.unarchive(params.id, staff));
  serve('POST /api/admin/products/:id/duplicate', ({ params, staff }) => editing.duplicate(params.id, staff));
  serve('POST /api/admin/products/:id/scheduled-price', ({ params, body, staff }) =>
    editing.schedulePrice(params.id, body, staff),
  );
  serve('DELETE /api/admin/products/:id/scheduled-price', ({ params, staff }) =>
    editing.unschedulePrice(params.id, staff),
  );
}
