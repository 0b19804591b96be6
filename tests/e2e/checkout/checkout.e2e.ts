import { badge, fillCart } from '#tests/support/journeys/cart-journey.ts';
import {
  choosePayment,
  field,
  fillAddress,
  heading,
  newEmail,
  openCheckout,
  payment,
  placeButton,
  summary,
} from '#tests/support/journeys/checkout-journey.ts';
import { desktop, expect, expectNoHorizontalScroll, open, phone, test } from '#tests/support/journeys/journey.ts';
import { expectToast, post, signUp } from '#tests/support/builders/people.ts';

test('a guest goes from the cart to an order by cash, sees it again, and cancels it', phone, async ({ page }) => {
  const email = newEmail();
  await fillCart(page, { 'pocket-fuzz': 2 });
  await open(page, '/cart');
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(heading(page)).toHaveText('Checkout');
  await expect(summary(page)).toContainText(/Subtotal\s*₹3,598\s*Standard delivery\s*₹799\s*Total\s*₹4,397/);

  // Every field that is missing says so, and the first of them is led to.
  await placeButton(page).click();
  await expect(field(page, 'Email')).toBeFocused();
  await expect(field(page, 'Email')).toHaveAccessibleDescription(/Enter an email address/);
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(7);

  await field(page, 'Email').fill(email);
  await fillAddress(page);
  await field(page, 'PIN code').fill('411001');
  await expect(field(page, 'State')).toHaveValue('Maharashtra');
  await page.getByRole('radio', { name: /^Express/ }).check();
  await expect(summary(page)).toContainText(/Express delivery\s*₹1,599\s*Total\s*₹5,197/);
  await choosePayment(page, /^Cash on delivery/);
  await placeButton(page).click();
  await expect(field(page, 'Phone')).toBeFocused();
  await expect(field(page, 'Phone')).toHaveAccessibleDescription(/Cash on delivery needs a phone number of ten digits/);
  await field(page, 'Phone').fill('98450 12345');
  await page.getByLabel(/^Anything we should know/).fill('Ring twice.\nThe dog is kind.');
  await expectNoHorizontalScroll(page);
  await expect(summary(page)).toContainText('Includes ₹792.77 GST.');
  await placeButton(page).click();

  await expect(heading(page)).toHaveText('Thank you for your order!');
  await expect(page).toHaveURL(/\/orders\/[0-9a-f-]{36}#token=[\w-]+$/);
  await expect(badge(page)).toHaveAccessibleName('Cart, 0 items');
  await page.reload();
  await expect(heading(page)).toHaveText('Thank you for your order!');
  await expect(page).toHaveTitle(/^Order PK-\d+ · taar$/);
  const main = page.getByRole('main');
  for (const words of ['Please keep ₹5,197 ready', '2 × ₹1,799', '12 MG Road', 'Ring twice.', email, 'Pending']) {
    await expect(main).toContainText(words);
  }
  await expect(main.getByRole('link', { name: 'Pocket Fuzz', exact: true })).toHaveAttribute(
    'href',
    '/products/pocket-fuzz',
  );
  await expectNoHorizontalScroll(page);

  const saved = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Pro Forma Invoice (PDF)' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^pro-forma-PK-\d+\.pdf$/);

  await page.goBack();
  await expect(page).toHaveURL(/\/cart$/);
  await page.goForward();
  await expect(heading(page)).toHaveText('Thank you for your order!');
  await page.getByRole('button', { name: 'Cancel Order' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Order' }).click();
  await expectToast(page, 'Order cancelled');
  await expect(payment(page)).toContainText('Nothing to pay');
  await expect(heading(page)).toHaveText(/^Order PK-\d+$/);
});

test(
  'a user buys to a saved address, pays, finds the order in the dashboard and buys again',
  desktop,
  async ({ page }) => {
    await signUp(page);
    const address = { name: 'Asha Rao', streetAddress: '12 MG Road', city: 'Bengaluru', state: 'Karnataka' };
    await post(page.request, '/api/addresses', { ...address, zipCode: '560001', country: 'India' });
    await fillCart(page, { 'treble-booster-pcb': 1 });
    await openCheckout(page);
    const chosen = page.getByRole('region', { name: 'Delivery address' });
    await expect(chosen).toContainText('12 MG Road, Bengaluru, Karnataka 560001, India');
    await chosen.getByRole('button', { name: 'Change the delivery address' }).click();
    await expect(page.getByRole('radio', { name: /^Asha Rao 12 MG Road/ })).toBeChecked();
    await expect(page.getByRole('radio', { name: /^Asha Rao 12 MG Road/ })).toBeFocused();
    await expect(field(page, 'Email')).toHaveCount(0);
    await choosePayment(page, /^Test payment: no money moves/);
    await placeButton(page).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(payment(page)).toContainText(/Paid\s*Paid ₹1,048 on /);
    await expect(heading(page)).toHaveText('Thank you for your order!');
    await expect(page.getByRole('list', { name: 'How far it has come' }).locator('[aria-current]')).toContainText(
      'Confirmed',
    );

    await page.getByRole('link', { name: 'All your orders' }).click();
    const order = page.getByRole('article').filter({ hasText: 'Confirmed' });
    await expect(order).toContainText('₹1,048');
    await order.getByRole('link', { name: /^PK-/ }).click();
    await expect(heading(page)).toHaveText(/^Order PK-\d+$/);
    await page.getByRole('button', { name: 'Buy Again' }).click();
    await expect(heading(page)).toHaveText('Shopping Cart (1 item)');
  },
);

test('a transfer by UPI is scanned on a wide screen and opened on a telephone', async ({ page, isMobile }) => {
  await fillCart(page, { 'octave-up-pcb': 1 });
  await openCheckout(page);
  await field(page, 'Email').fill(newEmail());
  await fillAddress(page);
  await choosePayment(page, /^UPI/);
  await placeButton(page).click();
  await expect(payment(page)).toContainText('Waiting for your transfer');
  const code = page.getByRole('img', { name: 'The code to scan with your UPI app' });
  const app = page.getByRole('link', { name: 'Pay with a UPI app' });
  await expect(isMobile ? app : code).toBeVisible();
  await expect(isMobile ? code : app).toBeHidden();
  await expect(payment(page)).toContainText('taar@examplebank');
  await expect(page.locator('a[href^="upi://"]')).toHaveAttribute('href', /[?&]am=1078\.00(&|$)/);
});

test(
  'what cannot be bought or sent says why, and an empty checkout leads to the products',
  desktop,
  async ({ page }) => {
    await open(page, '/checkout');
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/products');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');

    await fillCart(page, { 'octave-up-pcb': 1 });
    await openCheckout(page);
    await field(page, 'Country').selectOption('Canada');
    await expect(summary(page)).toContainText(/International express delivery\s*₹2,904/);
    await expect(page.getByRole('radio', { name: /^Cash/ })).toHaveCount(0);
    await field(page, 'Country').selectOption('Another country');
    await expect(summary(page).getByRole('link', { name: 'Ask for a Quote' })).toBeVisible();
    await expect(placeButton(page)).toHaveCount(0);
    await field(page, 'Country').selectOption('India');
    await expect(placeButton(page)).toBeEnabled();

    await page.route('**/api/checkout*', async (route) => {
      const answer = await route.fetch();
      const quote = await answer.json();
      quote.lines[0].obstacle = quote.obstacle = 'Octave Up PCB is out of stock.';
      await route.fulfill({ response: answer, json: quote });
    });
    await openCheckout(page);
    await expect(placeButton(page)).toBeDisabled();
    await expect(placeButton(page)).toHaveAccessibleDescription(/Please edit your cart/);
    await expect(summary(page)).toContainText('Octave Up PCB is out of stock.');
  },
);
