import { audited, hasRight } from '#domain/accounts/staff.ts';
import { Refusal } from '#domain/errors.ts';
import type { Serve } from '../plugins/api-routes.ts';
import type { AuditService } from './audit.service.ts';

export function auditRoutes(serve: Serve, audit: AuditService): void {
  serve('GET /api/admin/audit', ({ query: { thing = null, thingId = null, staff = null, ...page } }) =>
    audit.list({ thing, thingId, staffId: staff }, page),
  );
  serve('GET /api/admin/history', async ({ staff, query: { thing, thingId, ...page } }) => {
    if (!hasRight(staff.role, audited[thing])) throw new Refusal('not-allowed');
    return audit.list({ thing, thingId, staffId: null }, page);
  });
}
