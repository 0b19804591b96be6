import type { officeSecondFactorEndpoints } from '#contracts/second-factors.ts';
import { ownPassword } from '../builders/accounts.ts';
import { adminOnly, type Rows } from './rows.ts';

export const secondFactorRows: Rows<typeof officeSecondFactorEndpoints> = {
  'POST /api/admin/confirm-password': { cells: adminOnly(204), body: () => ({ password: ownPassword }) },
  'GET /api/admin/safety': { cells: adminOnly(200) },
  'PATCH /api/admin/safety': { cells: adminOnly(200), body: () => ({ required: false }) },
  'POST /api/admin/safety/totp': { cells: adminOnly(200) },
  // Nothing was begun.
  'POST /api/admin/safety/totp/confirm': { cells: adminOnly(401), body: () => ({ name: 'Phone', code: '123456' }) },
  'POST /api/admin/safety/passkeys': { cells: adminOnly(200) },
  'POST /api/admin/safety/passkeys/confirm': {
    cells: adminOnly(401),
    body: () => ({ name: 'Phone', passkey: { id: 'x', response: {} } }),
  },
  'DELETE /api/admin/safety/factors/:id': { cells: adminOnly(404), params: (b) => ({ id: b.addressId }) },
  'POST /api/admin/safety/recovery-codes': { cells: adminOnly(403) },
};
