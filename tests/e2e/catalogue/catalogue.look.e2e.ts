import { expect, open, test } from '#tests/support/journeys/journey.ts';
import { checkAppearance } from '#tests/support/journeys/appearance.ts';

const looks = {
  'catalogue-boards': '/products?category=pcb&subcategory=fuzz',
  'catalogue-parts': '/products?category=parts&subcategory=jfets',
  'product-board': '/products/fuzz-box-pcb',
  'product-part': '/products/v3207',
  'product-out-of-stock': '/products/germanium-fuzz',
};

for (const [name, path] of Object.entries(looks)) {
  test(`${name} is accessible, and leaves its pictures`, async ({ page }) => {
    await open(page, path);
    await checkAppearance(page, name);
  });
}

test('the open filters are accessible, and leave their pictures', async ({ page }) => {
  await open(page, '/products?category=kit&subcategory=fuzz&difficulty=Beginner');
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Advanced', exact: true })).toBeVisible();
  await checkAppearance(page, 'catalogue-filtered');
});
