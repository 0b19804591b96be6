import { rightsOf } from '#domain/accounts/staff.ts';
import type { Serve } from '../plugins/api-routes.ts';

export function staffRoutes(serve: Serve): void {
  serve('GET /api/admin/me', async ({ staff }) => ({ ...staff, rights: [...rightsOf(staff.role)] }));
}
