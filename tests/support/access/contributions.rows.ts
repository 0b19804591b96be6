import type { contributionEndpoints } from '#contracts/contributions.ts';
import type { moderationEndpoints } from '#contracts/moderation.ts';
import { adminOnly, ownerOnly, signedIn, type OtherUsersData, type Rows } from './rows.ts';

const contribution = (b: OtherUsersData) => ({ id: b.contributionId });

export const contributionRows: Rows<typeof contributionEndpoints> = {
  'POST /api/contributions/:id/mark': {
    cells: signedIn(200),
    params: contribution,
    body: () => ({ isMarked: true }),
  },
  'POST /api/contributions/:id/flags': { cells: signedIn(204), params: contribution, body: () => ({ why: 'spam' }) },
  'DELETE /api/contributions/:id': { cells: ownerOnly(204), params: contribution },
};

export const moderationRows: Rows<typeof moderationEndpoints> = {
  'GET /api/admin/contributions': { cells: adminOnly(200) },
  'GET /api/admin/contributions/views': { cells: adminOnly(200) },
  'GET /api/admin/contributions/:id': { cells: adminOnly(200), params: contribution },
  'POST /api/admin/contributions/:id/show': {
    cells: adminOnly(200),
    params: contribution,
    body: () => ({ version: 1 }),
  },
  'POST /api/admin/contributions/:id/hide': {
    cells: adminOnly(200),
    params: contribution,
    body: () => ({ version: 1, reason: 'It advertises something else.' }),
  },
};
