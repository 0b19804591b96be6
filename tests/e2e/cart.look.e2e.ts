import { fillCart, openCart, title } from '#tests/support/cart-journey.ts';
import { expect, expectNoAxeViolations, hydrated, loadWholePage, test } from '#tests/support/journey.ts';

test('an empty cart is accessible, and leaves its picture for people to look at', async ({ page }, testInfo) => {
  await openCart(page);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Got it' }).click();
  await page.screenshot({ path: `test-results/looks/cart-empty-${testInfo.project.name}.png`, fullPage: true });
});

test('a filled cart is accessible in all it can say, and leaves its picture', async ({ page }, testInfo) => {
  // Every note, hint and list at once is much for the checker to go through.
  test.slow();
  await fillCart(page, { 'vintage-overdrive': 1, 'clean-booster': 2, 'fuzz-box-pcb': 1, 'fuzz-box': 1 });
  const [, , , saved] = await (await page.request.get('/api/cart')).json();
  await page.request.post(`/api/cart/${saved.id}/save`);
  await page.route('**/api/cart', async (route) => {
    const answer = await route.fetch();
    const lines = await answer.json();
    lines[0].addedPrice = '2999.00';
    lines[0].product.stock = 3;
    Object.assign(lines[1].product, { stock: 0, inStock: false });
    await route.fulfill({ response: answer, json: lines });
  });
  await openCart(page);
  await expect(page.getByRole('region', { name: 'Parts for the Fuzz Box PCB' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Saved for later' })).toBeVisible();
  await page.getByText(/^See the \d+ parts$/).click();
  await loadWholePage(page);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Got it' }).click();
  await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({ path: `test-results/looks/cart-${testInfo.project.name}.png`, fullPage: true });
});

test('a cart on its way is accessible, and leaves its picture', async ({ page }, testInfo) => {
  await page.route('**/api/cart', () => {});
  await page.goto('/cart');
  await hydrated(page);
  await expect(title(page)).toHaveText('Shopping Cart');
  await expectNoAxeViolations(page);
  await page.screenshot({ path: `test-results/looks/cart-skeleton-${testInfo.project.name}.png`, fullPage: true });
});
