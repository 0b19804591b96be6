import { expect, expectNoAxeViolations, hydrated, loadWholePage, test } from '#tests/support/journey.ts';

const looks = {
  'catalogue-boards': '/products?category=pcb&subcategory=fuzz',
  'catalogue-parts': '/products?category=parts&subcategory=jfets',
  'product-board': '/products/fuzz-box-pcb',
  'product-part': '/products/v3207',
  'product-out-of-stock': '/products/germanium-fuzz',
};

for (const [name, path] of Object.entries(looks)) {
  test(`${name} is accessible, and leaves its picture`, async ({ page }, testInfo) => {
    await page.goto(path);
    await hydrated(page);
    await loadWholePage(page);
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Got it' }).click();
    await page.evaluate(() => scrollTo(0, 0));
    await page.screenshot({ path: `test-results/looks/${name}-${testInfo.project.name}.png`, fullPage: true });
  });
}

test('the open filters are accessible, and leave their picture', async ({ page }, testInfo) => {
  await page.goto('/products?category=kit&subcategory=fuzz&difficulty=Beginner');
  await hydrated(page);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Advanced', exact: true })).toBeVisible();
  await loadWholePage(page);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Got it' }).click();
  await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({ path: `test-results/looks/catalogue-filtered-${testInfo.project.name}.png`, fullPage: true });
});
