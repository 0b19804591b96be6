import { adminCredentials } from '../../support/builders/admin.ts';
import { newOrder } from '../../support/builders/orders.ts';
import { post } from '../../support/builders/people.ts';
import { expect, expectNoAxeViolations, expectNoHorizontalScroll, test } from '../../support/journeys/journey.ts';
import { ownShop } from '../../support/journeys/own-shop.ts';

// A shop of its own, whose staff send a parcel.
const shop = ownShop();

test('a parcel becomes a build: scanned, unpacked, a missing part claimed, and begun without a network', async ({
  page,
  context,
  playwright,
  problems,
}) => {
  // Whoever scans the slip of somebody else finds no order.
  problems.expect(/answer 404: POST .*\/unboxing$/);
  // The figures of the first step have a font of their own; without a network another one stands in.
  problems.expect(/failed request: GET .*martian.*\.woff2/);
  // Pictures of rows that were never in view are not kept; without a network their words stand alone.
  problems.expect(/failed request: GET .*\/art\/part-.*\.svg .*ERR_INTERNET_DISCONNECTED/);
  const office = await playwright.request.newContext({ baseURL: shop.url });
  await post(office, '/api/login', adminCredentials);
  const buyer = await playwright.request.newContext({ baseURL: shop.url });
  await post(buyer, '/api/cart', { productId: 'fuzz-box', quantity: 1 });
  const placed = await buyer.post('/api/orders', { data: newOrder, headers: { 'idempotency-key': 'unboxed' } });
  const { id, number, token, items } = await placed.json();
  for (const status of ['confirmed', 'shipped']) await post(office, `/api/admin/orders/${id}/status`, { status });
  const linkOf = (order: string) => `${shop.url}/bench/fuzz-box/build?order=${order}&item=${items[0].id}`;

  await page.goto(`${linkOf(number)}&here=1`);
  await expect(page.getByRole('link', { name: 'Build without the order' })).toBeVisible();
  await expectNoAxeViolations(page);

  await page.goto(`${linkOf(id)}#token=${token}`);
  await expect(page.getByRole('heading', { name: 'Is everything there?' })).toBeVisible();
  const build = page.url();
  await page.getByRole('button', { name: 'It’s here' }).tap();
  await expect(page.getByText('The parts are in your stash until you start building.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('The parts are in your stash until you start building.')).toBeVisible();
  // Only the list scrolls; notices at the foot of the page make room for themselves.
  const blank = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(blank).toBeLessThan(250);
  await page.getByRole('button', { name: 'All here: Resistors' }).tap();
  const transistors = page.getByRole('listitem').filter({ hasText: 'Transistor BC108B' });
  await transistors.getByRole('button', { name: 'One more: Transistor BC108B' }).tap();
  await expect(transistors).toContainText('1 of 2');
  await transistors.getByRole('button', { name: 'Not right? Transistor BC108B' }).tap();
  await expectNoAxeViolations(page);
  await expectNoHorizontalScroll(page);

  await page.getByRole('link', { name: 'Missing: Transistor BC108B' }).tap();
  await expect(page.getByRole('radio', { name: 'A part is missing' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /^Transistor BC108B/ })).toBeChecked();
  await page.getByRole('button', { name: 'Send claim' }).tap();
  await page.getByRole('link', { name: 'Back to the checklist' }).tap();
  await expect(transistors).toContainText(/CL-\d+: we’ve got it/);
  await expect(transistors).toContainText('1 of 2');
  await expect(transistors.getByRole('button', { name: /^Not right/ })).toHaveCount(0);

  // A second scan opens the same build.
  await page.goto(`${linkOf(id)}#token=${token}`);
  await expect(transistors).toContainText('1 of 2');
  expect(page.url()).toBe(build);
  await page.goto(`${shop.url}/bench/stash`);
  const drawer = page.getByRole('spinbutton', { name: /BC108B/ });
  await expect(drawer).toHaveValue('1');
  await page.goBack();

  await expect(page.getByRole('checkbox', { name: /Resistor 33K/ })).toBeChecked();
  await context.setOffline(true);
  await page.getByRole('checkbox', { name: /LED 5 mm, red/ }).check({ force: true });
  await page.getByRole('button', { name: /^Start, \d+ not found/ }).tap();
  await expect(page.getByText(/^Step 1 of \d+/)).toBeVisible();
  await context.setOffline(false);
  await page.goto(`${shop.url}/bench/stash`);
  await expect(page.getByRole('heading', { name: /stash/i, level: 1 })).toBeVisible();
  await expect(drawer).toHaveCount(0);
  await office.dispose();
  await buyer.dispose();
});
