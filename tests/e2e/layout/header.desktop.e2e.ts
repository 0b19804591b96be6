import type { Page } from '@playwright/test';
import {
  expect,
  expectNoAxeViolations,
  expectSameWindow,
  markWindow,
  open,
  test,
} from '#tests/support/journeys/journey.ts';

const effects =
  'All, Amps, Bass, Booster, Compression, Distortion, EQ, Filters, Fuzz, Modulation Echo, Octave, Other, Reverb, Tremolo';
const menus = [
  { name: 'PCBs', category: 'pcb', entries: effects.split(', ') },
  { name: 'Kits', category: 'kit', entries: effects.split(', ') },
  { name: 'Parts', category: 'parts', entries: ['IC', 'OP-Amps', 'JFETs', 'Other'] },
];

const header = (page: Page) => page.getByRole('banner');
const menuName = (page: Page, name: string) => header(page).locator('summary').filter({ hasText: name, visible: true });
const entriesOf = (page: Page, category: string) =>
  header(page).locator(`a[href^="/products?category=${category}&subcategory="]`).filter({ visible: true });

test.beforeEach(({ page }) => open(page, '/'));

test('each menu leads to each of its subcategories, and only one is open at a time', async ({ page }) => {
  for (const { name, category, entries } of menus) {
    await menuName(page, name).click();
    await expect(entriesOf(page, category)).toHaveText(entries);
    const addresses = await entriesOf(page, category).evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    );
    const slugs = entries.map((entry) => entry.toLowerCase().replaceAll(' ', '-'));
    expect(addresses).toEqual(slugs.map((slug) => `/products?category=${category}&subcategory=${slug}`));
    for (const other of menus.filter((menu) => menu.category !== category)) {
      await expect(entriesOf(page, other.category)).toHaveCount(0);
    }
    await expectNoAxeViolations(page, { within: 'header' });
  }
  // A click beside the menu closes it.
  await page.mouse.click(640, 780);
  await expect(entriesOf(page, 'parts')).toHaveCount(0);
});

test('a menu opens by keyboard, closes by Escape and gives the focus back', async ({ page }) => {
  const kits = menuName(page, 'Kits');
  await kits.focus();
  await page.keyboard.press('Enter');
  await expect(entriesOf(page, 'kit').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(entriesOf(page, 'kit').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(entriesOf(page, 'kit')).toHaveCount(0);
  await expect(kits).toBeFocused();
});

test('a link of a menu is followed by keyboard without loading a page, and closes the menu', async ({ page }) => {
  await markWindow(page);
  await menuName(page, 'Parts').focus();
  await page.keyboard.press('Enter');
  await entriesOf(page, 'parts').first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\?category=parts&subcategory=ic$/);
  await expect(entriesOf(page, 'parts')).toHaveCount(0);
  await expectSameWindow(page);
});

test('the search box sends its words to the catalogue without loading a page', async ({ page }) => {
  await markWindow(page);
  const box = header(page).getByPlaceholder('Search pedal kits...').filter({ visible: true });
  await box.fill('fuzz & more');
  await box.press('Enter');
  await expect(page).toHaveURL(
    (url) => url.pathname === '/products' && url.searchParams.get('search') === 'fuzz & more',
  );
  await expectSameWindow(page);
});

test('the logo leads home, an unknown visitor can log in, and all stays in view while the page scrolls', async ({
  page,
}) => {
  await expect(header(page).getByRole('link', { name: /taar/ })).toHaveAttribute('href', '/');
  await expect(header(page).getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth');
  await page.evaluate(() => scrollTo(0, 2000));
  await expect(menuName(page, 'Kits')).toBeInViewport();
});

test('the header leads to the workbench, fits at every width it is shown at, and marks where one is', async ({
  page,
}) => {
  for (const width of [1024, 1100, 1280, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    const search = (await header(page)
      .getByPlaceholder('Search pedal kits...')
      .filter({ visible: true })
      .boundingBox())!;
    expect(search.width, `the search box at ${width}`).toBeGreaterThan(110);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBeLessThanOrEqual(width);
  }
  const link = header(page).getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Workbench' });
  await link.click();
  await expect(page).toHaveURL('/bench');
  await expect(link).toHaveAttribute('aria-current', 'page');
});
