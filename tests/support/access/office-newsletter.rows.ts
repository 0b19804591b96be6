import type { officeNewsletterEndpoints } from '#contracts/newsletter.ts';
import { adminOnly, type OtherUsersData, type Rows } from './rows.ts';

const issue = (b: OtherUsersData) => ({ id: b.issueId });
const text = () => ({ subject: 'News', body: 'Two new kits.' });

export const officeNewsletterRows: Rows<typeof officeNewsletterEndpoints> = {
  'GET /api/admin/newsletter': { cells: adminOnly(200) },
  'GET /api/admin/newsletter/issues/:id': { cells: adminOnly(200), params: issue },
  'POST /api/admin/newsletter/issues': { cells: adminOnly(201), body: text },
  'PATCH /api/admin/newsletter/issues/:id': {
    cells: adminOnly(200),
    params: issue,
    body: () => ({ ...text(), version: 1 }),
  },
  'POST /api/admin/newsletter/preview': { cells: adminOnly(200), body: text },
  'POST /api/admin/newsletter/issues/:id/test': { cells: adminOnly(202), params: issue },
  'POST /api/admin/newsletter/issues/:id/send': { cells: adminOnly(200), params: issue, body: () => ({ version: 1 }) },
  // It is a draft.
  'POST /api/admin/newsletter/issues/:id/pause': { cells: adminOnly(409), params: issue },
};
