import { adminCredentials } from '#tests/support/builders/admin.ts';
import { checkAppearance } from '#tests/support/journeys/appearance.ts';
import { expect, open, test } from '#tests/support/journeys/journey.ts';

test('a delivery is scanned and typed in, received, and found in the ledger with what broke', async ({
  page,
  problems,
}) => {
  problems.expect(/^answer 404: GET .*\/api\/admin\/stock\/nothing-like-it$/);
  await page.request.post('/api/login', { data: adminCredentials });
  await open(page, '/admin/stock');
  await expect(page.getByRole('table', { name: 'Stock' }).getByRole('link').first()).toBeVisible();
  await checkAppearance(page, 'office-stock');

  await page.getByRole('link', { name: 'Receive a delivery' }).click();
  const scan = page.getByRole('combobox', { name: 'Product' });
  // A scanner types and presses Enter, piece by piece.
  for (const slug of ['opa2134pa', 'opa2134pa', 'nothing-like-it']) {
    await scan.fill(slug);
    await scan.press('Enter');
    if (slug === 'opa2134pa') await expect(scan).toHaveValue('');
  }
  await expect(page.getByText('Nothing here is called “nothing-like-it”')).toBeVisible();
  await scan.fill('lm308');
  await page.getByRole('option', { name: /LM308/ }).click();
  const units = page.getByRole('textbox', { name: /Units of LM308/ });
  await expect(units).toBeFocused();
  await units.fill('200');
  await page.getByRole('textbox', { name: 'Supplier' }).fill('Mouser');
  await checkAppearance(page, 'office-stock-receive');
  await page.getByRole('button', { name: 'Receive 202 units of 2 products' }).click();
  await expect(page.getByText(/^Delivery D-\d+ received$/)).toBeVisible();

  await open(page, '/admin/stock/lm308n');
  const moves = page.getByRole('table', { name: 'Moves, newest first' });
  await expect(moves.getByRole('row', { name: /Received Delivery D-\d+ keeper Mouser \+200/ })).toBeVisible();
  // The other one of that name chooses what is shown.
  await page.getByRole('button', { name: 'Broken' }).first().click();
  await page.getByRole('textbox', { name: 'What happened' }).fill('Static');
  await page.getByRole('button', { name: 'Write off 1' }).click();
  await expect(moves.getByRole('row', { name: /Broken keeper Static −1/ })).toBeVisible();
  await expect(page.getByText(/3 moves add up to (\d+), and the shelf says \1\./)).toBeVisible();
  await checkAppearance(page, 'office-stock-ledger');
});
