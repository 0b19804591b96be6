import type { Page } from '@playwright/test';
import { fillCart, openCart } from '#tests/support/journeys/cart-journey.ts';
import { heading, newEmail } from '#tests/support/journeys/checkout-journey.ts';
import { expect, test } from '#tests/support/journeys/journey.ts';

/** Presses Tab until a control has the focus, as someone without a mouse does. */
async function tabTo(page: Page, role: 'button' | 'link' | 'textbox' | 'combobox' | 'radio', name: string | RegExp) {
  const target = page
    .getByRole('main')
    .getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) })
    .first();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await target.count()) > 0 && (await target.evaluate((element) => element === document.activeElement))) return;
  }
  throw new Error(`Tab never reached ${name}.`);
}

test('a whole purchase needs no mouse', async ({ page }) => {
  await fillCart(page, { 'micro-booster-pcb': 1 });
  await openCart(page);
  await tabTo(page, 'button', 'Proceed to Checkout');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Checkout');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Contact' })).toBeVisible();

  for (const [label, text] of [
    ['Email', newEmail()],
    ['Name', 'Asha Rao'],
    ['Street Address', '12 MG Road'],
    ['City', 'Bengaluru'],
    ['PIN code', '560001'],
  ] as const) {
    await tabTo(page, 'textbox', label);
    await page.keyboard.type(text);
  }
  // Enter in a field does not submit the order. The PIN code fills in the state, and is offered again beside another.
  await page.keyboard.press('Enter');
  const state = page.getByRole('main').getByLabel('State', { exact: true });
  await expect(state).toHaveValue('Karnataka');
  await tabTo(page, 'combobox', 'State');
  await page.keyboard.type('Goa');
  await expect(state).toHaveValue('Goa');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Choose Karnataka' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(state).toHaveValue('Karnataka');
  await expect(state).toBeFocused();
  await tabTo(page, 'radio', /^Standard/);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Express/ })).toBeChecked();
  await tabTo(page, 'radio', /^Test payment/);
  await page.keyboard.press('Space');
  await tabTo(page, 'button', /^Place Order/);
  await page.keyboard.press('Enter');

  const pay = page.getByRole('dialog').getByRole('button', { name: 'Pay', exact: true });
  await expect(pay).toBeVisible();
  for (
    let presses = 0;
    presses < 5 && !(await pay.evaluate((button) => button === document.activeElement));
    presses += 1
  ) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Thank you for your order!');
  await expect(page.getByRole('region', { name: 'Payment' })).toContainText('Paid');

  await tabTo(page, 'button', 'Cancel Order');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Cancel Order' })).toBeFocused();
});
