import { fillCart } from '#tests/support/journeys/cart-journey.ts';
import { fillAsGuest, newEmail, openCheckout, payment, placeButton } from '#tests/support/journeys/checkout-journey.ts';
import { expect, expectToFitEveryWindow, test } from '#tests/support/journeys/journey.ts';
import { checkAppearance } from '#tests/support/journeys/appearance.ts';

test('the checkout and the order are accessible in their states, and leave their pictures', async ({ page }) => {
  const usual = page.viewportSize()!;
  await fillCart(page, { 'plate-reverb-pcb': 2, 'vintage-tremolo-pcb': 1 });
  await openCheckout(page);
  await page.getByRole('radio', { name: 'A different billing address' }).check();
  await placeButton(page).click();
  await expect(page.getByText('Please choose how you would like to pay.')).toBeVisible();
  await checkAppearance(page, 'checkout-errors');
  await expectToFitEveryWindow(page);
  await page.setViewportSize(usual);

  await page.getByRole('radio', { name: 'Same as the delivery address' }).check();
  await fillAsGuest(page, newEmail(), /^UPI/);
  await checkAppearance(page, 'checkout');
  await placeButton(page).click();
  await expect(payment(page)).toContainText('Waiting for your transfer');
  await checkAppearance(page, 'order');
  await expectToFitEveryWindow(page);
  await page.setViewportSize(usual);
  await page.getByRole('button', { name: 'Cancel Order' }).click();
  // What lies under the dialog is the order of before.
  await expect(page.locator('dialog[open]')).toBeVisible();
  await checkAppearance(page, 'order-cancel', 'dialog[open]');
});
