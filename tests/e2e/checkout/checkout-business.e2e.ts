import { fillCart } from '#tests/support/journeys/cart-journey.ts';
import {
  field,
  fillAsGuest,
  heading,
  newEmail,
  openCheckout,
  placeButton,
  summary,
} from '#tests/support/journeys/checkout-journey.ts';
import { expect, expectNoHorizontalScroll, phone, test } from '#tests/support/journeys/journey.ts';
import { checkAppearance } from '#tests/support/journeys/appearance.ts';

test('a company buys with its GSTIN and says who receives the parcel', phone, async ({ page }) => {
  await fillCart(page, { 'pocket-fuzz': 1 });
  await openCheckout(page);
  await fillAsGuest(page, newEmail(), /^UPI/);
  const main = page.getByRole('main');
  const tick = page.getByRole('checkbox', { name: 'Buying for a company, school or institute' });
  const gstin = field(page, 'GSTIN (optional)');
  await expect(tick).not.toBeChecked();
  await expect(gstin).toHaveCount(0);
  await tick.press('Space');
  await placeButton(page).click();
  await expect(field(page, 'Company name')).toBeFocused();
  await expect(field(page, 'Company name')).toHaveAccessibleDescription(/Enter the name of your company/);
  await field(page, 'Company name').fill('Sample Audio Works LLP');
  await field(page, 'Purchase order number (optional)').fill('SAW/PO/2026/118');

  await gstin.fill('29GGGGG1314R9Z6');
  await expect(gstin).toHaveAccessibleDescription(/the last one doesn’t fit the others/);
  await gstin.fill('27AAPFU0939F1Z');
  await expect(main.getByText('14 of 15 characters. Maharashtra.')).toBeVisible();
  await gstin.pressSequentially('V');
  await expect(main.getByText('GSTIN is well formed. Registered in Maharashtra, PAN AAPFU0939F.')).toBeVisible();

  const receiver = page.getByRole('radiogroup', {
    name: /^Your GSTIN is from Maharashtra, the parcel goes to Karnataka/,
  });
  await expect(receiver.getByRole('radio', { checked: true })).toHaveCount(0);
  await placeButton(page).click();
  await expect(receiver).toHaveAccessibleDescription(/Tell us who receives the parcel/);
  await checkAppearance(page, 'checkout-business');
  await expect(summary(page)).toContainText('Includes ₹198.15 CGST and ₹198.15 SGST.');
  await receiver.getByRole('radio', { name: /^Somebody else/ }).check();
  await expect(summary(page)).toContainText('Includes ₹396.30 IGST.');
  await expectNoHorizontalScroll(page);
  await placeButton(page).click();

  await expect(heading(page)).toHaveText(/^One step left/);
  for (const words of [
    'Sample Audio Works LLP',
    'GSTIN 27AAPFU0939F1ZV',
    'Purchase order SAW/PO/2026/118',
    'Place of supply: Maharashtra',
    '₹396.30 IGST',
  ]) {
    await expect(main).toContainText(words);
  }
  await expectNoHorizontalScroll(page);
  await checkAppearance(page, 'order-business');
});
