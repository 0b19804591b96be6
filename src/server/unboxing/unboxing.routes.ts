import type { Serve } from '../http/api-routes.ts';
import { orderCallerOf } from '../orders/order-access.ts';
import type { UnboxingService } from './unboxing.service.ts';

export function unboxingRoutes(serve: Serve, unboxing: UnboxingService): void {
  serve('POST /api/orders/:id/items/:itemId/unboxing', async ({ params, body, ...call }) =>
    unboxing.open(params.id, await orderCallerOf(call), params.itemId, body),
  );
}
