import { fillCart } from '#tests/support/journeys/cart-journey.ts';
import {
  fillAsGuest,
  heading,
  newEmail,
  openCheckout,
  payment,
  placeButton,
} from '#tests/support/journeys/checkout-journey.ts';
import { expect, open, test } from '#tests/support/journeys/journey.ts';
import { countOrders } from '#tests/support/builders/admin.ts';

const gateway = /^Test payment/;

test('a payment that fails can be tried again, and a slow bank is waited for', async ({ page }) => {
  const email = newEmail();
  await fillCart(page, { 'hard-clipper-pcb': 1 });
  await openCheckout(page);
  await fillAsGuest(page, email, gateway);
  await placeButton(page).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Let it fail' }).click();
  await expect(dialog).toContainText('declined');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(heading(page)).toHaveText(/^One step left: pay ₹/);
  await expect(payment(page).getByRole('alert')).toContainText('declined');

  // A later visit may pay too, also after a reload in between.
  await page.reload();
  await expect(payment(page)).toContainText('Not paid yet');
  await payment(page).getByRole('button', { name: 'Pay Now' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(payment(page).getByRole('alert')).toContainText(/declined|closed before/);
  await payment(page).getByRole('button', { name: 'Pay Now' }).click();
  await dialog.getByRole('button', { name: 'Pay, but the bank takes a while' }).click();
  await expect(payment(page)).toContainText('Waiting for your bank');
  await expect(payment(page).getByRole('button', { name: 'Pay Now' })).toHaveCount(0);
  await expect(payment(page)).toContainText(/Paid ₹.* on /, { timeout: 20_000 });
  await expect(page.getByRole('main')).toContainText('Confirmed');
  expect(await countOrders(email)).toBe(1);
});

test('a payment that could not be checked is neither lost nor asked for twice', async ({ page, problems }) => {
  problems.expect(/^answer 503: POST .*\/verify$/);
  await fillCart(page, { 'hard-clipper-pcb': 1 });
  await openCheckout(page);
  await fillAsGuest(page, newEmail(), gateway);
  await page.route('**/api/payments/razorpay/verify', (route) => route.fulfill({ status: 503, body: 'Busy.' }));
  // The shop hears of it from the gateway, but the first looks of the page come before that.
  let looks = 0;
  await page.route(/\/api\/orders\/[0-9a-f-]{36}$/, async (route) => {
    const answer = await route.fetch();
    const order = await answer.json();
    looks += 1;
    if (looks < 3) Object.assign(order, { status: 'pending', payment: { ...order.payment, status: 'due' } });
    await route.fulfill({ response: answer, json: order });
  });
  await placeButton(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(payment(page).getByRole('alert')).toContainText('Please don’t pay a second time.');
  await expect(payment(page).getByRole('button', { name: 'Pay Now' })).toHaveCount(0);
  await expect(payment(page)).toContainText(/Paid ₹.* on /, { timeout: 20_000 });
});

test('an order is seen with its link only, and by nobody else', async ({ page, browser, baseURL, problems }) => {
  problems.expect(/^answer 404: GET .*\/api\/orders\//);
  await fillCart(page, { 'hard-clipper-pcb': 1 });
  await openCheckout(page);
  await fillAsGuest(page, newEmail());
  await placeButton(page).click();
  await expect(heading(page)).toHaveText('Thank you for your order!');
  const link = page.url();

  const elsewhere = await browser.newPage({ baseURL: baseURL! });
  const asked: string[] = [];
  elsewhere.on('request', (request) => asked.push(request.url().split('#', 1)[0]!));
  await open(elsewhere, link);
  await expect(heading(elsewhere)).toHaveText(/^Order PK-\d+$/);
  // The token is sent, but in no address.
  expect(asked.some((url) => /\/api\/orders\/[\w-]+$/.test(url))).toBe(true);
  expect(asked.filter((url) => url.includes(new URL(link).hash.slice('#token='.length)))).toEqual([]);
  // The token stays with the tab, so the address may lose it.
  await open(elsewhere, new URL(link).pathname);
  await expect(heading(elsewhere)).toHaveText(/^Order PK-\d+$/);
  await elsewhere.close();

  const stranger = await browser.newPage({ baseURL: baseURL! });
  await open(stranger, new URL(link).pathname);
  await expect(heading(stranger)).toHaveText('Order Not Found');
  await expect(stranger.getByRole('main').getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    /\/auth\?next=%2Forders%2F/,
  );
  await stranger.getByRole('button', { name: 'Email Me a New Link' }).click();
  await expect(stranger.getByLabel('Order number')).toBeFocused();
  await expect(stranger.getByRole('main')).toContainText('Enter your order number.');
  await stranger.getByLabel('Order number').fill('pk-1042');
  await stranger.getByRole('form', { name: 'Get a new link' }).getByLabel('Email').fill(newEmail());
  await stranger.getByRole('button', { name: 'Email Me a New Link' }).click();
  await expect(stranger.getByRole('form').getByRole('status')).toContainText('its link is on its way');
  await stranger.close();
});
