import sharp from 'sharp';
import { adminCredentials } from '../../support/builders/admin.ts';
import { newOrder } from '../../support/builders/orders.ts';
import { post } from '../../support/builders/people.ts';
import { expect, expectNoAxeViolations, test } from '../../support/journeys/journey.ts';
import { ownShop } from '../../support/journeys/own-shop.ts';

const { password } = adminCredentials;
// A shop of its own: what goes back on the shelf would change what other journeys count.
const shop = ownShop();

test('a kit is sent back: asked for, approved, received, refunded by the gateway, with its credit note', async ({
  page,
  playwright,
  problems,
}) => {
  problems.expect(/answer 403: POST .*\/refund$/);
  const office = await playwright.request.newContext({ baseURL: shop.url });
  await post(office, '/api/login', adminCredentials);
  const buyer = await playwright.request.newContext({ baseURL: shop.url });
  await post(buyer, '/api/cart', { productId: 'resistor-4k7', quantity: 2 });
  const placed = await buyer.post('/api/orders', {
    data: { ...newOrder, paymentMethod: 'razorpay' },
    headers: { 'idempotency-key': 'sent-back' },
  });
  const { id, token, items } = await placed.json();
  const begun = await buyer.post(`/api/orders/${id}/payment?token=${token}`);
  const { gatewayOrderId } = await begun.json();
  await post(buyer, '/test-gateway/payments', { order_id: gatewayOrderId, outcome: 'pay' });
  const readOrder = async () => (await office.get(`/api/admin/orders/${id}`)).json();
  await expect.poll(async () => (await readOrder()).payment.status).toBe('paid');
  for (const status of ['shipped', 'delivered']) await post(office, `/api/admin/orders/${id}/status`, { status });

  await page.goto(`${shop.url}/orders/${id}#token=${token}`);
  await page.getByRole('link', { name: `Send back ${items[0].name}` }).click();
  await expect(page.getByRole('heading', { name: 'Send back', level: 1 })).toBeVisible();
  const send = page.getByRole('button', { name: 'Ask to send back' });
  await send.click();
  await expect(page.getByText('Please say what condition it’s in.')).toBeVisible();
  await page.getByLabel('Unopened, seal whole').check();
  await page.getByLabel('Why?').selectOption('mistake');
  await expectNoAxeViolations(page);
  await send.click();
  const asked = page.getByRole('heading', { name: /^We’ve got your return RT-\d+$/ });
  await expect(asked).toBeFocused();
  const number = /RT-\d+/.exec(await asked.innerText())![0];

  await page.request.post(`${shop.url}/api/login`, { data: adminCredentials });
  await page.goto(`${shop.url}/admin/returns`);
  await page.getByRole('link', { name: number }).click();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.getByRole('button', { name: 'It has arrived' }).click();
  await expect(page.getByRole('button', { name: /^Refund ₹/ })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: /^Refund ₹/ }).click();
  await page.getByLabel('Your password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /^CN\/\d{4}\/000001$/ })).toBeVisible();
  // The gateway is asked in the background, and tells by itself what its bank says.
  await expect.poll(async () => (await readOrder()).refunds[0].gateway.status, { timeout: 40_000 }).toBe('processed');

  await page.goto(`${shop.url}/orders/${id}#token=${token}`);
  const returned = page.getByRole('region', { name: 'Your return' });
  await expect(returned).toContainText('is back with your bank');
  await expect(page.getByRole('button', { name: /^Credit Note CN\// })).toBeVisible();
  await expectNoAxeViolations(page);
  await office.dispose();
  await buyer.dispose();
});

test('a part is missing: claimed with a photo from the order, answered by both, and a spare is sent', async ({
  page,
  playwright,
}) => {
  const office = await playwright.request.newContext({ baseURL: shop.url });
  await post(office, '/api/login', adminCredentials);
  const buyer = await playwright.request.newContext({ baseURL: shop.url });
  await post(buyer, '/api/cart', { productId: 'fuzz-box', quantity: 1 });
  const placed = await buyer.post('/api/orders', { data: newOrder, headers: { 'idempotency-key': 'claimed' } });
  const { id, token } = await placed.json();
  for (const status of ['confirmed', 'shipped']) await post(office, `/api/admin/orders/${id}/status`, { status });

  await page.goto(`${shop.url}/orders/${id}#token=${token}`);
  await page.getByRole('link', { name: /^Part missing or broken: / }).click();
  const send = page.getByRole('button', { name: 'Send claim' });
  await send.click();
  await expect(page.getByText('Please say what’s wrong.')).toBeVisible();
  await expect(page.getByLabel('A part is missing')).toBeFocused();
  await page.getByLabel('A part is missing').check();
  await page.getByLabel('Find a part').fill('R1');
  await page.getByRole('checkbox').first().check();
  const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#c08040' } })
    .jpeg()
    .toBuffer();
  await page.getByLabel('Add a photo').setInputFiles({ name: 'bag.jpg', mimeType: 'image/jpeg', buffer: photo });
  await expect(page.getByText('bag.jpg')).toBeVisible();
  await expectNoAxeViolations(page);
  await send.click();
  const claimed = page.getByRole('heading', { name: /^We’ve got your claim CL-\d+$/ });
  await expect(claimed).toBeFocused();
  const number = /CL-\d+/.exec(await claimed.innerText())![0];
  await expect(page.getByRole('img', { name: `Photo 1 of ${number}` })).toBeVisible();

  await page.request.post(`${shop.url}/api/login`, { data: adminCredentials });
  await page.goto(`${shop.url}/admin/returns/${number}`);
  await expect(page.getByRole('img', { name: `Photo 1 of ${number}` })).toBeVisible();
  await page.getByLabel('Message').fill('Which bag was it?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('list', { name: `History of ${number}` })).toContainText('Which bag was it?');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'The spare is sent' }).click();
  await expect(page.getByRole('heading', { name: 'Spare sent' })).toBeVisible();

  await page.goto(`${shop.url}/orders/${id}#token=${token}`);
  const panel = page.getByRole('region', { name: 'Your claim' });
  await expect(panel).toContainText('Which bag was it?');
  await expect(panel).toContainText('We’ve sent the part');
  await expectNoAxeViolations(page);
  await office.dispose();
  await buyer.dispose();
});
