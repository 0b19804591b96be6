import type { Page } from '@playwright/test';
import { holdResponses } from '#tests/support/journeys/held-responses.ts';
import {
  desktop,
  expect,
  expectNoAxeViolations,
  expectSameWindow,
  markWindow,
  open,
  test,
} from '#tests/support/journeys/journey.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const skeletons = (page: Page) => page.getByTestId('product-skeleton');
const count = (page: Page) => page.getByRole('main').getByRole('status').first();
const allProducts = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'All products' });
const listCalls = /\/api\/products\?/;

/** What the API says about a list: how many products, and how many of them in stock. */
async function totals(page: Page, query: string): Promise<{ total: number; inStock: number }> {
  const headers = (await page.request.get(`/api/products?limit=1&${query}`)).headers();
  return { total: Number(headers['x-total-count']), inStock: Number(headers['x-in-stock-count']) };
}

test('a card shows the product, its level, type, rating, price, and adds it to the cart', desktop, async ({ page }) => {
  await open(page, '/products?search=vintage+overdrive&category=kit');
  const card = cards(page).filter({ has: page.getByRole('link', { name: 'Vintage Overdrive', exact: true }) });
  for (const text of ['Beginner', 'Kit', '4.8', '₹3,499', /Warm soft clipping/]) {
    await expect(card.getByText(text, { exact: true }).first()).toBeVisible();
  }
  await expect(card.getByRole('img', { name: 'Vintage Overdrive' })).toBeVisible();
  const answer = await holdResponses(page, '**/api/cart');
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(card.getByRole('button', { name: 'Adding...' })).toBeDisabled();
  answer();
  await expect(page.getByText('Vintage Overdrive added to cart', { exact: true })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
});

test('a card out of stock says so and cannot be added', desktop, async ({ page }) => {
  await open(page, '/products?search=germanium+fuzz&category=kit');
  const card = cards(page).filter({ has: page.getByRole('link', { name: 'Germanium Fuzz', exact: true }) });
  await expect(card.getByText('Out of Stock')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Add to Cart' })).toBeDisabled();
});

test('the count is that of the whole list, with what is in stock', desktop, async ({ page }) => {
  for (const [category, one, many] of [
    ['pcb', 'PCB', 'PCBs'],
    ['kit', 'kit', 'kits'],
    ['parts', 'part', 'parts'],
  ] as const) {
    await open(page, `/products?category=${category}&subcategory=all`);
    const { total, inStock } = await totals(page, `category=${category}`);
    await expect(count(page)).toHaveText(`${total} ${total === 1 ? one : many} · ${inStock} in stock`);
  }
});

test('the grid has one to four columns', desktop, async ({ page }) => {
  await open(page, '/products?category=kit');
  for (const [width, columns] of [
    [320, 1],
    [390, 2],
    [700, 2],
    [1000, 3],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const tops = await cards(page).evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().top)),
    );
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
  }
});

test('eight skeleton cards stand in while the products load', desktop, async ({ page }) => {
  await open(page, '/');
  const answer = await holdResponses(page, listCalls);
  await markWindow(page);
  await allProducts(page).click();
  await expect(skeletons(page)).toHaveCount(8);
  await expect(count(page)).toHaveText('Loading products...');
  answer();
  await expect(skeletons(page)).toHaveCount(0);
  await expect(cards(page)).toHaveCount(24);
  await expectSameWindow(page);
});

test('when the products do not load, Retry loads the page anew', desktop, async ({ page, problems }) => {
  problems.expect(/^answer 503: GET .*\/api\/products\?/);
  await open(page, '/');
  await page.route(listCalls, (route) => route.fulfill({ status: 503, body: 'The shop is very busy.' }));
  await markWindow(page);
  await allProducts(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Failed to load products. Please try again.');
  await expectNoAxeViolations(page);
  await page.unroute(listCalls);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(cards(page)).toHaveCount(24);
  expect(await page.evaluate(() => 'taarMark' in window), 'the page was loaded anew').toBe(false);
});

test('a list with nothing in it says so, and can be cleared', desktop, async ({ page }) => {
  await open(page, '/products?category=kit&search=xyzzyplugh');
  await expect(page.getByRole('heading', { name: 'No kits found' })).toBeVisible();
  await expect(page.getByText('Try adjusting your search or filter criteria.')).toBeVisible();
  await expect(count(page)).toHaveText('0 kits · 0 in stock');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL(/\/products$/);
  await expect(cards(page)).toHaveCount(24);
});

test(
  'malformed filter values in the URL answer 200, and an unknown category shows an empty list',
  desktop,
  async ({ page }) => {
    for (const query of ['minPrice=abc&sort=sideways', 'search=%00%F0%9F%8E%B8', 'show=9999&inStock=maybe']) {
      const answer = await page.goto(`/products?${query}`);
      expect(answer?.status(), query).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guitar Pedal DIY Kits');
    }
    await page.goto('/products?category=unknown');
    await expect(page.getByRole('heading', { name: 'No items found' })).toBeVisible();
  },
);
