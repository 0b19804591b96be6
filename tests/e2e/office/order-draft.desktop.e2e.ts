import type { OfficeQuote } from '#contracts/office-quotes.ts';
import { adminCredentials } from '#tests/support/builders/admin.ts';
import { newEmail } from '#tests/support/journeys/checkout-journey.ts';
import { holdResponses } from '#tests/support/journeys/held-responses.ts';
import { expect, expectNoAxeViolations, test } from '#tests/support/journeys/journey.ts';

test('an order is entered for a caller while a colleague edits it too, and for somebody at the counter', async ({
  page,
  problems,
}) => {
  await page.request.post('/api/login', { data: adminCredentials });
  await page.goto('/admin/quotes');
  await page.getByRole('button', { name: 'New order' }).click();
  const find = page.getByLabel('Add a product');
  await find.fill('octave up pcb');
  await page.getByRole('button', { name: /^Octave Up PCB/ }).click();
  const line = page.getByRole('group', { name: 'Octave Up PCB' });
  await line.getByLabel('Price').fill('250');
  await page.getByLabel('Name', { exact: true }).fill('Asha Rao');
  await page.getByLabel('Email', { exact: true }).fill(newEmail());
  await page.getByLabel('Street address').fill('1 FC Road');
  await page.getByLabel('PIN code').fill('411016');
  await expect(page.getByLabel('State')).toHaveValue('Maharashtra');
  await page.getByLabel('City').fill('Pune');
  await page.getByLabel('Travels by').selectOption('Standard');
  await page.getByLabel('Freight, with GST').fill('60');
  await page.getByRole('button', { name: 'Save Ctrl S' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  // A colleague changes the freight and the phone while a note and another freight are typed here.
  const at = `/api/admin/quotes/${new URL(page.url()).pathname.split('/').at(-1)}`;
  const { lines, shippingMethod, version, address, email } = (await (await page.request.get(at)).json()) as OfficeQuote;
  await page.request.patch(at, {
    data: {
      version,
      lines: lines.map(({ productId, quantity, price }) => ({ productId, quantity, price })),
      discount: null,
      freight: '75',
      shippingMethod,
      deliveryDays: 5,
      validDays: 30,
      note: null,
      buyer: { address, email, phone: '98450 12345', business: null },
    },
  });
  problems.expect(/answer 409: PATCH .*\/quotes\/[\w-]+$/);
  await page.getByLabel('Freight, with GST').fill('80');
  await page.getByLabel('Note on the order').fill('Rings the bell twice.');
  await page.getByRole('button', { name: 'Save Ctrl S' }).click();
  const conflict = page.getByRole('alertdialog');
  await expect(conflict).toContainText('while you were editing');
  await conflict.getByRole('radio', { name: /^Freight: theirs/ }).check();
  await expectNoAxeViolations(page);
  // The order is asked for while the merged sheet is still being written, as on a slow line.
  const release = await holdResponses(page, `**${at}`);
  await conflict.getByRole('button', { name: /^Save/ }).click();
  await expect(conflict).toBeHidden();
  await expect(page.getByLabel('Freight, with GST')).toHaveValue('75.00');
  await expect(page.getByLabel('Phone')).toHaveValue('98450 12345');
  await expect(page.getByLabel('Note on the order')).toHaveValue('Rings the bell twice.');

  await page.getByRole('radio', { name: /^A link to pay by UPI/ }).check();
  await page.getByRole('button', { name: 'Make the order, ₹325' }).click();
  release();
  await expect(page).toHaveURL(/\/admin\/orders\//);
  await expect(page.getByRole('main')).toContainText('Rings the bell twice.');

  await page.goto('/admin/quotes');
  await page.getByRole('button', { name: 'New order' }).click();
  await find.fill('octave up pcb');
  await page.getByRole('button', { name: /^Octave Up PCB/ }).click();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: /^Make the order, / }).click();
  await expect(page).toHaveURL(/\/admin\/orders\//);
  await expect(page.getByRole('main')).toContainText('Delivered');
  await expect(page.getByRole('main')).toContainText('Pickup at our shop');
});
