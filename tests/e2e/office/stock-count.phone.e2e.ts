import { addOwnPart, adminCredentials, changeProduct } from '../../support/builders/admin.ts';
import { checkAppearance } from '../../support/journeys/appearance.ts';
import { expect, open, test } from '../../support/journeys/journey.ts';

test('a shelf is counted on a phone: the number first, then what was expected, why, and undo', async ({ page }) => {
  // A product that no other journey counts. It stands on the wrong shelf and is scanned there.
  const { name, slug } = await addOwnPart();
  const was = 40;
  await changeProduct(slug, { stock: was });
  await page.request.post('/api/login', { data: adminCredentials });
  const stock = async () => (await (await page.request.get(`/api/admin/stock/${slug}`)).json()).stock;
  await open(page, '/admin/stock/count');
  await checkAppearance(page, 'office-stock-shelves');
  await page.getByRole('link', { name: 'MOSFETs' }).click();

  const counted = page.getByRole('textbox', { name: /^Counted of/ });
  await expect(counted).toBeFocused();
  await expect(counted).toHaveAttribute('inputmode', 'numeric');
  const scan = page.getByRole('combobox', { name: 'Go to a product' });
  await scan.fill(slug);
  await scan.press('Enter');
  const product = page.getByRole('heading', { level: 2 }).first();
  await expect(product).toHaveText(name);
  await expect(counted).toBeFocused();
  await expect(page.getByText('In the ledger')).toBeHidden();
  await counted.fill(String(was - 2));
  await expect(page.getByText('−2', { exact: true })).toBeVisible();
  await page.getByText('Broken').click();
  await checkAppearance(page, 'office-stock-count');
  await page.getByRole('button', { name: `Save ${was - 2}, next` }).click();
  await expect(page.getByText('1 of 3 counted')).toBeVisible();
  await expect(product).not.toHaveText(name);
  expect(await stock()).toBe(was - 2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(stock).toBe(was);

  for (const _ of ['bs170', '2n7000']) await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByRole('heading', { name: 'MOSFETs: 1 product counted' })).toBeVisible();
});
