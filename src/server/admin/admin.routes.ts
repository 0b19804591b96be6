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

  serve('POST /api/admin/orders/:id/status', async ({ params, body, visitor }) =>
    orders.move(params.id, body.status, { adminId: await visitor.requireUserId(), note: body.note }),
  );

  serve('POST /api/admin/orders/:id/paid', async ({ params, body, visitor }) =>
    orders.markPaid(params.id, { adminId: await visitor.requireUserId(), note: body.note }),
  );

  serve('POST /api/admin/orders/:id/refunded', async ({ params, body, visitor }) =>
    orders.markRefunded(params.id, { adminId: await visitor.requireUserId(), note: body.note }),
  );

  serve('PATCH /api/admin/products/:id', async ({ params, body }) => products.change(params.id, body));
}
