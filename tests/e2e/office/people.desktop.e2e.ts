import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { request, type APIRequestContext, type Page } from '@playwright/test';
import { adminCredentials } from '../../support/builders/admin.ts';
import { newOrder } from '../../support/builders/orders.ts';
import { expectToast, newPerson, post } from '../../support/builders/people.ts';
import { expect, expectNoAxeViolations, hydrated, test } from '../../support/journeys/journey.ts';
import { ownShop } from '../../support/journeys/own-shop.ts';

// A shop of our own, because its mails are read from its folder.
const shop = ownShop();
let owner: APIRequestContext;
const notAllowed = 'Your role doesn’t allow that. Ask the owner of the shop.';
test.beforeAll(async () => {
  owner = await request.newContext({ baseURL: shop.url });
  await post(owner, '/api/login', adminCredentials);
  await post(owner, '/api/admin/confirm-password', { password: adminCredentials.password });
});
test.afterAll(() => owner?.dispose());

/** Mails to someone, without the mail's own way of breaking lines. */
function mailsTo(email: string): string[] {
  const folder = join(shop.dataDir, 'mail');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((file) =>
      readFileSync(join(folder, file), 'utf8')
        .replaceAll(/=\r?\n/g, '')
        .replaceAll('=3D', '='),
    )
    .filter((mail) => mail.includes(`To: ${email}`));
}

test('a customer is found and gets their data; an issue is written and reaches who subscribed', async ({ page }) => {
  const person = newPerson();
  await page.request.post(`${shop.url}/api/register`, { data: { ...person } });
  await page.request.post(`${shop.url}/api/newsletter`, { data: { email: person.email } });
  const token = () => /newsletter\/confirm#token=([\w-]{43})/.exec(mailsTo(person.email).join('\n'))?.[1];
  await expect.poll(token).toBeDefined();
  await page.request.post(`${shop.url}/api/newsletter/confirm`, { data: { token: token() } });
  await page.request.post(`${shop.url}/api/logout`);
  await page.request.post(`${shop.url}/api/login`, { data: adminCredentials });

  await page.goto(`${shop.url}/admin/customers`);
  await hydrated(page);
  await page.keyboard.press('/');
  await page.keyboard.type(person.email);
  await page
    .getByRole('row', { name: new RegExp(person.email) })
    .getByRole('link')
    .click();
  await expect(page.getByText('Buys as a guest')).toHaveCount(0);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export their data' }).click();
  expect(JSON.parse(readFileSync(await (await file).path(), 'utf8')).newsletter.status).toBe('confirmed');
  await expectNoAxeViolations(page);

  await page.goto(`${shop.url}/admin/subscribers`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Write an issue' }).click();
  await page.getByLabel('Subject').fill('Two new kits');
  await page.getByLabel('Text', { exact: true }).fill('## Fuzz\n\nIt is loud.');
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Fuzz' })).toBeVisible();
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: 'Send a test to me' }).click();
  await expectToast(page, 'A test is on its way to you');
  await page.getByRole('button', { name: 'Send to all' }).click();
  await page.getByRole('button', { name: 'Send to 1 subscriber' }).click();
  const issues = () => mailsTo(person.email).filter((mail) => mail.includes('Subject: Two new kits'));
  await expect.poll(issues).toHaveLength(1);
  expect(issues()[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  await page.getByRole('button', { name: 'All issues' }).click();
  await expect(page.getByText(/1 sent, 0 to go, 0 left the list/)).toBeVisible();
});

/** Somebody who follows an invitation and sits down at the browser. */
async function hire(page: Page, role: 'clerk' | 'writer'): Promise<void> {
  const { email, firstName, lastName } = newPerson();
  await post(owner, '/api/admin/staff/invitations', { email, role });
  const token = () => /#invitation=([\w-]{43})/.exec(mailsTo(email).join('\n'))?.[1];
  await expect.poll(token).toBeDefined();
  const password = 'packs-and-writes-42';
  await post(page.request, `${shop.url}/api/staff-invitation`, {
    token: token(),
    firstName,
    lastName,
    password,
  });
  await post(page.request, `${shop.url}/api/login`, { username: email, password });
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(`${shop.url}/admin${path}`);
  await hydrated(page);
}

const ways = (page: Page) =>
  page.getByRole('navigation', { name: 'Back office', exact: true }).getByRole('listitem').getByRole('link');

/** Paid and delivered, so that whoever may could refund it. */
async function soldOrder(guest: APIRequestContext, email: string): Promise<{ id: string; number: string }> {
  await post(guest, `${shop.url}/api/cart`, { productId: 'resistor-4k7', quantity: 2 });
  const answer = await guest.post(`${shop.url}/api/orders`, {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { ...newOrder, email },
  });
  const order = await answer.json();
  for (const status of ['confirmed', 'shipped', 'delivered'])
    await post(owner, `/api/admin/orders/${order.id}/status`, { status });
  await post(owner, `/api/admin/orders/${order.id}/paid`, {});
  return order;
}

test('a clerk finds orders and people, and is offered nothing that a clerk may not do', async ({ page, problems }) => {
  problems.expect(/403/);
  const buyer = newPerson();
  await post(page.request, `${shop.url}/api/register`, { ...buyer });
  const { id, number } = await soldOrder(page.request, buyer.email);
  await hire(page, 'clerk');
  await visit(page, '');
  await expect(ways(page)).toHaveText([
    /^Today/,
    /^Orders/,
    /^Returns/,
    /^Quotes/,
    /^Messages/,
    /^Community/,
    /^Customers/,
    /^Stock/,
    /^Bank statement/,
  ]);

  await visit(page, `/orders/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Packing slip' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refund…' })).toHaveCount(0);
  const refund = { data: { amount: '1.00', reason: 'A try.' } };
  const refused = await page.request.post(`${shop.url}/api/admin/orders/${id}/refunds`, refund);
  expect([refused.status(), await refused.text()]).toEqual([403, notAllowed]);

  // What the palette finds leads somewhere, and what may not be done is not in it.
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Find or do anything' });
  await page.keyboard.type(buyer.username);
  await palette.getByRole('option', { name: buyer.email }).click();
  await expect(page).toHaveURL(/\/admin\/customers\/u\d+$/);
  await expect(page.getByRole('link', { name: number })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('option', { name: 'Count stock' })).toBeVisible();
  for (const name of ['New product', 'Settings', 'Staff'])
    await expect(palette.getByRole('option', { name })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await visit(page, '/settings');
  await expect(page.getByText(notAllowed)).toBeVisible();
  await expectNoAxeViolations(page);
});

test('a writer changes what a page says, and sees no order', async ({ page, problems }) => {
  problems.expect(/403/);
  await hire(page, 'writer');
  await visit(page, '');
  await expect(ways(page)).toHaveText([
    /^Today/,
    /^Messages/,
    /^Community/,
    /^Products/,
    /^Import and export/,
    /^Subscribers/,
  ]);
  await expect(page.getByRole('heading', { name: 'To pack' })).toHaveCount(0);

  await visit(page, '/orders');
  await expect(page.getByText(notAllowed)).toBeVisible();
  expect((await page.request.get(`${shop.url}/api/admin/orders`)).status()).toBe(403);

  await visit(page, '/products/resistor-4k7?part=tax');
  const tags = page.getByRole('textbox', { name: 'Tags' });
  const before = await tags.inputValue();
  await tags.fill('colour bands, ');
  await expect(tags).toHaveValue('colour bands, ');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(tags).toHaveValue(before);
  await tags.fill('colour bands');
  await page.keyboard.press('Control+s');
  await expectToast(page, 'Metal Film Resistor 4K7, Pack of 10 is saved');
  await page.reload();
  await expect(tags).toHaveValue('colour bands');
  await expectNoAxeViolations(page);
});
