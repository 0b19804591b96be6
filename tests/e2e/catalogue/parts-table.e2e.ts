import type { Page } from '@playwright/test';
import { checkAppearance } from '../../support/journeys/appearance.ts';
import { holdResponses } from '../../support/journeys/held-responses.ts';
import {
  desktop,
  expect,
  expectNoAxeViolations,
  expectToFitEveryWindow,
  open,
  phone,
  test,
} from '../../support/journeys/journey.ts';

const shelf = (kind: string, more = ''): string => `/products?category=parts&kind=${kind}${more}`;
const rows = (page: Page) => page.getByRole('main').locator('tbody tr[id]');
const row = (page: Page, value: string) => page.locator(`[id="v${value}"]`);
const filterBox = (page: Page) => page.getByRole('searchbox', { name: 'Filter resistors' });

/** How many rows are wholly in the window. */
const rowsInView = (page: Page) => () =>
  rows(page).evaluateAll(
    (all) =>
      all.filter((each) => {
        const { top, bottom } = each.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight + 0.5;
      }).length,
  );

// The notice lies over the lowest rows until it is read.
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('cookie-notice', 'read')));

test('a list of one kind is rows by value, which are filtered by value and by price', desktop, async ({ page }) => {
  await open(page, shelf('resistor'));
  await test.step('it opens as rows by value, under the title of the page, all on one page', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guitar Pedal DIY Kits');
    await expect(page.getByRole('heading', { level: 2, name: 'Resistors, 71 values' })).toBeVisible();
    await expect(rows(page)).toHaveCount(71);
    const values = await rows(page).getByRole('rowheader').allInnerTexts();
    expect(values.slice(0, 3).map((text) => text.split(/\s/).at(-1))).toEqual(['10R', '22R', '33R']);
    await expect(row(page, '4K7')).toContainText('yellow violet black brown brown');
    await expectToFitEveryWindow(page);
  });
  await test.step('the filter reads 4k7, 4.7k and 4700, is in the address, and names the nearest otherwise', async () => {
    for (const typed of ['4k7', '4.7k', '4700']) {
      await filterBox(page).fill(typed);
      await expect(rows(page)).toHaveCount(1);
      await expect(row(page, '4K7')).toBeVisible();
    }
    await expect(page).toHaveURL(/kind=resistor&search=4700$/);
    await filterBox(page).fill('3k');
    await expect(page.getByText('No 3K. Nearest: 2K7, 3K3')).toBeVisible();
    await expect(rows(page)).toHaveCount(2);
    await filterBox(page).fill('no such thing');
    await expect(page.getByRole('heading', { name: 'No parts found' })).toBeVisible();
    await expectNoAxeViolations(page, { within: 'main' });
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect(rows(page)).toHaveCount(71);
  });
  await test.step('the Enter key in a price field filters by price and chooses no difficulty', async () => {
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    const highest = page.getByRole('spinbutton', { name: 'Highest price' });
    await highest.fill('9000');
    await highest.press('Enter');
    await expect(page).toHaveURL(/kind=resistor&maxPrice=9000$/);
  });
});

test('as many rows are in view as the shelf promises', async ({ page }, { project }) => {
  await open(page, shelf('resistor'));
  if (project.name === 'phone') return expect.poll(rowsInView(page)).toBeGreaterThanOrEqual(8);
  await expect.poll(rowsInView(page)).toBeGreaterThanOrEqual(25);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(rowsInView(page)).toBeGreaterThanOrEqual(26);
});

test(
  'a row takes a quantity by keyboard, adds it with Enter, and says that it is in the cart',
  desktop,
  async ({ page }) => {
    await open(page, shelf('resistor'));
    const kilo = row(page, '1K');
    const name = kilo.getByRole('link', { name: 'Resistor 1K' });
    // In a narrow font too, such as stands in until its own has come.
    const { width } = await name.evaluate((link: HTMLElement) => {
      link.style.fontFamily = 'serif';
      return link.getBoundingClientRect().toJSON() as { width: number };
    });
    expect(width, 'pixels that a finger can hit').toBeGreaterThanOrEqual(24);
    await name.focus();
    await page.keyboard.press('Tab');
    const number = kilo.getByRole('spinbutton');
    await expect(number).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(number).toHaveValue('3');
    await page.keyboard.press('Enter');
    await expect(kilo.getByRole('link', { name: /^In cart/ })).toBeVisible();
    await expect(number).toHaveValue('3');
    await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
    await expect(page.getByRole('link', { name: '1K, in cart' })).toBeVisible();
    await kilo.getByRole('button', { name: 'Increase quantity of 1K' }).click();
    await expect(page.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible();
    await expectNoAxeViolations(page, { within: '[id="v1K"]' });
  },
);

test('a press on a phone adds one, and a stepper takes the place of the button', phone, async ({ page }) => {
  await open(page, shelf('resistor'));
  const part = row(page, '10R');
  await part.getByRole('button', { name: /^Add/ }).click();
  await part.getByRole('button', { name: 'Increase quantity of 10R' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
});

test('a pad of the map leads to the row of its value, also when a filter hides it', desktop, async ({ page }) => {
  await open(page, shelf('resistor', '&search=10k'));
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('link', { name: '47K', exact: true }).click();
  await expect(row(page, '47K')).toBeFocused();
  await expect(row(page, '47K')).toBeInViewport();
  await expect(page).toHaveURL(/kind=resistor#v47K$/);
});

test(
  'rows or cards is remembered on the device, and the page comes the same for everybody',
  desktop,
  async ({ page }) => {
    await open(page, shelf('trimmer', '&sort=price'));
    await page.getByRole('button', { name: 'Cards' }).click();
    await expect(rows(page).first()).toHaveCSS('display', 'grid');
    await open(page, shelf('trimmer'));
    await expect(page.getByRole('button', { name: 'Cards' })).toHaveAttribute('aria-pressed', 'true');
    await checkAppearance(page, 'shelf-cards');
    await page.getByRole('button', { name: 'Rows' }).click();
    await expect(page.getByRole('button', { name: 'Rows' })).toHaveAttribute('aria-pressed', 'true');
    await checkAppearance(page, 'shelf-rows');
  },
);

test('what is out of stock has no quantity, and leads to the notice on its page', desktop, async ({ page }) => {
  await open(page, shelf('potentiometer'));
  const gone = row(page, 'C10K');
  await expect(gone.getByRole('spinbutton')).toHaveCount(0);
  await expect(gone.getByRole('link', { name: /^Email me/ })).toHaveAttribute('href', '/products/pot-c10k#notify');
  await expectNoAxeViolations(page, { within: '[id="vC10K"]' });
});

test(
  'other kinds have columns of their own, and the kinds lead to each other with their counts',
  desktop,
  async ({ page }) => {
    await open(page, shelf('op-amp'));
    await expect(page.getByRole('heading', { level: 2, name: 'Op-amps, 10 parts' })).toBeVisible();
    for (const name of ['Type', 'Pins', 'Supply']) await expect(page.getByRole('columnheader', { name })).toBeVisible();
    await page.getByRole('navigation', { name: 'Kinds of parts' }).getByRole('link', { name: 'Film caps 34' }).click();
    await expect(page).toHaveURL(/kind=film-capacitor$/);
    for (const name of ['Marking', 'Voltage']) await expect(page.getByRole('columnheader', { name })).toBeVisible();
    await expect(row(page, '100n')).toContainText('104');
  },
);

test('rows of the right height stand in while a shelf loads', desktop, async ({ page }) => {
  await open(page, shelf('resistor'));
  const height = await row(page, '1K').evaluate((each) => each.getBoundingClientRect().height);
  const answer = await holdResponses(page, /\/api\/products\?.*kind=jfet/);
  await page
    .getByRole('navigation', { name: 'Kinds of parts' })
    .getByRole('link', { name: /^JFETs/ })
    .click();
  const skeleton = page.getByTestId('row-skeleton');
  await expect(skeleton).toHaveCount(26);
  expect(await skeleton.first().evaluate((each) => each.getBoundingClientRect().height)).toBeCloseTo(height, 0);
  answer();
  await expect(rows(page)).toHaveCount(7);
});

test('a list of all parts is rows too, leads to the kinds, and filters by them', desktop, async ({ page }) => {
  await open(page, '/products?category=parts');
  await expect(rows(page)).toHaveCount(24);
  await expect(page.getByRole('heading', { level: 2, name: 'Parts', exact: true })).toBeVisible();
  const part = rows(page).filter({ hasText: 'TL072 Dual Op-Amp' });
  await part.getByRole('button', { name: /^Add/ }).click();
  await expect(part.getByRole('link', { name: /^In cart/ })).toBeVisible();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(rows(page)).toHaveCount(48);
  await expectNoAxeViolations(page, { within: 'main' });
  await expectToFitEveryWindow(page);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Kind' }).getByRole('link', { name: /^Trimmers/ })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Kinds of parts' })
    .getByRole('link', { name: /^Trimmers/ })
    .click();
  await expect(page).toHaveURL(/category=parts&kind=trimmer$/);
  await expect(rows(page)).toHaveCount(11);
});

test('the rows of a kind are narrowed and ordered by country of origin', desktop, async ({ page }) => {
  await open(page, shelf('chip', '&sort=origin'));
  const origins = async () =>
    (await rows(page).allInnerTexts()).map((text) => /Made in ([A-Z][A-Za-z ]+)/.exec(text)?.[1]?.trim());
  const all = await origins();
  expect(new Set(all).size).toBeGreaterThan(1);
  expect(all).toEqual([...all].sort());
  await open(page, shelf('chip', '&origin=China'));
  expect(new Set(await origins())).toEqual(new Set(['China']));
  await page.getByRole('button', { name: /^Made in China/ }).click();
  await expect(rows(page)).toHaveCount(all.length);
});

test('on a phone the sheet of a shelf has its filter, its order and the countries', phone, async ({ page }) => {
  await open(page, shelf('resistor'));
  await page.getByRole('button', { name: 'Kinds' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('searchbox', { name: 'Filter resistors' }).fill('4k7');
  await expect(sheet.getByRole('button', { name: 'Show 1 part' })).toBeVisible();
  await expect(sheet.getByRole('group', { name: 'Country of origin' })).toBeVisible();
  await expectNoAxeViolations(page, { within: 'dialog' });
  await sheet.getByRole('button', { name: 'Show 1 part' }).click();
  await expect(rows(page)).toHaveCount(1);
});

test('the Enter key in the filter of a sheet chooses no difficulty', phone, async ({ page }) => {
  await open(page, shelf('resistor'));
  await page.getByRole('button', { name: 'Kinds' }).click();
  const filter = page.getByRole('dialog', { name: 'Filters' }).getByRole('searchbox', { name: 'Filter resistors' });
  await filter.fill('4k7');
  await filter.press('Enter');
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/kind=resistor&search=4k7$/);
});

test('a card takes a quantity', desktop, async ({ page }) => {
  await open(page, '/products?category=kit&search=fuzz+box');
  const card = page.getByRole('main').getByRole('article').first();
  await card.getByRole('button', { name: /^Increase quantity/ }).click();
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
});
