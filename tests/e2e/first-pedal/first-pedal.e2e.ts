import type { Page } from '@playwright/test';
import { badge, toast } from '#tests/support/journeys/cart-journey.ts';
import { desktop, expect, expectNoAxeViolations, open, phone, test } from '#tests/support/journeys/journey.ts';

const tick = (page: Page, name: string | RegExp) => page.getByRole('checkbox', { name });
const addButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Add .* to cart$/ });
const total = (page: Page) =>
  page.getByRole('complementary', { name: 'In one press' }).getByText('Total', { exact: true }).locator('..');
const contents = async (page: Page): Promise<Record<string, number>> =>
  Object.fromEntries(
    ((await (await page.request.get('/api/cart')).json()) as { quantity: number; product: { slug: string } }[]).map(
      ({ quantity, product }) => [product.slug, quantity],
    ),
  );

test('from the home page to a cart with kit and tools in one press', phone, async ({ page }) => {
  await open(page, '/');
  const way = page.getByRole('region', { name: 'Never soldered? Start here' });
  await way.getByRole('link', { name: 'Your first pedal' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your first pedal is the Clean Booster');
  await expect(page).toHaveURL(/\/first-pedal$/);

  await test.step('ticked is what most people lack', async () => {
    await expect(tick(page, /^Clean Booster kit/)).toBeChecked();
    await expect(tick(page, /^Soldering Iron.*In this order$/)).toBeChecked();
    await expect(tick(page, /^Digital Multimeter.*You have it$/)).not.toBeChecked();
    await expect(addButton(page)).toHaveText('Add kit and 4 tools to cart');
    await expect(total(page)).toContainText('₹5,117');
  });

  await test.step('the sum, the words of the button and what is announced follow the ticks', async () => {
    await tick(page, /^Soldering Iron/).press('Space');
    await tick(page, /^Digital Multimeter/).check();
    await tick(page, /^Solder 0.7/).uncheck();
    await expect(addButton(page)).toHaveText('Add kit and 3 tools to cart');
    await expect(total(page)).toContainText('₹4,197');
    await expect(page.getByText('kit and 3 tools, total ₹4,197 with delivery')).toHaveRole('status');
    await tick(page, /^Soldering Iron/).check();
    await tick(page, /^Guitar Cable/).check();
    await tick(page, /^Wire Stripper/).check();
    await tick(page, /^Solder 0.7/).check();
    await expect(page.getByRole('complementary', { name: 'In one press' })).toContainText('Standard delivery₹799');
  });

  await test.step('one press puts all of it into the cart', async () => {
    await tick(page, /^Guitar Cable/).uncheck();
    await tick(page, /^Wire Stripper/).uncheck();
    await addButton(page).click();
    await expect(toast(page, '6 items added to cart')).toBeVisible();
    await expect(badge(page)).toHaveAccessibleName(/6/);
    expect(await contents(page)).toEqual({
      'clean-booster': 1,
      'soldering-iron': 1,
      'solder-50g': 1,
      'side-cutters': 1,
      multimeter: 1,
      'power-supply-9v': 1,
    });
    await page.getByRole('main').getByRole('link', { name: 'View cart' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopping Cart (6 items)');
  });
});

test('nothing ticked is nothing to add', desktop, async ({ page }) => {
  await open(page, '/first-pedal');
  for (const box of await page.getByRole('checkbox').all()) await box.uncheck();
  await expect(page.getByRole('button', { name: 'Tick what you need' })).toBeDisabled();
  await tick(page, /^Side Cutters/).check();
  await expect(addButton(page)).toHaveText('Add 1 tool to cart');
});

test(
  'a line that the shop refuses is named with its reason, and the others arrive',
  desktop,
  async ({ page, problems }) => {
    problems.expect(/^answer 409: POST .*\/api\/cart$/);
    await page.request.post('/api/cart', { data: { productId: 'side-cutters', quantity: 85 } });
    await open(page, '/first-pedal');
    await addButton(page).click();
    const box = page.getByRole('complementary', { name: 'In one press' });
    await expect(box.getByText(/^Side Cutters, 125 mm: Only 85 of /)).toBeVisible();
    await expect(toast(page, '4 items added to cart')).toBeVisible();
    expect(await contents(page)).toEqual({
      'side-cutters': 85,
      'clean-booster': 1,
      'soldering-iron': 1,
      'solder-50g': 1,
      'power-supply-9v': 1,
    });
    await expect(tick(page, /^Side Cutters/)).toBeChecked();
    await expectNoAxeViolations(page);
  },
);

test(
  'a shop that falls silent half-way keeps what has arrived, and says what has not',
  desktop,
  async ({ page, problems }) => {
    problems.expect(/^answer 503: POST .*\/api\/cart$/);
    let writes = 0;
    await page.route('**/api/cart', (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      writes += 1;
      return writes <= 2 ? route.continue() : route.fulfill({ status: 503, body: 'The shop is very busy right now.' });
    });
    await open(page, '/first-pedal');
    await addButton(page).click();
    const box = page.getByRole('complementary', { name: 'In one press' });
    await expect(box.getByRole('listitem')).toHaveText([
      'Solder 0.7 mm, 50 g: The shop is very busy right now.',
      'Side Cutters, 125 mm: The shop is very busy right now.',
      '9 V Adapter, Centre Negative: The shop is very busy right now.',
    ]);
    expect(await contents(page)).toEqual({ 'clean-booster': 1, 'soldering-iron': 1 });
    await expect(badge(page)).toHaveAccessibleName(/2/);
  },
);

test(
  'the tools that a kit needs lead to their pages, and an empty cart to the first pedal',
  desktop,
  async ({ page }) => {
    await open(page, '/products/clean-booster');
    await page.getByRole('main').getByRole('link', { name: 'Soldering iron with a fine tip' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soldering Iron, 60 W');
    await open(page, '/cart');
    await page.getByRole('main').getByRole('link', { name: 'Your first pedal' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your first pedal is the Clean Booster');
  },
);

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the list stands with its prices, a tick says what it means, and the way to buy is told',
    phone,
    async ({ page, problems }) => {
      problems.expect(/^failed request: GET .*\.js \(csp\)$/);
      await page.goto('/first-pedal');
      await tick(page, /^Soldering Iron/).uncheck();
      await expect(tick(page, /^Soldering Iron.*You have it$/)).not.toBeChecked();
      await expect(page.getByText('The sum and the cart need JavaScript.', { exact: false })).toBeVisible();
      await expect(page.getByRole('button', { name: /to cart$/ })).toBeHidden();
    },
  );
});
