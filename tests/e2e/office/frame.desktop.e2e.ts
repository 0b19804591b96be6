import type { Page } from '@playwright/test';
import { adminCredentials } from '../../support/builders/admin.ts';
import { signUp } from '../../support/builders/people.ts';
import { expect, expectNoAxeViolations, expectNoHorizontalScroll, test } from '../../support/journeys/journey.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('the office is entered by signing in, and gone through by keyboard alone', async ({ page }) => {
  await page.goto('/auth');
  await page.getByLabel('Username').fill(adminCredentials.username);
  await page.getByLabel('Password', { exact: true }).fill(adminCredentials.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin$/);
  await expect(heading(page, 'Today')).toBeVisible();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();

  await page.keyboard.press('g');
  await page.keyboard.press('s');
  await expect(page).toHaveURL(/\/admin\/stock$/);
  await expect(heading(page, 'Stock')).toBeFocused();
  await expect(page).toHaveTitle('Stock · taar back office');
  const navigation = page.getByRole('navigation', { name: 'Back office', exact: true });
  await expect(navigation.getByRole('link', { name: 'Stock' })).toHaveAttribute('aria-current', 'page');

  // Found, opened, and back to where one was.
  const palette = page.getByRole('dialog', { name: 'Find or do anything' });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('clean-boo');
  await expect(palette.getByRole('option', { selected: true })).toContainText('Clean Booster');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/products\/.+/);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('>');
  await expect(palette.getByRole('group')).toHaveCount(1);
  await expect(palette.getByRole('option', { name: 'Count stock' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();

  // Every key is listed, and single letters can be switched off.
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'All keys' });
  await expect(sheet.getByText('Go to Orders')).toBeVisible();
  await sheet.getByRole('switch', { name: 'Single letters do something' }).press('Space');
  await page.keyboard.press('Escape');
  const before = page.url();
  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await page.keyboard.press('Control+k');
  await expect(palette).toBeVisible();
  await page.keyboard.press('Escape');
  expect(page.url()).toBe(before);
});

test('the frame is accessible in both themes, at a desk and on a phone', async ({ page }) => {
  await page.request.post('/api/login', { data: adminCredentials });
  await page.goto('/admin/nothing/here');
  await expect(heading(page, 'Nothing here')).toBeVisible();
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoAxeViolations(page);
      await expectNoHorizontalScroll(page);
    }
    await page.getByRole('button', { name: 'More' }).click();
    await expect(page.getByRole('dialog', { name: 'Back office' })).toBeVisible();
    await expectNoAxeViolations(page, { within: 'dialog' });
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectNoAxeViolations(page, { within: 'dialog' });
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Staff' }).click();
  await expect(heading(page, 'Staff')).toBeVisible();
});

test('for everyone else there is no office', async ({ page, problems }) => {
  problems.expect(/404/);
  await signUp(page);
  const answer = await page.goto('/admin/orders');
  expect(answer?.status()).toBe(404);
  await expect(heading(page, /not found/i)).toBeVisible();
});
