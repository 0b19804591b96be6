import type { Page } from '@playwright/test';
import { desktop, expect, hydrated, open, test } from '#tests/support/journeys/journey.ts';

const html = (page: Page) => page.locator('html');

test.describe('the theme', () => {
  test('follows the system, also when it changes its mind', desktop, async ({ page }) => {
    for (const system of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: system });
      await open(page, '/');
      await expect(html(page)).toHaveAttribute('data-theme', system);
    }
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
  });

  test('is the stored one before the first frame is painted', desktop, async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'dark');
      // The body cannot be painted before it exists, and the theme must be there by then.
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        observer.disconnect();
        Object.assign(window, { themeAtFirstBody: document.documentElement.dataset['theme'] });
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/');
    expect(await page.evaluate(() => Reflect.get(window, 'themeAtFirstBody'))).toBe('dark');
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const [red = 255] = (background.match(/\d+/g) ?? []).map(Number);
    expect(red, 'the page is dark').toBeLessThan(64);
  });

  test('changes by its button and stays changed after a reload', desktop, async ({ page }) => {
    await open(page, '/');
    await page.getByRole('banner').getByRole('button', { name: 'Switch to dark theme' }).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await page.reload();
    await hydrated(page);
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('banner').getByRole('button', { name: 'Switch to light theme' }).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
  });
});
