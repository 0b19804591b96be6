import { fillCart } from '#tests/support/journeys/cart-journey.ts';
import { fillAsGuest, heading, openCheckout, placeButton, summary } from '#tests/support/journeys/checkout-journey.ts';
import { expect, test } from '#tests/support/journeys/journey.ts';
import { newOrder } from '#tests/support/builders/orders.ts';
import { type RunningShop, startShop } from '#tests/support/processes/shop-process.ts';

// A shop of our own, because the one of all journeys counts nothing.
let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startShop({ migrated: true });
});
test.afterAll(() => shop.stop());

test('one order too many is refused with what to do about it, and goes through once another is cancelled', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: shop.url, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const placed: { id: string; token: string }[] = [];
  for (let count = 0; count < 5; count += 1) {
    await fillCart(page, { 'pocket-amp-pcb': 1 });
    const headers = { 'idempotency-key': `order-${count}` };
    placed.push(await (await page.request.post('/api/orders', { headers, data: newOrder })).json());
  }
  await fillCart(page, { 'pocket-amp-pcb': 1 });
  await openCheckout(page);
  await fillAsGuest(page, newOrder.email);
  await placeButton(page).click();
  const refusal = summary(page).getByRole('alert');
  await expect(refusal).toContainText('Too many unpaid orders are open for you');
  await expect(refusal).toContainText('Pay or cancel one and try again, or write to help@taar.example.');
  await expect(refusal).toBeInViewport({ ratio: 1 });
  await page.screenshot({ path: 'test-results/looks/checkout-refused-desktop.png' });

  const [first] = placed;
  await page.request.post(`/api/orders/${first!.id}/cancel?token=${first!.token}`);
  await placeButton(page).click();
  await expect(heading(page)).toHaveText('Thank you for your order!');
  await context.close();
});
