import type { Serve } from '../http/api-routes.ts';
import type { FindService } from './office-search.service.ts';

export function findRoutes(serve: Serve, service: FindService): void {
  serve('GET /api/admin/find', ({ query, staff }) => service.find(query.q, staff));
}
