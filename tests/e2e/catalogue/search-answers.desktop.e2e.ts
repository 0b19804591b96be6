import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, open, test } from '#tests/support/journeys/journey.ts';

const searchFor = (page: Page, text: string) => open(page, `/products?search=${encodeURIComponent(text)}`);
const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');

const printed = [
  ['TL072CP', 'TL072 Dual Op-Amp'],
  ['LM741CN', 'LM741 Single Op-Amp'],
  ['dc jack', 'DC Socket 2.1 mm'],
  ['inductor 500mh', 'Wah Inductor 500 mH'],
  ['IC TL072CP', 'TL072 Dual Op-Amp'],
  ['Diode 1N5817', '1N5817 Schottky Rectifier, Pack of 5'],
  ['2 x Resistor 4K7', 'Metal Film Resistor 4K7, Pack of 10'],
] as const;

test('a part is found first by what is printed on it and by what kits call it', async ({ page }) => {
  for (const [text, name] of printed) {
    await searchFor(page, text);
    await expect(cards(page).first().getByRole('heading', { name, exact: true }), text).toBeVisible();
  }
});

test('a part that is not sold says so, with what comes near and the guide that helps', async ({ page }) => {
  await searchFor(page, 'MN3007');
  const answer = page.getByRole('region', { name: 'We don’t sell the MN3007.' });
  await expect(answer.getByRole('heading', { name: /^V3207/ })).toBeVisible();
  await expect(answer.getByText('it won’t fit a board made for the MN3007')).toBeVisible();
  await expect(answer.getByRole('button', { name: /Add to Cart/ })).toBeEnabled();
  await expectNoAxeViolations(page);
  await answer.getByRole('link', { name: 'Component Reference' }).click();
  await expect(page).toHaveURL(/\/guides\/components#other-chips-and-modules$/);
});

test('a tool is found once it is sold, and until then the guide to tools is', async ({ page }) => {
  await searchFor(page, 'soldering iron');
  const answer = page.getByRole('region', { name: 'We don’t sell soldering irons.' });
  await expect(
    answer.or(
      cards(page)
        .filter({ hasText: /soldering iron/i })
        .first(),
    ),
  ).toBeVisible();
  if (await answer.isVisible()) {
    await expect(answer.getByRole('link', { name: 'Tools for Building Pedals' })).toBeVisible();
  }
});

test('nothing is guessed at', async ({ page }) => {
  for (const [text, guess] of [
    ['patch cable', 'Capacitor'],
    ['decal', 'Decay'],
    ['9v adapter', 'JFET'],
  ] as const) {
    await searchFor(page, text);
    await expect(main(page).getByText(/^\d+ items?$/)).toBeVisible();
    await expect(cards(page).filter({ hasText: guess })).toHaveCount(0);
  }
});

test('words that find nothing together are offered one by one', async ({ page }) => {
  await searchFor(page, 'reverb zebra');
  await expect(main(page).getByText('No product has all of these words.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No items found' })).toBeVisible();
  await main(page).getByRole('link', { name: 'reverb', exact: true }).click();
  await expect(page).toHaveURL(/search=reverb$/);
  await expect(cards(page).first()).toBeVisible();
});

test('a price in words narrows the list and is said', async ({ page }) => {
  await searchFor(page, 'kits below 3000');
  await expect(main(page).getByText('Showing only what costs under ₹3,000.')).toBeVisible();
  const prices = await cards(page)
    .getByText(/^₹[\d,]+$/)
    .allTextContents();
  expect(prices.length).toBeGreaterThan(3);
  expect(prices.filter((price) => Number(price.replace(/\D/g, '')) >= 3000)).toEqual([]);
});
