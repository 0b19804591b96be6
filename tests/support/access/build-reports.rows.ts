import type { buildReportEndpoints } from '#contracts/build-reports.ts';
import { adminOnly, cells, everyone, ownerOnly, signedIn, type OtherUsersData, type Rows } from './rows.ts';

const ofB = (b: OtherUsersData) => ({ id: b.buildId });
const key = '00000000-0000-4000-8000-000000000001';

export const buildReportRows: Rows<typeof buildReportEndpoints> = {
  // The body claims to be of B, and what is sent again finds the report that is there.
  'POST /api/builds/:id/report': {
    cells: cells(401, 401, 200, 401),
    params: ofB,
    body: () => ({ key, shownName: 'B' }),
  },
  'DELETE /api/builds/:id/report': { cells: ownerOnly(204), params: ofB },
  'POST /api/builds/:id/report/photos/:side': {
    cells: ownerOnly(415),
    params: (b) => ({ ...ofB(b), side: 'parts' }),
  },
  'DELETE /api/builds/:id/report/photos/:side': {
    cells: ownerOnly(204),
    params: (b) => ({ ...ofB(b), side: 'parts' }),
  },
  'GET /api/user/build-reports': { cells: signedIn(200) },
  'GET /api/build-reports': { cells: everyone(200) },
  'GET /api/build-reports/:code': { cells: everyone(200), params: (b) => ({ code: b.buildCode }) },
  'GET /api/build-photos/:photoId': { cells: everyone(200), params: (b) => ({ photoId: b.buildPhotoId }) },
  'GET /api/build-cards/:code': { cells: everyone(200), params: (b) => ({ code: b.buildCode }) },
  'GET /api/admin/build-photos/:photoId': { cells: adminOnly(200), params: (b) => ({ photoId: b.buildPhotoId }) },
};
