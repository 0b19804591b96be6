import type { Browser, Page } from '@playwright/test';
import { expect, test } from '#tests/support/journeys/journey.ts';
import { checkAppearance } from '#tests/support/journeys/appearance.ts';
import { fillCart } from '#tests/support/journeys/cart-journey.ts';
import { field as checkoutField, openCheckout } from '#tests/support/journeys/checkout-journey.ts';
import { mockResponse, expectToast, post, signUp, type Person } from '#tests/support/builders/people.ts';

const dialog = (page: Page) => page.getByRole('dialog');

async function openTab(page: Page, name: 'account' | 'settings'): Promise<void> {
  await page.goto(`/dashboard?tab=${name}`);
  await expect(page.getByRole('tab', { selected: true })).toHaveText(name === 'account' ? 'Account' : 'Settings');
}

/** The same person on a second device. */
async function secondDevice(browser: Browser, person: Person, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await post(page.request, '/api/login', { username: person.username, password: person.password });
  return page;
}

const isSignedIn = async (page: Page): Promise<boolean> => (await page.request.get('/api/user')).ok();

test.describe('the account', () => {
  test('shows who one is, and what is not set', async ({ page }) => {
    const { username, email } = await signUp(page, { firstName: '', lastName: '' });
    await openTab(page, 'account');
    await expect(page.getByText('Not set')).toHaveCount(2);
    const values = page.getByRole('tabpanel').getByRole('definition');
    await expect(values.nth(2)).toHaveText(username);
    await expect(values.nth(3)).toHaveText(email);
    await expect(values.nth(4)).toHaveText(/^\d{1,2} \w{3,4} \d{4}$/);
  });

  test('keeps the business that one buys for, and the next checkout starts with it', async ({ page }) => {
    await signUp(page);
    await fillCart(page, { 'pocket-fuzz': 1 });
    await openTab(page, 'account');
    await page.getByRole('button', { name: 'Add Business Details' }).press('Enter');
    await dialog(page).getByLabel('Company name').fill('Sample Audio Works LLP');
    const gstin = dialog(page).getByLabel('GSTIN (optional)');
    await gstin.fill('39AAACS0000B1Z1');
    await expect(gstin).toHaveAccessibleDescription(/No state has the code 39/);
    await gstin.fill('27AAPFU0939F1ZV');
    await checkAppearance(page, 'dashboard-business', 'dialog[open]');
    await dialog(page).getByRole('button', { name: 'Save Details' }).click();
    await expectToast(page, 'Business details saved');
    await expect(page.getByRole('region', { name: 'Business Details' })).toContainText(/Registered In\s*Maharashtra/);
    await openCheckout(page);
    await expect(checkoutField(page, 'Company name')).toHaveValue('Sample Audio Works LLP');
    await expect(checkoutField(page, 'GSTIN (optional)')).toHaveValue('27AAPFU0939F1ZV');
  });

  test('can be changed, and keeps what was typed when the shop fails', async ({ page, problems }) => {
    problems.expect(/^answer 503: PATCH .*\/api\/user$/);
    await signUp(page);
    await openTab(page, 'account');
    const edit = page.getByRole('button', { name: 'Edit Account Information' });
    await edit.focus();
    await page.keyboard.press('Enter');
    await dialog(page).getByLabel('First Name').fill('Meera');
    await mockResponse(page, '/api/user', 503, 'The shop is very busy right now.');
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('alert')).toHaveText('The shop is very busy right now.');
    await expect(dialog(page).getByLabel('First Name')).toHaveValue('Meera');
    await page.unroute('**/api/user');
    await dialog(page).getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, 'Account updated', 'Your changes have been saved.');
    await expect(dialog(page)).toHaveCount(0);
    await expect(edit).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Meera!');
  });

  test('says when a username is taken', async ({ page, problems }) => {
    problems.expect(/^answer 409: PATCH .*\/api\/user$/);
    const { username: taken } = await signUp(page);
    await signUp(page);
    await openTab(page, 'account');
    await page.getByRole('button', { name: 'Edit Account Information' }).click();
    const field = dialog(page).getByLabel('Username');
    await field.fill('');
    await dialog(page).getByRole('button', { name: 'Save Changes' }).click();
    await expect(field).toHaveAccessibleDescription('Username is required');
    await field.fill(taken);
    await page.keyboard.press('Enter');
    await expect(field).toHaveAccessibleDescription(/taken/);
    await expect(field).toBeFocused();
  });

  test('waits for a new mail address to be confirmed, and can be told to keep the old one', async ({ page }) => {
    const { email } = await signUp(page);
    await openTab(page, 'account');
    await page.getByRole('button', { name: 'Edit Account Information' }).click();
    await dialog(page).getByLabel('Email').fill(`new-${email}`);
    await dialog(page).getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, 'Account updated', 'We emailed a link to your old and your new address.');
    await expect(page.getByText(`new-${email}`)).toBeVisible();
    await page.getByRole('button', { name: `Keep ${email}` }).click();
    await expectToast(page, 'Email address kept');
    await expect(page.getByText(`new-${email}`)).toBeHidden();
  });
});

test.describe('the settings', () => {
  test('show the last login and the day of the account', async ({ page }) => {
    const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });
    const before = day.format();
    await signUp(page);
    // Midnight may pass while somebody signs up.
    const today = `(${before}|${day.format()})`;
    await openTab(page, 'settings');
    await expect(page.getByText('Last Login')).toBeVisible();
    await expect(page.getByRole('definition').first()).toHaveText(new RegExp(today));
    await expect(page.getByRole('definition').last()).toHaveText(new RegExp(`^${today}$`));
  });

  test('change the password, which ends every other session', async ({ page, browser, baseURL, problems }) => {
    problems.expect(/^answer 403: POST .*\/api\/user\/password$/);
    const person = await signUp(page);
    const other = await secondDevice(browser, person, baseURL!);
    await openTab(page, 'settings');
    await page.getByRole('button', { name: 'Change Password' }).click();
    const field = (name: string) => dialog(page).getByLabel(name, { exact: true });
    await field('Current Password').fill('not-it-at-all');
    await field('New Password').fill('solder-2');
    await field('Confirm New Password').fill('solder-3');
    await page.keyboard.press('Enter');
    await expect(field('Confirm New Password')).toHaveAccessibleDescription("Passwords don't match");
    await field('Confirm New Password').fill('solder-2');
    await page.keyboard.press('Enter');
    await expect(field('Current Password')).toHaveAccessibleDescription('That’s not your current password.');
    await expect(field('Current Password')).toBeFocused();
    await expect(field('New Password')).toHaveValue('solder-2');
    await field('Current Password').fill(person.password);
    await page.keyboard.press('Enter');
    await expectToast(page, 'Password changed', 'You’re signed out on every other device.');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Change Password' })).toBeFocused();
    expect(await isSignedIn(page)).toBe(true);
    expect(await isSignedIn(other)).toBe(false);
    await post(other.request, '/api/login', { username: person.username, password: 'solder-2' });
    await other.context().close();
  });

  test('list the devices and sign the others out', async ({ page, browser, baseURL }) => {
    const person = await signUp(page);
    const others = [await secondDevice(browser, person, baseURL!), await secondDevice(browser, person, baseURL!)];
    await openTab(page, 'settings');
    const devices = page.getByRole('region', { name: 'Signed-in Devices' });
    await expect(devices.getByRole('listitem')).toHaveCount(3);
    await expect(devices.getByText('This device')).toHaveCount(1);
    await devices.getByRole('button', { name: 'Sign Out', exact: true }).first().click();
    await expectToast(page, 'Device signed out');
    await expect(devices.getByRole('listitem')).toHaveCount(2);
    await devices.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expectToast(page, 'Signed out everywhere else');
    await expect(devices.getByRole('listitem')).toHaveCount(1);
    await expect(devices.getByRole('button')).toHaveCount(0);
    for (const other of others) {
      expect(await isSignedIn(other)).toBe(false);
      await other.context().close();
    }
    expect(await isSignedIn(page)).toBe(true);
  });

  test('give out everything that is kept about the person', async ({ page }) => {
    const { email } = await signUp(page);
    await openTab(page, 'settings');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download My Data' }).click();
    const stream = await (await download).createReadStream();
    let text = '';
    for await (const chunk of stream) text += String(chunk);
    expect(JSON.parse(text)).toMatchObject({ user: { email }, addresses: [], orders: [] });
  });

  test('delete the account, asked first and only with the password', async ({ page, problems }) => {
    problems.expect(/^answer 403: DELETE .*\/api\/user$/);
    const person = await signUp(page);
    await openTab(page, 'settings');
    const button = page.getByRole('button', { name: 'Delete My Account' });
    const question = page.getByRole('alertdialog', { name: 'Delete your account?' });
    await button.click();
    await question.getByRole('button', { name: 'Keep Account' }).click();
    await expect(question).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.click();
    await question.getByLabel('Password').fill('not-it-at-all');
    await question.getByRole('button', { name: 'Delete Account' }).click();
    await expect(question.getByLabel('Password')).toHaveAccessibleDescription('That’s not your current password.');
    await question.getByLabel('Password').fill(person.password);
    await page.keyboard.press('Enter');
    await expectToast(page, 'Account deleted');
    await expect(page).toHaveURL(/\/$/);
    expect(await isSignedIn(page)).toBe(false);
    const { username, password } = person;
    const answered = await page.request.post('/api/login', { data: { username, password } });
    expect(answered.status()).toBe(401);
  });
});
