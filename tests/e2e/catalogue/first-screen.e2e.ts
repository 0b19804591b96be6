import type { Locator, Page } from '@playwright/test';
import { holdResponses } from '#tests/support/journeys/held-responses.ts';
import { desktop, expect, expectNoAxeViolations, open, phone, test } from '#tests/support/journeys/journey.ts';

const main = (page: Page) => page.getByRole('main');
const card = (page: Page) => main(page).getByRole('article').first();

/** Wholly in the window, without scrolling. */
const expectInFirstScreen = (control: Locator) => expect(control).toBeInViewport({ ratio: 1 });

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('cookie-notice', 'read')));

test('every list shows a price and a button in the first screen', async ({ page }) => {
  for (const list of ['/products', '/products?category=kit', '/products?category=pcb', '/products?search=fuzz']) {
    await test.step(list, async () => {
      await open(page, list);
      await expectInFirstScreen(card(page).getByText(/^₹/));
      await expectInFirstScreen(card(page).getByRole('button', { name: 'Add to Cart' }));
    });
  }
  await open(page, '/products?category=parts');
  const row = main(page).locator('tbody tr').first();
  await expectInFirstScreen(row.getByText(/^₹/));
  await expectInFirstScreen(row.getByRole('button', { name: /^Add/ }));
});

test('cards stand two in a row on a phone, and in one column where that is too narrow', phone, async ({ page }) => {
  await open(page, '/products?category=kit');
  const columns = () =>
    main(page)
      .getByRole('article')
      .evaluateAll((all) => new Set(all.map((each) => Math.round(each.getBoundingClientRect().left))).size);
  expect(await columns()).toBe(2);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await columns()).toBe(1);
});

test('a card says the effect, and its type as a label of its own; a board says its size', desktop, async ({ page }) => {
  await open(page, '/products?category=kit&subcategory=fuzz');
  await expect(card(page).getByText('Kit', { exact: true })).toBeVisible();
  await expect(card(page).getByText('Fuzz Kit', { exact: true })).toBeVisible();
  await open(page, '/products?category=pcb&search=fuzz+box');
  await expect(card(page).getByText(/^54\.6 ×\s34\.9\smm$/)).toBeVisible();
});

test('a part has no difficulty', desktop, async ({ page }) => {
  await open(page, '/products?search=1N4148');
  await expect(card(page).getByRole('heading', { name: /1N4148/ })).toBeVisible();
  await expect(card(page).getByText('Beginner')).toHaveCount(0);
  await open(page, '/products/1n4148');
  await expect(main(page).getByText('Beginner')).toHaveCount(0);
});

test('the first pedal has its price, with delivery, and its button in the first screen', async ({ page }) => {
  await open(page, '/first-pedal');
  await expectInFirstScreen(main(page).getByText('₹1,999', { exact: true }).first());
  await expectInFirstScreen(main(page).getByText('₹2,798 with delivery'));
  await expectInFirstScreen(main(page).getByRole('button', { name: 'Add to Cart' }));
  await expectNoAxeViolations(page, { within: 'main' });
});

test('a budget counts the delivery', desktop, async ({ page }) => {
  await open(page, '/products?search=kits+under+2500');
  const narrower = main(page).getByRole('link', { name: 'show what stays under ₹2,500 with it' });
  await narrower.click();
  await expect(page).toHaveURL(/maxPrice=1700$/);
  await expect(narrower).toHaveCount(0);
});

test('a box that is not sold names the nearest, and 2.2uF film no kit', desktop, async ({ page }) => {
  await open(page, '/products?search=1590B');
  const answer = page.getByRole('region', { name: 'We don’t sell the 1590B.' });
  await expect(answer.getByRole('heading', { name: /^Enclosure 125B/ })).toBeVisible();
  await expect(main(page).getByText('1590BB')).toHaveCount(0);
  await open(page, '/products?search=2.2uF+film');
  await expect(main(page).getByRole('heading', { name: 'No items found' })).toBeVisible();
  await expect(main(page).getByRole('article')).toHaveCount(0);
});

test('the own button of a product comes before those of other products, in view and for the keyboard', async ({
  page,
}) => {
  await open(page, '/products/fuzz-box');
  const buttons = main(page).getByRole('button', { name: 'Add to Cart' });
  await expectInFirstScreen(buttons.first());
  const described = await buttons.first().getAttribute('aria-describedby');
  await expect(page.locator(`[id="${described}"]`)).toHaveText('Fuzz Box');
});

test('the keyboard stays on Add to Cart while it adds, and a second press adds nothing', desktop, async ({ page }) => {
  await open(page, '/products/fuzz-box');
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/cart')) sent++;
  });
  const answer = await holdResponses(page, (url) => url.pathname === '/api/cart');
  const button = main(page)
    .getByRole('button', { name: /^Add(ing\.\.\.| to Cart)$/ })
    .first();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveText('Adding...');
  await expect(button).toBeDisabled();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  answer();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await expect(button).toHaveText('Add to Cart');
  await expect(button).toBeFocused();
  expect(sent).toBe(1);
});

test('the parts on the bench stand under a heading of their own', desktop, async ({ page }) => {
  await open(page, '/bench/fuzz-box');
  await expectNoAxeViolations(page, { rules: ['heading-order'] });
});
