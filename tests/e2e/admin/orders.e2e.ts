import type { Page } from '@playwright/test';
import { adminCredentials, asAdmin } from '#tests/support/builders/admin.ts';
import { newOrder } from '#tests/support/builders/orders.ts';
import { expectToast, newPerson, post } from '#tests/support/builders/people.ts';
import { fillCart } from '#tests/support/journeys/cart-journey.ts';
import {
  desktop,
  expect,
  expectNoAxeViolations,
  expectNoHorizontalScroll,
  open,
  test,
} from '#tests/support/journeys/journey.ts';

interface Placed {
  readonly id: string;
  readonly number: string;
  readonly token: string;
}

/** A guest orders in cash, and then somebody of the office sits down at the same browser. */
async function placeAndSignIn(page: Page): Promise<Placed & { readonly email: string }> {
  const { email } = newPerson();
  await fillCart(page, { 'resistor-4k7': 2, 'knob-chicken': 1 });
  const answer = await page.request.post('/api/orders', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { ...newOrder, email, phone: '+91 98450 12345' },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const placed = (await answer.json()) as Placed;
  await post(page.request, '/api/login', adminCredentials);
  return { ...placed, email };
}

test('an order is found by its buyer, confirmed, packed and shipped with a tracking number', async ({
  page,
  isMobile,
}) => {
  const { id, number, token, email } = await placeAndSignIn(page);
  await open(page, `/admin/orders?search=${encodeURIComponent(email)}`);
  const row = page.getByRole('link', { name: number, exact: true });
  await expect(row).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoHorizontalScroll(page);
  if (isMobile) await row.click();
  else {
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await page.getByRole('button', { name: 'Confirm order' }).click();
  await expectToast(page, `${number} is confirmed`);

  await page.getByRole('checkbox', { name: /^Chicken-Head Knob/ }).check();
  await expect(page.getByText('1 of 2 in the box')).toBeVisible();
  await page.getByRole('button', { name: 'Mark shipped' }).click();
  await expect(page.getByText('Type the number on the parcel, or ship without one.')).toBeVisible();
  await page.getByLabel('Courier').selectOption('Delhivery');
  await page.getByLabel('Tracking number').fill('1490 8123 5567');
  await expectNoAxeViolations(page);
  await expectNoHorizontalScroll(page);
  await page.keyboard.press('Enter');
  await expectToast(page, `${number} is on its way`);
  await expect(page.getByRole('link', { name: 'Delhivery 149081235567' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark delivered' })).toBeVisible();

  await open(page, `/orders/${id}#token=${token}`);
  await expect(page.getByRole('link', { name: 'Track your parcel' })).toHaveAttribute('href', /149081235567$/);
});

test(
  'money goes back in part after delivery, once the password was given again',
  desktop,
  async ({ page, problems }) => {
    // Asked for the password again, and told that it is too much.
    problems.expect(/answer (403|409): POST .*\/refunds$/);
    const { id, number } = await placeAndSignIn(page);
    await asAdmin(async (api) => {
      for (const status of ['confirmed', 'shipped', 'delivered'])
        await post(api, `/api/admin/orders/${id}/status`, { status });
      await post(api, `/api/admin/orders/${id}/paid`, {});
    });
    await open(page, `/admin/orders/${number}`);
    await page.getByRole('button', { name: 'Refund…' }).click();
    const dialog = page.getByRole('dialog', { name: `Refund ${number}` });
    await dialog.getByLabel('Amount in rupees').fill('99999');
    await dialog.getByLabel('Why (the buyer reads it)').fill('The knob was missing.');
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
    await page.getByLabel('Your password', { exact: true }).fill(adminCredentials.password);
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(/^Only ₹[\d,]+ of this order can still go back\.$/)).toBeVisible();
    await dialog.getByLabel('Amount in rupees').fill('55');
    await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
    await expectToast(page, 'The refund is written down');
    await expect(page.getByText('The knob was missing.').first()).toBeVisible();
  },
);
