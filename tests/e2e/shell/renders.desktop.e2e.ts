import { expect, open, test } from '#tests/support/journeys/journey.ts';
import { countRenders, takeRenders } from '#tests/support/journeys/renders.ts';

test.beforeEach(async ({ page }) => {
  await countRenders(page);
  await open(page, '/products');
  await page.waitForLoadState('networkidle');
});

test('adding to the cart renders less than the list of products', async ({ page }) => {
  expect(await takeRenders(page)).toBeGreaterThan(100);
  await page.getByRole('article').nth(2).getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const renders = await takeRenders(page);
  expect(renders).toBeGreaterThan(0);
  expect(renders).toBeLessThanOrEqual(110);
});

test('typing in the search box renders its suggestions, and no product of the list', async ({ page }) => {
  await page.getByRole('banner').getByPlaceholder('Search pedal kits...').first().focus();
  await page.waitForLoadState('networkidle');
  await takeRenders(page);
  await page.keyboard.type('over');
  await expect(page.getByRole('banner').getByRole('option').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const renders = await takeRenders(page);
  expect(renders).toBeGreaterThan(0);
  expect(renders).toBeLessThanOrEqual(150);
});
