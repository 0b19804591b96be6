import type { Serve } from '../http/api-routes.ts';
import type { PartsListService } from './parts-list.service.ts';
import { requireSameUser } from '../synced-store/same-user.ts';

export function partsListRoutes(serve: Serve, bills: PartsListService): void {
  serve('GET /api/bills', async ({ query, visitor }) => bills.list(await requireSameUser(visitor, query.userId)));

  serve('POST /api/bills/:id/changes', async ({ params, body, visitor }) =>
    bills.mergeChanges(await requireSameUser(visitor, body.userId), params.id, body.changes),
  );
}
