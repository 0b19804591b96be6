import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { adminCredentials } from '#tests/support/builders/admin.ts';
import { checkAppearance } from '#tests/support/journeys/appearance.ts';
import { expect, open, test } from '#tests/support/journeys/journey.ts';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookie-notice', 'x'));
  await page.request.post('/api/login', { data: adminCredentials });
});

const photograph = () =>
  sharp({ create: { width: 900, height: 900, channels: 3, background: '#27506b' } })
    .jpeg()
    .toBuffer();

/** The price in its row, for as long as it takes to look at it. */
async function priceInRow(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Price of Trimmer 250K in rupees: ₹30' }).click();
  const field = page.getByRole('textbox', { name: 'Price of Trimmer 250K in rupees' });
  await field.fill('35.50');
  await field.press('Enter');
  await expect(page.getByRole('button', { name: 'Price of Trimmer 250K in rupees: ₹35.5' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Price of Trimmer 250K in rupees: ₹30' })).toBeVisible();
}

test('a product is found, edited with its page beside it, given a photograph, and seen in the shop', async ({
  page,
}) => {
  await open(page, '/admin/products');
  await expect(page.getByRole('table', { name: 'Products' }).getByRole('link').first()).toBeVisible();
  await checkAppearance(page, 'office-products');
  await page.getByRole('searchbox', { name: 'Name, slug, marking, HSN' }).fill('trimmer 250k');
  await priceInRow(page);
  await page.getByRole('link', { name: /Trimmer 250K/ }).click();

  await page.getByRole('textbox', { name: 'One line' }).fill('Set once, and left alone for years.');
  const live = page.getByRole('region', { name: 'The page, live' });
  await expect(live.getByText('Set once, and left alone for years.')).toBeVisible();
  await page.getByLabel('Drop pictures here, or choose some').setInputFiles({
    name: 'trimmer.txt',
    mimeType: 'text/plain',
    buffer: await photograph(),
  });
  const words = page.getByRole('textbox', { name: 'Words for those who can’t see picture 2' });
  await words.fill('A blue trimmer on a bench');
  // The photograph first, by keyboard.
  const grip = page.getByRole('button', { name: /^Move Picture 2/ });
  await grip.press('Space');
  await grip.press('ArrowLeft');
  await page.getByRole('button', { name: /, 1 of 2$/ }).press('Space');
  await expect(page.getByText('set down at 1 of 2.')).toBeAttached();
  await checkAppearance(page, 'office-product');

  await page
    .getByRole('navigation', { name: 'Back office', exact: true })
    .getByRole('link', { name: /^Stock/ })
    .click();
  await expect(page.getByRole('alertdialog', { name: 'Leave Trimmer 250K?' })).toBeVisible();
  await page.getByRole('button', { name: 'Stay' }).click();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Trimmer 250K is saved', { exact: true })).toBeVisible();
  await open(page, '/products/trimmer-250k');
  await expect(page.getByRole('img', { name: 'A blue trimmer on a bench' })).toBeVisible();
  // The line stands on the cards of the shop, not on the page itself.
  const product = await (await page.request.get('/api/products/trimmer-250k')).json();
  expect(product.summary).toBe('Set once, and left alone for years.');
});

test('somebody who saved first is not overwritten: each line is a choice', async ({ page, problems }) => {
  problems.expect(/answer 409/);
  await open(page, '/admin/products/trimmer-20k');
  await page.getByRole('textbox', { name: 'One line' }).fill('Mine.');
  await page.getByRole('textbox', { name: 'Inspired by' }).fill('A trimmer');
  await page.request.patch('/api/admin/products/trimmer-20k', { data: { summary: 'Theirs.' } });
  await page.getByRole('button', { name: /^Save(?! and)/ }).click();
  const dialog = page.getByRole('alertdialog', { name: /changed Trimmer 20K while you were editing/ });
  await checkAppearance(page, 'office-conflict');
  await dialog.getByRole('radio', { name: /One line: (?!yours)/ }).check();
  await dialog.getByRole('button', { name: /^Save: 1 yours, 1/ }).click();
  await expect(page.getByText('Trimmer 20K is saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'One line' })).toHaveValue('Theirs.');
  await expect(page.getByRole('textbox', { name: 'Inspired by' })).toHaveValue('A trimmer');
});

test('a file with a mistake is put right in place, imported in one step, and undone', async ({ page }) => {
  await open(page, '/admin/import');
  await page.getByLabel('Drop a CSV here, or choose one').setInputFiles({
    name: 'prices.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('slug;price;stock\r\ntrimmer-500r;3O;\r\ntrimmer-2k;32;40\r\n'),
  });
  await expect(page.getByText('That’s a letter O, not a zero.')).toBeVisible();
  const button = page.getByRole('button', { name: /^Import \d/ });
  await expect(button).toBeDisabled();
  await checkAppearance(page, 'office-import');
  const cell = page.getByRole('textbox', { name: 'price in row 2' });
  await expect(cell).toHaveValue('30');
  await cell.fill('34');
  await cell.press('Enter');
  await expect(button).toHaveText('Import 3 changes');
  await button.click();
  await expect(page.getByRole('heading', { name: 'What changed' })).toBeVisible();
  const price = async () => (await (await page.request.get('/api/products/trimmer-500r')).json()).price as string;
  expect(await price()).toBe('34.00');
  await page.getByRole('button', { name: 'Undo this import' }).click();
  await page.getByRole('button', { name: 'Undo 3 changes' }).click();
  await expect(page.getByText('Imported and undone by')).toBeVisible();
  expect(await price()).toBe('30.00');
});
