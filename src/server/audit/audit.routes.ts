import { audited, hasRight } from '#domain/accounts/staff.ts';
import { Refusal } from '#domain/errors.ts';
import type { Serve } from '../http/api-routes.ts';
import type { AuditService } from './audit.service.ts';

export function auditRoutes(serve: Serve, audit: AuditService): void {
  serve('GET /api/admin/audit', ({ query }) => {
    const { thing = null, thingId = null, staff = null, person = null, search = '', ...page } = query;
    const words = search === '' ? null : search.toLowerCase().split(/\s+/);
    return audit.list({ thing, thingId, staffId: staff, person, words }, page);
  });
  serve('GET /api/admin/audit/people', () => audit.people());
  serve('GET /api/admin/history', async ({ staff, query: { thing, thingId, ...page } }) => {
    if (!hasRight(staff, audited[thing])) throw new Refusal('not-allowed');
    return audit.list({ thing, thingId }, page);
  });
}
