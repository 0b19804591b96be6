import { fillCart } from '#tests/support/journeys/cart-journey.ts';
import {
  choosePayment,
  field,
  fillAddress,
  fillAsGuest,
  heading,
  newEmail,
  openCheckout,
  payment,
  placeButton,
  summary,
} from '#tests/support/journeys/checkout-journey.ts';
import {
  desktop,
  expect,
  expectNoAxeViolations,
  expectNoHorizontalScroll,
  open,
  phone,
  test,
} from '#tests/support/journeys/journey.ts';
import { checkAppearance } from '#tests/support/journeys/appearance.ts';

// What depends on a place does not depend on a width: half of these fill in the checkout where there is least room, half at a
// desk.
const delivery = 'Delivery';

test('same day delivery is for the city alone, and the days depend on how far it goes', phone, async ({ page }) => {
  await fillCart(page, { 'octave-up-pcb': 1 });
  await openCheckout(page);
  const options = page.getByRole('region', { name: delivery, exact: true });
  const sameDay = options.getByRole('radio', { name: /^Same day/ });
  const standard = options.getByText(/^Arrives/).first();
  await expect(options).toContainText('Same day delivery is for Bengaluru only. Enter your PIN code');
  await expect(sameDay).toHaveCount(0);

  await field(page, 'PIN code').fill('791111');
  await expect(options.getByText('Same day delivery is for Bengaluru only.', { exact: true })).toBeVisible();
  await expect(sameDay).toHaveCount(0);
  const farAway = await standard.textContent();
  await field(page, 'PIN code').fill('560001');
  await expect(standard).not.toHaveText(farAway!);
  await sameDay.check();
  await expect(summary(page)).toContainText(/Same day delivery\s*₹2,075/);

  // Whoever moves away after choosing it sees what takes its place.
  await field(page, 'PIN code').fill('577001');
  await expect(sameDay).toHaveCount(0);
  await expect(summary(page)).toContainText(/Standard delivery\s*₹799/);
  await expect(options).toContainText('Same day delivery is for Bengaluru only.');
  await expectNoHorizontalScroll(page);
});

test('a state that was chosen by hand stays, and is asked about', desktop, async ({ page }) => {
  await fillCart(page, { 'octave-up-pcb': 1 });
  await openCheckout(page);
  await field(page, 'State').selectOption('Goa');
  await field(page, 'PIN code').fill('560001');
  await expect(field(page, 'State')).toHaveValue('Goa');
  await page.getByRole('button', { name: 'Choose Karnataka' }).click();
  await expect(field(page, 'State')).toHaveValue('Karnataka');
  await expect(field(page, 'State')).toBeFocused();
  // Two states share these codes: nothing is guessed.
  await field(page, 'State').selectOption('');
  await field(page, 'PIN code').fill('682001');
  await expect(field(page, 'State')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Choose Kerala' })).toBeVisible();
});

test.describe('a browser in Germany', () => {
  test.use({ locale: 'de-DE', timezoneId: 'Europe/Berlin' });

  test('begins with Germany, is asked for no state, and buys', desktop, async ({ page }) => {
    await fillCart(page, { 'octave-up-pcb': 1 });
    await open(page, '/cart');
    await expect(page.getByLabel('Deliver to')).toHaveValue('Germany');
    await expect(summary(page)).toContainText(/Goods, without GST\s*₹236.44/);
    // By hand: 3140.44 / 101.20 = 31.03; (31.03 + 3) × 19 % = 6.47.
    await expect(summary(page)).toContainText('On arrival, about €9.47');
    await expectNoAxeViolations(page);
    await page.getByLabel('Deliver to').selectOption('Another country');
    await page.getByLabel('Country name').selectOption('Brazil');
    await expect(summary(page).getByRole('link', { name: 'Ask for a quote' }).first()).toHaveAttribute(
      'href',
      '/quote?country=Brazil',
    );
    await page.getByLabel('Deliver to').selectOption('Germany');
    await summary(page).getByRole('button', { name: 'Proceed to Checkout' }).click();
    await expect(field(page, 'Country')).toHaveValue('Germany');
    await expect(page.getByLabel(/^State/)).toHaveCount(0);
    await field(page, 'Email').fill(newEmail());
    await field(page, 'Name').fill('Jana Weber');
    await field(page, 'Street and number').fill('Torstraße 1');
    await field(page, 'Postcode').fill('1011');
    await field(page, 'Town').fill('Berlin');
    await choosePayment(page, /^UPI/);
    // 279 rupees for the board without its GST, and express, which is the cheaper way today.
    await expect(summary(page)).toContainText(/Subtotal, without GST\s*₹236.44/);
    await expect(summary(page)).toContainText(/Total\s*₹3,140.44/);
    await placeButton(page).click();
    await expect(page.getByText('Enter a postcode like 10115: 5 digits.')).toBeVisible();
    await field(page, 'Postcode').fill('10119');
    await placeButton(page).click();
    await expect(payment(page)).toContainText('Waiting for your transfer');
    await expect(page.getByRole('main')).toContainText('10119 Berlin');
    await expect(page.getByRole('main')).toContainText('Without GST: exports are zero-rated.');
  });
});

test.describe('a browser in the United States', () => {
  test.use({ locale: 'en-US', timezoneId: 'America/Los_Angeles' });

  test('is led on: to a quote, to another country, or to pickup in Portland', phone, async ({ page }) => {
    await fillCart(page, { 'octave-up-pcb': 2 });
    await openCheckout(page);
    await expect(field(page, 'Country')).toHaveValue('United States');
    await expect(placeButton(page)).toHaveCount(0);
    await expect(page.getByText('We can send this to you, but not at a price we can print here.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Payment' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Choose another country' }).click();
    await expect(field(page, 'Country')).toBeFocused();
    await checkAppearance(page, 'checkout-unserved');

    await summary(page).getByRole('link', { name: 'Ask for a Quote' }).click();
    await expect(heading(page)).toHaveText('Ask for a quote');
    await expect(page.getByLabel('Delivered to')).toHaveValue('United States');
    await expect(page.getByLabel('Quantity of Octave Up PCB')).toHaveValue('2');
    await page.goBack();

    await page.getByRole('button', { name: 'my address is in Portland' }).click();
    await expect(field(page, 'City')).toBeFocused();
    await expect(page.getByRole('radio', { name: /^Pickup in Portland/ })).toBeChecked();
    await field(page, 'Email').fill(newEmail());
    await field(page, 'Name').fill('Sam Cole');
    await field(page, 'Street address, apartment').fill('12 Alder St');
    await field(page, 'ZIP code').fill('97201');
    await field(page, 'State').selectOption('Oregon');
    await choosePayment(page, /^UPI/);
    await placeButton(page).click();
    await expect(payment(page)).toContainText('Waiting for your transfer');
  });
});

test('the next checkout begins with the details of the last order, until they are cleared', phone, async ({ page }) => {
  const email = newEmail();
  await fillCart(page, { 'pocket-amp-pcb': 1 });
  await openCheckout(page);
  await expect(page.getByText('We filled in the details of your last order.')).toHaveCount(0);
  await fillAsGuest(page, email);
  await placeButton(page).click();
  await expect(heading(page)).toHaveText('Thank you for your order!');

  await fillCart(page, { 'pocket-amp-pcb': 1 });
  await openCheckout(page);
  await expect(field(page, 'Email')).toHaveValue(email);
  await expect(field(page, 'Street Address')).toHaveValue('12 MG Road');
  await expect(field(page, 'State')).toHaveValue('Karnataka');
  await expect(page.getByLabel(/^Phone/)).toHaveValue('+91 98450 12345');
  await expect(page.getByRole('radio', { name: /^Cash/ })).not.toBeChecked();
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: 'Not you? Clear them' }).click();
  await expect(field(page, 'Email')).toBeFocused();
  await expect(field(page, 'Email')).toHaveValue('');
  await expect(field(page, 'Street Address')).toHaveValue('');
  await page.reload();
  await expect(field(page, 'Street Address')).toHaveValue('');
  await fillAddress(page);
});

test(
  'an order is tracked by its number and its mailbox, and the answer tells nobody else anything',
  phone,
  async ({ page }) => {
    await open(page, '/track-order');
    await expect(heading(page)).toHaveText('Track an order');
    const ask = async (number: string, email: string) => {
      await page.getByLabel('Order number').fill(number);
      await page.getByRole('main').getByLabel('Email', { exact: true }).fill(email);
      await page.getByRole('button', { name: 'Email Me the Link' }).click();
    };
    await ask('12', 'someone@example.com');
    await expect(page.getByLabel('Order number')).toHaveAccessibleDescription(/An order number looks like PK-1042\./);
    await ask('pk-999999', 'nobody@example.com');
    await expect(page.getByRole('main').getByRole('status')).toContainText(
      'If we have an order with that number and email, its link is on its way.',
    );
    await expect(page.getByRole('button', { name: 'Email Me the Link' })).toBeFocused();
  },
);
