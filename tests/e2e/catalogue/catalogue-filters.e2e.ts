import type { Page } from '@playwright/test';
import {
  desktop,
  expect,
  expectNoAxeViolations,
  expectSameWindow,
  markWindow,
  open,
  phone,
  test,
} from '#tests/support/journeys/journey.ts';

const main = (page: Page) => page.getByRole('main');
const toggle = (page: Page) => main(page).getByRole('button', { name: 'Filters', exact: true });
const level = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const badges = (page: Page) => main(page).getByRole('list', { name: 'Active filters' }).getByRole('button');
const count = (page: Page) => main(page).getByRole('status').first();
const names = (page: Page) => main(page).getByRole('article').getByRole('heading').allTextContents();
const parameters = (page: Page) => [...new URL(page.url()).searchParams.entries()].map((entry) => entry.join('='));

test('the search box searches on Enter, keeps the filters and loads no page', desktop, async ({ page }) => {
  await open(page, '/products?category=kit');
  await markWindow(page);
  const box = main(page).getByRole('searchbox');
  await box.fill('fuzz & 100%');
  await expect(page).toHaveURL(/\/products\?category=kit$/);
  await box.press('Enter');
  await expect.poll(() => parameters(page)).toEqual(['category=kit', 'search=fuzz & 100%']);
  await expect(box).toHaveValue('fuzz & 100%');
  await expect(box).toBeFocused();
  await page.goBack();
  await expect(box).toHaveValue('');
  await expectSameWindow(page);
});

test('the Filters toggle reveals the difficulty buttons, which toggle on and off', phone, async ({ page }) => {
  await open(page, '/products?category=kit');
  await markWindow(page);
  await expect(level(page, 'Beginner')).toBeHidden();
  await toggle(page).click();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  const before = await count(page).textContent();
  const region = await count(page).elementHandle();

  await level(page, 'Advanced').click();
  await expect(level(page, 'Advanced')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => parameters(page)).toEqual(['category=kit', 'difficulty=Advanced']);
  await expect(count(page)).not.toHaveText(before ?? '');
  await expect(count(page)).toHaveText(/^\d+ kits? · \d+ in stock$/);
  expect(await region?.evaluate((element) => element.isConnected), 'the new count is where the old one was').toBe(true);

  await level(page, 'Advanced').click();
  await expect(level(page, 'Advanced')).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => parameters(page)).toEqual(['category=kit']);
  await expect(count(page)).toHaveText(before ?? '');
  await expectSameWindow(page);
});

test(
  'active filters are badges, each of which takes its filter away; Clear All takes them all',
  desktop,
  async ({ page }) => {
    await open(
      page,
      '/products?category=kit&subcategory=fuzz&difficulty=Beginner&search=fuzz&inStock=true&maxPrice=9000',
    );
    await markWindow(page);
    await expect(badges(page)).toHaveText(
      ['Search: fuzz', 'Kits', 'Fuzz', 'Beginner', 'In stock', 'Up to ₹9,000'].map((label) => new RegExp(`^${label}`)),
    );
    await badges(page).filter({ hasText: 'Beginner' }).click();
    await expect(badges(page)).toHaveCount(5);
    await expect(page).not.toHaveURL(/difficulty/);
    await badges(page).filter({ hasText: 'Search' }).click();
    await expect(main(page).getByRole('searchbox')).toHaveValue('');
    await main(page).getByRole('button', { name: 'Clear All' }).click();
    await expect(page).toHaveURL(/\/products$/);
    await expect(badges(page)).toHaveCount(0);
    await expect(count(page)).toHaveText(/^\d+ items · \d+ in stock$/);
    await expectSameWindow(page);
  },
);

test('each choice says how many products it would give, and gives them', desktop, async ({ page }) => {
  await open(page, '/products?category=kit');
  await toggle(page).click();
  const fuzz = main(page).getByRole('group', { name: 'Effect' }).getByRole('link', { name: 'Fuzz' });
  const promised = Number(/\d+$/.exec((await fuzz.textContent()) ?? '')?.[0]);
  expect(promised).toBeGreaterThan(0);
  await fuzz.click();
  await expect(count(page)).toContainText(new RegExp(`^${promised} kits? `));
  await expect(fuzz).toHaveAttribute('aria-current', 'true');
  await expect(level(page, 'Beginner'), 'the panel stays open').toBeVisible();
});

test('price, stock and order are in the address too, in a fixed order', desktop, async ({ page }) => {
  await open(page, '/products?category=kit');
  await toggle(page).click();
  await main(page).getByRole('switch', { name: 'In stock only' }).click();
  await expect(page).toHaveURL(/inStock=true/);
  await main(page).getByLabel('Lowest price').fill('2000');
  await main(page).getByLabel('Highest price').fill('3000');
  await main(page).getByLabel('Highest price').press('Enter');
  await expect(page).toHaveURL(/minPrice=2000&maxPrice=3000/);
  await main(page).getByLabel('Sort by').selectOption('Price: high to low');
  await expect
    .poll(() => parameters(page))
    .toEqual(['category=kit', 'inStock=true', 'minPrice=2000', 'maxPrice=3000', 'sort=-price']);
  await expect(count(page)).toHaveText(/^(\d+) kits? · \1 in stock$/);
  // Until the last answer is here, the list may be that of the choice before.
  await expect(async () => {
    const prices = await main(page).getByRole('article').getByText(/^₹/).allTextContents();
    const amounts = prices.map((price) => Number(price.replaceAll(/[^\d.]/g, '')));
    expect(amounts.length).toBeGreaterThan(1);
    expect(amounts).toEqual([...amounts].sort((one, other) => other - one));
    expect(amounts.every((amount) => amount >= 2000 && amount <= 3000)).toBe(true);
  }).toPass({ timeout: 10_000 });
});

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filters' });

test(
  'on a phone the filters are a sheet that keeps the focus and ends in how many it shows',
  phone,
  async ({ page }) => {
    await open(page, '/products?category=kit');
    await markWindow(page);
    const first = main(page).getByRole('article').first();
    const top = (await first.boundingBox())?.y;
    await toggle(page).click();
    await expect(sheet(page)).toBeVisible();
    expect((await first.boundingBox())?.y, 'the list stays where it is').toBe(top);
    await expectNoAxeViolations(page, { within: 'dialog' });
    for (let press = 0; press < 60; press++) {
      await page.keyboard.press('Tab');
      const isOut = await page.evaluate(
        () => document.activeElement !== document.body && document.activeElement?.closest('dialog') === null,
      );
      expect(isOut, 'the focus stays on the sheet').toBe(false);
    }
    const answers = Promise.withResolvers<void>();
    await page.route(/\/api\/(products|facets)\?.*difficulty/, async (route) => {
      await answers.promise;
      await route.continue();
    });
    await level(page, 'Advanced').click();
    await expect.poll(() => parameters(page)).toEqual(['category=kit', 'difficulty=Advanced']);
    const show = sheet(page).getByRole('button', { name: /^Show \d+ kits?$/ });
    await expect(show, 'no number of the choice before').toHaveCount(0);
    await expect(sheet(page).getByRole('button', { name: 'Show', exact: true })).toBeVisible();
    answers.resolve();
    const promised = Number(/\d+/.exec((await show.textContent()) ?? '')?.[0]);
    await show.click();
    await expect(sheet(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await expect(main(page).getByRole('article')).toHaveCount(promised);
    await expectSameWindow(page);
  },
);

test(
  'Escape and the way back close the sheet, and what was chosen on it is one step of the way back',
  phone,
  async ({ page }) => {
    await open(page, '/products');
    await open(page, '/products?category=kit');
    await toggle(page).click();
    await sheet(page).waitFor();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await toggle(page).click();
    await sheet(page).waitFor();
    await page.goBack();
    await expect(sheet(page)).toBeHidden();
    await expect.poll(() => parameters(page), 'the list is still there').toEqual(['category=kit']);

    await toggle(page).click();
    await level(page, 'Beginner').click();
    await expect.poll(() => parameters(page)).toEqual(['category=kit', 'difficulty=Beginner']);
    await sheet(page).getByRole('switch', { name: 'In stock only' }).click();
    const chosen = ['category=kit', 'difficulty=Beginner', 'inStock=true'];
    await expect.poll(() => parameters(page)).toEqual(chosen);
    await page.goBack();
    await expect(sheet(page)).toBeHidden();
    await expect.poll(() => parameters(page), 'what was chosen stays').toEqual(chosen);
    await page.goBack();
    await expect.poll(() => parameters(page)).toEqual(['category=kit']);
    await page.goBack();
    await expect.poll(() => parameters(page)).toEqual([]);
  },
);

test('a list is narrowed and ordered by country of origin, and says it on each product', desktop, async ({ page }) => {
  await open(page, '/products');
  await toggle(page).click();
  const origins = main(page).getByRole('group', { name: 'Country of origin' });
  const taiwan = origins.getByRole('button', { name: /^Taiwan/ });
  const promised = Number(/\d+$/.exec((await taiwan.textContent()) ?? '')?.[0]);
  expect(promised).toBeGreaterThan(50);
  await taiwan.click();
  await expect.poll(() => parameters(page)).toEqual(['origin=Taiwan']);
  await expect(count(page)).toContainText(new RegExp(`^${promised} items `));
  await expect(taiwan).toHaveAttribute('aria-pressed', 'true');
  await expect(main(page).getByRole('article').getByText('Made in Taiwan')).toHaveCount(24);
  await expectNoAxeViolations(page, { within: 'main' });
  await badges(page).filter({ hasText: 'Made in Taiwan' }).click();
  await expect(page).toHaveURL(/\/products$/);
  await main(page).getByLabel('Sort by').selectOption('By country');
  await expect.poll(() => parameters(page)).toEqual(['sort=origin']);
  await expect(main(page).getByText('Made in China')).toHaveCount(24);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test.beforeEach(({ problems }) => problems.expect(/^failed request: GET .*\.js \(csp\)$/));

  test('search, filters, badges and order work as a plain form', desktop, async ({ page }) => {
    await page.goto('/products?category=kit');
    await main(page).getByRole('searchbox').fill('fuzz');
    await main(page).getByRole('searchbox').press('Enter');
    await expect.poll(() => parameters(page)).toContain('search=fuzz');
    await expect.poll(() => parameters(page)).toContain('category=kit');

    await level(page, 'Beginner').click();
    await expect(level(page, 'Beginner')).toHaveAttribute('aria-pressed', 'true');
    await expect(count(page)).toHaveText(/^\d+ kits? · /);
    await page.waitForLoadState();
    const all = await names(page);
    expect(all.length).toBeGreaterThan(0);

    await main(page).getByLabel('Sort by').selectOption('Name: A to Z');
    await main(page).getByRole('button', { name: 'Apply' }).click();
    await expect.poll(() => parameters(page)).toContain('sort=name');
    await page.waitForLoadState();
    expect(await names(page)).toEqual([...all].sort((one, other) => one.localeCompare(other)));

    await badges(page).filter({ hasText: 'Search' }).click();
    await expect(badges(page).filter({ hasText: 'Search' })).toHaveCount(0);
    await expect(badges(page).filter({ hasText: 'Beginner' })).toHaveCount(1);
    await level(page, 'Beginner').click();
    await expect(badges(page).filter({ hasText: 'Beginner' })).toHaveCount(0);
    await main(page).getByRole('button', { name: 'Clear All' }).click();
    await expect(badges(page)).toHaveCount(0);
  });

  test('Show more gives a longer page', desktop, async ({ page }) => {
    await page.goto('/products');
    await expect(main(page).getByRole('article')).toHaveCount(24);
    await main(page).getByRole('button', { name: 'Show more' }).click();
    await expect(main(page).getByRole('article')).toHaveCount(48);
    await expect(main(page).getByText(/^Showing 48 of \d+$/)).toBeVisible();
  });
});
