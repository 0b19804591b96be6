import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import type { PlacedOrder } from '#contracts/orders.ts';
import type { Gstr1Json } from '#domain/books/gstr1-json.ts';
import { gstr1Problems } from '#domain/books/gstr1-schema.ts';
import { formatMoney } from '#domain/money/money.ts';
import { adminCredentials } from '../../support/builders/admin.ts';
import { newOrder } from '../../support/builders/orders.ts';
import { post } from '../../support/builders/people.ts';
import { expect, expectNoAxeViolations, test } from '../../support/journeys/journey.ts';
import { ownShop } from '../../support/journeys/own-shop.ts';

const business = { companyName: 'Sound School', gstin: '27AAPFU0939F1ZV' };
// A shop of its own: the books have everything that is sold in a month.
const shop = ownShop();

/** Sold, confirmed and paid: it has an invoice. */
async function sell(office: APIRequestContext, buyer: APIRequestContext, changes: object): Promise<PlacedOrder> {
  await post(buyer, '/api/cart', { productId: 'resistor-4k7', quantity: 2 });
  const answer = await buyer.post('/api/orders', {
    data: { ...newOrder, ...changes },
    headers: { 'idempotency-key': JSON.stringify(changes) },
  });
  const placed: PlacedOrder = await answer.json();
  await post(office, `/api/admin/orders/${placed.id}/status`, { status: 'confirmed' });
  await post(office, `/api/admin/orders/${placed.id}/paid`, {});
  return placed;
}

test('a month ties out and leaves as GSTR-1, and what was invoiced in it stays as it is', async ({
  page,
  playwright,
  problems,
}) => {
  problems.expect(/answer 409: POST .*\/address$/);
  const office = await playwright.request.newContext({ baseURL: shop.url });
  await post(office, '/api/login', adminCredentials);
  const buyer = await playwright.request.newContext({ baseURL: shop.url });
  const registered = await sell(office, buyer, { business });
  const plain = await sell(office, buyer, { notes: 'For me.' });
  const shown = formatMoney(registered.totalAmount, 'INR');

  await page.request.post(`${shop.url}/api/login`, { data: adminCredentials });
  await page.goto(`${shop.url}/admin/books`);
  await expect(page.getByRole('status').filter({ hasText: 'Ties out' })).toBeVisible();
  const sections = page.getByRole('table', { name: 'GSTR-1 by section' });
  for (const section of ['B2B', 'B2CS'])
    await expect(sections.getByRole('row', { name: new RegExp(`^${section} `) })).toContainText(shown);
  const tied = page.getByRole('region', { name: 'Does it tie out?' });
  await expect(tied.getByText('equal', { exact: true })).toHaveCount(3);
  await expect(tied.getByText('no gap')).toBeVisible();
  await expectNoAxeViolations(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'GSTR-1, JSON' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^GSTR1-\d{4}-\d{2}\.json$/);
  const json = JSON.parse(await readFile(await file.path(), 'utf8')) as Gstr1Json;
  expect(gstr1Problems(json)).toEqual([]);
  expect(json.b2b).toMatchObject([{ ctin: business.gstin, inv: [{ val: Number(registered.totalAmount) }] }]);

  // The tax of an invoice goes by its state, so the parcel is not sent to another one.
  await page.goto(`${shop.url}/admin/orders/${plain.id}`);
  await page.getByRole('button', { name: 'Edit the address' }).click();
  const dialog = page.getByRole('dialog', { name: `Address of ${plain.number}` });
  for (const [label, typed] of [
    ['City', 'Panaji'],
    ['State', 'Goa'],
    ['PIN or postal code', '403001'],
  ] as const)
    await dialog.getByLabel(label).fill(typed);
  await dialog.getByRole('button', { name: 'Save the address' }).click();
  await expect(dialog).toContainText(
    /Invoice TR\/\d{4}\/\d{6} was issued for Maharashtra, and its tax depends on that\./,
  );
  await expect(dialog.getByLabel('City')).toHaveValue('Panaji');
  await office.dispose();
  await buyer.dispose();
});
