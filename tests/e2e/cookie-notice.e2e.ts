import { expect, open, test } from '#tests/support/journey.ts';

test('the cookie notice appears at the first visit and never again once read', async ({ page }) => {
  await open(page, '/');
  const notice = page.getByRole('region', { name: 'Cookie notice' });
  await expect(notice).toBeVisible();
  await expect(notice).toContainText('only the cookies the shop cannot do without');
  await notice.getByRole('button', { name: 'Got it' }).click();
  await expect(notice).toBeHidden();
  await open(page, '/privacy');
  await expect(notice).toBeHidden();
});

test('the cookie notice covers no control: the last link of the page can be clicked', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('region', { name: 'Cookie notice' })).toBeVisible();
  await page.getByRole('contentinfo').locator('a[href="/shipping"]').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shipping Information' })).toBeVisible();
});
