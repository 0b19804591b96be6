import type { Serve } from '../http/api-routes.ts';
import type { SavedViewService } from './saved-view.service.ts';

export function savedViewRoutes(serve: Serve, views: SavedViewService): void {
  serve('GET /api/admin/views', ({ query, staff }) => views.list(query.list, staff));
  serve('POST /api/admin/views', ({ body, staff }) => views.save(body, staff));
  serve('DELETE /api/admin/views/:id', ({ params, staff }) => views.remove(params.id, staff));
}
