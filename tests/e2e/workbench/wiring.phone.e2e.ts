import type { Page } from '@playwright/test';
import type { WiringStep } from '#electronics/wiring/wiring.ts';
import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import { expect, expectNoAxeViolations, expectNoHorizontalScroll, open, test } from '../../support/journeys/journey.ts';
import { expectKeptOffline } from '../../support/journeys/offline.ts';

const step = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name });
const key = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A build whose board is soldered and measured, and whose first board end comes next: as an older visit has left it. */
async function openWithBoard(page: Page, slug: string): Promise<WorkbenchSheet> {
  const contents = await (await page.request.get(`/api/products/${slug}/contents`)).json();
  const sheet = (await (await page.request.get(contents.bench.sheetUrl)).json()) as WorkbenchSheet;
  const boxed = new Set(
    sheet.steps.flatMap(({ name, refs }) => (['wires', 'panel', 'chips', 'close'].includes(name) ? refs : [])),
  );
  const done = ['check:short', ...sheet.parts.flatMap(({ ref }) => (boxed.has(ref) ? [] : [`placed:${ref}`]))];
  const id = crypto.randomUUID();
  const stamped = { at: 1, by: 'd-11111111' };
  const state = {
    ticks: Object.fromEntries(done.map((mark) => [mark, { 'd-11111111': 1 }])),
    name: { value: 'Board 1', ...stamped },
    readings: {},
    notes: {},
    sittings: {},
  };
  await open(page, '/bench');
  await page.evaluate(([name, kept]) => localStorage.setItem(name!, kept!), [
    `taar-build:guest:${id}`,
    JSON.stringify({ id, kit: slug, state, unsent: null, touchedAt: Date.now() }),
  ] as const);
  await open(page, `/bench/${slug}/build?build=${id}`);
  return sheet;
}

/** Answers each point of a check as the sheet says, from the one that is asked now. */
async function answerAll(page: Page, answers: readonly boolean[]): Promise<void> {
  for (const [at, beeps] of answers.entries()) {
    await expect(page.getByText(`${at + 1} of ${answers.length}. No power`)).toBeVisible();
    await key(page, beeps ? 'It beeps' : 'Silent').tap();
  }
}

test('a thumb leads from the last part of the board through a group of wires, a wrong check and its suspects', async ({
  page,
  problems,
}) => {
  problems.expect(/^failed request: .*\(net::ERR_(INTERNET_DISCONNECTED|FAILED)\)$/);
  const { wiring } = await openWithBoard(page, 'clean-booster');
  const { wires, steps, checks } = wiring!;

  // The straps, on the table; then their check.
  await expect(page.getByRole('img', { name: /Wire 1, blue, goes from lug 1 to lug 6/ })).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoHorizontalScroll(page);
  for (const { number } of wires.filter(({ group }) => group === 'strap'))
    await key(page, `Wire ${number} is in`).tap();
  const answersOf = (group: string): boolean[] => checks.flatMap((each) => (each.group === group ? [each.beeps] : []));
  await answerAll(page, answersOf('strap'));

  const work = async (each: WiringStep): Promise<void> => {
    if (each.kind === 'board-end') await key(page, 'It’s in the board').tap();
    else if (each.kind === 'lug-end') await key(page, 'This end is on').tap();
    else if (each.kind === 'wire') await page.getByRole('button', { name: new RegExp(`^Wire ${each.wire} `) }).tap();
    else if (each.kind === 'mount') {
      const { name } = wiring!.parts.find(({ ref }) => ref === each.ref)!;
      await key(page, `${name} is in`).tap();
    }
  };

  // Board ends, box and the wires of the supply: one key each.
  const supply = steps.findIndex((each) => each.kind === 'check' && each.group === 'supply');
  const from = steps.findIndex(({ kind }) => kind === 'board-end');
  for (const each of steps.slice(from, supply)) await work(each);

  // The first answer is wrong: the suspects stay through a reload without a network, and the wire can be looked at.
  const own = checks.filter(({ group }) => group === 'supply');
  const first = own[0]!;
  await expect(step(page, first.beeps ? 'Do these two beep?' : 'Do these two stay silent?')).toBeVisible();
  await key(page, first.beeps ? 'Silent' : 'It beeps').tap();
  await expect(page.getByRole('alert')).toContainText('Everything before was right, so look here first');
  await expectKeptOffline(page, ['sheet', 'bench-box']);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Everything before was right, so look here first');
  await expectNoAxeViolations(page);
  const show = page.getByRole('button', { name: /^Show wire \d+$/ }).first();
  const wire = (await show.textContent())!.replace('Show ', '');
  await show.tap();
  await expect(page.getByText(new RegExp(`^${wire} of ${wires.length}`, 'i'))).toBeVisible();
  await key(page, 'Go on').tap();
  await key(page, 'Mended, measure again').tap();
  await answerAll(
    page,
    own.map(({ beeps }) => beeps),
  );
  await expect(page.getByText(/^Wire \d+ of \d+Ground$/)).toBeVisible();

  // No power before all wires are in and measured.
  await page.getByRole('button', { name: 'All steps' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'First power' }).tap();
  await expect(page.getByText('Don’t plug in the adapter yet.')).toBeVisible();
  await page.reload();

  // All other wires and their checks, still without a network; then the power may come.
  for (const each of steps.slice(supply + 1)) {
    if (each.kind === 'check') await answerAll(page, answersOf(each.group));
    else await work(each);
  }
  await expect(step(page, 'Nine volts, for the first time')).toBeVisible();
  await expect(page.getByText('Don’t plug in the adapter yet.')).toBeHidden();
  await page.reload();
  await expect(step(page, 'Nine volts, for the first time')).toBeVisible();
  await page.context().setOffline(false);
});
