import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  desktop,
  expect,
  expectNoAxeViolations,
  expectNoHorizontalScroll,
  open,
  test,
  phone,
} from '../../support/journeys/journey.ts';
import { workbenchWeights } from '../../../benchmarks/workbench-weight.ts';

const stage = (page: Page) => page.locator('[data-mat="stage"]');
const board = (page: Page) => page.getByRole('img', { name: /board, (parts|solder) side/ });
const said = (page: Page) => page.getByRole('status').filter({ hasText: /lit/ });
const row = (page: Page, ref: string) => page.locator(`[data-row="${ref}"]`);

/** Clicks or taps the middle of a part on the mat. */
async function touchPart(page: Page, ref: string, isMobile: boolean): Promise<void> {
  const part = stage(page).locator(`rect[data-ref="${ref}"]`);
  // The board is laid out a second time, after its container was measured.
  await part.click({ trial: true });
  const box = (await part.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await (isMobile ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

const tab = (page: Page, name: string) => page.getByRole('group', { name: 'Views' }).getByRole('button', { name });

test(
  'a part and a net light on board, schematic and list, by touch and in the address',
  phone,
  async ({ page, isMobile }) => {
    await open(page, '/bench/fuzz-box');
    await expect(board(page)).toBeVisible();
    await touchPart(page, 'R3', isMobile);
    await expect(said(page)).toContainText('R3, Resistor 100K, lit on board, schematic and list.');
    await expect(page.getByRole('img', { name: /Bands of 100K: brown 1, black 0, black 0, orange ×1K/ })).toBeVisible();
    await expect(page).toHaveURL(/\?ref=R3$/);

    if (isMobile) await tab(page, 'Schematic').click();
    await expect(page.locator('[data-shape][data-ref="R3"][data-lit]')).toBeVisible();
    if (isMobile) await tab(page, 'Parts').click();
    await expect(row(page, 'R3')).toHaveAttribute('aria-pressed', 'true');

    await page.getByRole('button', { name: /Q2 emitter/ }).click();
    await expect(page.getByRole('heading', { name: 'Q2 emitter' })).toBeVisible();
    await expect(page.getByText('0.70 V', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\?net=e2$/);
    if (isMobile) await tab(page, 'Schematic').click();
    await expect(page.locator('path[data-net="e2"][data-lit]').first()).toBeAttached();
    await expectNoAxeViolations(page, { within: 'main' });
    await expectNoHorizontalScroll(page);

    // The same address shows the same, and the list finds what is typed.
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Q2 emitter' })).toBeVisible();
    if (isMobile) await tab(page, 'Parts').click();
    await page.getByRole('searchbox', { name: /Filter the parts/ }).fill('103');
    await expect(page.locator('[data-row]')).toHaveCount(1);
    await row(page, 'C3').click();
    await expect(page.getByText('10 and 3 noughts, in picofarads: 10n. J: within 5%.')).toBeAttached();
    await expectNoAxeViolations(page, { within: 'main' });
  },
);

test('all of it by keyboard', desktop, async ({ page }) => {
  await open(page, '/products/fuzz-box');
  await page.getByRole('link', { name: 'Open the bench' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fuzz Box' })).toBeVisible();
  await expect(board(page)).toBeVisible();
  await page.keyboard.press('j');
  await expect(row(page, 'R1')).toBeFocused();
  await page.keyboard.press('j');
  await expect(said(page)).toContainText('R2, Resistor 33K');
  await page.keyboard.press('k');
  await expect(said(page)).toContainText('R1, Resistor 2M2');
  await page.keyboard.press('b');
  await expect(page.getByRole('img', { name: /Fuzz Box board, solder side/ })).toBeVisible();
  await expect.poll(() => new URL(page.url()).search).toBe('?ref=R1&side=bottom');
  await page.keyboard.press('x');
  await expect(page.getByRole('button', { name: 'X-ray' })).toHaveAttribute('aria-pressed', 'true');
  await expectNoAxeViolations(page, { within: 'main' });
  await page.keyboard.press('Escape');
  await expect(said(page)).toHaveText('Nothing lit');
  await page.getByRole('searchbox', { name: /Filter the parts/ }).fill('bx');
  await expect(page.getByRole('button', { name: 'X-ray' })).toHaveAttribute('aria-pressed', 'true');
});

test(
  'the whole schematic fits its pane, grows from there, and has a key; chips name their pins',
  desktop,
  async ({ page }) => {
    await open(page, '/bench/vintage-overdrive?ref=IC1');
    const pane = page.getByRole('region', { name: 'Schematic' });
    const paper = pane.getByRole('group', { name: /^The sheet/ });
    const drawing = paper.getByRole('img', { name: 'Schematic of the Vintage Overdrive' });
    await expect(drawing).toBeVisible();
    const inside = async () => {
      const [sheet, room] = [(await drawing.boundingBox())!, (await paper.boundingBox())!];
      return (
        sheet.x >= room.x - 1 &&
        sheet.y >= room.y - 1 &&
        sheet.x + sheet.width <= room.x + room.width + 1 &&
        sheet.y + sheet.height <= Math.min(room.y + room.height, page.viewportSize()!.height) + 1
      );
    };
    expect(await inside()).toBe(true);
    await pane.getByRole('button', { name: 'Schematic larger' }).click();
    expect(await inside()).toBe(false);
    await pane.getByRole('button', { name: 'Schematic smaller' }).click();
    expect(await inside()).toBe(true);
    await pane.getByRole('button', { name: 'Key' }).click();
    const key = page.getByRole('group', { name: 'Key to the schematic' });
    await expect(key).toContainText('Wires that meet at a dot are joined');
    await expectNoAxeViolations(page, { within: 'main' });
    await page.keyboard.press('Escape');
    await expect(key).toBeHidden();

    const pins = page.getByRole('list', { name: 'Nets of IC1' });
    await expect(pins.getByRole('button', { name: /^Pin 1, output A/ })).toBeVisible();
    await expect(pins.getByRole('button', { name: /^Pin 8, \+ supply/ })).toBeVisible();
    await expect(said(page)).toContainText('pin 3, plus input A');
  },
);

/** Everything that changes in the page, but for the transforms of layers. */
async function changesDuring(page: Page, act: () => Promise<void>): Promise<string[]> {
  await page.evaluate(() => {
    const seen: string[] = [];
    const observer = new MutationObserver((records) => {
      for (const { type, attributeName, target } of records)
        seen.push(`${type} ${attributeName ?? ''} ${(target as HTMLElement).dataset?.['mat'] ?? target.nodeName}`);
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    Object.assign(window, { seen });
  });
  await act();
  return page.evaluate(() => [...new Set((window as unknown as { seen: string[] }).seen)]);
}

/** How often the browser sorted everything on the page into layers, in all that a trace has seen. */
const sortings = (trace: Buffer): number =>
  (JSON.parse(trace.toString()) as { traceEvents: { name: string; ph: string }[] }).traceEvents.filter(
    ({ name, ph }) => name === 'PaintArtifactCompositor::Update' && ph !== 'E',
  ).length;

test('panning the largest board moves layers and renders nothing', desktop, async ({ page, browser }) => {
  await open(page, '/bench/analog-delay');
  await expect(board(page)).toBeVisible();
  const transform = () => stage(page).evaluate((element) => element.style.transform);
  await expect.poll(transform).toContain('translate3d');
  // On the mat beside the board, where a resting mouse lights nothing.
  const { x, y } = (await page.getByRole('region', { name: 'Board' }).boundingBox())!;
  const [cx, cy] = [x + 60, y + 60];
  const before = await transform();
  await page.mouse.move(cx, cy);
  const changes = await changesDuring(page, async () => {
    await page.mouse.down();
    await page.mouse.move(cx + 160, cy + 60, { steps: 12 });
    await page.mouse.up();
    await expect.poll(transform).not.toBe(before);
  });
  expect(changes.toSorted()).toEqual([
    'attributes style across',
    'attributes style down',
    'attributes style grid',
    'attributes style marks',
    'attributes style stage',
  ]);
  // A drag is no tap.
  expect(new URL(page.url()).search).toBe('');
  const zoomOf = () => stage(page).evaluate((element) => element.clientWidth);
  const narrow = await zoomOf();
  await browser.startTracing(page, { categories: ['blink'] });
  await page.mouse.down();
  await page.mouse.move(cx, cy, { steps: 60 });
  await page.mouse.up();
  await page.mouse.wheel(0, -400);
  await expect.poll(zoomOf).toBeGreaterThan(narrow);
  const sorted = sortings(await browser.stopTracing());
  // Press, release and zoom do; the sixty moves do not.
  expect(sorted).toBeGreaterThan(0);
  expect(sorted).toBeLessThan(20);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const glided = await stage(page).evaluate(
    (element: HTMLElement) =>
      new Promise((resolve) => {
        element.addEventListener('transitionrun', ({ propertyName }) => resolve(propertyName), { once: true });
        document.querySelector<HTMLElement>('[aria-label="The whole board"]')!.click();
      }),
  );
  expect(glided).toBe('transform');
});

test('the bench keeps to its budget, and is drawn for kits alone', desktop, async ({ request }) => {
  const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'));
  for (const { screen, code, data } of workbenchWeights('dist', manifest, await (await request.get('/')).text())) {
    expect(code, screen).toBeGreaterThan(4 * 1024);
    // The finder's table says what every fault does at three supplies, and how much a meter loads each point.
    // Whoever asks for help comes from the finder, and has most of it already.
    const kilobytes = screen.includes('/help/') ? 128 : screen.includes('fault-finder') ? 86 : 72;
    expect(code + data, screen).toBeLessThanOrEqual(kilobytes * 1024);
  }
  expect((await request.get('/bench/no-such-kit')).status()).toBe(404);
  expect((await request.get('/bench/fuzz-box/no-such-way')).status()).toBe(404);
});
