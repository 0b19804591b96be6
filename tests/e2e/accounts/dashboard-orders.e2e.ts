import type { Locator, Page } from '@playwright/test';
import { orderCard } from '#tests/support/builders/order-cards.ts';
import { newOrder } from '#tests/support/builders/orders.ts';
import { asAdmin } from '#tests/support/builders/admin.ts';
import { expectToast, post, signUp } from '#tests/support/builders/people.ts';
import { checkAppearance } from '#tests/support/journeys/appearance.ts';
import { fillCart, title } from '#tests/support/journeys/cart-journey.ts';
import {
  desktop,
  expect,
  expectNoAxeViolations,
  expectNoHorizontalScroll,
  open,
  phone,
  test,
} from '#tests/support/journeys/journey.ts';

/** Orders the content of the cart by the API and returns the order's number. */
async function order(page: Page, products: Record<string, number>, paymentMethod: 'cod' | 'razorpay' | 'upi') {
  await fillCart(page, products);
  const answer = await page.request.post('/api/orders', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { ...newOrder, paymentMethod },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as { id: string; number: string };
}

const moveTo = (id: string, ...statuses: readonly string[]): Promise<void> =>
  asAdmin(async (api) => {
    for (const status of statuses) await post(api, `/api/admin/orders/${id}/status`, { status });
  });

const card = (page: Page, number: string): Locator => page.getByRole('article', { name: `Order ${number}` });

test('each order shows what it was, how far it has come, and the one thing to do next', phone, async ({ page }) => {
  await signUp(page);
  const unpaid = await order(page, { 'chorus-pedal-pcb': 1 }, 'razorpay');
  const shipped = await order(page, { 'resistor-4k7': 2, 'film-100n': 1, 'knob-chicken': 1 }, 'cod');
  const delivered = await order(page, { 'octave-up-pcb': 1, 'resistor-4k7': 1 }, 'cod');
  await moveTo(shipped.id, 'confirmed', 'shipped');
  await moveTo(delivered.id, 'confirmed', 'shipped', 'delivered');
  await page.goto('/dashboard');

  const pay = card(page, unpaid.number);
  await expect(pay.getByRole('heading')).toHaveText('Chorus Pedal PCB');
  await expect(pay).toContainText(/One step left: pay ₹[\d,]+\. We keep it for you until/);
  await expect(pay.getByRole('link', { name: /^Pro forma invoice/ })).toBeVisible();

  const track = card(page, shipped.number);
  await expect(track.getByRole('heading')).toHaveText(/ and 1 more$/);
  await expect(track).toContainText('4 pieces');
  await expect(track.getByRole('img', { includeHidden: true })).not.toHaveCount(0);
  const steps = track.getByRole('list', { name: 'How far it has come' });
  await expect(steps.locator('[aria-current]')).toContainText('Shipped');
  await expect(steps.getByRole('listitem').last()).toHaveText(/^Delivered.*due \d+.*–\d+ \w+/);
  await expect(track.getByRole('link', { name: /^Invoice/ })).toBeVisible();
  await expect(track.getByRole('link', { name: /^Track/ })).toHaveAttribute('href', `/orders/${shipped.id}`);

  const done = card(page, delivered.number);
  await expect(done).toContainText(/2 pieces, delivered \d/);
  const bench = { name: /^Open the bench/ };
  await expect(done.getByRole('link', bench)).toHaveAttribute('href', '/bench/octave-up-pcb');
  // Parts alone lie on no bench, and an order that is not paid has none yet.
  await expect(page.getByRole('link', bench)).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('link', { name: 'Bench', exact: true })).toHaveAttribute(
    'href',
    '/bench',
  );
  await expectNoHorizontalScroll(page);
  await checkAppearance(page, 'dashboard-orders');

  await done.getByRole('link', { name: /^Problem with an item/ }).click();
  await expect(page.getByLabel('Subject')).toHaveValue(`Order ${delivered.number}`);
  await page.goBack();
  await done.getByRole('button', { name: /^Buy again/ }).click();
  await expect(title(page)).toHaveText('Shopping Cart (2 items)');

  await page.goto('/dashboard');
  await pay.getByRole('button', { name: /^Cancel order/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Order' }).click();
  await expectToast(page, 'Order cancelled');
  await expect(pay).toContainText('This order was cancelled. Nothing was charged.');
});

test('Pay now leads on to the payment', desktop, async ({ page }) => {
  await signUp(page);
  const { number } = await order(page, { 'pocket-amp-pcb': 1 }, 'razorpay');
  await page.goto('/dashboard');
  await card(page, number)
    .getByRole('button', { name: /^Pay now/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Payment' })).toContainText('Paid');
  await page.goto('/dashboard');
  await expect(card(page, number)).toContainText('Confirmed');
});

test('older orders come by ten, and search and filter reach all of them', desktop, async ({ page }) => {
  await signUp(page);
  const first = await order(page, { 'vintage-tremolo-pcb': 1 }, 'cod');
  for (let count = 0; count < 12; count += 1) await order(page, { 'resistor-4k7': 1 }, 'cod');
  await moveTo(first.id, 'confirmed');
  await page.goto('/dashboard');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(10);
  await expect(page.getByRole('button', { name: 'All 13' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Show 3 older orders' }).click();
  await expect(cards).toHaveCount(13);
  await expect(card(page, first.number)).toBeVisible();
  await expect(cards.nth(10).getByRole('link', { name: /^PK-/ })).toBeFocused();

  await page.getByRole('searchbox', { name: 'Find an order' }).fill('tremolo');
  await page.keyboard.press('Enter');
  await expect(cards).toHaveCount(1);
  await expect(card(page, first.number)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find an order' }).fill('no such thing');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'No order matches that' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all orders' }).click();
  await expect(cards.first()).toBeVisible();
  await page.getByRole('button', { name: 'On the way 1' }).click();
  await expect(cards).toHaveCount(1);
  await expect(card(page, first.number)).toBeVisible();
});

test('an order that was made as a guest says how it came into the account', desktop, async ({ page }) => {
  await signUp(page);
  const claimed = orderCard({ number: 'PK-4711', claimedAt: new Date().toISOString() });
  await page.route(/\/api\/orders(\?|$)/, (route) =>
    route.fulfill({ json: [claimed, orderCard({})], headers: { 'x-total-count': '2' } }),
  );
  await open(page, '/dashboard');
  await expect(
    page.getByText('We’ve added PK-4711, which you ordered as a guest with this email address.'),
  ).toBeVisible();
  await expectNoAxeViolations(page);
});
