import type { Page } from '@playwright/test';
import { desktop, expect, expectSameWindow, markWindow, open, test } from '#tests/support/journeys/journey.ts';

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });

test(
  'moving between screens loads no new page, begins at the top and names the new screen',
  desktop,
  async ({ page }) => {
    await open(page, '/');
    await markWindow(page);
    await footerLink(page, 'Privacy Policy').click();
    const heading = page.getByRole('heading', { level: 1, name: 'Privacy Policy' });
    await expect(heading).toBeVisible();
    await expect(page).toHaveURL(/\/privacy$/);
    await expect(page).toHaveTitle(/^Privacy Policy/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(heading).toBeFocused();
    await expectSameWindow(page);
  },
);

test('the way back returns to the place that was left', desktop, async ({ page }) => {
  await open(page, '/');
  await markWindow(page);
  const share = page.getByRole('link', { name: 'Share Your Build' });
  await share.scrollIntoViewIfNeeded();
  await footerLink(page, 'Terms of Service').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Build Your Own Guitar Effects' })).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await expectSameWindow(page);
});

test('a path that does not exist says so, and leads home', desktop, async ({ page, problems }) => {
  problems.expect(/^answer 404: GET .*\/no-such-page$/);
  await open(page, '/no-such-page');
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await markWindow(page);
  await page.getByRole('main').getByRole('link', { name: /home/i }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Build Your Own Guitar Effects' })).toBeVisible();
  await expectSameWindow(page);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('moving between screens with motion enabled raises no complaint', desktop, async ({ page }) => {
    await open(page, '/');
    await page.mouse.wheel(0, 900);
    await footerLink(page, 'Shipping Information').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Shipping Information' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Build Your Own Guitar Effects' })).toBeAttached();
  });
});
