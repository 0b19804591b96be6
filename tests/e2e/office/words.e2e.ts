import { adminCredentials, asAdmin } from '../../support/builders/admin.ts';
import { newOrder, puneAddress } from '../../support/builders/orders.ts';
import { newPerson, post } from '../../support/builders/people.ts';
import { fillCart } from '../../support/journeys/cart-journey.ts';
import {
  desktop,
  expect,
  expectNoAxeViolations,
  expectToFitEveryWindow,
  open,
  test,
} from '../../support/journeys/journey.ts';
import type { Page } from '@playwright/test';

/** A guest of this name orders in cash. */
async function orderAs(page: Page, name: string) {
  const { email } = newPerson();
  await fillCart(page, { 'knob-chicken': 1 });
  const answer = await page.request.post('/api/orders', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { ...newOrder, email, shippingAddress: { ...puneAddress, name } },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return { ...((await answer.json()) as { id: string; number: string }), email };
}

test(
  'the audit tells what was done in sentences, and is searched by words and by person',
  desktop,
  async ({ page }) => {
    const { id, number } = await orderAs(page, 'Asha Rao');
    await post(page.request, '/api/login', adminCredentials);
    await asAdmin(async (api) => {
      await post(api, `/api/admin/orders/${id}/status`, { status: 'confirmed' });
      const parcel = { carrier: 'delhivery', trackingNumber: '1490' };
      await post(api, `/api/admin/orders/${id}/status`, { status: 'shipped', parcel });
    });
    await open(page, '/admin/audit');
    await page.getByRole('searchbox').fill(number);
    const entries = page.getByRole('main').getByRole('listitem').filter({ hasText: number });
    await expect(entries.first()).toContainText(`${adminCredentials.username} shipped ${number} with Delhivery, 1490`);
    await expect(entries.nth(1)).toContainText(`${adminCredentials.username} confirmed ${number}`);
    await expect(page).toHaveURL(new RegExp(`search=${number}`));
    await page.getByRole('combobox', { name: 'Person' }).selectOption(adminCredentials.username);
    await expect(page).toHaveURL(/person=/);
    await expect(entries).toHaveCount(2);
    await expectNoAxeViolations(page);
    await expectToFitEveryWindow(page);
    await page.getByRole('searchbox').fill(`${number} nothing of the kind`);
    await expect(page.getByRole('heading', { name: 'No such change' })).toBeVisible();
  },
);

test('the palette finds a guest and a conversation by name', async ({ page, isMobile }) => {
  const surname = `Zeta${Date.now().toString(36)}`;
  const { email } = await orderAs(page, `Meera ${surname}`);
  const wrote = { firstName: 'Meera', lastName: surname, email, subject: 'One leg was bent', message: 'Help?' };
  expect((await page.request.post('/api/contact', { data: wrote })).ok()).toBe(true);
  await post(page.request, '/api/login', adminCredentials);
  await open(page, '/admin');
  await page.getByRole('button', { name: /^Find or do anything/ }).click();
  const palette = page.getByRole('dialog', { name: 'Find or do anything' });
  await palette.getByRole('combobox').fill(surname.toLowerCase());
  const thread = palette.getByRole('option', { name: /One leg was bent/ });
  await expect(thread).toBeVisible();
  await expectNoAxeViolations(page);
  if (isMobile) {
    await palette.getByRole('button', { name: 'Close' }).click();
    await expect(palette).toBeHidden();
    await page.getByRole('button', { name: /^Find or do anything/ }).click();
    await palette.getByRole('combobox').fill(surname.toLowerCase());
  }
  await palette.getByRole('group', { name: 'Customers' }).getByRole('option').click();
  await expect(page.getByRole('heading', { level: 1, name: `Meera ${surname}` })).toBeVisible();
});

test('an empty list says that the work is done, and what waits next', desktop, async ({ page }) => {
  await post(page.request, '/api/login', adminCredentials);
  await page.route(/\/api\/admin\/orders\?.*view=to-confirm/, (route) =>
    route.fulfill({ json: { items: [], next: null }, headers: { 'x-total-count': '0' } }),
  );
  await page.route('**/api/admin/orders/views', (route) =>
    route.fulfill({
      json: { all: 9, 'to-confirm': 0, 'to-pack': 4, shipped: 5, unpaid: 0, 'to-refund': 0, done: 0 },
    }),
  );
  await open(page, '/admin/orders?view=to-confirm');
  await expect(page.getByRole('heading', { name: 'All confirmed. 4 to pack' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Go to “To pack”' }).click();
  await expect(page).toHaveURL(/view=to-pack$/);
});

test('no keys are named where there is no keyboard', async ({ page, isMobile }) => {
  await post(page.request, '/api/login', adminCredentials);
  for (const path of ['/admin', '/admin/orders', '/admin/messages', '/admin/products']) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const keys = page.locator('kbd:visible');
    if (isMobile) await expect(keys, path).toHaveCount(0);
    else await expect(keys.first(), path).toBeVisible();
  }
});

test('the whole name of a buyer stands in the list at 1280', desktop, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const name = 'Venkataraghavan Subramaniam Iyer';
  const { email } = await orderAs(page, name);
  await post(page.request, '/api/login', adminCredentials);
  await open(page, `/admin/orders?search=${encodeURIComponent(email)}`);
  const shown = page.getByText(name, { exact: true });
  await expect(shown).toBeVisible();
  const isWhole = await shown.evaluate((element) => {
    const box = element.parentElement!.getBoundingClientRect();
    const cell = element.closest('td')!.getBoundingClientRect();
    return [...element.getClientRects()].every(
      ({ left, right, top, bottom }) =>
        left >= cell.left &&
        right <= cell.right + 0.5 &&
        top >= box.top - 0.5 &&
        bottom <= Math.min(box.bottom, cell.bottom) + 0.5,
    );
  });
  expect(isWhole).toBe(true);
});
