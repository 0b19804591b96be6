import type { Serve } from '../http/api-routes.ts';
import type { TryDiscount } from './discount-trial.service.ts';
import type { DiscountService } from './discount.service.ts';

export function discountRoutes(serve: Serve, discounts: DiscountService, tryOut: TryDiscount): void {
  serve('GET /api/admin/discounts', async ({ query, reply }) => {
    const { total, ...page } = await discounts.list(query);
    reply.header('x-total-count', String(total));
    return page;
  });
  serve('GET /api/admin/discounts/:id', ({ params }) => discounts.get(params.id));
  serve('POST /api/admin/discounts', ({ body, staff }) => discounts.add(body, staff));
  serve('PATCH /api/admin/discounts/:id', ({ params, body, staff }) =>
    discounts.change(params.id, body.version, body.fields, staff),
  );
  serve('POST /api/admin/discounts/try', ({ body }) => tryOut(body.fields, body.orderNumber || null));
}
