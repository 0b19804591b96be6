import type { Page } from '@playwright/test';
import { fillCart, lineOf, openCart, title, toast } from '#tests/support/journeys/cart-journey.ts';
import { expect, open, test } from '#tests/support/journeys/journey.ts';

/** Presses Tab until a control has the focus, as someone without a mouse does. */
async function tabTo(page: Page, name: string | RegExp, role: 'button' | 'link' | 'spinbutton'): Promise<void> {
  const target = page.getByRole(role, { name }).first();
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reached ${name}.`);
}

test('a kit is bought by keyboard alone, up to the checkout', async ({ page }) => {
  await open(page, '/products/fuzz-box');
  await tabTo(page, 'Add to Cart', 'button');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Fuzz Box added to cart')).toBeVisible();
  await open(page, '/');
  await tabTo(page, /^Cart/, 'link');
  await page.keyboard.press('Enter');
  await expect(title(page)).toBeFocused();
  await expect(title(page)).toHaveText('Shopping Cart (1 item)');

  const { increase, decrease, quantity } = lineOf(page, 'Fuzz Box');
  await tabTo(page, 'Increase quantity of Fuzz Box', 'button');
  await page.keyboard.press('Enter');
  await expect(quantity).toHaveValue('2');
  // A button that is disabled for the time of its call must not drop the keyboard.
  await expect(increase).toBeEnabled();
  await expect(increase).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(decrease).toBeFocused();
  await page.keyboard.press('Space');
  await expect(quantity).toHaveValue('1');
  await expect(increase).toBeEnabled();
  await expect(decrease).toBeDisabled();
  await expect(increase).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  await expect(quantity).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Shopping Cart (3 items)');
  await tabTo(page, 'Proceed to Checkout', 'button');
});

test('removing a line focuses the next one, and Undo restores it', async ({ page }) => {
  await fillCart(page, { 'vintage-overdrive': 1, 'fuzz-box': 1 });
  await openCart(page);
  await tabTo(page, 'Remove Vintage Overdrive', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('link', { name: 'Fuzz Box', exact: true })).toBeFocused();
  await expect(toast(page, 'Item removed from cart')).toBeVisible();
  await page.keyboard.press('F8');
  await tabTo(page, 'Undo', 'button');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Shopping Cart (2 items)');
  await expect(lineOf(page, 'Vintage Overdrive').quantity).toHaveValue('1');
});

test('removing the last line focuses the heading', async ({ page }) => {
  await fillCart(page, { 'fuzz-box': 1 });
  await openCart(page);
  await tabTo(page, 'Remove Fuzz Box', 'button');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Your cart is empty');
  await expect(title(page)).toBeFocused();
});
