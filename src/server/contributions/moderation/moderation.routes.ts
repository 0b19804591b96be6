import type { Serve } from '../../http/api-routes.ts';
import type { ModerationService } from './moderation.service.ts';

export function moderationRoutes(serve: Serve, moderation: ModerationService): void {
  serve('GET /api/admin/contributions', ({ query: { view = 'todo', kind, ...page } }) =>
    moderation.list({ view, kind: kind ?? null, ...page }),
  );
  serve('GET /api/admin/contributions/views', () => moderation.views());
  serve('GET /api/admin/contributions/:id', ({ params }) => moderation.get(params.id));
  serve('POST /api/admin/contributions/:id/show', ({ params, body, staff }) =>
    moderation.show(params.id, body.version, staff),
  );
  serve('POST /api/admin/contributions/:id/hide', ({ params, body, staff }) => moderation.hide(params.id, body, staff));
}
