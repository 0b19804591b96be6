import { requireSameUser } from '../synced-store/same-user.ts';
import type { Serve } from '../http/api-routes.ts';
import type { StashService } from './stash.service.ts';

export function stashRoutes(serve: Serve, stash: StashService): void {
  serve('GET /api/stash', async ({ query, visitor }) => stash.get(await requireSameUser(visitor, query.userId)));

  serve('POST /api/stash/changes', async ({ body, visitor }) =>
    stash.mergeChanges(await requireSameUser(visitor, body.userId), body.changes),
  );

  serve('GET /api/stash/orders', async ({ query, visitor }) =>
    stash.boughtParts(await requireSameUser(visitor, query.userId)),
  );
}
