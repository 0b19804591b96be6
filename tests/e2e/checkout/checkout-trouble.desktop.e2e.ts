import type { Page } from '@playwright/test';
import { badge, fillCart } from '#tests/support/journeys/cart-journey.ts';
import {
  choosePayment,
  field,
  fillAddress,
  fillAsGuest,
  heading,
  newEmail,
  openCheckout,
  placeButton,
  summary,
} from '#tests/support/journeys/checkout-journey.ts';
import { expect, hydrated, test } from '#tests/support/journeys/journey.ts';
import { changeProduct, countOrders } from '#tests/support/builders/admin.ts';
import { newPerson, post, signOut } from '#tests/support/builders/people.ts';

const thanks = 'Thank you for your order!';

/** What the person has said by now, by the fields of the form. */
const typedOn = (page: Page): Promise<[string, string][]> =>
  page
    .getByRole('form', { name: 'Checkout' })
    .evaluate((form: HTMLFormElement) => [...new FormData(form)].map(([name, value]) => [name, String(value)]));

test('two presses of the button, even in one moment, are one order', async ({ page }) => {
  const email = newEmail();
  await fillCart(page, { 'pocket-amp-pcb': 1 });
  await openCheckout(page);
  await fillAsGuest(page, email);
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/orders')) sent += 1;
  });
  await placeButton(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(heading(page)).toHaveText(thanks);
  expect(sent).toBe(1);
  expect(await countOrders(email)).toBe(1);
});

test('what was typed lives through a reload, a sign-in and a server in trouble', async ({ page, problems }) => {
  problems.expect(/^answer 503: POST .*\/api\/orders$/);
  const person = newPerson();
  await post(page.request, '/api/register', { ...person });
  await signOut(page);
  await fillCart(page, { 'pocket-amp-pcb': 1 });
  await openCheckout(page);
  await fillAsGuest(page, newEmail());
  await page.getByRole('radio', { name: /^Express/ }).check();
  await page.getByLabel(/^Anything/).fill('Ring twice.');
  const typed = await typedOn(page);
  await page.reload();
  await expect(field(page, 'City')).toHaveValue('Bengaluru');
  expect(await typedOn(page)).toEqual(typed);

  await page.getByRole('main').getByRole('link', { name: 'Log in instead' }).click();
  await page.getByLabel('Username', { exact: true }).fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole('main')).toContainText(person.email);
  expect(await typedOn(page)).toEqual(typed.filter(([name]) => name !== 'email'));

  await page.getByRole('checkbox', { name: 'Save this address for next time' }).check();
  const written = await typedOn(page);
  const keys: (string | undefined)[] = [];
  await page.route('**/api/orders', (route, request) => {
    keys.push(request.headers()['idempotency-key']);
    return route.fulfill({ status: 503, body: 'The shop is very busy right now.' });
  });
  await placeButton(page).click();
  await expect(summary(page).getByRole('alert')).toHaveText(
    'The shop is very busy. We’re sending your order again for you, so please keep this page open. It won’t be placed twice.',
  );
  await expect(placeButton(page)).toHaveText('Placing your order...');
  expect(await typedOn(page)).toEqual(written);
  await page.unroute('**/api/orders');
  const sentAgain = page.waitForRequest((request) => request.url().endsWith('/api/orders'));
  keys.push((await sentAgain).headers()['idempotency-key']);
  await expect(heading(page)).toHaveText(thanks);
  expect(new Set(keys).size).toBe(1);
  expect(await countOrders(person.email)).toBe(1);
  await expect.poll(async () => (await (await page.request.get('/api/addresses')).json()).length).toBe(1);
  expect(await page.evaluate(() => sessionStorage.getItem('checkout-draft'))).toBeNull();
});

test('leaving the page ends the sending again, and orders nothing', async ({ page, problems }) => {
  problems.expect(/^answer 503: POST .*\/api\/orders$/);
  const email = newEmail();
  await fillCart(page, { 'pocket-amp-pcb': 1 });
  await openCheckout(page);
  await fillAsGuest(page, email);
  await page.clock.install();
  await page.route('**/api/orders', (route) => route.fulfill({ status: 503, body: 'Busy.' }), { times: 1 });
  await placeButton(page).click();
  await expect(summary(page).getByRole('alert')).toContainText('We’re sending your order again');
  await summary(page).getByRole('link', { name: 'edit cart' }).click();
  await expect(heading(page)).toHaveText(/^Shopping Cart/);
  await page.clock.runFor(60_000);
  await expect(badge(page)).toHaveAccessibleName('Cart, 1 item');
  expect(await countOrders(email)).toBe(0);
});

test('an order whose answer was lost is found again and not made twice', async ({ page, problems }) => {
  problems.expect(/^failed request: POST .*\/api\/orders /);
  const email = newEmail();
  await fillCart(page, { 'pocket-amp-pcb': 1 });
  await openCheckout(page);
  await fillAsGuest(page, email);
  await page.route('**/api/orders', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.route('**/api/checkout*', (route) => route.abort('connectionreset'));
  problems.expect(/^failed request: GET .*\/api\/checkout/);
  await placeButton(page).click();
  await expect(summary(page).getByRole('alert')).toContainText('pressing the button again won’t order twice');
  await page.unrouteAll();

  // The cart is gone with the order, so the page goes and looks for it.
  await page.reload();
  await expect(heading(page)).toHaveText(thanks);
  expect(await countOrders(email)).toBe(1);
});

test('of two tabs on one cart, one orders and the other says that nothing is left', async ({ page, context }) => {
  const email = newEmail();
  await fillCart(page, { 'pocket-amp-pcb': 1 });
  await openCheckout(page);
  await fillAsGuest(page, email);
  const other = await context.newPage();
  await openCheckout(other);
  await fillAsGuest(other, email);
  await placeButton(page).click();
  await expect(heading(page)).toHaveText(thanks);
  await expect(other.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(badge(other)).toHaveAccessibleName('Cart, 0 items');
  expect(await countOrders(email)).toBe(1);
});

test('an order after a price change answers 409, and both prices are shown', async ({ page, problems }) => {
  problems.expect(/^answer 409: POST .*\/api\/orders$/);
  const slug = 'two-band-eq-pcb';
  await changeProduct(slug, { price: '329.00' });
  await fillCart(page, { [slug]: 1 });
  await openCheckout(page);
  await fillAsGuest(page, newEmail());
  await expect(summary(page)).toContainText('₹1,128');
  await changeProduct(slug, { price: '349.00' });
  await placeButton(page).click();
  await expect(summary(page).getByRole('alert')).toContainText('Two-Band Tone PCB was ₹329 and is ₹349 now.');
  await expect(summary(page)).toContainText('₹1,148');
  await placeButton(page).click();
  await expect(heading(page)).toHaveText(thanks);
  await expect(page.getByRole('main')).toContainText('₹1,148');
});

test('units that go while someone is at the checkout are missed with a sentence, and the rest can be bought', async ({
  page,
  problems,
}) => {
  problems.expect(/^answer 409: POST .*\/api\/orders$/);
  const slug = 'six-band-eq-pcb';
  await changeProduct(slug, { stock: 20 });
  await fillCart(page, { [slug]: 2 });
  await openCheckout(page);
  await fillAsGuest(page, newEmail());
  await changeProduct(slug, { stock: 1 });
  await placeButton(page).click();
  await expect(summary(page)).toContainText(
    'Only 1 of Six-Band EQ PCB left in stock. Lower the quantity to check out.',
  );
  await expect(placeButton(page)).toBeDisabled();
  await summary(page).getByRole('link', { name: 'edit cart' }).click();
  await page.getByRole('button', { name: 'Decrease quantity of Six-Band EQ PCB' }).click();
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(field(page, 'City')).toHaveValue('Bengaluru');
  await expect(page.getByRole('radio', { name: /^Cash/ })).toBeChecked();
  await changeProduct(slug, { stock: 20 });
  await placeButton(page).click();
  await expect(heading(page)).toHaveText(thanks);
});

test('the draft of a user is empty after signing out in the same tab', async ({ page }) => {
  await post(page.request, '/api/register', { ...newPerson() });
  await fillCart(page, { 'pocket-amp-pcb': 1 });
  await openCheckout(page);
  await fillAddress(page);
  await choosePayment(page, /^Cash/);
  await field(page, 'Phone').fill('98450 12345');
  await signOut(page);
  await page.reload();
  await hydrated(page);
  await expect(field(page, 'Email')).toHaveValue('');
  await expect(field(page, 'Street Address')).toHaveValue('');
});
