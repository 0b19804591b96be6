import type { Page } from '@playwright/test';
import { fillCart } from '#tests/support/journeys/cart-journey.ts';
import { desktop, expect, open, test } from '#tests/support/journeys/journey.ts';

const noticeOf = (page: Page) => page.getByRole('region', { name: 'Cookie notice' });

test('the cookie notice stays until it is read, and never comes again', desktop, async ({ page }) => {
  await open(page, '/');
  const notice = noticeOf(page);
  await expect(notice).toBeVisible();
  await expect(notice).toContainText('We use two cookies, to keep your cart and your sign-in. No ads, no tracking.');
  await page.getByRole('contentinfo').locator('a[href="/shipping"]').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shipping Information' })).toBeVisible();
  await notice.getByRole('button', { name: 'Got it' }).click();
  await expect(notice).toBeHidden();
  await open(page, '/privacy');
  await expect(notice).toBeHidden();
});

/** What the notice lies over or under at this place of the page, by name. */
const controlsUnderNotice = (page: Page): Promise<string[]> =>
  noticeOf(page).evaluate((notice) => {
    const box = notice.getBoundingClientRect();
    const controls = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary');
    return [...controls]
      .filter((control) => !notice.contains(control) && control.checkVisibility())
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
      })
      .map((control) => control.textContent.trim() || control.getAttribute('aria-label') || control.outerHTML);
  });

const windows = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1280, height: 900 },
];

test('the cookie notice covers no control, in small and in large windows', desktop, async ({ page }) => {
  await fillCart(page, { 'clean-booster': 1 });
  for (const path of ['/', '/products', '/products/clean-booster', '/checkout']) {
    await open(page, path);
    await expect(noticeOf(page)).toBeAttached();
    for (const { width, height } of windows) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      for (const share of [0, 0.5, 1]) {
        await page.evaluate((part) => scrollTo(0, part * (document.documentElement.scrollHeight - innerHeight)), share);
        const where = `${path} at ${share} in a window of ${width} by ${height}`;
        expect(await controlsUnderNotice(page), where).toEqual([]);
      }
    }
  }
});
