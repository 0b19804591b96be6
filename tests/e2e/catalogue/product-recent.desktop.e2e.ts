import type { Page } from '@playwright/test';
import { expect, open, test } from '#tests/support/journeys/journey.ts';

const remembered = (page: Page) => page.evaluate(() => localStorage.getItem('recently-viewed'));

/** Whoever looks at a product stays a moment, in which the device takes note of it. */
async function lookAt(page: Page, slug: string): Promise<void> {
  await open(page, `/products/${slug}`);
  await expect.poll(() => remembered(page)).toContain(slug);
}

test('what was looked at is shown at the foot of the next product, and can be cleared', async ({ page }) => {
  await lookAt(page, 'clean-booster');
  await expect(page.getByRole('region', { name: 'Recently viewed' })).toHaveCount(0);
  await lookAt(page, 'resistor-4k7');
  await lookAt(page, 'fuzz-box');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const recent = page.getByRole('region', { name: 'Recently viewed' });
  await expect(recent.getByRole('article').getByRole('heading')).toHaveText([/4K7/, 'Clean Booster']);
  await recent.getByRole('button', { name: 'Clear' }).click();
  await expect(recent).toHaveCount(0);
  await page.reload();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(recent).toHaveCount(0);
  expect(await remembered(page)).toBe('["fuzz-box"]');
});

test('it is kept on the device: nobody who brings none asks for more', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, '/products/clean-booster');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  expect(asked.filter((url) => /recent-shelf/.test(url))).toEqual([]);
});
