import type { Serve } from '../http/api-routes.ts';
import type { IssueService } from './issue.service.ts';

export function issueRoutes(serve: Serve, issues: IssueService): void {
  serve('GET /api/admin/newsletter', () => issues.overview());
  serve('GET /api/admin/newsletter/issues/:id', ({ params }) => issues.get(params.id));
  serve('POST /api/admin/newsletter/issues', ({ body, staff }) => issues.add(body, staff));
  serve('PATCH /api/admin/newsletter/issues/:id', ({ params, body, staff }) => issues.change(params.id, body, staff));
  serve('POST /api/admin/newsletter/preview', async ({ body }) => issues.preview(body));
  serve('POST /api/admin/newsletter/issues/:id/test', ({ params, staff }) => issues.sendTest(params.id, staff));
  serve('POST /api/admin/newsletter/issues/:id/send', ({ params, body, staff }) =>
    issues.send(params.id, body.version, staff),
  );
  serve('POST /api/admin/newsletter/issues/:id/pause', ({ params, staff }) => issues.pause(params.id, staff));
}
