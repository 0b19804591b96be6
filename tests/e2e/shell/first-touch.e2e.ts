import type { Page } from '@playwright/test';
import { badge, toast } from '#tests/support/journeys/cart-journey.ts';
import { holdResponses } from '#tests/support/journeys/held-responses.ts';
import { desktop, expect, hydrated, phone, test } from '#tests/support/journeys/journey.ts';

/** What everything else of React comes through. */
const entry = /\/assets\/entry-client-[^/]+\.js$/;

/** A phone of some years ago on a poor network, which is when presses come before React. */
async function slowDown(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await cdp.send('Network.enable');
  const conditions = { offline: false, latency: 100, downloadThroughput: 200_000, uploadThroughput: 90_000 };
  await cdp.send('Network.emulateNetworkConditions', conditions);
}

const isAlive = (page: Page): Promise<boolean> =>
  page.evaluate(() => Object.keys(document.querySelector('h1')!).some((key) => key.startsWith('__reactFiber$')));

/** Opens a page whose React is held back. Gives how to let it come. */
async function openBeforeReact(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdResponses(page, entry);
  await page.goto(path);
  return async () => {
    expect(await isAlive(page), 'React has not come yet').toBe(false);
    release();
    await hydrated(page);
  };
}

const cartOf = async (page: Page): Promise<number[]> => {
  const lines: { quantity: number }[] = await (await page.request.get('/api/cart')).json();
  return lines.map(({ quantity }) => quantity);
};

const openMenu = (page: Page): Promise<void> =>
  page
    .getByRole('banner')
    .locator('summary')
    .filter({ hasText: /^Menu$/ })
    .click();

const firstCard = (page: Page) => page.getByRole('main').getByRole('article').first();

test('a page for reading runs none of its code until somebody touches it', desktop, async ({ page }) => {
  // On a slow machine the quiet time would pass before the page is there.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  for (const path of ['/', '/products', '/products/fuzz-box', '/guides', '/guides/tools', '/privacy']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await isAlive(page), path).toBe(false);
    await page.keyboard.press('Shift');
    await expect.poll(() => isAlive(page), path).toBe(true);
  }
});

test('a page that nobody touches comes alive after a quiet time', phone, async ({ page }) => {
  await page.goto('/privacy');
  await expect.poll(() => isAlive(page)).toBe(true);
});

test('a screen that is a tool comes alive by itself', phone, async ({ page }) => {
  for (const path of ['/cart', '/bench', '/first-pedal', '/products/fuzz-box?sound=k10-10']) {
    await page.goto(path);
    await expect.poll(() => isAlive(page), path).toBe(true);
  }
});

test('Add to Cart adds one for one press, however slow the page comes', phone, async ({ page }) => {
  await slowDown(page);
  await page.goto('/products');
  await firstCard(page).getByRole('button', { name: 'Add to Cart' }).click();
  await expect(toast(page, `${await firstCard(page).getByRole('heading').textContent()} added to cart`)).toBeVisible();
  await expect(badge(page)).toHaveAccessibleName('Cart, 1 item');
  expect(await cartOf(page)).toEqual([1]);
});

test('Add to Cart on the page of a kit adds as many as were asked for', async ({ page }) => {
  const letReactCome = await openBeforeReact(page, '/products/fuzz-box');
  const buying = page.getByRole('main');
  await buying.getByRole('button', { name: 'Increase quantity of Fuzz Box' }).first().click();
  await buying.getByRole('button', { name: 'Add to Cart' }).first().click();
  expect(await cartOf(page)).toEqual([]);
  await letReactCome();
  await expect(badge(page)).toHaveAccessibleName('Cart, 2 items');
  await expect.poll(() => cartOf(page)).toEqual([2]);
});

test('a link waits behind a press that waits, and leads by itself otherwise', phone, async ({ page }) => {
  const letReactCome = await openBeforeReact(page, '/products');
  await firstCard(page).getByRole('button', { name: 'Add to Cart' }).click();
  await badge(page).click();
  expect(new URL(page.url()).pathname).toBe('/products');
  await letReactCome();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('1');
  await holdResponses(page, entry);
  await page.goto('/products');
  await firstCard(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/products\/./);
});

test('the theme changes before React is there, and its button says the next one after', async ({ page, isMobile }) => {
  const letReactCome = await openBeforeReact(page, '/');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await letReactCome();
  await header.getByRole('button', { name: 'Switch to light theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  if (!isMobile) return;
  const letItComeAgain = await openBeforeReact(page, '/');
  await openMenu(page);
  await header.getByText('Dark theme').click();
  await letItComeAgain();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(header.getByRole('switch', { name: 'Dark theme' })).toBeChecked();
});

test('a menu opens before React is there, stays open, and closes with Escape', async ({ page, isMobile }) => {
  const letReactCome = await openBeforeReact(page, '/');
  const header = page.getByRole('banner');
  const name = header
    .locator('summary')
    .filter({ hasText: isMobile ? /^Menu$/ : /^Kits$/ })
    .locator('visible=true');
  await name.click();
  const menu = name.locator('..');
  await expect(menu).toHaveAttribute('open');
  await letReactCome();
  await expect(menu).toHaveAttribute('open');
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  const letItComeAgain = await openBeforeReact(page, '/');
  await name.click();
  await page.keyboard.press('Escape');
  await letItComeAgain();
  await expect(menu).not.toHaveAttribute('open');
});

test('what is typed into the search before React is there stays, and is answered', async ({ page, isMobile }) => {
  const letReactCome = await openBeforeReact(page, '/');
  const header = page.getByRole('banner');
  if (isMobile) await openMenu(page);
  const box = header.getByRole('searchbox').or(header.getByRole('combobox')).locator('visible=true').first();
  await box.click();
  await page.keyboard.type('fuz');
  await page.keyboard.press('ArrowLeft');
  await letReactCome();
  await expect(box).toBeFocused();
  await page.keyboard.type('z');
  await expect(box).toHaveValue('fuzz');
  await expect(header.getByRole('option', { name: /Fuzz Box/ }).first()).toBeVisible();
});

test('a search is answered without React', async ({ page, isMobile }) => {
  await openBeforeReact(page, '/guides');
  const header = page.getByRole('banner');
  if (isMobile) await openMenu(page);
  const box = header.getByRole('searchbox').locator('visible=true').first();
  await box.fill('fuzz');
  await box.press('Enter');
  await expect(page).toHaveURL('/products?search=fuzz');
});

test('what is chosen in a list before React is there holds, each once', async ({ page, isMobile }) => {
  const letReactCome = await openBeforeReact(page, '/products?category=kit');
  const list = page.getByRole('search', { name: 'Products' });
  await list.getByRole('searchbox').fill('fuzz');
  await page.getByRole('combobox', { name: /Sort/ }).selectOption({ label: 'Price: low to high' });
  await list.getByRole('button', { name: 'Filters' }).click();
  await letReactCome();
  await expect(page).toHaveURL(/sort=/);
  await expect(list.getByRole('searchbox')).toHaveValue('fuzz');
  if (isMobile) await expect(page.getByRole('dialog')).toBeVisible();
  else await expect(list.getByRole('button', { name: 'Filters' })).toHaveAttribute('aria-expanded', 'true');
});

test('a form that is sent before React is there is sent once, with what was typed', phone, async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/newsletter')) sent.push(request.postData() ?? '');
  });
  const letReactCome = await openBeforeReact(page, '/guides');
  const form = page.getByRole('contentinfo').locator('form');
  await form.getByRole('textbox').fill('before-react@example.com');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  expect(sent).toEqual([]);
  await letReactCome();
  await expect(form.getByRole('status')).toContainText('Almost there');
  expect(sent.map((body) => JSON.parse(body))).toEqual([{ email: 'before-react@example.com' }]);
});

test('Listen is heard that was pressed before React was there', phone, async ({ page }) => {
  const letReactCome = await openBeforeReact(page, '/products/fuzz-box');
  await page.locator('#listen').getByRole('button', { name: 'Listen' }).click();
  await letReactCome();
  await expect(page.locator('#listen').getByRole('button', { name: 'Stop' })).toBeVisible();
});

test('Login leads back to where it was pressed, also before React is there', async ({ page, isMobile }) => {
  const letReactCome = await openBeforeReact(page, '/guides');
  const header = page.getByRole('banner');
  if (isMobile) await openMenu(page);
  await header.getByRole('link', { name: 'Login' }).locator('visible=true').click();
  expect(new URL(page.url()).pathname).toBe('/guides');
  await letReactCome().catch(() => {});
  await expect(page).toHaveURL('/auth');
  expect(await page.evaluate(() => history.state)).toMatchObject({ from: '/guides' });
});

test(
  'without React a held press is done by the page alone, and nothing is held any more',
  phone,
  async ({ page, problems }) => {
    problems.expect(/failed request|net::ERR_FAILED|Failed to fetch dynamically/);
    await page.route(entry, (route) => route.abort());
    await page.goto('/guides');
    await page
      .locator('header a[data-hold]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL('/auth');
    await page.goto('/');
    await page.mouse.move(5, 5);
    await page.waitForFunction(() => window.heldPresses === null);
    await page.getByRole('main').getByRole('link', { name: 'View Build Guides' }).first().click();
    await expect(page).toHaveURL('/guides');
  },
);

test('the cart is counted before React is there, and follows other tabs', phone, async ({ page, context }) => {
  await page.request.post('/api/cart', { data: { productId: 'fuzz-box', quantity: 2 } });
  const letReactCome = await openBeforeReact(page, '/');
  await expect(badge(page)).toHaveAccessibleName('Cart, 2 items');
  await expect(badge(page)).toHaveText('2');
  const other = await context.newPage();
  await other.goto('/products');
  await hydrated(other);
  await firstCard(other).getByRole('button', { name: 'Add to Cart' }).click();
  await expect(badge(page)).toHaveText('3');
  await letReactCome();
  await expect(badge(page)).toHaveText('3');
});
