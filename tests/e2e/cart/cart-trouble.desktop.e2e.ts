import {
  badge,
  failWrites,
  fillCart,
  holdWrites,
  lineOf,
  openCart,
  title,
  toast,
} from '#tests/support/journeys/cart-journey.ts';
import { expect, open, test } from '#tests/support/journeys/journey.ts';

test.describe('with a slow shop', () => {
  test('a step is seen at once, and its buttons wait for the answer', async ({ page }) => {
    await fillCart(page, { 'vintage-overdrive': 1, 'fuzz-box': 1 });
    await openCart(page);
    const release = await holdWrites(page);
    const { line, quantity, increase, decrease, remove } = lineOf(page, 'Vintage Overdrive');
    await increase.click();
    await expect(title(page)).toHaveText('Shopping Cart (3 items)');
    await expect(quantity).toHaveValue('2');
    await expect(line.getByText('₹6,998', { exact: true })).toBeVisible();
    for (const button of [increase, decrease, remove]) await expect(button).toBeDisabled();
    await expect(page.getByText('Cart updated successfully')).toBeHidden();
    await lineOf(page, 'Fuzz Box').increase.click();
    await expect(title(page)).toHaveText('Shopping Cart (4 items)');
    release();
    await expect(toast(page, 'Cart updated successfully')).toBeVisible();
    for (const button of [increase, decrease, remove]) await expect(button).toBeEnabled();
    await expect(title(page)).toHaveText('Shopping Cart (4 items)');
  });

  test('a removed line is gone at once, a cleared cart too', async ({ page }) => {
    await fillCart(page, { 'vintage-overdrive': 1, 'fuzz-box': 1, 'clean-booster': 1 });
    await openCart(page);
    const release = await holdWrites(page);
    await lineOf(page, 'Fuzz Box').remove.click();
    await expect(title(page)).toHaveText('Shopping Cart (2 items)');
    await page.getByRole('button', { name: 'Clear Cart' }).click();
    await expect(title(page)).toHaveText('Your cart is empty');
    release();
    await expect(toast(page, 'Cart cleared successfully')).toBeVisible();
    await page.reload();
    await expect(title(page)).toHaveText('Your cart is empty');
  });

  test('an added kit is counted at once while its button says that it is adding', async ({ page }) => {
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    const release = await holdWrites(page);
    const buttons = page.getByRole('main').getByRole('button', { name: /Add.*to cart/i });
    await buttons.first().click();
    await expect(page.getByRole('main').getByRole('button', { name: 'Adding...' })).toBeDisabled();
    await expect(badge(page)).toHaveText('1');
    // The second waits for the first, whose answer brings the session that both belong to.
    await buttons.first().click();
    await expect(badge(page)).toHaveText('2');
    release();
    await expect(page.getByRole('main').getByRole('button', { name: 'Adding...' })).toHaveCount(0);
    await page.reload();
    await expect(badge(page)).toHaveText('2');
  });
});

test.describe('when a write fails', () => {
  const failures: [action: string, words: string, act: (controls: ReturnType<typeof lineOf>) => Promise<void>][] = [
    ['step', 'Failed to update cart', ({ increase }) => increase.click()],
    ['removal', 'Failed to remove item', ({ remove }) => remove.click()],
    ['saving', 'Failed to save item for later', ({ save }) => save.click()],
  ];

  for (const [action, words, act] of failures) {
    test(`a ${action} answered with 500 is rolled back and shown in a toast`, async ({ page, problems }) => {
      problems.expect(/^answer 500: (PATCH|DELETE|POST)/);
      await fillCart(page, { 'vintage-overdrive': 2 });
      await openCart(page);
      await failWrites(page, 500, 'Something went wrong on our side. Please try again.');
      const controls = lineOf(page, 'Vintage Overdrive');
      await act(controls);
      await expect(toast(page, words)).toBeVisible();
      await expect(title(page)).toHaveText('Shopping Cart (2 items)');
      await expect(controls.quantity).toHaveValue('2');
      await expect(controls.increase).toBeEnabled();
    });
  }

  test('a clearing answered with 503 is rolled back and shown in a toast', async ({ page, problems }) => {
    problems.expect(/^answer 503: DELETE/);
    await fillCart(page, { 'vintage-overdrive': 2, 'fuzz-box': 1 });
    await openCart(page);
    await failWrites(page, 503, 'The shop is very busy right now. Please try again in a moment.');
    await page.getByRole('button', { name: 'Clear Cart' }).click();
    await expect(toast(page, 'Failed to clear cart')).toBeVisible();
    await expect(title(page)).toHaveText('Shopping Cart (3 items)');
  });

  test('a 409 shows the message of the server in the toast', async ({ page, problems }) => {
    problems.expect(/^answer 409: POST/);
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    await failWrites(page, 409, 'Only 3 of Vintage Overdrive left in stock.');
    await page
      .getByRole('main')
      .getByRole('button', { name: /Add.*to cart/i })
      .first()
      .click();
    await expect(toast(page, 'Failed to add item to cart')).toBeVisible();
    await expect(page.getByText('Only 3 of Vintage Overdrive left in stock.').first()).toBeVisible();
    await expect(badge(page)).not.toHaveText(/\d/);
  });

  test('a shop that cannot be reached is told, and nothing is lost', async ({ page, problems }) => {
    problems.expect(/^failed request: PATCH/);
    await fillCart(page, { 'vintage-overdrive': 2 });
    await openCart(page);
    await page.route(/\/api\/cart\/.+/, (route) =>
      route.request().method() === 'PATCH' ? route.abort('connectionrefused') : route.continue(),
    );
    await lineOf(page, 'Vintage Overdrive').increase.click();
    await expect(toast(page, 'Failed to update cart')).toBeVisible();
    await expect(lineOf(page, 'Vintage Overdrive').quantity).toHaveValue('2');
  });

  test('a cart that does not load says so and can be asked for again', async ({ page, problems }) => {
    problems.expect(/^answer 500: GET .*\/api\/cart$/);
    await fillCart(page, { 'fuzz-box': 1 });
    await page.route('**/api/cart', (route) => route.fulfill({ status: 500, body: 'No' }));
    await open(page, '/cart');
    await expect(page.getByText('Failed to fetch cart')).toBeVisible();
    await page.unroute('**/api/cart');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(title(page)).toHaveText('Shopping Cart (1 item)');
  });
});
