import type { Page } from '@playwright/test';
import { holdResponses } from '#tests/support/journeys/held-responses.ts';
import { desktop, expect, expectSameWindow, markWindow, open, test } from '#tests/support/journeys/journey.ts';

const main = (page: Page) => page.getByRole('main');
const section = (page: Page, name: string) =>
  main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
/** Its words change while it works; what describes it is the product's name. */
const addToCart = (page: Page, product: string) =>
  main(page).getByRole('button', { description: product, exact: true });

test('a kit says what it is, shows its pictures and leads to its board', desktop, async ({ page }) => {
  await open(page, '/products/vintage-overdrive');
  await test.step('a kit shows what it is, what it costs and what is in the box', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vintage Overdrive');
    for (const text of ['Beginner', /^\d+ in stock$/, '₹3,499', 'inclusive of all taxes, 1 kit']) {
      await expect(
        main(page)
          .getByText(text, { exact: typeof text === 'string' })
          .first(),
      ).toBeVisible();
    }
    await expect(main(page).getByText(/4\.8.*\(127 reviews from our first catalogue\)/)).toBeVisible();
    await expect(main(page).getByText(/Two diodes in the feedback/)).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Back to Products' })).toHaveAttribute('href', '/products');
    await expect(
      section(page, 'Specifications').getByRole('row', { name: 'Controls Drive, Tone, Level' }),
    ).toBeVisible();
    await expect(section(page, "What's Included").getByText('Printed circuit board', { exact: true })).toBeVisible();
    await expect(section(page, "What's Included").getByText(/^Not included: soldering iron/)).toBeVisible();
    const build = section(page, 'Build Information');
    await expect(build.getByText('2-4 hours')).toBeVisible();
    await expect(
      build.getByText('This kit is inspired by the classic Ibanez Tube Screamer TS808 circuit.'),
    ).toBeVisible();
    await expect(build.getByText('Soldering iron with a fine tip')).toBeVisible();
    const sale = section(page, 'Seller and legal information');
    for (const text of ['Country of origin', 'India', '8543', /₹3,499, inclusive of all taxes/, /Private Limited/]) {
      await expect(sale.getByText(text, { exact: typeof text === 'string' }).first()).toBeVisible();
    }
    await expect(sale.getByRole('link', { name: 'Returns and refunds' })).toHaveAttribute('href', /^\/shipping#/);
    await expect(main(page).getByRole('article')).toHaveCount(4);
  });
  await test.step('the gallery is chosen by the keyboard', async () => {
    const views = main(page).getByRole('group', { name: 'Pictures of Vintage Overdrive' }).getByRole('radio');
    await expect(views).toHaveCount(5);
    await expect(main(page).getByRole('img', { name: 'Vintage Overdrive', exact: true })).toBeVisible();
    await views.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(main(page).getByRole('img', { name: 'Vintage Overdrive: look inside' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(main(page).getByRole('img', { name: 'Vintage Overdrive: what you get' })).toBeVisible();
    await expect(main(page).getByRole('img', { name: 'Vintage Overdrive', exact: true })).toBeHidden();
    await page.keyboard.press('ArrowRight');
    await expect(main(page).getByRole('img', { name: 'Vintage Overdrive: the board' })).toBeVisible();
  });
  await test.step('a kit leads to its board, and the board back to its kit', async () => {
    await markWindow(page);
    await main(page)
      .getByRole('link', { name: /The bare board is.*Vintage Overdrive PCB/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Vintage Overdrive PCB' })).toBeFocused();
    await main(page)
      .getByRole('link', { name: /The whole kit is.*Vintage Overdrive/ })
      .click();
    await expect(page).toHaveURL(/\/products\/vintage-overdrive$/);
    await expectSameWindow(page);
  });
});

test('it is added to the cart, and the button says so meanwhile', desktop, async ({ page }) => {
  await open(page, '/products/fuzz-box');
  const answer = await holdResponses(page, '**/api/cart');
  const button = addToCart(page, 'Fuzz Box');
  await button.click();
  await expect(button).toHaveText('Adding...');
  await expect(button).toBeDisabled();
  answer();
  await expect(page.getByText('Fuzz Box added to cart', { exact: true })).toBeVisible();
  await expect(button).toHaveText('Add to Cart');
});

test('the tags come from the product and go when the visitor leaves', desktop, async ({ page, baseURL }) => {
  const product = await (await page.request.get('/api/products/vintage-overdrive')).json();
  await open(page, `/products/${product.id}`);
  await expect(page).toHaveTitle('Vintage Overdrive · taar');
  const content = (selector: string) => page.locator(selector).getAttribute('content');
  expect(await content('meta[name="description"]')).toBe(product.description.slice(0, 150));
  expect(await content('meta[property="og:description"]')).toBe(product.description.slice(0, 150));
  expect(await content('meta[property="og:title"]')).toContain('Vintage Overdrive');
  const picture = (await content('meta[property="og:image"]')) ?? '';
  expect((await page.request.get(picture)).headers()['content-type']).toBe('image/png');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/products/vintage-overdrive`);
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(data['@graph'].map((item: Record<string, string>) => item['@type'])).toEqual(['Product', 'BreadcrumbList']);

  await main(page).getByRole('link', { name: 'Back to Products' }).click();
  await expect(page).toHaveTitle('Guitar Pedal DIY Kits · taar');
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
});

test('a part shows its pins and where it comes from', desktop, async ({ page }) => {
  await open(page, '/products/v3207');
  await expect(section(page, 'Pin-out').getByRole('row', { name: '3 Input' })).toBeVisible();
  await expect(section(page, 'Seller and legal information').getByText('1 piece')).toBeVisible();
  await expect(section(page, 'Documents')).toHaveCount(0);
});

test('documents open in a new tab and say what they are', desktop, async ({ page }) => {
  const product = await (await page.request.get('/api/products/fuzz-box')).json();
  const documents = [{ name: 'Build guide', url: '/robots.txt', type: 'PDF' }];
  await open(page, '/products?search=fuzz+box&category=kit');
  await page.route('**/api/products/fuzz-box', (route) => route.fulfill({ json: { ...product, documents } }));
  await main(page).getByRole('link', { name: 'Fuzz Box', exact: true }).click();
  const link = section(page, 'Documents').getByRole('link', { name: /Build guide.*PDF.*opens in a new tab/ });
  await expect(link).toHaveAttribute('href', '/robots.txt');
  const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect(tab).toHaveURL(/\/robots\.txt$/);
});

test('what is out of stock says so, and tells who asks when it is back', desktop, async ({ page, problems }) => {
  problems.expect(/^answer 429: POST .*\/notify$/);
  await open(page, '/products/germanium-fuzz');
  await expect(main(page).getByText('Out of Stock', { exact: true }).first()).toBeVisible();
  await expect(addToCart(page, 'Germanium Fuzz')).toBeDisabled();
  await expect(main(page).getByText('This item is currently out of stock. Check back later!')).toBeVisible();

  const email = main(page).getByRole('textbox', { name: 'Email address' });
  await email.fill('builder@example.com');
  const calls = /\/api\/products\/.*\/notify$/;
  await page.route(calls, (route) => route.fulfill({ status: 429, body: 'Too many tries. Please wait a little.' }));
  await main(page).getByRole('button', { name: 'Email me' }).click();
  await expect(main(page).getByText('Too many tries. Please wait a little.')).toBeVisible();
  await page.unroute(calls);
  await main(page).getByRole('button', { name: 'Email me' }).click();
  await expect(main(page).getByText('We’ll email you once, when it’s back in stock.')).toBeVisible();
});

test('an unknown product says so and leads back', desktop, async ({ page, problems }) => {
  problems.expect(/^answer 404: GET .*\/products\/no-such-pedal$/);
  const answer = await page.goto('/products/no-such-pedal');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Product Not Found' })).toBeVisible();
  await expect(main(page).getByText("The product you're looking for doesn't exist or has been removed.")).toBeVisible();
  await main(page).getByRole('link', { name: 'Back to Products' }).click();
  await expect(page).toHaveURL(/\/products$/);
});

test('a product that does not load is not found either', desktop, async ({ page, problems }) => {
  problems.expect(/^answer 500: GET .*\/api\/products\/fuzz-box$/);
  await open(page, '/products?search=fuzz+box&category=kit');
  await page.route('**/api/products/fuzz-box', (route) => route.fulfill({ status: 500, body: 'Broken.' }));
  await main(page).getByRole('link', { name: 'Fuzz Box', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Product Not Found' })).toBeVisible();
});

test('a skeleton holds the place while a product loads', desktop, async ({ page }) => {
  await open(page, '/products?search=fuzz+box&category=kit');
  const answer = await holdResponses(page, '**/api/products/fuzz-box');
  await main(page).getByRole('link', { name: 'Fuzz Box', exact: true }).click();
  await expect(main(page).getByText('Loading the product')).toBeAttached();
  answer();
  await expect(page.getByRole('heading', { level: 1, name: 'Fuzz Box', exact: true })).toBeVisible();
  await expect(main(page).getByText('Loading the product')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the gallery can be switched without a script', desktop, async ({ page, problems }) => {
    problems.expect(/^failed request: GET .*\.js \(csp\)$/);
    await page.goto('/products/vintage-overdrive');
    await main(page).getByText('Soldered', { exact: true }).click();
    await expect(main(page).getByRole('img', { name: 'Vintage Overdrive: soldered' })).toBeVisible();
    await expect(main(page).getByRole('img', { name: 'Vintage Overdrive', exact: true })).toBeHidden();
  });
});
