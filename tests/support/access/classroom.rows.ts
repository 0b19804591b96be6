import type { classroomEndpoints } from '#contracts/classroom.ts';
import { everyone, ownerOnly, signedIn, type OtherUsersData, type Rows } from './rows.ts';

const ofClass = (b: OtherUsersData) => ({ id: b.classId });
const ofPupil = (b: OtherUsersData) => ({ id: b.classId, pupilId: b.pupilId });
const byCode = (b: OtherUsersData) => ({ code: b.classCode });
const noPlace = { place: 'x'.repeat(43) };

/** A class is its teacher's. Its code and the secret of a place are for whoever was given them. */
export const classroomRows: Rows<typeof classroomEndpoints> = {
  'GET /api/classes': { cells: signedIn(200) },
  'POST /api/classes': { cells: signedIn(201), body: () => ({ kit: 'test-fuzz', name: 'Class 9B' }) },
  'GET /api/classes/:id': { cells: ownerOnly(200), params: ofClass },
  'POST /api/classes/:id/end': { cells: ownerOnly(200), params: ofClass },
  'POST /api/classes/:id/pupils/:pupilId/helped': { cells: ownerOnly(204), params: ofPupil },
  'DELETE /api/classes/:id/pupils/:pupilId': { cells: ownerOnly(204), params: ofPupil },
  'GET /api/class-codes/:code': { cells: everyone(200), params: byCode },
  'POST /api/class-codes/:code/places': { cells: everyone(201), params: byCode, body: () => ({ name: 'Arjun' }) },
  'POST /api/class-places/news': {
    cells: everyone(404),
    body: () => ({ ...noPlace, told: { placed: [], checked: [], failed: null }, handCount: 0, quietSeconds: null }),
  },
  'POST /api/class-places/leave': { cells: everyone(404), body: () => noPlace },
};
