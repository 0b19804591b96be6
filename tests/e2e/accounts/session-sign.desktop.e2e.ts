import type { Page } from '@playwright/test';
import { fillCart } from '#tests/support/journeys/cart-journey.ts';
import { expect, open, test } from '#tests/support/journeys/journey.ts';
import { expectToast, signUp } from '#tests/support/builders/people.ts';

const signName = 'taar_signed_in';

/** Counts the page's requests for the current user from now on. */
function countUserCalls(page: Page): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/user' && request.method() === 'GET') calls += 1;
  });
  return () => calls;
}

const hasSign = async (page: Page): Promise<boolean> =>
  (await page.context().cookies()).some(({ name }) => name === signName);

test('a visitor without a session asks for no user, not even with a cart', async ({ page }) => {
  const calls = countUserCalls(page);
  await open(page, '/');
  await fillCart(page, { 'pocket-amp-pcb': 1 });
  for (const path of ['/products', '/cart', '/checkout']) await open(page, path);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByRole('tablist')).toBeVisible();
  expect(calls()).toBe(0);
  expect(await hasSign(page)).toBe(false);
});

test('whoever is signed in is asked for, until they sign out', async ({ page }) => {
  const calls = countUserCalls(page);
  const { username, password } = await signUp(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Asha!');
  expect(calls()).toBe(1);
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expectToast(page, 'Logged out');
  await expect(page).toHaveURL(/\/auth$/);
  expect(await hasSign(page)).toBe(false);
  await page.reload();
  await page.getByLabel('Username', { exact: true }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(calls()).toBe(1);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Asha!');
  expect(calls()).toBe(2);
});

test('a session that ended elsewhere is asked for once more, and then no longer', async ({ page, problems }) => {
  problems.expect(/^answer 401: GET .*\/api\/user$/);
  await signUp(page);
  const { name, value } = (await page.context().cookies()).find((cookie) => cookie.name === signName)!;
  await page.context().clearCookies();
  await page.context().addCookies([{ name, value, url: process.env['TAAR_SHOP_URL']! }]);
  const calls = countUserCalls(page);
  await open(page, '/');
  await expect.poll(() => hasSign(page)).toBe(false);
  await open(page, '/products');
  expect(calls()).toBe(1);
});
