import type { Serve } from '../http/api-routes.ts';
import { orderCallerOf } from '../orders/order-access.ts';
import type { ReturnService } from './return.service.ts';

export function returnRoutes(serve: Serve, returns: ReturnService): void {
  serve('GET /api/orders/:id/returns', async ({ params, ...call }) =>
    returns.list(params.id, await orderCallerOf(call)),
  );
  serve('POST /api/orders/:id/returns', async ({ params, body, ...call }) =>
    returns.ask(params.id, await orderCallerOf(call), body),
  );
}
