import { randomBytes } from 'node:crypto';
import { adminCredentials, asAdmin } from '#tests/support/builders/admin.ts';
import { fillCart } from '#tests/support/journeys/cart-journey.ts';
import { fillAsGuest, heading, newEmail, placeButton, summary } from '#tests/support/journeys/checkout-journey.ts';
import { expect, expectNoHorizontalScroll, open, phone, test } from '#tests/support/journeys/journey.ts';

/** A code that no other journey knows: ten percent off everything. */
const addCode = (): Promise<string> =>
  asAdmin(async (api) => {
    const code = `TEN-${randomBytes(4).toString('hex').toUpperCase()}`;
    await api.post('/api/admin/confirm-password', { data: { password: adminCredentials.password } });
    const data = {
      name: 'Ten percent',
      code,
      gift: { kind: 'percent', percent: 10 },
      goods: { for: 'everything' },
      minimum: null,
      startsOn: null,
      endsOn: null,
      maxUses: 1,
      maxPerPerson: null,
      together: false,
      isEnded: false,
    };
    const answer = await api.post('/api/admin/discounts', { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return code;
  });

test(
  'a code that is typed in the cart is a line of it, of the checkout and of the order',
  phone,
  async ({ page, problems }) => {
    problems.expect(/^answer 409: POST .*\/api\/cart\/discount$/);
    const code = await addCode();
    await fillCart(page, { 'pocket-fuzz': 1 });
    await open(page, '/cart');
    await summary(page).getByRole('button', { name: 'Have a discount code?' }).click();
    const typed = summary(page).getByLabel('Discount code');
    await expect(typed).toBeFocused();
    await typed.fill('none-such');
    await typed.press('Enter');
    await expect(typed).toHaveAccessibleDescription('We don’t know the code NONE-SUCH. Check it for a typing slip.');
    await typed.fill(code.toLowerCase());
    await summary(page).getByRole('button', { name: 'Apply' }).click();
    const line = `Ten percent (${code})`;
    await expect(summary(page)).toContainText(`Subtotal₹1,799${line}−₹179.90Shipping₹799Total₹2,418.10`);

    // Another quantity is another amount, and what was taken off can be taken back.
    await page.getByRole('button', { name: /^Increase/ }).click();
    await expect(summary(page)).toContainText(`Subtotal₹3,598${line}−₹359.80`);
    await summary(page)
      .getByRole('button', { name: `Remove the code ${code}` })
      .click();
    await expect(summary(page)).toContainText('Subtotal₹3,598Shipping₹799Total₹4,397');
    await expect(typed).toBeFocused();
    await expectNoHorizontalScroll(page);

    await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
    await expect(heading(page)).toHaveText('Checkout');
    await fillAsGuest(page, newEmail());
    await summary(page).getByRole('button', { name: 'Have a discount code?' }).click();
    await typed.fill(code);
    // Enter applies the code, and orders nothing.
    await typed.press('Enter');
    await expect(summary(page)).toContainText(`${line}−₹359.80Standard delivery₹799Total₹4,037.20`);
    await placeButton(page).click();
    await expect(heading(page)).toHaveText('Thank you for your order!');
    await expect(page.getByRole('main')).toContainText(`${line}−₹359.80`);
    await expect(page.getByRole('main')).toContainText('Total₹4,037.20');
  },
);
