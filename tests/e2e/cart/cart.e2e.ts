import { badge, fillCart, lineOf, openCart, title, toast } from '#tests/support/journeys/cart-journey.ts';
import {
  desktop,
  expect,
  expectNoHorizontalScroll,
  expectToFitEveryWindow,
  open,
  phone,
  test,
} from '#tests/support/journeys/journey.ts';

test(
  'three rows stand in until the cart is known; an empty one says so and leads to the products',
  phone,
  async ({ page }) => {
    const { promise: known, resolve: tell } = Promise.withResolvers<void>();
    await page.route('**/api/cart', async (route) => {
      await known;
      await route.continue();
    });
    await open(page, '/cart');
    await expect(title(page)).toHaveText('Shopping Cart');
    await expect(page.getByTestId('cart-skeleton-row')).toHaveCount(3);
    tell();
    await expect(title(page)).toHaveText('Your cart is empty');
    await expect(page.getByTestId('cart-skeleton-row')).toHaveCount(0);
    const back = page.getByRole('link', { name: 'Continue Shopping' });
    await expect(back).toHaveAttribute('href', '/products');
    await back.click();
    await expect(page).toHaveURL(/\/products$/);
  },
);

test('a kit is added from its card, increased, decreased, removed and restored', phone, async ({ page }) => {
  await open(page, '/');
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: 'Vintage Overdrive', exact: true }) });
  await card.getByRole('button', { name: /Add.*to cart/i }).click();
  await expect(toast(page, 'Vintage Overdrive added to cart')).toBeVisible();
  await badge(page).click();

  await expect(title(page)).toHaveText('Shopping Cart (1 item)');
  const { line, quantity, increase, decrease, remove } = lineOf(page, 'Vintage Overdrive');
  await expect(line.getByText('₹3,499 each')).toBeVisible();
  await expect(line.getByRole('img', { name: 'Vintage Overdrive' })).toBeVisible();
  await expect(line.getByRole('link', { name: 'Vintage Overdrive' })).toHaveAttribute(
    'href',
    '/products/vintage-overdrive',
  );
  await expect(decrease).toBeDisabled();

  await increase.click();
  await expect(toast(page, 'Cart updated successfully')).toBeVisible();
  await expect(title(page)).toHaveText('Shopping Cart (2 items)');
  await expect(quantity).toHaveValue('2');
  await expect(line.getByText('₹6,998', { exact: true })).toBeVisible();
  await expect(badge(page)).toHaveText('2');
  await decrease.click();
  await expect(quantity).toHaveValue('1');
  await expect(decrease).toBeDisabled();

  await remove.click();
  await expect(toast(page, 'Item removed from cart')).toBeVisible();
  await expect(title(page)).toHaveText('Your cart is empty');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Vintage Overdrive added to cart')).toBeVisible();
  await expect(title(page)).toHaveText('Shopping Cart (1 item)');
});

test('a typed quantity applies when it is a positive whole number, and only then', desktop, async ({ page }) => {
  await fillCart(page, { 'vintage-overdrive': 2 });
  await openCart(page);
  const { quantity, increase } = lineOf(page, 'Vintage Overdrive');
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(request.postDataJSON());
  });
  for (const nonsense of ['0', '-3', '1.5', '']) {
    await quantity.fill(nonsense);
    await quantity.blur();
    await expect(quantity).toHaveValue('2');
  }
  await quantity.fill('3');
  await expect(title(page)).toHaveText('Shopping Cart (3 items)');
  await quantity.fill('4');
  await quantity.press('Enter');
  await expect(title(page)).toHaveText('Shopping Cart (4 items)');
  await expect(increase).toBeEnabled();
  await page.reload();
  await expect(quantity).toHaveValue('4');
  expect(sent).toEqual([{ quantity: 3 }, { quantity: 4 }]);
});

test('more than there are is refused with a sentence, and the quantity stays', desktop, async ({ page, problems }) => {
  problems.expect(/^answer 409: PATCH/);
  await fillCart(page, { 'vintage-overdrive': 2 });
  await openCart(page);
  const { quantity } = lineOf(page, 'Vintage Overdrive');
  await quantity.fill('99');
  await quantity.press('Enter');
  await expect(toast(page, 'Failed to update cart')).toBeVisible();
  await expect(page.getByText(/^Only \d+ of Vintage Overdrive left in stock\.$/).first()).toBeVisible();
  await expect(quantity).toHaveValue('2');
  // The same at the number itself, until it is changed.
  await expect(quantity).toHaveAccessibleDescription(/^Only \d+ left$/);
  await quantity.fill('3');
  await expect(quantity).toHaveAccessibleDescription('');
  await expect(title(page)).toHaveText('Shopping Cart (3 items)');
});

test('the summary charges shipping below 6200 rupees and says how to avoid it', phone, async ({ page }) => {
  await fillCart(page, { 'vintage-overdrive': 1 });
  await openCart(page);
  const summary = page.getByRole('complementary', { name: 'Order summary' });
  await expect(summary).toContainText(/Subtotal\s*₹3,499\s*Shipping\s*₹799\s*Total\s*₹4,298/);
  await expect(summary).toContainText('Free shipping on orders over ₹6,200');
  await expect(summary).toContainText('Add ₹2,701 more for free shipping.');
  await expect(summary.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '56');
  await lineOf(page, 'Vintage Overdrive').increase.click();
  await expect(summary).toContainText(/Subtotal\s*₹6,998\s*Shipping\s*Free\s*Total\s*₹6,998/);
  await expect(summary).not.toContainText('Free shipping on orders over');
  await expect(summary.getByRole('button', { name: 'Proceed to Checkout' })).toBeEnabled();
});

test('the cart is cleared as a whole, and comes back as a whole', desktop, async ({ page }) => {
  await fillCart(page, { 'vintage-overdrive': 1, 'fuzz-box': 3 });
  await openCart(page);
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(toast(page, 'Cart cleared successfully')).toBeVisible();
  await expect(title(page)).toHaveText('Your cart is empty');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(title(page)).toHaveText('Shopping Cart (4 items)');
  for (const name of ['Vintage Overdrive', 'Fuzz Box']) await expect(lineOf(page, name).increase).toBeEnabled();
  await page.reload();
  await expect(title(page)).toHaveText('Shopping Cart (4 items)');
});

test('a line is saved for later, stays so through a reload, and comes back', phone, async ({ page }) => {
  await fillCart(page, { 'vintage-overdrive': 1, 'fuzz-box': 2 });
  await openCart(page);
  await lineOf(page, 'Fuzz Box').save.click();
  await expect(title(page)).toHaveText('Shopping Cart (1 item)');
  const saved = page.getByRole('region', { name: 'Saved for later' });
  const moveBack = saved.getByRole('button', { name: 'Move to cart: Fuzz Box' });
  await expect(moveBack).toBeEnabled();
  await page.reload();
  await expect(saved).toContainText('2 × ₹2,999');
  await moveBack.click();
  await expect(toast(page, 'Fuzz Box moved to cart')).toBeVisible();
  await expect(title(page)).toHaveText('Shopping Cart (3 items)');
  await expect(saved).toBeHidden();
});

test('the missing parts of a board are listed and added with one button', phone, async ({ page }) => {
  await fillCart(page, { 'fuzz-box-pcb': 1 });
  await openCart(page);
  const hint = page.getByRole('region', { name: 'Parts for the Fuzz Box PCB' });
  await expect(hint).toContainText(/Your Fuzz Box PCB still needs \d+ parts/);
  await hint.getByText(/^See the \d+ parts$/).click();
  await expect(hint.getByRole('listitem').first()).toBeVisible();
  await expectNoHorizontalScroll(page);
  await hint.getByRole('button', { name: /^Add \d+ parts for ₹/ }).click();
  await expect(page.getByText(/^\d+ parts added to cart$/).first()).toBeVisible();
  await expect(hint.getByRole('button')).toBeHidden();
  expect(await page.getByRole('main').getByRole('spinbutton').count()).toBeGreaterThan(10);
});

test(
  'a product that went out of stock stays, marked, and blocks the checkout with a sentence',
  phone,
  async ({ page }) => {
    await fillCart(page, { 'vintage-overdrive': 1, 'fuzz-box': 1 });
    await page.route('**/api/cart', async (route) => {
      const answer = await route.fetch();
      const lines = await answer.json();
      Object.assign(lines[1].product, { stock: 0, inStock: false });
      Object.assign(lines[0], { addedPrice: '2999.00' });
      await route.fulfill({ response: answer, json: lines });
    });
    await openCart(page);
    const { line, increase } = lineOf(page, 'Fuzz Box');
    await expect(line.getByText('Out of Stock')).toBeVisible();
    await expect(increase).toBeDisabled();
    await expect(
      page.getByText('Fuzz Box is out of stock. Remove it or save it for later to check out.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeDisabled();
    await expect(lineOf(page, 'Vintage Overdrive').line).toContainText(
      'The price changed from ₹2,999 to ₹3,499 since you added it.',
    );
  },
);

test(
  'the page is the same for everyone, kept out of search engines, and narrow windows hold it',
  desktop,
  async ({ page, request }) => {
    await fillCart(page, { 'vintage-overdrive': 12, 'fuzz-box-pcb': 1 });
    expect(await (await page.request.get('/cart')).text()).toBe(await (await request.get('/cart')).text());
    await openCart(page);
    await expect(page).toHaveTitle('Shopping Cart · taar');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expectToFitEveryWindow(page);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the cart says that it needs it', desktop, async ({ page, problems }) => {
    problems.expect(/^failed request: GET .*\.js \(csp\)$/);
    await page.goto('/cart');
    await expect(page.getByText('Your cart needs JavaScript', { exact: false })).toBeVisible();
    await expect(page.getByTestId('cart-skeleton-row').first()).toBeHidden();
  });
});
