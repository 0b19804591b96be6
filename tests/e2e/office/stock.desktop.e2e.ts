import { addOwnPart, adminCredentials } from '../../support/builders/admin.ts';
import { checkAppearance } from '../../support/journeys/appearance.ts';
import { expect, open, test } from '../../support/journeys/journey.ts';

test('a delivery is scanned and typed in, received, and found in the ledger with what broke', async ({
  page,
  problems,
}) => {
  problems.expect(/^answer 404: GET .*\/api\/admin\/stock\/nothing-like-it$/);
  const [scanned, typed] = [await addOwnPart(), await addOwnPart()];
  await page.request.post('/api/login', { data: adminCredentials });
  await open(page, '/admin/stock');
  await expect(page.getByRole('table', { name: 'Stock' }).getByRole('link').first()).toBeVisible();
  await checkAppearance(page, 'office-stock');

  await page.getByRole('link', { name: 'Receive a delivery' }).click();
  const scan = page.getByRole('combobox', { name: 'Product' });
  // A scanner types and presses Enter, piece by piece.
  for (const slug of [scanned.slug, scanned.slug, 'nothing-like-it']) {
    await scan.fill(slug);
    await scan.press('Enter');
    if (slug === scanned.slug) await expect(scan).toHaveValue('');
  }
  await expect(page.getByText('Nothing here is called “nothing-like-it”')).toBeVisible();
  await scan.fill(typed.name);
  await page.getByRole('option', { name: typed.name }).click();
  const units = page.getByRole('textbox', { name: `Units of ${typed.name}` });
  await expect(units).toBeFocused();
  await units.fill('200');
  await page.getByRole('textbox', { name: 'Supplier' }).fill('Mouser');
  await checkAppearance(page, 'office-stock-receive');
  await page.getByRole('button', { name: 'Receive 202 units of 2 products' }).click();
  await expect(page.getByText(/^Delivery D-\d+ received$/)).toBeVisible();

  await open(page, `/admin/stock/${typed.slug}`);
  const moves = page.getByRole('table', { name: 'Moves, newest first' });
  await expect(moves.getByRole('row', { name: /Received Delivery D-\d+ keeper Mouser \+200/ })).toBeVisible();
  // The other one of that name chooses what is shown.
  await page.getByRole('button', { name: 'Broken' }).first().click();
  await page.getByRole('textbox', { name: 'What happened' }).fill('Static');
  await page.getByRole('button', { name: 'Write off 1' }).click();
  await expect(moves.getByRole('row', { name: /Broken keeper Static −1/ })).toBeVisible();
  await expect(page.getByText(/3 moves add up to (\d+), and the shelf says \1\./)).toBeVisible();
  await page.getByRole('button', { name: /^Point of re-order: 0 by what sold/ }).click();
  await page.getByRole('textbox', { name: 'Point of re-order' }).fill('500');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Point of re-order: 500 by hand/ })).toBeVisible();
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV' }).click();
  expect((await file).suggestedFilename()).toBe(`stock-${typed.slug}.csv`);
  await checkAppearance(page, 'office-stock-ledger');
});
