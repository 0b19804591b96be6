import { adminCredentials } from '../../support/builders/admin.ts';
import { bankAccount } from '../../support/builders/bank-account.ts';
import { post } from '../../support/builders/people.ts';
import { fillAsGuest, heading, newEmail, payment, placeButton } from '../../support/journeys/checkout-journey.ts';
import { expect, expectNoAxeViolations, test } from '../../support/journeys/journey.ts';
import { ownShop } from '../../support/journeys/own-shop.ts';
import { indianDay } from '#domain/time.ts';

const { password } = adminCredentials;
// A shop of its own: other journeys read the ways to pay, which a bank account changes.
const shop = ownShop();

test('an order by bank transfer is confirmed by the bank’s statement', async ({ page, playwright }) => {
  const office = await playwright.request.newContext({ baseURL: shop.url });
  await post(office, '/api/login', adminCredentials);
  await post(office, '/api/admin/confirm-password', { password });
  const settings = { version: 0, values: bankAccount };
  expect((await office.patch('/api/admin/settings', { data: settings })).status()).toBe(200);

  await post(page.request, `${shop.url}/api/cart`, { productId: 'resistor-4k7', quantity: 2 });
  await page.goto(`${shop.url}/checkout`);
  await expect(page.getByRole('heading', { name: 'Contact' })).toBeVisible();
  await fillAsGuest(page, newEmail(), /^Bank transfer/);
  await placeButton(page).click();
  await expect(heading(page)).toContainText('One step left: transfer ₹');
  await expect(payment(page)).toContainText(bankAccount.bankIfsc);
  await expectNoAxeViolations(page);
  const utr = page.getByLabel('UTR or transaction number');
  await utr.fill('too short');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(utr).toHaveAttribute('aria-invalid', 'true');
  await utr.fill('SAMPN52026111700012');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Thank you. We’ll look for it.')).toBeVisible();
  const orderPage = page.url();
  const id = new URL(orderPage).pathname.split('/').at(-1)!;
  const { number, totalAmount, createdAt } = await (await office.get(`/api/admin/orders/${id}`)).json();

  await page.request.post(`${shop.url}/api/login`, { data: adminCredentials });
  await page.goto(`${shop.url}/admin/bank`);
  const rows = [`${indianDay(createdAt)},NEFT ${number} ASHA RAO,${totalAmount}`, `${indianDay(createdAt)},CASH,12.00`];
  const statement = Buffer.from(`Date,Narration,Credit\n${rows.join('\n')}\n`);
  await page.locator('input[type=file]').setInputFiles({ name: 'bank.csv', mimeType: 'text/csv', buffer: statement });
  await expect(page.getByRole('checkbox', { name: `Confirm ${number} by row 2` })).toBeChecked();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Confirm 1 payment' }).click();
  // The same file is tried again: its row has paid, and nothing is left to confirm.
  await expect(page.getByRole('region', { name: 'Already taken' })).toContainText(number);
  await expect(page.getByRole('button', { name: 'Confirm 0 payments' })).toBeDisabled();

  const { status, payment: paid } = await (await office.get(`/api/admin/orders/${id}`)).json();
  expect([status, paid.status]).toEqual(['confirmed', 'paid']);
  await office.dispose();
});
