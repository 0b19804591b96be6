import { expect, test } from '#tests/support/journeys/journey.ts';
import { mockResponse, expectToast, newPerson, signUp } from '#tests/support/builders/people.ts';

const token = 'a'.repeat(43);

test('a forgotten password is helped by a mail, and the answer tells nobody who has an account', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL(/tab=forgot-password$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?');
  await page.getByRole('button', { name: 'Send Link' }).click();
  const email = page.getByLabel('Email');
  await expect(email).toHaveAccessibleDescription(/Enter an email address/);
  await expect(email).toBeFocused();
  await email.fill(newPerson().email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText(/If there’s an account with that email/)).toBeVisible();
  await page.getByRole('button', { name: 'Back to Sign In' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
});

test('a mailed link that is dead says so and offers a new one, also to someone who is signed in', async ({
  page,
  problems,
}) => {
  problems.expect(/^answer 400: POST .*\/api\/password-reset\/confirm$/);
  await signUp(page);
  await page.goto(`/auth#reset=${token}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password');
  await page.getByRole('button', { name: 'Set Password' }).click();
  await expect(page.getByLabel('New Password')).toHaveAccessibleDescription(/^Password is required/);
  await page.getByLabel('New Password').fill('solder-2');
  await page.getByLabel('Confirm Password').fill('solder-3');
  await expect(page.getByLabel('Confirm Password')).toHaveAccessibleDescription("Passwords don't match");
  await page.getByLabel('Confirm Password').fill('solder-2');
  await page.getByRole('button', { name: 'Set Password' }).click();
  await expect(page.getByRole('alert').getByText(/This link has expired or was already used/)).toBeVisible();
  await expect(page.getByLabel('New Password')).toHaveValue('solder-2');
});

test('a mailed link sets the password and leads to the sign-in', async ({ page }) => {
  await mockResponse(page, '/api/password-reset/confirm', 204);
  await page.goto('/auth');
  await expect(page.getByRole('tablist')).toBeVisible();
  // Followed in a window that shows the screen already, the link changes nothing but the end of the address.
  await page.goto(`/auth#reset=${token}`);
  await page.getByLabel('New Password').fill('solder-2');
  await page.getByLabel('Confirm Password').fill('solder-2');
  const request = page.waitForRequest('**/api/password-reset/confirm');
  await page.getByRole('button', { name: 'Set Password' }).click();
  expect((await request).postDataJSON()).toEqual({ token, password: 'solder-2' });
  await expectToast(page, 'Password changed', 'Sign in with your new password.');
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
});

for (const [outcome, words] of [
  ['confirmed', 'asha@example.com is confirmed.'],
  ['waiting', 'Now confirm from our other email too'],
  ['changed', 'Your account now uses asha@example.com.'],
] as const) {
  test(`a link that confirms a mail address waits for a hand, and then says: ${outcome}`, async ({ page }) => {
    await mockResponse(page, '/api/email-confirmation', 200, { outcome, email: 'asha@example.com' });
    await page.goto(`/auth#confirm=${token}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your email address');
    await page.getByRole('button', { name: 'Confirm Address' }).click();
    await expect(page.getByRole('status').getByText(words)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard');
  });
}
