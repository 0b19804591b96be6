import { expect, open, test } from '#tests/support/journeys/journey.ts';

test('the cookie notice covers no control, stays until it is read, and never comes again', async ({ page }) => {
  await open(page, '/');
  const notice = page.getByRole('region', { name: 'Cookie notice' });
  await expect(notice).toBeVisible();
  await expect(notice).toContainText('only the cookies the shop cannot do without');
  // The last link of the page can be clicked under it.
  await page.getByRole('contentinfo').locator('a[href="/shipping"]').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shipping Information' })).toBeVisible();
  await notice.getByRole('button', { name: 'Got it' }).click();
  await expect(notice).toBeHidden();
  await open(page, '/privacy');
  await expect(notice).toBeHidden();
});
