import type { Page } from '@playwright/test';
import { fillCart, lineOf, openCart, title, toast } from '#tests/support/journeys/cart-journey.ts';
import {
  desktop,
  expect,
  expectNoAxeViolations,
  expectNoHorizontalScroll,
  phone,
  test,
} from '#tests/support/journeys/journey.ts';

const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const fuzzParts = (page: Page) => group(page, 'For the Fuzz Box PCB');

/** Opens a cart with the parts of the Fuzz Box, and with another kit that is for no board. */
async function openCartOfBoard(page: Page): Promise<void> {
  await fillCart(page, { 'vintage-overdrive': 1 });
  expect((await page.request.post('/api/cart/parts', { data: { productId: 'fuzz-box-pcb' } })).status()).toBe(201);
  await openCart(page);
  await expect(fuzzParts(page)).toBeVisible();
}

test('the lines of a board go with one key and come back to it with one undo', desktop, async ({ page }) => {
  await openCartOfBoard(page);
  const names = () => fuzzParts(page).getByRole('heading').allTextContents();
  const before = await names();
  expect(before.length).toBeGreaterThan(5);
  await expectNoAxeViolations(page, { within: 'main' });

  await page.getByRole('button', { name: 'Remove all: Fuzz Box PCB' }).focus();
  await page.keyboard.press('Enter');
  await expect(fuzzParts(page)).toBeHidden();
  await expect(title(page)).toHaveText('Shopping Cart (1 item)');
  await expect(lineOf(page, 'Vintage Overdrive').line.getByRole('link')).toBeFocused();
  await expect(page.getByText(/^\d+ items removed from cart$/).first()).toBeVisible();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/^\d+ items added to cart$/).first()).toBeVisible();
  expect(await names()).toEqual(before);
  await page.reload();
  await expect(fuzzParts(page)).toBeVisible();
  expect(await names()).toEqual(before);

  await page.getByRole('button', { name: 'Remove all: everything else' }).press('Enter');
  await expect(toast(page, 'Item removed from cart')).toBeVisible();
  await expect(fuzzParts(page).getByRole('link').first()).toBeFocused();
  await page.getByRole('button', { name: 'Remove all: Fuzz Box PCB' }).press('Enter');
  await expect(title(page)).toHaveText('Your cart is empty');
  await expect(title(page)).toBeFocused();
});

test('a part of a board that is saved for later comes back to its board', phone, async ({ page }) => {
  await openCartOfBoard(page);
  await expectNoHorizontalScroll(page);
  const heading = fuzzParts(page).getByRole('heading').first();
  const name = (await heading.textContent())!;
  await lineOf(page, name).save.tap();
  const saved = group(page, 'Saved for later');
  await expect(saved).toContainText('for the Fuzz Box PCB');
  await expect(fuzzParts(page)).not.toContainText(name);
  const moveBack = saved.getByRole('button', { name: `Move to cart: ${name}` });
  await expect(moveBack).toBeEnabled();
  await page.reload();
  await expect(saved).toContainText('for the Fuzz Box PCB');
  await moveBack.tap();
  await expect(toast(page, `${name} moved to cart`)).toBeVisible();
  await expect(saved).toBeHidden();
  await expect(fuzzParts(page)).toContainText(name);
});
