import type { Serve } from '../http/api-routes.ts';
import type { TodayService } from './today.service.ts';

export function todayRoutes(serve: Serve, today: TodayService): void {
  serve('GET /api/admin/todo', () => today.todo());
  serve('GET /api/admin/sales', ({ query }) => today.sales(query.period ?? 'day'));
  serve('GET /api/admin/at-hand', ({ staff }) => today.atHand(staff));
}
