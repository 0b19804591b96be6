import { adminCredentials } from '#tests/support/builders/admin.ts';
import { checkAppearance } from '#tests/support/journeys/appearance.ts';
import { expect, open, test } from '#tests/support/journeys/journey.ts';

test('a shelf is counted on a phone: the number first, then what was expected, why, and undo', async ({ page }) => {
  await page.request.post('/api/login', { data: adminCredentials });
  const stockOf = async (slug: string) => (await (await page.request.get(`/api/admin/stock/${slug}`)).json()).stock;
  await open(page, '/admin/stock/count');
  await checkAppearance(page, 'office-stock-shelves');
  await page.getByRole('link', { name: 'MOSFETs' }).click();

  const counted = page.getByRole('textbox', { name: /^Counted of/ });
  await expect(counted).toBeFocused();
  await expect(counted).toHaveAttribute('inputmode', 'numeric');
  await expect(page.getByText('In the ledger')).toBeHidden();
  const name = await page.getByRole('heading', { level: 2 }).first().textContent();
  const slug = (await page.getByText(/^(bs170|2n7000)$/).textContent())!;
  const was = await stockOf(slug);
  await counted.fill(String(was - 2));
  await expect(page.getByText('−2', { exact: true })).toBeVisible();
  await page.getByText('Broken').click();
  await checkAppearance(page, 'office-stock-count');
  await page.getByRole('button', { name: `Save ${was - 2}, next` }).click();
  await expect(page.getByText('1 of 2 counted')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).not.toHaveText(name!);
  expect(await stockOf(slug)).toBe(was - 2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => stockOf(slug)).toBe(was);

  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByRole('heading', { name: 'MOSFETs: 1 product counted' })).toBeVisible();
});
