import type { helpFigureEndpoints } from '#contracts/help-figures.ts';
import type { helpEndpoints } from '#contracts/help.ts';
import { adminOnly, cells, everyone, ownerOnly, signedIn, type OtherUsersData, type Rows } from './rows.ts';

const ofB = (b: OtherUsersData) => ({ id: b.helpId });
const photoOfB = (b: OtherUsersData) => ({ ...ofB(b), side: 'solder' });

export const anyFacts = {
  symptoms: ['silent'],
  symptomsText: 'Lamp lights, effect is silent',
  knobs: [],
  meter: '10M',
  supplyVolts: 9.1,
  readings: [{ at: 'Q1.C', name: 'Q1 collector', volts: 2.06, expected: 1.3, low: 1.17, high: 1.43 }],
  suspects: [
    { kind: 'open', ref: 'R3', name: 'R3: a joint that doesn’t hold', percent: 58 },
    { kind: 'bridge', ref: 'Q1', name: 'Bridge from Q1 emitter to Q1 base', percent: 13 },
  ],
  looked: [],
};

export const helpRows: Rows<typeof helpEndpoints & typeof helpFigureEndpoints> = {
  'GET /api/fault-frequencies': { cells: everyone(200) },
  'GET /api/admin/help-figures': { cells: adminOnly(200) },
  // Nobody has said what it was.
  'POST /api/admin/fault-frequencies': { cells: adminOnly(400), body: () => ({ seen: null, factors: { open: 2 } }) },
  'DELETE /api/admin/fault-frequencies/:id': { cells: adminOnly(409), params: () => ({ id: '1' }) },
  'GET /api/help-requests': { cells: signedIn(200) },
  // The body claims to be of B, who has asked about this build already.
  'POST /api/help-requests': {
    cells: cells(401, 401, 409, 401),
    body: (_, b) => ({ key: b.helpId, buildId: b.buildId, words: '', facts: anyFacts }),
  },
  'POST /api/help-requests/:id/photos/:side': { cells: cells(401, 404, 415, 404), params: photoOfB },
  'GET /api/help-requests/:id/photos/:side': { cells: ownerOnly(200), params: photoOfB },
  // Nobody has answered yet.
  'POST /api/help-requests/:id/further': {
    cells: ownerOnly(409),
    params: ofB,
    body: () => ({ seen: '1', readings: [], words: 'No.' }),
  },
  'POST /api/help-requests/:id/outcome': {
    cells: ownerOnly(200),
    params: ofB,
    body: () => ({ cause: null, consent: false }),
  },
  'DELETE /api/help-requests/:id': { cells: ownerOnly(204), params: ofB },
  'GET /api/admin/help-requests/:id': { cells: adminOnly(200), params: ofB },
  'GET /api/admin/help-requests/:id/photos/:side': { cells: adminOnly(200), params: photoOfB },
};
