import type { Page } from '@playwright/test';
import { desktop, expect, expectToFitEveryWindow, test } from '#tests/support/journeys/journey.ts';
import { mockResponse, expectToast, holdRequests, newPerson, signOut, signUp } from '#tests/support/builders/people.ts';

const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign In', exact: true });
const username = (page: Page) => page.getByLabel('Username', { exact: true });
/** What went wrong with the form as a whole. */
const failure = (page: Page) => page.getByRole('tabpanel').getByRole('alert');
const password = (page: Page) => page.getByLabel('Password', { exact: true });

async function openAuth(page: Page, path = '/auth'): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('tablist')).toBeVisible();
}

async function signIn(page: Page, name: string, secret: string): Promise<void> {
  await username(page).fill(name);
  await password(page).fill(secret);
  await signInButton(page).click();
}

test('the sign-in screen has no header or footer and lists the benefits of an account', desktop, async ({ page }) => {
  await openAuth(page);
  await expect(page).toHaveTitle(/^Sign In\b.*taar/);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  for (const benefit of ['Premium kits', 'Expert guides', 'Order tracking', 'Saved addresses']) {
    await expect(page.getByText(benefit, { exact: true })).toBeVisible();
  }
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'taar, home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('the screen fits into narrow and wide windows', desktop, async ({ page }) => {
  for (const path of ['/auth', '/auth?tab=sign-up']) {
    await openAuth(page, path);
    await expectToFitEveryWindow(page);
  }
});

test(
  'it waits while the session is unknown, and lets anybody try when it cannot be asked for',
  desktop,
  async ({ page, problems }) => {
    problems.expect(/^answer 503: GET .*\/api\/user$/);
    await mockResponse(page, '/api/user', 503, 'Busy.');
    const release = await holdRequests(page, '/api/user');
    await signUp(page);
    await page.goto('/auth');
    await expect(page.getByText('Looking for your session...')).toBeVisible();
    await expect(page.getByRole('tablist')).toHaveCount(0);
    release();
    await expect(signInButton(page)).toBeVisible();
  },
);

test.describe('signing in', () => {
  test(
    'says at its field what is missing, leads there, and takes it back when it is mended',
    desktop,
    async ({ page }) => {
      await openAuth(page);
      await signInButton(page).click();
      await expect(username(page)).toHaveAccessibleDescription(/^Username is required/);
      await expect(password(page)).toHaveAccessibleDescription('Password is required');
      await expect(username(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(username(page)).toBeFocused();
      await username(page).fill('asha');
      await expect(page.getByText('Username is required')).toBeHidden();
      await expect(page.getByText('Password is required')).toBeVisible();
    },
  );

  test(
    'tells of wrong credentials and of a busy shop, and keeps what was typed',
    desktop,
    async ({ page, problems }) => {
      problems.expect(/^answer (401|503): POST .*\/api\/login$/);
      await openAuth(page);
      await signIn(page, newPerson().username, 'wrong-password');
      await expectToast(page, 'Login failed', 'Invalid credentials');
      await expect(failure(page)).toHaveText(/^Invalid credentials\. Please check your username and password/);
      expect((await failure(page).boundingBox())!.y).toBeLessThan((await username(page).boundingBox())!.y);
      await mockResponse(page, '/api/login', 503, 'The shop is very busy right now.');
      await signInButton(page).click();
      await expect(failure(page)).toHaveText('The shop is very busy right now.');
      await expectToast(page, 'Login failed', 'Invalid credentials');
      await expect(password(page)).toHaveValue('wrong-password');
      await expect(username(page)).not.toHaveValue('');
      await expect(signInButton(page)).toBeEnabled();
    },
  );

  test('works by keyboard alone and leads to the dashboard', desktop, async ({ page }) => {
    const person = await signUp(page);
    await signOut(page);
    await openAuth(page);
    const release = await holdRequests(page, '/api/login');
    await page.getByRole('tab', { name: 'Sign In' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.type(person.username);
    await page.keyboard.press('Tab');
    await page.keyboard.type(person.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Signing In...' })).toBeDisabled();
    release();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expectToast(page, 'Welcome back!', `Logged in as ${person.username}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Asha!');
  });

  test('takes the mail address too', desktop, async ({ page }) => {
    const person = await signUp(page);
    await signOut(page);
    await openAuth(page);
    await signIn(page, person.email, person.password);
    await expectToast(page, 'Welcome back!', `Logged in as ${person.username}`);
  });

  test('shows and hides the password, and helps password managers', desktop, async ({ page }) => {
    await openAuth(page);
    await password(page).fill('secret');
    await expect(password(page)).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(password(page)).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide' }).click();
    await expect(password(page)).toHaveAttribute('type', 'password');
    await expect(username(page)).toHaveAttribute('autocomplete', 'username');
    await expect(password(page)).toHaveAttribute('autocomplete', 'current-password');
  });
});

test.describe('signing up', () => {
  const create = (page: Page) => page.getByRole('button', { name: 'Create Account' });
  const fill = async (page: Page, person: ReturnType<typeof newPerson>, confirmation: string) => {
    await page.getByLabel('First Name').fill(person.firstName);
    await page.getByLabel('Last Name').fill(person.lastName);
    await username(page).fill(person.username);
    await page.getByLabel('Email').fill(person.email);
    await password(page).fill(person.password);
    await page.getByLabel('Confirm Password').fill(confirmation);
  };

  test('says at each field what is wrong', desktop, async ({ page }) => {
    await openAuth(page, '/auth?tab=sign-up');
    await create(page).click();
    await expect(username(page)).toHaveAccessibleDescription('Username is required');
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email is required');
    await expect(password(page)).toHaveAccessibleDescription(/^Password is required/);
    const confirmation = page.getByLabel('Confirm Password');
    await expect(confirmation).toHaveAccessibleDescription('Password must be at least 6 characters');
    await expect(username(page)).toBeFocused();
    await fill(page, newPerson(), 'solder-2');
    await expect(confirmation).toHaveAccessibleDescription("Passwords don't match");
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(1);
  });

  test('makes the account, without sending the confirmation', desktop, async ({ page }) => {
    const person = newPerson();
    await openAuth(page);
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    const release = await holdRequests(page, '/api/register');
    await fill(page, person, person.password);
    const request = page.waitForRequest('**/api/register');
    await create(page).click();
    await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeDisabled();
    expect((await request).postDataJSON()).toEqual({ ...person });
    release();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expectToast(page, 'Welcome!', `Account created for ${person.username}`);
  });

  test('says what the shop answers, or that it failed', desktop, async ({ page, problems }) => {
    problems.expect(/^answer 500: POST .*\/api\/register$/);
    await openAuth(page, '/auth?tab=sign-up');
    await mockResponse(page, '/api/register', 500, '');
    const person = newPerson();
    await fill(page, person, person.password);
    await create(page).click();
    const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
    await expect(toast.getByText('Registration failed', { exact: true })).toHaveCount(2);
    await mockResponse(page, '/api/register', 500, { detail: 'Our bench is on fire.', code: 'internal' });
    await create(page).click();
    await expect(toast.getByText('Our bench is on fire.')).toBeVisible();
    await expectToast(page, 'Registration failed', 'Our bench is on fire.');
    await expect(failure(page)).toHaveText('Our bench is on fire.');
  });

  test(
    'tells when a name is taken, at its field too, and keeps what was typed',
    desktop,
    async ({ page, problems }) => {
      problems.expect(/^answer 409: POST .*\/api\/register$/);
      const { username: taken } = await signUp(page);
      await signOut(page);
      await openAuth(page, '/auth?tab=sign-up');
      const person = newPerson({ username: taken });
      await fill(page, person, person.password);
      await create(page).click();
      await expectToast(page, 'Registration failed', 'That username is taken.');
      await expect(username(page)).toHaveAccessibleDescription(/taken/);
      await expect(username(page)).toBeFocused();
      await expect(page.getByLabel('Email')).toHaveValue(person.email);
      await expect(password(page)).toHaveValue(person.password);
    },
  );
});

test('the tabs are chosen by arrow keys, and the choice is in the address', desktop, async ({ page }) => {
  await openAuth(page, '/auth?next=%2Fcart');
  const [first, second] = [page.getByRole('tab', { name: 'Sign In' }), page.getByRole('tab', { name: 'Sign Up' })];
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await expect(second).toBeFocused();
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/\?next=%2Fcart&tab=sign-up$/);
  await page.reload();
  await expect(page.getByLabel('Confirm Password')).toBeVisible();
  await page.getByRole('tab', { name: 'Sign Up' }).focus();
  await page.keyboard.press('Home');
  await expect(signInButton(page)).toBeVisible();
});

test(
  'someone who is signed in is sent on to where the address says, inside the shop only, else to the dashboard',
  desktop,
  async ({ page, baseURL }) => {
    await signUp(page);
    await page.goto('/auth');
    await expect(page).toHaveURL(`${baseURL}/dashboard`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Asha!');
    await page.goto('/auth?next=%2Fshipping');
    await expect(page).toHaveURL(`${baseURL}/shipping`);
    for (const next of ['https://example.org/', '/\\example.org']) {
      await page.goto(`/auth?next=${encodeURIComponent(next)}`);
      await expect(page).toHaveURL(`${baseURL}/dashboard`);
    }
  },
);

test('the Login link leads back to the page where it was pressed', desktop, async ({ page }) => {
  const person = await signUp(page);
  await signOut(page);
  await page.goto('/shipping');
  await page.getByRole('link', { name: 'Login' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await signIn(page, person.username, person.password);
  await expect(page).toHaveURL(/\/shipping$/);
  await expectToast(page, 'Welcome back!');
});

test(
  'both screens arrive the same for everybody, and say that they need JavaScript',
  desktop,
  async ({ page, request }) => {
    await signUp(page);
    for (const [path, words] of [
      ['/auth', 'Signing in needs JavaScript.'],
      ['/dashboard?tab=account', 'Your dashboard needs JavaScript.'],
    ] as const) {
      const anonymous = await (await request.get(path)).text();
      expect(anonymous).toContain(`<noscript><p>${words}`);
      expect(await (await page.request.get(path)).text()).toBe(anonymous);
    }
  },
);
