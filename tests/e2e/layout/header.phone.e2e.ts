import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, open, test } from '#tests/support/journeys/journey.ts';

const header = (page: Page) => page.getByRole('banner');
const menuButton = (page: Page) => header(page).locator('summary').filter({ hasText: 'Menu' });
const menu = (page: Page) => header(page).getByRole('navigation', { name: 'Menu' });

test.beforeEach(async ({ page }) => {
  await open(page, '/');
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
});

test('the mobile menu repeats the category links, the search and the login', async ({ page }) => {
  for (const [name, category] of Object.entries({ PCBs: 'pcb', Kits: 'kit', Parts: 'parts' })) {
    const links = menu(page).locator(`a[href*="category=${category}&subcategory="]`).filter({ visible: true });
    if ((await links.count()) === 0) await menu(page).locator('summary').filter({ hasText: name }).click();
    await expect(links).toHaveCount(category === 'parts' ? 4 : 14);
  }
  await expect(header(page).getByPlaceholder('Search pedal kits...').filter({ visible: true })).toHaveCount(1);
  await expect(header(page).getByRole('link', { name: 'Login' }).filter({ visible: true })).toHaveAttribute(
    'href',
    '/auth',
  );
  await expectNoAxeViolations(page, { within: 'header' });
});

test('the mobile menu leads to the workbench', async ({ page }) => {
  await menu(page).getByRole('link', { name: 'Workbench' }).click();
  await expect(page).toHaveURL('/bench');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the mobile menu closes by Escape and gives the focus back', async ({ page }) => {
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

test('the page behind the mobile menu is out of reach while it is open', async ({ page }) => {
  const pageBehind = page.locator('[inert]').filter({ has: page.getByRole('main') });
  await expect(pageBehind).toHaveCount(1);
  await menuButton(page).click();
  await expect(pageBehind).toHaveCount(0);
});

test('the search of the mobile menu leads to the catalogue and closes the menu', async ({ page }) => {
  const box = header(page).getByPlaceholder('Search pedal kits...').filter({ visible: true });
  await box.fill('delay');
  await box.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === '/products' && url.searchParams.get('search') === 'delay');
  await expect(menu(page)).toBeHidden();
});
