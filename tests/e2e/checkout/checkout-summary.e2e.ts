import type { Locator, Page } from '@playwright/test';
import { fillCart } from '#tests/support/journeys/cart-journey.ts';
import { openCheckout, placeButton, summary } from '#tests/support/journeys/checkout-journey.ts';
import { checkAppearance } from '#tests/support/journeys/appearance.ts';
import { desktop, expect, expectNoHorizontalScroll, phone, test } from '#tests/support/journeys/journey.ts';

const nineLines = {
  'fuzz-box': 1,
  'fuzz-box-pcb': 2,
  'resistor-4k7': 3,
  'film-100n': 2,
  tl072cp: 4,
  'pot-a100k': 2,
  'enclosure-125b': 1,
  'knob-chicken': 6,
  'six-band-eq': 1,
};

const list = (page: Page): Locator => summary(page).getByRole('list', { name: '22 items' });
const lastLine = (page: Page): Locator => list(page).getByRole('listitem').last();
const more = (page: Page): Locator => summary(page).getByRole('button', { name: /more below$/ });

test(
  'with nine lines the total and the button are always seen, and only the list scrolls',
  desktop,
  async ({ page }) => {
    await fillCart(page, nineLines);
    for (const [width, height] of [
      [1366, 768],
      [1440, 900],
      [1280, 600],
    ] as const) {
      await page.setViewportSize({ width, height });
      await openCheckout(page);
      for (const seen of [placeButton(page), summary(page).getByText('Total', { exact: true })]) {
        await expect(seen).toBeInViewport({ ratio: 1 });
      }
      // A tall window may have room for all of them.
      if (height < 900) await expect(lastLine(page)).not.toBeInViewport();
      await page.evaluate(() => scrollTo(0, 600));
      await expect(placeButton(page)).toBeInViewport({ ratio: 1 });
    }
  },
);

test('a tag counts the lines that are hidden, leads to them, and goes', desktop, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await fillCart(page, nineLines);
  await openCheckout(page);
  await expect(more(page)).toHaveText('3 more below');
  await more(page).click();
  await expect(lastLine(page)).toBeInViewport({ ratio: 1 });
  await expect(more(page)).toHaveCount(0);
  await expect(list(page)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(more(page)).toHaveText('3 more below');
  await checkAppearance(page, 'checkout-nine-lines');
});

test(
  'on a narrow screen a bar keeps the total and the button in reach, and opens the summary',
  desktop,
  async ({ page }) => {
    const { height } = page.viewportSize()!;
    await fillCart(page, nineLines);
    for (const width of [390, 820]) {
      await page.setViewportSize({ width, height });
      await openCheckout(page);
      const sum = page.getByRole('button', { name: '₹10,161 22 items' });
      for (const top of [0, 500, 100_000]) {
        await page.evaluate((to) => scrollTo(0, to), top);
        await expect(placeButton(page)).toBeInViewport({ ratio: 1 });
        await expect(sum).toBeInViewport({ ratio: 1 });
      }
      await sum.click();
      const sheet = page.getByRole('dialog', { name: 'Order summary' });
      await expect(sheet.getByText('Total', { exact: true })).toBeInViewport({ ratio: 1 });
      await expect(sheet.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
      await sheet.getByRole('button', { name: /more below$/ }).click();
      await expect(sheet.getByRole('listitem').last()).toBeInViewport({ ratio: 1 });
      await sheet.getByRole('button', { name: 'Close' }).click();
      await expect(sum).toBeFocused();
      await expectNoHorizontalScroll(page);
    }
  },
);

test('a refused order says why above the button, on every screen', desktop, async ({ page, problems }) => {
  problems.expect(/^answer 409: POST .*\/api\/orders$/);
  await fillCart(page, { 'fuzz-box-pcb': 1 });
  await openCheckout(page);
  await placeButton(page).click();
  await expect(page.getByRole('main').getByLabel('Email', { exact: true })).toBeFocused();
  await expect(page.getByRole('main').getByLabel('Email', { exact: true })).toBeInViewport({ ratio: 1 });
  await page.route('**/api/orders', (route) => route.fulfill({ status: 409, body: 'A price has changed.' }));
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill('asha@example.com');
  await page.getByLabel(/^Phone/).fill('98450 54321');
  await page.getByLabel('Name', { exact: true }).fill('Asha Rao');
  await page.getByLabel('Street Address', { exact: true }).fill('12 MG Road');
  await page.getByLabel('City', { exact: true }).fill('Bengaluru');
  await page.getByLabel('PIN code', { exact: true }).fill('560001');
  await page.getByLabel('State', { exact: true }).selectOption('Karnataka');
  await page.getByRole('radio', { name: /^Cash/ }).check();
  await placeButton(page).click();
  await expect(summary(page).getByRole('alert')).toContainText('A price has changed.');
  await expect(summary(page).getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expect(placeButton(page)).toBeInViewport({ ratio: 1 });
});

test('cash says up to how much it is for, and above that the other ways to pay are left', phone, async ({ page }) => {
  const cash = page.getByRole('radio', { name: /^Cash on delivery For goods worth up to ₹25,000\./ });
  const sentence = page.getByText('Cash on delivery is for goods worth up to ₹25,000.');
  await fillCart(page, { 'fuzz-box': 8 });
  await openCheckout(page);
  await expect(cash).toBeVisible();
  await expect(sentence).toHaveCount(0);
  await fillCart(page, { 'fuzz-box': 1 });
  await openCheckout(page);
  await expect(sentence).toBeVisible();
  await expect(cash).toHaveCount(0);
  await expect(page.getByRole('radio', { name: /^UPI/ })).toBeVisible();
  await checkAppearance(page, 'checkout-above-cash');
});
