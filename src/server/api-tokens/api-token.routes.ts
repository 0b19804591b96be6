import type { Serve } from '../http/api-routes.ts';
import type { ApiTokenService } from './api-token.service.ts';

export function apiTokenRoutes(serve: Serve, tokens: ApiTokenService): void {
  serve('GET /api/admin/tokens', () => tokens.list());

  serve('POST /api/admin/tokens', ({ staff, body }) => tokens.make(staff, body));

  serve('DELETE /api/admin/tokens/:id', ({ staff, params }) => tokens.revoke(staff, params.id));
}
