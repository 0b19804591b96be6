import type { Serve } from '../plugins/api-routes.ts';
import type { AdminProductService } from './admin-product.service.ts';

interface AdminServices {
  readonly products: AdminProductService;
}

export function adminRoutes(serve: Serve, { products }: AdminServices): void {
  serve('PATCH /api/admin/products/:id', ({ params, body, staff }) => products.change(params.id, body, staff));
}
