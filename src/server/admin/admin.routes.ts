import type { Serve } from '../plugins/api-routes.ts';
import type { AdminOrderService } from './admin-order.service.ts';
import type { AdminProductService } from './admin-product.service.ts';

interface AdminServices {
  readonly orders: AdminOrderService;
  readonly products: AdminProductService;
}

export function adminRoutes(serve: Serve, { orders, products }: AdminServices): void {
  serve('GET /api/admin/orders', async ({ query, reply }) => {
    const { search, status = null, payment = null, ...page } = query;
    const found = await orders.list({ search: search || null, status, payment }, page);
    reply.header('x-total-count', String(found.total));
    return found.orders;
  });

  serve('GET /api/admin/orders/:id', async ({ params }) => orders.get(params.id));

  serve('POST /api/admin/orders/:id/status', ({ params, body, staff }) =>
    orders.move(params.id, body.status, { staff, note: body.note }),
  );

  serve('POST /api/admin/orders/:id/paid', ({ params, body, staff }) =>
    orders.markPaid(params.id, { staff, note: body.note }),
  );

  serve('POST /api/admin/orders/:id/refunded', ({ params, body, staff }) =>
    orders.markRefunded(params.id, { staff, note: body.note }),
  );

  serve('PATCH /api/admin/products/:id', ({ params, body, staff }) => products.change(params.id, body, staff));
}
