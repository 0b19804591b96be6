import { adminCredentials } from '../../support/builders/admin.ts';
import { newOrder } from '../../support/builders/orders.ts';
import { expectToast, newPerson, post } from '../../support/builders/people.ts';
import { fillCart } from '../../support/journeys/cart-journey.ts';
import { expect, expectNoAxeViolations, open, test } from '../../support/journeys/journey.ts';
import { signWebhook } from '#server/payments/gateway/signatures.ts';
import { testKeys } from '#server/payments/simulator/test-keys.ts';
import type { APIRequestContext } from '@playwright/test';

/** The payment service tells of money for an order that it alone knows. */
async function payForNothing(request: APIRequestContext, amount: number): Promise<string> {
  const id = `pay_${crypto.randomUUID().replaceAll('-', '')}`;
  const entity = { id, order_id: `order_of_${id}`, amount, currency: 'INR', status: 'captured', method: 'card' };
  const body = JSON.stringify({ event: 'payment.captured', payload: { payment: { entity } } });
  const answer = await request.post('/api/payments/razorpay/webhook', {
    data: Buffer.from(body),
    headers: {
      'content-type': 'application/json',
      'x-razorpay-event-id': `evt_${id}`,
      'x-razorpay-signature': signWebhook(testKeys.webhookSecret, body),
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return id;
}

test('money that fits no order is matched to the order it was for, or given back', async ({ page, problems }) => {
  // The password is asked for again.
  problems.expect(/answer 403/);
  await fillCart(page, { 'resistor-4k7': 2 });
  const placed = await page.request.post('/api/orders', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { ...newOrder, email: newPerson().email, paymentMethod: 'razorpay' },
  });
  const order = (await placed.json()) as { number: string; totalAmount: string };
  const paise = Math.round(Number(order.totalAmount) * 100);
  const [forOrder, forNobody] = [await payForNothing(page.request, paise), await payForNothing(page.request, 4_200)];
  await post(page.request, '/api/login', adminCredentials);

  await open(page, '/admin');
  await page.getByRole('link', { name: /payments? without an order/i }).click();
  await page.getByRole('link', { name: forOrder }).click();
  await page.getByRole('button', { name: `Match to ${order.number}…` }).click();
  const match = page.getByRole('alertdialog', { name: 'Match to an order' });
  await match.getByLabel('How you know (for us only)').fill('She rang.');
  await expectNoAxeViolations(page, { within: '[role=alertdialog]' });
  await match.getByRole('button', { name: 'Match and confirm' }).click();
  await expectToast(page, `${order.number} is paid and confirmed`);
  await expect(page.getByText(`Matched to ${order.number}.`)).toBeVisible();

  await open(page, `/admin/payments/${forNobody}`);
  await page.getByRole('button', { name: 'Refund…' }).click();
  const refund = page.getByRole('dialog', { name: `Refund ${forNobody}` });
  await expect(refund.getByLabel('Amount in rupees')).toHaveValue('42.00');
  await refund.getByLabel('Why').fill('Nobody knows it.');
  await refund.getByRole('button', { name: 'Refund', exact: true }).click();
  const again = page.getByRole('dialog', { name: 'Your password again' });
  await again.getByLabel('Your password', { exact: true }).fill(adminCredentials.password);
  await again.getByRole('button', { name: 'Go on' }).click();
  await expectToast(page, 'The refund is written down');
  await expect(page.getByRole('button', { name: 'Refund…' })).toHaveCount(0);
  await expectNoAxeViolations(page);

  // Neither waits any more.
  await open(page, '/admin/payments');
  for (const id of [forOrder, forNobody]) await expect(page.getByText(id)).toHaveCount(0);
});
