import { request, type Page } from '@playwright/test';
import { addOwnPart, adminCredentials, changeProduct } from '../../support/builders/admin.ts';
import { newOrder } from '../../support/builders/orders.ts';
import { expect, open, test } from '../../support/journeys/journey.ts';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookie-notice', 'x'));
  await page.request.post('/api/login', { data: adminCredentials });
});

/** Somebody buys, who has nothing to do with the office. */
async function sell(slug: string, quantity: number): Promise<void> {
  const buyer = await request.newContext({ baseURL: process.env['TAAR_SHOP_URL'] ?? '' });
  await buyer.post('/api/cart', { data: { productId: slug, quantity } });
  const order = await buyer.post('/api/orders', {
    data: { ...newOrder, email: `${slug}@example.com` },
    headers: { 'idempotency-key': `${slug}-${quantity}` },
  });
  expect(order.status(), await order.text()).toBe(201);
  await buyer.dispose();
}

async function openRow(page: Page, { name, slug }: { name: string; slug: string }): Promise<void> {
  await changeProduct(slug, { stock: 12 });
  await open(page, `/admin/products?search=${slug}`);
  await expect(page.getByRole('button', { name: `Stock of ${name}: 12` })).toBeVisible();
}

async function type(page: Page, name: string, shown: number, stock: number): Promise<void> {
  await page.getByRole('button', { name: `Stock of ${name}: ${shown}` }).click();
  const field = page.getByRole('textbox', { name: `Stock of ${name}` });
  await field.fill(String(stock));
  await field.press('Enter');
}

test('a stock typed into the list keeps what sold since it was shown, and undo takes back no sale', async ({
  page,
  problems,
}) => {
  problems.expect(/answer 409/);
  const part = await addOwnPart();
  const stock = async () => (await (await page.request.get(`/api/admin/stock/${part.slug}`)).json()).stock as number;
  await openRow(page, part);
  await sell(part.slug, 3);
  await type(page, part.name, 12, 17);
  await expect(page.getByText('it was 12 when you began and is 9 now. Nothing was saved.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: `Stock of ${part.name}: 9` })).toBeVisible();
  expect(await stock()).toBe(9);

  await type(page, part.name, 9, 14);
  await expect(page.getByRole('button', { name: `Stock of ${part.name}: 14` })).toBeVisible();
  await sell(part.slug, 2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: `Stock of ${part.name}: 7` })).toBeVisible();
  expect(await stock()).toBe(7);
});

test('the editor shows what one saved oneself, however one came to it', async ({ page }) => {
  const { id, name, slug } = await addOwnPart();
  const line = page.getByRole('textbox', { name: 'One line' });
  const save = async (text: string) => {
    await line.fill(text);
    // Accepted, and no conflict with oneself.
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
    await page.keyboard.press('Control+s');
    await saved;
    await expect(page.getByText(`${name} is saved`, { exact: true })).toBeVisible();
  };
  // Once by its slug, then elsewhere in the office and back, without leaving the page.
  await open(page, `/admin/products?search=${slug}`);
  await page.getByRole('link', { name }).click();
  await save('First.');
  await page.getByRole('link', { name: 'Products', exact: true }).first().click();
  await page.getByRole('searchbox', { name: 'Name, slug, marking, HSN' }).fill(slug);
  await page.getByRole('link', { name }).click();
  await expect(line).toHaveValue('First.');
  await save('Second.');
  // By its id, from the stock of it.
  await page.evaluate((path) => history.pushState(null, '', path), `/admin/stock/${id}`);
  await page.getByRole('link', { name: slug }).click();
  await expect(line).toHaveValue('Second.');
  await save('Third.');
  expect((await (await page.request.get(`/api/products/${slug}`)).json()).summary).toBe('Third.');
});
