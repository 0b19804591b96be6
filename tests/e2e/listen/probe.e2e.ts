import type { Locator, Page } from '@playwright/test';
import {
  desktop,
  expect as expectSoon,
  expectNoAxeViolations,
  expectNoHorizontalScroll,
  open,
  test,
  phone,
} from '#tests/support/journeys/journey.ts';

// A kit that is played takes most of a core. On a busy machine a loop is prepared instead, which takes its time.
test.describe.configure({ mode: 'default', timeout: 600_000 });
const expect = expectSoon.configure({ timeout: 120_000 });

const path = '/products/vintage-overdrive';
const probe = (page: Page) => page.getByRole('region', { name: 'Touch any point, hear it there' });
const point = (page: Page, name: string) => probe(page).getByRole('button', { name, exact: true });
const listenHere = (page: Page) => probe(page).getByRole('button', { name: 'Listen here' });
const scope = (page: Page) => probe(page).getByRole('img', { name: /^Scope, 15 ms at / });

/** The voltage that the page shows for the point under the probe. */
async function peak(page: Page): Promise<number> {
  const [, number, unit] = /Here: ([\d.]+)\s(m?)V/.exec((await scope(page).getAttribute('aria-label')) ?? '') ?? [];
  return Number(number ?? 0) / (unit === 'm' ? 1000 : 1);
}

test('from the schematic to the probe: touch, hear, read and take it away', phone, async ({ page, isMobile }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, path);
  expect(asked.filter((url) => /probe-panel|schematic-vintage/.test(url))).toEqual([]);
  await page.getByRole('link', { name: 'Hear it at any point' }).click();
  await expect(point(page, 'Output of IC1A')).toBeAttached();
  await expect(probe(page)).toBeInViewport();

  // A touch in the middle of a part; a wire is wherever its line runs.
  const part = point(page, 'C3, 47n');
  if (isMobile) await part.tap();
  else await part.click();
  await expect(part).toHaveAttribute('aria-pressed', 'true');
  await expect(probe(page).getByRole('status')).toContainText(
    'Between R5 and C3, at C3 (47n). Joins R5 and C3. Rests at 4.',
  );
  // The highlighted point is scrolled to the middle of the visible part.
  const room = (await part.locator('xpath=ancestor::div[1]').boundingBox())!;
  await expect
    .poll(async () => {
      const box = (await part.boundingBox())!;
      return isMobile ? Math.abs(box.x + box.width / 2 - room.x - room.width / 2) < 40 : box.x > room.x;
    })
    .toBe(true);
  // A touch makes no sound: the point waits for Listen, which is at hand here too.
  await expect(probe(page).getByRole('status')).toContainText('Press Listen to hear it.');
  await expect(page.locator('#listen').getByRole('status').filter({ hasText: /^Off$/ })).toBeVisible();
  await listenHere(page).click();
  await expect(listenHere(page)).toHaveCount(0);
  await expect(part).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => peak(page)).toBeGreaterThan(0.003);

  await probe(page).getByRole('combobox', { name: 'Probe at' }).selectOption('Output of IC1A');
  await expect(point(page, 'Output of IC1A')).toHaveAttribute('aria-pressed', 'true');
  await expect(part).toHaveAttribute('aria-pressed', 'false');
  // Behind the amplifier it is stronger than the input ever is. A machine too busy to play it live says so, and has no probe.
  const isTooSlow = () => page.getByText('This device is too slow to play it live').isVisible();
  await expect.poll(async () => (await peak(page)) > 0.3 || (await isTooSlow())).toBe(true);
  await expect(page.locator('#listen').getByRole('img', { name: /at Output of IC1A\. Pedal: / })).toHaveCount(1);
  await expectNoAxeViolations(page, { within: '#probe' });
  await expectNoHorizontalScroll(page);

  await probe(page).getByRole('button', { name: 'Probe off' }).click();
  await expect(probe(page).getByRole('combobox', { name: 'Probe at' })).toBeFocused();
  await expect(scope(page)).toHaveCount(0);
  await page.locator('#listen').getByRole('button', { name: 'Stop' }).click();
});

test('the probe by the keyboard alone', desktop, async ({ page }) => {
  await open(page, `${path}#probe`);
  const first = point(page, 'Input');
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await expect(probe(page).locator('.schematic-hits :focus')).toHaveCount(1);
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await expect(probe(page).getByRole('status')).toContainText('Input. Joins');
  await expect(page.locator('#listen').getByRole('button', { name: 'Stop' })).toHaveCount(0);
  await page.locator('#listen').getByRole('button', { name: 'Listen', exact: true }).click();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await first.focus();
  await expect.poll(() => peak(page)).toBeGreaterThan(0.003);
  // Space is the button's here, and not the panel's: it goes on playing.
  await page.keyboard.press('Space');
  await expect(page.locator('#listen').getByRole('button', { name: 'Stop' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(first).toHaveAttribute('aria-pressed', 'false');
  await expect(first).toBeFocused();
});

/** Where on the screen a finger meets this very track: it runs under legs, beside others and behind the bar. */
const spotOn = (track: Locator) =>
  track.evaluate((element: SVGPathElement) => {
    element.scrollIntoView({ block: 'center', inline: 'center' });
    const [matrix, length] = [element.getScreenCTM()!, element.getTotalLength()];
    for (let share = 0.02; share < 1; share += 0.02) {
      const { x, y } = element.getPointAtLength(share * length).matrixTransform(matrix);
      if (document.elementFromPoint(x, y) === element) return [x, y] as const;
    }
    throw new Error('It is covered everywhere.');
  });

// It is heard on a phone; what is touched and said stands at both widths, and the keyboard's journey hears a probe at a desk.
test('on the board: a leg, a track and a part are touched, and the list says the same', async ({ page, isMobile }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, `${path}#probe`);
  await expect(point(page, 'Output of IC1A')).toBeAttached();
  const ofBoard = () => asked.filter((url) => /probe-board|bench-sheet/.test(url));
  expect(ofBoard()).toEqual([]);
  await probe(page).getByRole('radio', { name: 'Board' }).check();
  const board = (side: string) => probe(page).getByRole('img', { name: `Vintage Overdrive board, ${side} side.` });
  await expect(board('parts')).toBeVisible();
  expect(ofBoard()).not.toEqual([]);
  const said = probe(page).getByRole('status').filter({ hasText: 'Joins' });
  const list = probe(page).getByRole('combobox', { name: 'Probe at' });

  const touch = (target: Locator) => (isMobile ? target.tap() : target.click());
  await touch(board('parts').locator('circle[data-net="e1"]').first());
  await expect(said).toContainText('Emitter of Q1. Joins');
  await expect(list).toHaveValue('e1');
  if (isMobile) {
    await listenHere(page).click();
    await expect.poll(() => peak(page)).toBeGreaterThan(0.003);
    await page.locator('#listen').getByRole('button', { name: 'Stop' }).click();
  }

  await touch(board('parts').locator('rect[data-ref="R5"]'));
  await expect(said).toContainText(', at R5 (');
  await touch(board('parts').locator('rect[data-ref="RLED"]'));
  await expect(probe(page).getByText('That only lights the status lamp')).toBeVisible();
  await expect(said).toContainText(', at R5 (');
  await expectNoAxeViolations(page, { within: '#probe' });
  await expectNoHorizontalScroll(page);

  await probe(page).getByRole('radio', { name: 'Solder side' }).check();
  const [x, y] = await spotOn(board('solder').locator('path[data-net="leg"]'));
  await (isMobile ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  await expect(said).toContainText('Between R5 and C3. Joins R5 and C3.');

  // The point that is chosen in the list is also the one that is pressed on the schematic.
  await list.selectOption('Output of IC1A');
  await probe(page).getByRole('radio', { name: 'Schematic' }).check();
  await expect(point(page, 'Output of IC1A')).toHaveAttribute('aria-pressed', 'true');
});
