import type { Serve } from '../http/api-routes.ts';
import type { ContributionService } from './contribution.service.ts';

export function contributionRoutes(serve: Serve, contributions: ContributionService): void {
  serve('POST /api/contributions/:id/mark', async ({ params, body, visitor }) =>
    contributions.mark(await visitor.requireUserId(), params.id, body.isMarked),
  );
  serve('POST /api/contributions/:id/flags', async ({ params, body, visitor }) =>
    contributions.flag(await visitor.requireUserId(), visitor.ipAddress, params.id, {
      why: body.why,
      words: body.words ?? null,
    }),
  );
  serve('DELETE /api/contributions/:id', async ({ params, visitor }) =>
    contributions.withdraw(await visitor.requireUserId(), params.id),
  );
}
