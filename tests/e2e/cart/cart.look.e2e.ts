import { fillCart, openCart, title } from '#tests/support/journeys/cart-journey.ts';
import { expect, open, test } from '#tests/support/journeys/journey.ts';
import { checkAppearance } from '#tests/support/journeys/appearance.ts';

test('an empty cart is accessible, and leaves its pictures for people to look at', async ({ page }) => {
  await openCart(page);
  await checkAppearance(page, 'cart-empty');
});

test('a filled cart is accessible in all it can say, and leaves its pictures', async ({ page }) => {
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
  await checkAppearance(page, 'cart');
});

test('a cart on its way is accessible, and leaves its pictures', async ({ page }) => {
  await page.route('**/api/cart', () => {});
  await open(page, '/cart');
  await expect(title(page)).toHaveText('Shopping Cart');
  await checkAppearance(page, 'cart-skeleton');
});
