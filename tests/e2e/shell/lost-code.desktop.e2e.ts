import { readFileSync } from 'node:fs';
import { expect, open, test } from '#tests/support/journeys/journey.ts';

const manifest: Record<string, { file: string }> = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'));
const fileOf = (module: string): RegExp => new RegExp(`/${manifest[module]!.file}$`);

test('a screen whose code is gone is fetched anew as a page, once', async ({ page, problems }) => {
  problems.expect(/assets\/|page error: $/);
  const code = fileOf('routes/cart.tsx');
  await open(page, '/privacy');
  let isGone = true;
  await page.route(code, (route) => (isGone ? route.abort() : route.continue()));
  page.on('load', () => (isGone = false));
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).first().click();
  await page.waitForEvent('load');
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a screen whose code never comes is not fetched for ever, and is there as plain HTML', async ({
  page,
  problems,
}) => {
  problems.expect(/assets\/|page error: $/);
  await open(page, '/privacy');
  let pages = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) pages += 1;
  });
  await page.route(fileOf('routes/guides.tsx'), (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Build Guides' }).first().click();
  await page.waitForEvent('load');
  await expect(page).toHaveURL('/guides');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // What is pressed from now on is left to the page alone.
  await page.keyboard.press('Shift');
  await expect.poll(() => page.evaluate(() => window.heldPresses)).toBeNull();
  await page.waitForLoadState('networkidle');
  expect(pages).toBe(1);
});
