import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { addOwnDraft, adminCredentials } from '../../support/builders/admin.ts';
import { checkAppearance } from '../../support/journeys/appearance.ts';
import { expect, open, test } from '../../support/journeys/journey.ts';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookie-notice', 'x'));
  await page.request.post('/api/login', { data: adminCredentials });
});

const photograph = (edge: number) =>
  sharp({ create: { width: edge, height: edge, channels: 3, background: '#27506b' } })
    .png()
    .toBuffer();

test('a new product is a draft until it is published, by a press that says what is missing', async ({
  page,
  problems,
}) => {
  problems.expect(/answer 40[04]/);
  const name = `Rotary switch ${randomBytes(4).toString('hex')}`;
  await open(page, '/admin/products/new');
  const form = page.getByRole('textbox', { name: 'Name' });
  await expect(form).toBeVisible();
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
  await expect(page.getByText('A price is an amount of rupees')).toBeHidden();
  await checkAppearance(page, 'office-new-product');
  const price = page.getByRole('textbox', { name: 'Price in rupees, GST included' });
  await price.fill('free');
  await price.blur();
  await expect(page.getByText('A price is an amount of rupees')).toBeVisible();
  await price.fill('120');
  await form.fill(name);
  await page.getByRole('textbox', { name: 'One line' }).fill('Twelve places.');
  await page.getByRole('textbox', { name: 'Description' }).fill('Turned by hand.');
  await page.getByRole('textbox', { name: 'HSN code' }).fill('8536');
  await page.getByRole('button', { name: 'Add product' }).click();

  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  // Its page is seen beside the editor, and nowhere else.
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1, name })).toBeVisible();
  const slug = name.toLowerCase().replaceAll(' ', '-');
  expect((await page.request.get(`/products/${slug}`)).status()).toBe(404);
  await page.getByRole('button', { name: 'Publish…' }).click();
  const unready = page.getByRole('alertdialog', { name: `${name} isn’t ready yet` });
  await expect(unready.getByText('A picture.')).toBeVisible();
  await expect(unready.getByRole('button', { name: 'Publish it' })).toBeDisabled();
  await checkAppearance(page, 'office-publish');
  await unready.getByRole('button', { name: 'Keep as a draft' }).click();

  const upload = async (edge: number) =>
    page
      .getByLabel('Drop pictures here, or choose some')
      .setInputFiles({ name: 'switch.png', mimeType: 'image/png', buffer: await photograph(edge) });
  await upload(1);
  await expect(page.getByText('That picture has 1 × 1 pixels, too few to be seen.')).toBeVisible();
  await upload(600);
  await page.getByRole('textbox', { name: 'Alt text for picture 1' }).fill('A rotary switch');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(`${name} is saved`, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Publish…' }).click();
  const ready = page.getByRole('alertdialog', { name: `Publish ${name}?` });
  await expect(ready.getByText('Stock: until there is some, nobody can buy it.')).toBeVisible();
  await ready.getByRole('button', { name: 'Publish it' }).click();
  await expect(page.getByText('On sale', { exact: true })).toBeVisible();
  await open(page, `/products/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('drafts have a list of their own, and a typo in a bill is named before it is saved', async ({ page }) => {
  const { name, slug } = await addOwnDraft();
  await open(page, '/admin/products?drafts=true');
  // The row stands in the whole list as well: what is looked at is the answer to the search.
  const searched = page.waitForResponse((response) => response.url().includes(slug));
  await page.getByRole('searchbox', { name: 'Name, slug, marking, HSN' }).fill(slug);
  await searched;
  await expect(page.getByRole('row', { name }).getByText('Draft', { exact: true })).toBeVisible();
  await checkAppearance(page, 'office-drafts');
  await page.getByRole('link', { name }).click();
  await page.getByRole('link', { name: /^Bill of materials/ }).click();
  const bill = page.getByRole('textbox', { name: 'Bill of materials' });
  await bill.fill('R1 | resistor | 1K\nR5 | resistor | 4,7k');
  await expect(
    page.getByText("R5: '4,7k' is not a resistance such as 4K7, 470R or 1M. Did you mean 4K7?"),
  ).toBeVisible();
  await bill.fill('R1 | resistor | 1K\nR5 | resistor | 4K7');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(`${name} is saved`, { exact: true })).toBeVisible();
});
