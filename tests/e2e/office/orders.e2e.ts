import type { Page } from '@playwright/test';
import { adminCredentials, asAdmin } from '../../support/builders/admin.ts';
import { newOrder } from '../../support/builders/orders.ts';
import { expectToast, newPerson, post } from '../../support/builders/people.ts';
import { fillCart } from '../../support/journeys/cart-journey.ts';
import {
  desktop,
  expect,
  expectNoAxeViolations,
  expectNoHorizontalScroll,
  expectToFitEveryWindow,
  open,
  test,
} from '../../support/journeys/journey.ts';

interface Placed {
  readonly id: string;
  readonly number: string;
  readonly token: string;
}

async function place(page: Page, email: string): Promise<Placed> {
  await fillCart(page, { 'resistor-4k7': 2, 'knob-chicken': 1 });
  const answer = await page.request.post('/api/orders', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { ...newOrder, email, phone: '+91 98450 12345' },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as Placed;
}

/** A guest orders in cash, and then somebody of the office sits down at the same browser. */
async function placeAndSignIn(page: Page): Promise<Placed & { readonly email: string }> {
  const { email } = newPerson();
  const placed = await place(page, email);
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

  await page.getByRole('button', { name: 'Correct the parcel…' }).click();
  const parcel = page.getByRole('alertdialog', { name: `Parcel of ${number}` });
  await parcel.getByLabel('Tracking number').fill('1490 8123 5568');
  await expectNoAxeViolations(page);
  await parcel.getByRole('button', { name: 'Save and tell the buyer' }).click();
  await expectToast(page, 'The parcel is put right');

  await open(page, `/orders/${id}#token=${token}`);
  await expect(page.getByRole('link', { name: 'Track your parcel' })).toHaveAttribute('href', /149081235568$/);
});

test(
  'whoever is second is shown what the first has changed, and many orders are moved by one answer',
  desktop,
  async ({ page, problems }) => {
    problems.expect(/answer 409: POST .*\/(address|status)$/);
    const { email } = newPerson();
    const first = await place(page, email);
    const second = await place(page, email);
    await post(page.request, '/api/login', adminCredentials);
    const elsewhere = (path: string, data: object) =>
      asAdmin((api) => post(api, `/api/admin/orders/${first.id}/${path}`, data));
    const order = await asAdmin(async (api) => (await api.get(`/api/admin/orders/${first.id}`)).json());

    await open(page, `/admin/orders?search=${encodeURIComponent(email)}`);
    await page.getByRole('link', { name: first.number, exact: true }).click();
    await page.getByRole('button', { name: 'Edit the address' }).click();
    const dialog = page.getByRole('dialog', { name: `Address of ${first.number}` });
    await dialog.getByLabel('Street').fill('7 Church Street');
    await elsewhere('address', {
      version: order.version,
      shippingAddress: { ...order.shippingAddress, streetAddress: '9 Brigade Road' },
    });
    await dialog.getByRole('button', { name: 'Save the address' }).click();
    const conflict = page.getByRole('alertdialog', {
      name: `Somebody else changed ${first.number} while you were editing`,
    });
    await expect(conflict.getByText('9 Brigade Road')).toBeVisible();
    await expectNoAxeViolations(page);
    await conflict.getByRole('button', { name: /^Save: / }).click();
    await expectToast(page, 'The address is changed');
    await expect(page.locator('address').getByText('7 Church Street', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Cancel order…' }).click();
    await elsewhere('paid', {});
    const cancel = page.getByRole('alertdialog', { name: `Cancel ${first.number}` });
    await cancel.getByLabel('Why (the buyer reads it)').fill('Out of knobs.');
    await cancel.getByRole('button', { name: 'Cancel order' }).click();
    const changed = page.getByRole('alertdialog', { name: `${first.number} changed while you were looking` });
    await expect(changed.getByText('Payment: Paid was Due')).toBeVisible();
    await expectNoAxeViolations(page);
    await changed.getByRole('button', { name: 'Leave it as it is now' }).click();
    await expect(cancel.getByText(/^Somebody else changed this/)).toBeVisible();
    await page.keyboard.press('Escape');

    // The newer one stands above it in the list.
    await page.keyboard.press('k');
    await expect(page.getByRole('heading', { level: 1, name: second.number })).toBeVisible();
    await page.goBack();
    await page.goBack();
    await page.getByRole('button', { name: 'Save this view…' }).click();
    const naming = page.getByRole('alertdialog', { name: 'Save this view' });
    await naming.getByLabel('Name').fill(email.slice(0, 12));
    await naming.getByRole('button', { name: 'Save view' }).click();
    await expect(page.getByRole('link', { name: email.slice(0, 12) })).toHaveAttribute('aria-current', 'page');
    await page.getByRole('button', { name: 'Forget this view' }).click();
    await expect(page.getByRole('link', { name: email.slice(0, 12) })).toBeHidden();

    await page.keyboard.press('Control+a');
    await page.getByRole('button', { name: 'Confirm 2…' }).click();
    const many = page.getByRole('alertdialog', { name: 'Confirm 2 orders' });
    await expect(many.getByText('2 become confirmed, and each buyer gets an email.')).toBeVisible();
    await expectNoAxeViolations(page);
    await many.getByRole('button', { name: 'Confirm 2 orders' }).click();
    await expectToast(page, '2 orders confirmed');
  },
);

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
    await dialog.getByRole('button', { name: 'Another amount' }).click();
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

test(
  'items go back: the amount is reckoned, the delivery is asked for, and a unit returns to the shelf',
  desktop,
  async ({ page, problems }) => {
    problems.expect(/answer 403: POST .*\/refunds$/);
    const { id, number } = await placeAndSignIn(page);
    await asAdmin(async (api) => {
      for (const status of ['confirmed', 'shipped', 'delivered'])
        await post(api, `/api/admin/orders/${id}/status`, { status });
      await post(api, `/api/admin/orders/${id}/paid`, {});
    });
    await open(page, `/admin/orders/${number}`);
    await page.getByRole('button', { name: 'Refund…' }).click();
    const dialog = page.getByRole('dialog', { name: `Refund ${number}` });
    await expect(dialog.getByText('Nothing chosen yet')).toBeVisible();
    await dialog.getByRole('button', { name: /^Increase quantity of Chicken-Head Knob/ }).click();
    await expect(dialog.getByRole('checkbox', { name: /^Chicken-Head Knob.* goes back on the shelf$/ })).toBeChecked();
    const knob = (await dialog.getByRole('status').textContent())!;
    expect(knob).toMatch(/^₹[\d,.]+ goes back$/);
    await dialog.getByRole('checkbox', { name: /^Delivery, ₹/ }).check();
    await expect(dialog.getByRole('status')).not.toHaveText(knob);
    await expectNoAxeViolations(page);
    await expectToFitEveryWindow(page);
    await dialog.getByLabel('Why (the buyer reads it)').fill('It arrived cracked.');
    await dialog.getByRole('button', { name: /^Refund ₹/ }).click();
    await page.getByLabel('Your password', { exact: true }).fill(adminCredentials.password);
    await page.keyboard.press('Enter');
    await expectToast(page, 'The refund is written down');
    const back = /1 × Chicken-Head Knob.* \(back on the shelf\), delivery\. It arrived cracked\./;
    await expect(page.getByText(back)).toBeVisible();
    await expect(page.getByText('1 refunded')).toBeVisible();
  },
);
