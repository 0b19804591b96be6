import type { Serve } from '../api-routes.ts';
import type { OrderService } from './order.service.ts';

export function orderRoutes(serve: Serve, orders: OrderService): void {
  serve('GET /api/orders', async ({ query, visitor }) => orders.list(await visitor.requireUser(), query.limit));
}
