import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { addOwnPart, adminCredentials } from '../../support/builders/admin.ts';
import { checkAppearance } from '../../support/journeys/appearance.ts';
import { expect, open, test } from '../../support/journeys/journey.ts';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookie-notice', 'x'));
  await page.request.post('/api/login', { data: adminCredentials });
});

const photograph = () =>
  sharp({ create: { width: 900, height: 900, channels: 3, background: '#27506b' } })
    .jpeg()
    .toBuffer();

/** A third picture from settings: seen as they are chosen, and kept with words to begin from. */
async function drawLed(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Draw one' }).click();
  await page.getByRole('combobox', { name: 'Part' }).selectOption('LED');
  await page.getByRole('combobox', { name: 'Colour' }).selectOption('Green');
  const preview = page.getByRole('img', { name: 'LED in green' });
  await expect(preview).toHaveAttribute('src', /^data:image\/svg\+xml,.*LED%20in%20green/);
  await checkAppearance(page, 'office-drawing');
  await page.getByRole('button', { name: 'Add this drawing' }).click();
  await expect(page.getByRole('textbox', { name: 'Alt text for picture 3' })).toHaveValue('LED in green');
}

/** The price in its row, for as long as it takes to look at it. */
async function priceInRow(page: Page, name: string): Promise<void> {
  const label = `Price of ${name} in rupees`;
  await page.getByRole('button', { name: `${label}: ₹30` }).click();
  const field = page.getByRole('textbox', { name: label });
  await field.fill('35.50');
  await field.press('Enter');
  await expect(page.getByRole('button', { name: `${label}: ₹35.50` })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: `${label}: ₹30` })).toBeVisible();
}

test('a product is found, edited with its page beside it, given a photograph, and seen in the shop', async ({
  page,
}) => {
  const { name, slug } = await addOwnPart();
  await open(page, '/admin/products');
  await expect(page.getByRole('table', { name: 'Products' }).getByRole('link').first()).toBeVisible();
  await checkAppearance(page, 'office-products');
  await page.getByRole('searchbox', { name: 'Name, slug, marking, HSN' }).fill(name.toLowerCase());
  await priceInRow(page, name);
  await page.getByRole('link', { name }).click();

  await page.getByRole('textbox', { name: 'One line' }).fill('Set once, and left alone for years.');
  await page.getByRole('textbox', { name: 'Description' }).fill('Turned with a small screwdriver, and then forgotten.');
  const live = page.frameLocator('iframe');
  await expect(live.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(live.getByText('Turned with a small screwdriver, and then forgotten.')).toBeVisible();
  await page.getByLabel('Drop pictures here, or choose some').setInputFiles({
    name: 'trimmer.txt',
    mimeType: 'text/plain',
    buffer: await photograph(),
  });
  const words = page.getByRole('textbox', { name: 'Alt text for picture 2' });
  await words.fill('A blue trimmer on a bench');
  await drawLed(page);
  // The photograph first, by keyboard.
  const grip = page.getByRole('button', { name: /^Move Picture 2/ });
  await grip.press('Space');
  await grip.press('ArrowLeft');
  await page.getByRole('button', { name: /, 1 of 3$/ }).press('Space');
  await expect(page.getByText('set down at 1 of 3.')).toBeAttached();
  await checkAppearance(page, 'office-product');

  await page
    .getByRole('navigation', { name: 'Back office', exact: true })
    .getByRole('link', { name: /^Stock/ })
    .click();
  await expect(page.getByRole('alertdialog', { name: `Leave ${name}?` })).toBeVisible();
  await page.getByRole('button', { name: 'Stay' }).click();
  await page.keyboard.press('Control+s');
  await expect(page.getByText(`${name} is saved`, { exact: true })).toBeVisible();
  await open(page, `/products/${slug}`);
  await expect(page.getByRole('img', { name: 'A blue trimmer on a bench' })).toBeVisible();
  // The line stands on the cards of the shop, not on the page itself.
  const product = await (await page.request.get(`/api/products/${slug}`)).json();
  expect(product.summary).toBe('Set once, and left alone for years.');
});

test('somebody who saved first is not overwritten: each line is a choice', async ({ page, problems }) => {
  problems.expect(/answer 409/);
  const { name, slug } = await addOwnPart();
  await open(page, `/admin/products/${slug}`);
  await page.getByRole('textbox', { name: 'One line' }).fill('Mine.');
  await page.getByRole('textbox', { name: 'Inspired by' }).fill('A trimmer');
  await page.request.patch(`/api/admin/products/${slug}`, { data: { summary: 'Theirs.' } });
  await page.getByRole('button', { name: /^Save(?! and)/ }).click();
  const dialog = page.getByRole('alertdialog', { name: `changed ${name} while you were editing` });
  await checkAppearance(page, 'office-conflict');
  await dialog.getByRole('radio', { name: /One line: (?!yours)/ }).check();
  await dialog.getByRole('button', { name: /^Save: 1 yours, 1/ }).click();
  await expect(page.getByText(`${name} is saved`, { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'One line' })).toHaveValue('Theirs.');
  await expect(page.getByRole('textbox', { name: 'Inspired by' })).toHaveValue('A trimmer');
});

test('a file with a mistake is put right in place, imported in one step, and undone', async ({ page }) => {
  const [one, other] = [await addOwnPart(), await addOwnPart()];
  await open(page, '/admin/import');
  await page.getByLabel('Drop a CSV here, or choose one').setInputFiles({
    name: 'prices.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`slug;price;stock\r\n${one.slug};3O;\r\n${other.slug};32;40\r\n`),
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
  const price = async () => (await (await page.request.get(`/api/products/${one.slug}`)).json()).price as string;
  expect(await price()).toBe('34.00');
  await page.getByRole('button', { name: 'Undo this import' }).click();
  await page.getByRole('button', { name: 'Undo 3 changes' }).click();
  await expect(page.getByText('Imported and undone by')).toBeVisible();
  expect(await price()).toBe('30.00');
});
