import type { Page } from '@playwright/test';
import {
  desktop,
  expect,
  expectSameWindow,
  hydrated,
  markWindow,
  open,
  test,
} from '#tests/support/journeys/journey.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const showMore = (page: Page) => page.getByRole('button', { name: 'Show more' });

test(
  'Show more adds the next 24 and keeps the address, and a reload opens as many pages as were open',
  desktop,
  async ({ page }) => {
    await open(page, '/products?category=kit');
    const total = Number((await page.request.get('/api/products?category=kit&limit=1')).headers()['x-total-count']);
    expect(total, 'more kits than fit on one page').toBeGreaterThan(24);
    await expect(cards(page)).toHaveCount(24);
    await expect(page.getByText(`Showing 24 of ${total}`)).toBeVisible();
    await showMore(page).click();
    await expect(cards(page)).toHaveCount(Math.min(48, total));
    await expect(page).toHaveURL(/\/products\?category=kit$/);
    const links = await cards(page)
      .getByRole('heading')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(new Set(links).size, 'no product twice').toBe(links.length);
    await page.reload();
    await hydrated(page);
    await expect(cards(page)).toHaveCount(Math.min(48, total));
  },
);

test('the way back from a product finds all pages and the place that was left', desktop, async ({ page }) => {
  await open(page, '/products?inStock=true');
  await markWindow(page);
  await showMore(page).click();
  await expect(cards(page)).toHaveCount(48);
  const card = cards(page).nth(40);
  const link = card.getByRole('heading').getByRole('link');
  // Scrolls to where the click will find the link.
  await link.hover();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(1000);
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await page.goBack();
  await expect(cards(page)).toHaveCount(48);
  await expect(page).toHaveURL(/\/products\?inStock=true$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await expectSameWindow(page);
});

test(
  'a next page that does not load leaves the list as it was and can be tried again',
  desktop,
  async ({ page, problems }) => {
    problems.expect(/^answer 500: GET .*\/api\/products\?/);
    await open(page, '/products?inStock=true');
    await page.route(/\/api\/products\?/, (route) => route.fulfill({ status: 500, body: 'Broken.' }));
    await showMore(page).click();
    await expect(page.getByText('The next products did not load. Please try again.')).toBeVisible();
    await expect(cards(page)).toHaveCount(24);
    await page.unroute(/\/api\/products\?/);
    await showMore(page).click();
    await expect(cards(page)).toHaveCount(48);
  },
);

test('Back to Products leads to the list the visitor came from', desktop, async ({ page }) => {
  await open(page, '/products?category=kit&sort=price');
  await cards(page).first().getByRole('heading').getByRole('link').click();
  await page.getByRole('main').getByRole('link', { name: 'Back to Products' }).click();
  await expect(page).toHaveURL(/\/products\?category=kit&sort=price$/);
});
