import { requireSameUser } from '../synced-store/same-user.ts';
import type { Serve } from '../http/api-routes.ts';
import type { BuildService } from './build.service.ts';

export function buildRoutes(serve: Serve, builds: BuildService): void {
  serve('GET /api/builds', async ({ query, visitor }) => builds.list(await requireSameUser(visitor, query.userId)));

  serve('POST /api/builds/:id/changes', async ({ params, body, visitor }) =>
    builds.mergeChanges(await requireSameUser(visitor, body.userId), params.id, body),
  );
}
