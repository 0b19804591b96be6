import type { Page } from '@playwright/test';
import {
  desktop,
  expect,
  expectNoHorizontalScroll,
  expectSameWindow,
  markWindow,
  test,
} from '#tests/support/journeys/journey.ts';
import { orderCard } from '#tests/support/builders/order-cards.ts';
import { mockResponse, expectToast, holdRequests, post, signOut, signUp } from '#tests/support/builders/people.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const main = (page: Page) => page.getByRole('main');

test.describe('an anonymous visitor', () => {
  test('is sent to the sign-in, and comes back to the tab that was asked for', desktop, async ({ page }) => {
    const person = await signUp(page);
    await signOut(page);
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/auth$/);
    await page.goto('/dashboard?tab=settings');
    await expect(page).toHaveURL(/\/auth\?next=%2Fdashboard%3Ftab%3Dsettings$/);
    await page.getByLabel('Username', { exact: true }).fill(person.username);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard\?tab=settings$/);
    await expect(tab(page, 'Settings')).toHaveAttribute('aria-selected', 'true');
  });

  test(
    'is not asked about while the session is unknown, and a failure can be tried again',
    desktop,
    async ({ page, problems }) => {
      problems.expect(/^answer 500: GET .*\/api\/user$/);
      await signUp(page);
      await mockResponse(page, '/api/user', 500, 'Oh no.');
      const release = await holdRequests(page, '/api/user');
      await page.goto('/dashboard');
      await expect(page.getByText('Loading your dashboard...')).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      release();
      await expect(page.getByText('Failed to fetch user.')).toBeVisible();
      await page.unroute('**/api/user');
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Asha!');
    },
  );
});

test('the greeting falls back to the username, and Logout leads out', desktop, async ({ page }) => {
  const { username } = await signUp(page, { firstName: '', lastName: '' });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome back, ${username}!`);
  const release = await holdRequests(page, '/api/logout');
  await main(page).getByRole('button', { name: 'Logout' }).click();
  await expect(main(page).getByRole('button', { name: 'Logging out...' })).toBeDisabled();
  release();
  await expectToast(page, 'Logged out', 'See you next time!');
  await expect(page).toHaveURL(/\/auth$/);
});

test('its own button says that someone is being logged out, whoever began it', desktop, async ({ page }) => {
  await signUp(page);
  await page.goto('/dashboard');
  await expect(main(page).getByRole('button', { name: 'Logout' })).toBeVisible();
  const release = await holdRequests(page, '/api/logout');
  await page.getByRole('banner').locator('summary').filter({ hasText: 'Asha' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(main(page).getByRole('button', { name: 'Logging out...' })).toBeDisabled();
  release();
  await expect(page).toHaveURL(/\/auth$/);
});

test('the four tabs are chosen by arrow keys and live in the address', desktop, async ({ page }) => {
  await signUp(page);
  await page.goto('/dashboard');
  await expect(tab(page, 'Orders')).toHaveAttribute('aria-selected', 'true');
  await markWindow(page);
  await tab(page, 'Orders').focus();
  for (const [name, address] of [
    ['Addresses', /\?tab=addresses$/],
    ['Account', /\?tab=account$/],
    ['Settings', /\?tab=settings$/],
    ['Orders', /\/dashboard$/],
  ] as const) {
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, name)).toBeFocused();
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL(address);
  }
  await expectSameWindow(page);
  await page.goto('/dashboard?tab=account');
  await expect(page.getByText('Member Since')).toBeVisible();
  for (const width of [320, 390, 640, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoHorizontalScroll(page);
    await expect(tab(page, 'Account')).toBeInViewport();
  }
});

test.describe('the orders', () => {
  test('show a loading text, then the empty state', desktop, async ({ page }) => {
    await signUp(page);
    const release = await holdRequests(page, '/api/orders?*');
    await page.goto('/dashboard');
    await expect(page.getByText('Loading your orders...')).toBeVisible();
    release();
    await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
    await expect(page.getByText('Start building your first pedal kit!')).toBeVisible();
  });

  test('show number, date, total in their currency, status and notes', desktop, async ({ page }) => {
    await signUp(page);
    await mockResponse(page, '/api/orders?*', 200, [
      orderCard({ notes: 'Ring twice.' }),
      orderCard({ number: 'PK-1041', currency: 'USD', totalAmount: '49.50', status: 'on hold' }),
      ...['confirmed', 'shipped', 'delivered', 'cancelled'].map((status) =>
        orderCard({ number: `PK-${status}`, status }),
      ),
    ]);
    await page.goto('/dashboard');
    const first = page.getByRole('article').filter({ hasText: 'PK-1042' });
    for (const words of ['12 Nov 2026', '₹1,24,999.50', 'Pending', 'Ring twice.'])
      await expect(first).toContainText(words);
    await expect(page.getByRole('article').filter({ hasText: 'PK-1041' })).toContainText('$49.50');
    const colourOf = (word: string) =>
      page
        .getByRole('article')
        .getByText(word, { exact: true })
        .first()
        .evaluate((badge) => getComputedStyle(badge).backgroundColor);
    const words = ['Pending', 'Confirmed', 'Shipped', 'Delivered', 'Cancelled', 'On hold'];
    const colours = await Promise.all(words.map(colourOf));
    expect(new Set(colours).size).toBe(6);
  });

  test('can be asked for again when they could not be fetched', desktop, async ({ page, problems }) => {
    problems.expect(/^answer 503: GET .*\/api\/orders\?limit=10$/);
    await signUp(page);
    await mockResponse(page, '/api/orders?*', 503, 'Busy.');
    await page.goto('/dashboard');
    await expect(page.getByText('Failed to load your orders.')).toBeVisible();
    await page.unroute('**/api/orders?*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('No orders yet')).toBeVisible();
  });
});

test('a session that was ended elsewhere leads to the sign-in', desktop, async ({ page, problems }) => {
  problems.expect(/^answer 401: GET .*\/api\/addresses$/);
  await signUp(page);
  await page.goto('/dashboard');
  await expect(page.getByText('No orders yet')).toBeVisible();
  await signOut(page);
  await tab(page, 'Addresses').click();
  await expect(page).toHaveURL(/\/auth\?next=/);
});

test('after signing out, the next user sees none of the previous data', desktop, async ({ page }) => {
  const next = await signUp(page);
  await signOut(page);
  await signUp(page, { firstName: 'Meera' });
  const address = { name: 'Meera Iyer', streetAddress: '4 Beach Road', city: 'Kochi', state: 'Kerala' };
  await post(page.request, '/api/addresses', { ...address, zipCode: '682001', country: 'India' });
  await page.goto('/dashboard?tab=addresses');
  await expect(page.getByText('Meera Iyer')).toBeVisible();
  await markWindow(page);
  await main(page).getByRole('button', { name: 'Logout' }).click();
  await page.getByLabel('Username', { exact: true }).fill(next.username);
  await page.getByLabel('Password', { exact: true }).fill(next.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await tab(page, 'Addresses').click();
  await expect(page.getByText('No saved addresses')).toBeVisible();
  await expectSameWindow(page);
});
