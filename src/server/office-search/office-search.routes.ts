import type { Serve } from '../http/api-routes.ts';
import type { OfficeSearchService } from './office-search.service.ts';

export function officeSearchRoutes(serve: Serve, service: OfficeSearchService): void {
  serve('GET /api/admin/find', ({ query, staff }) => service.find(query.q, staff));
}
