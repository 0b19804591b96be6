import type { Page } from '@playwright/test';
import { desktop, expect, expectNoAxeViolations, open, phone, test } from '#tests/support/journeys/journey.ts';

const openViewer = async (page: Page, view: string) => {
  await open(page, '/products/clean-booster');
  await page.getByRole('main').getByText(view, { exact: true }).click();
  await page.getByRole('main').getByRole('button', { name: 'Zoom' }).click();
  const viewer = page.getByRole('dialog');
  await expect(viewer).toBeVisible();
  return { viewer, picture: viewer.getByRole('img'), zoom: viewer.getByRole('status') };
};
const widthOf = async (picture: ReturnType<Page['locator']>) => (await picture.boundingBox())!.width;

test('the picture opens over the whole screen and comes nearer by its buttons', phone, async ({ page }) => {
  const { viewer, picture, zoom } = await openViewer(page, 'What you get');
  await expect(viewer).toHaveAccessibleName('Clean Booster: what you get');
  await expect(zoom).toHaveText('100%');
  const fitted = await widthOf(picture);
  await viewer.getByRole('button', { name: 'Zoom in' }).click();
  await expect(zoom).toHaveText('150%');
  await expect.poll(() => widthOf(picture)).toBeCloseTo(fitted * 1.5, 0);
  await expectNoAxeViolations(page, { within: 'dialog[open]' });
  await viewer.getByRole('button', { name: 'Close' }).click();
  await expect(viewer).toBeHidden();
  await expect(page.getByRole('main').getByRole('button', { name: 'Zoom' })).toBeFocused();
});

test('keys go nearer, look around, fit and close', desktop, async ({ page }) => {
  const { viewer, picture, zoom } = await openViewer(page, 'What you get');
  for (let press = 0; press < 9; press += 1) await page.keyboard.press('+');
  // A resistor of 6.3 mm in a picture of 179 mm is wider than half the screen.
  await expect(zoom).toHaveText('1600%');
  await expect.poll(async () => ((await widthOf(picture)) * 6.3) / 179).toBeGreaterThan(500);
  const before = (await picture.boundingBox())!;
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  const way = async () => {
    const after = (await picture.boundingBox())!;
    return [before.x - after.x, before.y - after.y].map(Math.round);
  };
  await expect.poll(way).toEqual([90, 90]);
  await page.keyboard.press('-');
  await expect(zoom).not.toHaveText('1600%');
  await page.keyboard.press('0');
  await expect(zoom).toHaveText('100%');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
});

test('the wheel goes nearer to what is under the pointer, and a drag moves it', desktop, async ({ page }) => {
  const { picture, zoom } = await openViewer(page, 'Look inside');
  await page.mouse.move(900, 300);
  await page.mouse.wheel(0, -800);
  await expect(zoom).toHaveText('360%');
  // A frame after the words the picture has its size.
  await expect.poll(() => widthOf(picture)).toBeGreaterThan(3 * 1280);
  const before = (await picture.boundingBox())!;
  await page.mouse.down();
  await page.mouse.move(860, 320);
  await page.mouse.up();
  const way = async () => {
    const after = (await picture.boundingBox())!;
    return [after.x - before.x, after.y - before.y].map(Math.round);
  };
  await expect.poll(way).toEqual([-40, 20]);
});

test('the schematic is fetched by those who open it, named, and comes nearer by keys', desktop, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, '/products/clean-booster');
  const section = page.getByRole('main').locator('section', { hasText: 'Open the schematic' });
  await expect(section.getByRole('listitem').first()).toHaveText('Amplifier');
  expect(asked.filter((url) => url.includes('/art/schematic'))).toEqual([]);
  await section.getByRole('link', { name: 'Open the schematic' }).press('Enter');
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByRole('img')).toHaveAccessibleName('Schematic of the Clean Booster');
  await expect.poll(() => asked.some((url) => url.includes('/art/schematic-clean-booster'))).toBe(true);
  await page.keyboard.press('+');
  await expect(viewer.getByRole('status')).toHaveText('150%');
  await expectNoAxeViolations(page, { within: 'dialog[open]' });
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  const deck = await page.request.get((await section.getByRole('link', { name: 'SPICE' }).getAttribute('href'))!);
  expect(await deck.text()).toContain('.end');
});
