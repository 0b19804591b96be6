import { expect, open, test } from '#tests/support/journeys/journey.ts';

test('what was looked at is shown at the foot of the next product, and can be cleared', async ({ page }) => {
  await open(page, '/products/clean-booster');
  await expect(page.getByRole('region', { name: 'Recently viewed' })).toHaveCount(0);
  await open(page, '/products/resistor-4k7');
  await open(page, '/products/fuzz-box');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const recent = page.getByRole('region', { name: 'Recently viewed' });
  await expect(recent.getByRole('article').getByRole('heading')).toHaveText([/4K7/, 'Clean Booster']);
  await recent.getByRole('button', { name: 'Clear' }).click();
  await expect(recent).toHaveCount(0);
  await page.reload();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(recent).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('recently-viewed'))).toBe('["fuzz-box"]');
});

test('it is kept on the device: nobody who brings none asks for more', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, '/products/clean-booster');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  expect(asked.filter((url) => /recent-shelf/.test(url))).toEqual([]);
});
