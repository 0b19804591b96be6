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

const header = (page: Page) => page.getByRole('banner');
const box = (page: Page) => header(page).getByPlaceholder('Search pedal kits...').filter({ visible: true });
const list = (page: Page) => header(page).getByRole('listbox', { name: 'Suggestions' });
const rows = (page: Page) => list(page).getByRole('option');

/** On a phone the box is in the menu, which the search button opens. */
async function goToBox(page: Page): Promise<void> {
  const opener = header(page).getByRole('button', { name: 'Search', exact: true });
  if (await opener.isVisible()) await opener.click();
  await box(page).focus();
}

test.beforeEach(async ({ page }) => {
  await open(page, '/');
  await markWindow(page);
  await goToBox(page);
});

test('products with their prices and categories are suggested while typing', desktop, async ({ page }) => {
  await box(page).pressSequentially('fuzz');
  await expect(rows(page).filter({ hasText: 'Fuzz Box' }).first()).toContainText('₹');
  await expect(rows(page).filter({ hasText: /^Fuzz kits$/i })).toHaveCount(1);
  await expect(rows(page).last()).toHaveText('Search for “fuzz”');
  await expect(box(page)).toHaveRole('combobox');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  await expectNoAxeViolations(page, { within: 'header' });
});

test('the arrows choose a row and Enter goes there', desktop, async ({ page }) => {
  await box(page).fill('vintage overdrive');
  const first = rows(page).first();
  await expect(first).toBeVisible();
  await box(page).press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? 'none');
  await box(page).press('ArrowUp');
  await expect(first).toHaveAttribute('aria-selected', 'false');
  await box(page).press('ArrowUp');
  await expect(rows(page).last()).toHaveAttribute('aria-selected', 'true');
  await box(page).press('Enter');
  await expect(page).toHaveURL(/\/products\?search=vintage\+overdrive$/);
  await expect(list(page)).toBeHidden();
  await expectSameWindow(page);
});

test('a product is reached by the keyboard alone, and the menu around the box closes', desktop, async ({ page }) => {
  await box(page).fill('fuzz box');
  const wanted = rows(page).filter({ hasText: /^Fuzz Box₹/ });
  await expect(wanted).toBeVisible();
  while ((await wanted.getAttribute('aria-selected')) === 'false') await box(page).press('ArrowDown');
  await box(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Fuzz Box', exact: true })).toBeFocused();
  await expectSameWindow(page);
});

test('a click on a row goes there', desktop, async ({ page }) => {
  await box(page).fill('fuzz box');
  await rows(page)
    .filter({ hasText: /^Fuzz Box₹/ })
    .click();
  await expect(page).toHaveURL(/\/products\/fuzz-box$/);
});

test('Escape closes the list and leaves the words; leaving the box closes it too', desktop, async ({ page }) => {
  await box(page).fill('delay');
  await expect(list(page)).toBeVisible();
  await box(page).press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(box(page)).toHaveValue('delay');
  await expect(box(page)).toBeFocused();
  await box(page).press('ArrowDown');
  await expect(list(page)).toBeVisible();
  await box(page).press('Tab');
  await expect(list(page)).toBeHidden();
});

test('an answer that comes too late is not shown', desktop, async ({ page }) => {
  const late = /\/api\/suggestions\?q=fuzz$/;
  const answer = await holdResponses(page, late);
  const asked = page.waitForRequest(late);
  await box(page).pressSequentially('fuzz');
  await asked;
  const dropped = page.waitForEvent('requestfailed', (request) => request.url().endsWith('q=fuzz'));
  await box(page).fill('delay');
  await dropped;
  answer();
  await expect(rows(page).last()).toHaveText('Search for “delay”');
  await expect(rows(page).filter({ hasText: 'Analog Delay' }).first()).toBeVisible();
});
