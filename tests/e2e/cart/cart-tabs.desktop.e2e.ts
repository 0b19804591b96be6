import { badge, fillCart, lineOf, openCart, title } from '#tests/support/journeys/cart-journey.ts';
import { expect, open, test } from '#tests/support/journeys/journey.ts';

test('two tabs agree after a change in one of them', async ({ page, context }) => {
  await fillCart(page, { 'vintage-overdrive': 1, 'fuzz-box': 1 });
  await openCart(page);
  const other = await context.newPage();
  await openCart(other);
  await lineOf(page, 'Vintage Overdrive').increase.click();
  await expect(title(other)).toHaveText('Shopping Cart (3 items)');
  await expect(lineOf(other, 'Vintage Overdrive').quantity).toHaveValue('2');
  await lineOf(other, 'Fuzz Box').remove.click();
  await expect(title(page)).toHaveText('Shopping Cart (2 items)');
  await expect(badge(page)).toHaveText('2');
  await lineOf(other, 'Vintage Overdrive').save.click();
  await expect(page.getByRole('region', { name: 'Saved for later' })).toContainText('Vintage Overdrive');
});

test('the first kits of two tabs at once make one cart', async ({ page, context }) => {
  const other = await context.newPage();
  await open(page, '/');
  await open(other, '/products/analog-delay');
  await Promise.all([
    page
      .getByRole('main')
      .getByRole('button', { name: /Add.*to cart/i })
      .first()
      .click(),
    other.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click(),
  ]);
  await expect(badge(page)).toHaveText('2');
  await expect(badge(other)).toHaveText('2');
  await page.reload();
  await expect(badge(page)).toHaveText('2');
});

test('a line that another tab removed is told when it is changed here', async ({ page, problems }) => {
  problems.expect(/^answer 404: PATCH/);
  await fillCart(page, { 'fuzz-box': 1 });
  await openCart(page);
  await page.request.delete('/api/cart');
  await lineOf(page, 'Fuzz Box').increase.click();
  await expect(page.getByText('That item isn’t in your cart.').first()).toBeVisible();
  await expect(title(page)).toHaveText('Your cart is empty');
});
