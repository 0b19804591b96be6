import type { Page } from '@playwright/test';
import { post, signUp } from '../../support/builders/people.ts';
import { expect, expectNoAxeViolations, expectNoHorizontalScroll, open, test } from '../../support/journeys/journey.ts';
import { expectKeptOffline } from '../../support/journeys/offline.ts';

const step = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name });
const saved = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words });
const count = (page: Page) => page.getByRole('navigation', { name: 'Steps of the build' });

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Ticks what is next by the space bar until a step of this name is open. */
async function tickUntil(page: Page, refs: readonly string[], last: RegExp): Promise<void> {
  for (const ref of refs) {
    await expect(page.getByRole('button', { name: `${ref} is in` })).toBeVisible();
    await page.keyboard.press('Space');
  }
  await expect(step(page, last)).toBeVisible();
}

test('a build begun by touch as a guest goes along at sign-in, and on at a desk by keyboard', async ({
  page,
  browser,
}) => {
  // Two devices, one after the other.
  await open(page, '/bench/fuzz-box/build');
  await expect(step(page, 'R1, a 2M2 resistor')).toBeVisible();
  await expect(page.getByRole('img', { name: /Bands of 2M2: red 2, red 2/ })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Found' }).tap();
  await page.getByRole('button', { name: 'R1 is in' }).tap();
  await expect(step(page, 'R2, a 33K resistor')).toBeVisible();
  await page.getByRole('button', { name: 'R2 is in' }).tap();
  await expect(step(page, 'R3, a 100K resistor')).toBeVisible();
  await expect(saved(page, 'Saved on this device')).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoHorizontalScroll(page);

  // A tick is taken back where it was made, and nothing is lost by leaving.
  await page.getByRole('button', { name: 'All steps' }).tap();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /R2, a 33K resistor/ })
    .tap();
  await page.getByRole('checkbox', { name: 'R2' }).tap();
  await expect(count(page)).toContainText('1 of 28');
  await page.reload();
  await expect(step(page, 'R2, a 33K resistor')).toBeVisible();
  await page.getByRole('button', { name: 'R2 is in' }).tap();
  await page.getByRole('button', { name: 'Left-handed layout' }).tap();

  const person = await signUp(page);
  await page.reload();
  await expect(saved(page, /^Saved$/)).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).tap();
  await expect(page.getByRole('dialog', { name: 'Paused at R3' })).toContainText('in your account');
  await expectNoAxeViolations(page, { within: 'dialog' });
  await page.getByRole('button', { name: 'Leave for today' }).tap();
  await expect(page.getByRole('link', { name: 'Go on with R3' })).toBeVisible();
  await expectNoAxeViolations(page, { within: 'main' });

  const desk = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    baseURL: new URL(page.url()).origin,
    reducedMotion: 'reduce',
  });
  await post(desk.request, '/api/login', { username: person.username, password: person.password });
  const atDesk = await desk.newPage();
  await open(atDesk, '/bench');
  await atDesk.getByRole('link', { name: 'Go on with R3' }).click();
  await expect(count(atDesk)).toContainText('2 of 28');
  // Both tick at once; each keeps the other's.
  await page.getByRole('link', { name: 'Go on with R3' }).tap();
  await Promise.all([page.getByRole('button', { name: 'R3 is in' }).tap(), tickUntil(atDesk, ['R3'], /R4, a/)]);
  await tickUntil(atDesk, ['R4', 'R5', 'RLED', 'D1', 'C3'], /C1, a 2u2 electrolytic/);
  await expect(atDesk.getByRole('img', { name: 'C1 the wrong way round' })).toBeVisible();
  await expect(atDesk.getByText('Long leg to +')).toBeVisible();
  await expectNoAxeViolations(atDesk, { within: 'main' });
  await tickUntil(atDesk, ['C1', 'C2', 'C5', 'C4', 'TR1', 'Q1', 'Q2'], /Is there a short/);

  // The check stops a mistake, says where to look, and lets go on when it is mended.
  const meter = atDesk.getByLabel('Your meter shows');
  await meter.fill('12');
  await atDesk.getByRole('group', { name: 'Unit' }).getByRole('button', { name: 'R', exact: true }).click();
  await expect(saved(atDesk, 'A short. Don’t plug it in.')).toContainText('Find the fault');
  await expect(atDesk.getByRole('button', { name: /No short, go on/ })).toBeDisabled();
  await atDesk.getByRole('button', { name: 'OL', exact: true }).click();
  await expect(saved(atDesk, 'No short.')).toBeVisible();
  await expectNoAxeViolations(atDesk, { within: 'main' });
  await atDesk.getByRole('button', { name: /No short, go on/ }).click();
  await expect(step(atDesk, 'FUZZ, a B1K control')).toBeVisible();
  await expect(saved(atDesk, /^Saved$/)).toBeVisible();
  await desk.close();

  await page.reload();
  await expect(count(page)).toContainText('15 of 28');
});

test('a build that was opened once goes on without a network, and what was ticked is found on another device', async ({
  page,
  browser,
  problems,
}) => {
  problems.expect(/^failed request: .*\(net::ERR_(INTERNET_DISCONNECTED|FAILED)\)$/);
  const person = await signUp(page);
  await open(page, '/bench/fuzz-box/build');
  await page.getByRole('button', { name: 'R1 is in' }).tap();
  await expect(saved(page, /^Saved$/)).toBeVisible();
  await expectKeptOffline(page, ['sheet']);

  await page.context().setOffline(true);
  await page.reload();
  await expect(step(page, 'R2, a 33K resistor')).toBeVisible();
  await page.getByRole('button', { name: 'R2 is in' }).tap();
  await expect(saved(page, 'Works without network. Saved on this device.')).toBeVisible();
  await page.reload();
  await expect(count(page)).toContainText('2 of 28');

  // A photo is kept here too, as a smaller JPEG, and comes back when it was deleted by mistake.
  await page.getByRole('button', { name: 'Notes and photos' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Notes and photos' });
  await dialog.getByLabel('Add a photo').setInputFiles({ name: 'board.png', mimeType: 'image/png', buffer: onePixel });
  const photo = dialog.getByRole('img', { name: /^Photo 1 of the board/ });
  await expect(photo).toHaveAttribute('src', /^data:image\/jpeg/);
  await expectNoAxeViolations(page, { within: 'dialog' });
  await dialog.getByRole('button', { name: 'Delete photo 1' }).tap();
  await expect(photo).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Undo' }).tap();
  await expect(photo).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Notes and photos' }).tap();
  await expect(photo).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).tap();

  await page.context().setOffline(false);
  await expect(saved(page, /^Saved$/)).toBeVisible();
  const desk = await browser.newContext({ baseURL: new URL(page.url()).origin, serviceWorkers: 'block' });
  await post(desk.request, '/api/login', { username: person.username, password: person.password });
  const answered = await desk.request.get('/api/builds');
  const [build] = (await answered.json()) as { state: { ticks: object } }[];
  expect(Object.keys(build!.state.ticks)).toEqual(expect.arrayContaining(['placed:R1', 'placed:R2']));
  await desk.close();

  // Pages elsewhere are the shop's own.
  await open(page, '/products/fuzz-box');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

interface SheetData {
  readonly parts: readonly { readonly ref: string }[];
  readonly checks: readonly { readonly name: string }[];
  readonly voltages: readonly { readonly where: string; readonly volts: number }[];
}

test('the last check ends a build, and the focus goes to what stands there then', async ({ page }) => {
  await signUp(page);
  const contents = await (await page.request.get('/api/products/fuzz-box/contents')).json();
  const { parts, checks, voltages } = (await (await page.request.get(contents.bench.sheetUrl)).json()) as SheetData;
  const last = checks.at(-1)!;
  expect(last.name).toBe('voltages');
  const done = [
    ...parts.map(({ ref }) => `placed:${ref}`),
    ...checks.flatMap(({ name }) => (name === last.name ? [] : [`check:${name}`])),
  ];
  const id = crypto.randomUUID();
  await post(page.request, `/api/builds/${id}/changes`, {
    kit: 'fuzz-box',
    changes: { ticks: Object.fromEntries(done.map((mark) => [mark, { 'd-11111111': 1 }])) },
  });
  await open(page, `/bench/fuzz-box/build?build=${id}`);
  for (const { where, volts } of voltages) await page.getByRole('textbox', { name: where }).fill(volts.toFixed(2));
  await page.getByRole('button', { name: 'All right, go on' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'It plays.' })).toBeFocused();
  await expectNoAxeViolations(page, { within: 'main' });

  // Every way back leads to the same build; a second, empty one is made only on request.
  await open(page, '/bench/fuzz-box');
  await page.getByRole('link', { name: 'Start building' }).tap();
  await expect(page).toHaveURL(`/bench/fuzz-box/build?build=${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'It plays.' })).toBeVisible();
  await page.getByRole('link', { name: 'Start another build' }).tap();
  await expect(step(page, 'R1, a 2M2 resistor')).toBeVisible();
  await expect(page.getByText('Board 2')).toBeVisible();
});

test('the head of a build stays in view in a low window, and the hand is not the sign of the left-handed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 480 });
  await open(page, '/bench/fuzz-box/build');
  const name = page.getByRole('heading', { level: 1, name: 'Fuzz Box' });
  await expect(name).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(name).toBeInViewport();
  const swap = page.getByRole('button', { name: 'Left-handed layout' });
  await expect(swap).toBeInViewport();
  await expect(swap).toHaveAttribute('title', 'Keys on the left, for left-handers');
  await swap.tap();
  await expect(swap).toHaveAttribute('title', 'Keys on the right, for right-handers');
});
