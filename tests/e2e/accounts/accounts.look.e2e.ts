import type { Page } from '@playwright/test';
import { orderCard } from '#tests/support/builders/order-cards.ts';
import { expect, test } from '#tests/support/journeys/journey.ts';
import { checkAppearance } from '#tests/support/journeys/appearance.ts';
import { mockResponse, post, signUp } from '#tests/support/builders/people.ts';

/** A state without an address is reached from the one before it. */
type State = [name: string, path: string | null, show: (page: Page) => Promise<void>, within?: string];

/** What lies under a dialog is the state before it. */
const openedDialog = 'dialog[open]';

const wait = (text: string) => async (page: Page) => expect(page.getByText(text).first()).toBeVisible();

const press = (name: string, words: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).first().click();
  await wait(words)(page);
};

const openDialog = (button: string) => async (page: Page) => {
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: button, exact: true }).first().click();
  await expect(dialog).toBeVisible();
};

async function lookAtEach(page: Page, states: State[]): Promise<void> {
  for (const [name, path, show, within] of states) {
    if (path) await page.goto(path);
    await show(page);
    await checkAppearance(page, name, within);
  }
}

const signInStates: State[] = [
  ['sign-in', '/auth', wait('Welcome back')],
  ['sign-in-errors', null, press('Sign In', 'Username is required')],
  ['sign-up', '/auth?tab=sign-up', press('Create Account', 'Username is required')],
  ['forgot-password', '/auth?tab=forgot-password', press('Send Link', 'Enter an email address')],
];

const mailedStates: State[] = [
  ['new-password', `/auth#reset=${'a'.repeat(43)}`, press('Set Password', 'Password is required')],
  ['confirm-email', `/auth#confirm=${'a'.repeat(43)}`, wait('Confirm your email address')],
];

const dashboardStates: State[] = [
  ['dashboard-orders', '/dashboard', wait('PK-1042')],
  ['dashboard-addresses', '/dashboard?tab=addresses', wait('1 saved address')],
  ['dashboard-add-address', null, openDialog('Add Address'), openedDialog],
  ['dashboard-delete-address', null, openDialog('Delete'), openedDialog],
];

const accountStates: State[] = [
  ['dashboard-account', '/dashboard?tab=account', wait('Member Since')],
  ['dashboard-edit-account', null, openDialog('Edit Account Information'), openedDialog],
  ['dashboard-settings', '/dashboard?tab=settings', wait('This device')],
  ['dashboard-change-password', null, openDialog('Change Password'), openedDialog],
  ['dashboard-delete-account', null, openDialog('Delete My Account'), openedDialog],
];

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('cookie-notice', 'accepted')));

test('every state of the sign-in is accessible, and leaves its pictures for people to look at', async ({ page }) => {
  await lookAtEach(page, signInStates);
});

test('every state of a mailed link is accessible, and leaves its pictures', async ({ page }) => {
  await lookAtEach(page, mailedStates);
});

test('the dashboard is accessible with and without orders and addresses, and leaves its pictures', async ({ page }) => {
  await signUp(page);
  await lookAtEach(page, [['dashboard-no-orders', '/dashboard', wait('No orders yet')]]);
  await page.getByRole('tab', { name: 'Addresses' }).click();
  await lookAtEach(page, [['dashboard-no-addresses', null, wait('No saved addresses')]]);
  const address = { name: 'Asha Rao', streetAddress: '12 MG Road', city: 'Bengaluru', state: 'Karnataka' };
  await post(page.request, '/api/addresses', { ...address, zipCode: '560001', country: 'India' });
  const statuses = ['pending', 'confirmed', 'shipped', 'delivered', 'cancelled', 'on hold'];
  await mockResponse(
    page,
    '/api/orders?*',
    200,
    statuses.map((status, index) =>
      orderCard({
        number: `PK-${1042 - index}`,
        totalAmount: '9498.00',
        status,
        notes: index === 1 ? 'Please ring the bell twice.' : null,
      }),
    ),
  );
  await lookAtEach(page, dashboardStates);
});

test('every state of the account and its settings is accessible, and leaves its pictures', async ({ page }) => {
  await signUp(page);
  await lookAtEach(page, accountStates);
});
