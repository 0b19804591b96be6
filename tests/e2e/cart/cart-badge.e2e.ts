import type { Page } from '@playwright/test';
import { title, toast } from '#tests/support/journeys/cart-journey.ts';
import { desktop, expect, open, phone, test } from '#tests/support/journeys/journey.ts';

const cart = (page: Page) => page.getByRole('banner').getByRole('link', { name: /cart/i });

test(
  'an empty cart has no badge; kits are told in a toast and counted in it, through a reload',
  phone,
  async ({ page }) => {
    const known = page.waitForResponse('**/api/cart');
    await open(page, '/');
    await known;
    await expect(cart(page)).toHaveAttribute('href', '/cart');
    await expect(cart(page)).not.toHaveText(/\d/);
    const card = (name: string) =>
      page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });
    await card('Vintage Overdrive')
      .getByRole('button', { name: /Add.*to cart/i })
      .click();
    await expect(page.getByText('Vintage Overdrive added to cart', { exact: true })).toBeVisible();
    await expect(cart(page)).toHaveText('1');
    await card('Fuzz Box')
      .getByRole('button', { name: /Add.*to cart/i })
      .click();
    await expect(page.getByText('Fuzz Box added to cart', { exact: true })).toBeVisible();
    await expect(page.getByText('Vintage Overdrive added to cart', { exact: true })).toBeHidden();
    await expect(cart(page)).toHaveText('2');
    await page.reload();
    await expect(cart(page)).toHaveText('2');
  },
);

test('a kit that cannot be added is told in a toast', desktop, async ({ page, problems }) => {
  await open(page, '/');
  problems.expect(/^answer 503: POST/);
  await page.route('**/api/cart', (route) => route.fulfill({ status: 503, body: 'Not now' }));
  await page
    .getByRole('button', { name: /Add.*to cart/i })
    .first()
    .click();
  await expect(page.getByText('Failed to add item to cart', { exact: true })).toBeVisible();
  await expect(cart(page)).not.toHaveText(/\d/);
});

test('a button says that it is adding, and takes no second click meanwhile', desktop, async ({ page }) => {
  await open(page, '/');
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/cart', async (route) => {
    if (route.request().method() === 'POST') await answered;
    await route.continue();
  });
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: 'Fuzz Box', exact: true }) });
  await card.getByRole('button', { name: /Add.*to cart/i }).click();
  const pending = card.getByRole('button', { name: /^Add/ });
  await expect(pending).toHaveText('Adding...');
  await expect(pending).toBeDisabled();
  answer();
  await expect(pending).toHaveText('Add to Cart');
});

test('the toast after adding leads to the cart', phone, async ({ page }) => {
  await open(page, '/products/pocket-amp-pcb');
  await page.getByRole('button', { description: 'Pocket Amp PCB', exact: true }).click();
  await expect(toast(page, 'Pocket Amp PCB added to cart')).toBeVisible();
  await page.getByRole('button', { name: 'View cart' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(title(page)).toHaveText('Shopping Cart (1 item)');
});
