import type { FastifyInstance } from 'fastify';
import type { OwnBuildReport } from '#contracts/build-reports.ts';
import type { ListenSheet } from '#drawings/listen/listen-sheet.ts';
import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import type { Database } from '#server/db/database.ts';
import { addUser, type Browser } from './accounts.ts';
import { addProduct, buildTestApp } from '../processes/shop-app.ts';

const onBoard = { at: [1, 1], turn: 0, box: [0, 0, 1, 1], outline: '', padRadius: 1, height: 1 };

/** A kit of three parts, one of them off the board, with two voltages and one modification that is heard. */
const bench = {
  parts: [
    { ref: 'R1', value: '4K7', place: onBoard },
    { ref: 'C1', value: '2u2', place: onBoard },
    { ref: 'LED1', value: 'red' },
  ],
  steps: [{ name: 'resistors', title: 'Resistors', hint: '', refs: ['R1'] }],
  checks: [],
  voltages: [
    { at: 'Q1.C', where: 'Q1 collector', volts: 4.5, right: [4, 5] },
    { at: 'Q1.B', where: 'Q1 base', volts: 0.6, right: [0.5, 0.7] },
  ],
} as unknown as WorkbenchSheet;

const listen = {
  controls: [{ ref: 'FUZZ', position: 0.85 }],
  mods: [
    {
      title: 'Bass',
      refs: ['C1'],
      stock: { value: '2u2', part: 'electrolytic-2u2' },
      choices: [{ value: '220n', part: 'film-220n', gives: 'Tighter lows.' }],
    },
  ],
} as unknown as ListenSheet;

const drawn: Readonly<Record<string, object>> = {
  'bench-sheet/test-fuzz': bench,
  'listen-sheet/test-fuzz': listen,
};

export const readDrawn = async (name: string): Promise<Buffer | null> =>
  drawn[name] ? Buffer.from(JSON.stringify(drawn[name])) : null;

export const buildReportApp = (db: Database): FastifyInstance => buildTestApp(db, { readDrawn });

const device = 'd-phone123';
const stamped = <Value>(value: Value) => ({ value, at: 1, by: device });

/** All that goes on the board is in; what was measured is for the test to say. */
export const builtChanges = (volts: Readonly<Record<string, number>> = { 'Q1.C': 4.52, 'Q1.B': 0.9 }) => ({
  ticks: { 'placed:R1': { [device]: 1 }, 'placed:C1': { [device]: 1 } },
  readings: Object.fromEntries(
    // The device thinks well of everything: nobody asks it.
    Object.entries(volts).map(([at, value]) => [`voltages:${at}`, stamped({ value, verdict: 'good' })]),
  ),
  sittings: { 's-first123': stamped({ startedAt: 1_000_000, minutes: 130, device: 'phone' }) },
});

/** What a builder does: builds, publishes, adds photos. */
export function builder(browser: Browser, buildId: string = crypto.randomUUID()) {
  const report = `/api/builds/${buildId}/report`;
  return {
    browser,
    buildId,
    build: (changes: object = builtChanges()) =>
      browser.call(`POST /api/builds/${buildId}/changes`, { kit: 'test-fuzz', changes }),
    publish: (changes: object = {}) =>
      browser.call(`POST ${report}`, { key: crypto.randomUUID(), shownName: 'Asha R.', stars: 5, ...changes }),
    withdraw: () => browser.call(`DELETE ${report}`),
    photo: (side: string, bytes: Buffer, type = 'image/jpeg') =>
      browser.call(`POST ${report}/photos/${side}`, bytes, { 'content-type': type }),
    own: async () => (await browser.call('GET /api/user/build-reports')).json<OwnBuildReport[]>(),
  };
}

/** A shop with one kit, and Asha, who has built it. */
export async function openBuildReports(db: Database) {
  const productId = await addProduct(db);
  const app = buildReportApp(db);
  const asha = builder(await addUser(app, db, 'asha'));
  await asha.build();
  return { app, productId, asha };
}
