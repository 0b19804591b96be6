import { rightsOf } from '#domain/accounts/staff.ts';
import type { Serve } from '../http/api-routes.ts';
import type { InvitationService } from './invitation.service.ts';
import type { StaffService } from './staff.service.ts';

export function staffRoutes(serve: Serve, people: StaffService, invitations: InvitationService): void {
  serve('GET /api/admin/me', async ({ staff }) => ({ ...staff, rights: [...rightsOf(staff.role)] }));

  serve('GET /api/admin/staff', () => people.list());

  serve('POST /api/admin/staff/invitations', ({ staff, body }) => invitations.invite(staff, body.email, body.role));

  serve('DELETE /api/admin/staff/invitations/:id', ({ staff, params }) => invitations.withdraw(staff, params.id));

  serve('PATCH /api/admin/staff/:id', ({ staff, params, body }) => people.setRole(staff, params.id, body.role));

  serve('DELETE /api/admin/staff/:id', ({ staff, params }) => people.endAccess(staff, params.id));

  serve('DELETE /api/admin/staff/:id/factors', ({ staff, params }) => people.removeFactors(staff, params.id));

  serve('POST /api/admin/users/:id/sign-out', ({ staff, params }) => people.signOut(staff, params.id));

  serve('POST /api/staff-invitation', ({ body }) => invitations.accept(body));
}
