import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from '#tests/support/journey.ts';
import { answer, post, signUp } from '#tests/support/people.ts';

type State = [name: string, path: string, show: (page: Page) => Promise<void>];

const press = (name: string) => async (page: Page) => page.getByRole('button', { name, exact: true }).first().click();
const wait = (text: string) => async (page: Page) => expect(page.getByText(text).first()).toBeVisible();

async function look(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await expectNoAxeViolations(page);
  await page.screenshot({ path: `test-results/looks/${name}.png`, fullPage: true });
}

const signInStates: State[] = [
  ['sign-in', '/auth', wait('Welcome back')],
  ['sign-in-errors', '/auth', press('Sign In')],
  ['sign-up', '/auth?tab=sign-up', press('Create Account')],
  ['forgot-password', '/auth?tab=forgot-password', press('Send Link')],
  ['new-password', `/auth#reset=${'a'.repeat(43)}`, press('Set Password')],
  ['confirm-email', `/auth#confirm=${'a'.repeat(43)}`, wait('Confirm your mail address')],
];

for (const [name, path, show] of signInStates) {
  test(`${name} is accessible, and leaves its picture for people to look at`, async ({ page }, { project }) => {
    await page.addInitScript(() => localStorage.setItem('cookie-notice', 'accepted'));
    await page.goto(path);
    await show(page);
    await look(page, `${name}-${project.name}`);
  });
}

const dashboardStates: State[] = [
  ['dashboard-orders', '/dashboard', wait('PK-1042')],
  ['dashboard-addresses', '/dashboard?tab=addresses', wait('1 saved address')],
  ['dashboard-add-address', '/dashboard?tab=addresses', press('Add Address')],
  ['dashboard-delete-address', '/dashboard?tab=addresses', press('Delete')],
  ['dashboard-account', '/dashboard?tab=account', wait('Member Since')],
  ['dashboard-edit-account', '/dashboard?tab=account', press('Edit Account Information')],
  ['dashboard-settings', '/dashboard?tab=settings', wait('This device')],
  ['dashboard-change-password', '/dashboard?tab=settings', press('Change Password')],
  ['dashboard-delete-account', '/dashboard?tab=settings', press('Delete My Account')],
];

test('every state of the dashboard is accessible, and leaves its picture', async ({ page }, { project }) => {
  test.setTimeout(120_000);
  await page.addInitScript(() => localStorage.setItem('cookie-notice', 'accepted'));
  await signUp(page);
  await page.goto('/dashboard');
  await wait('No orders yet')(page);
  await look(page, `dashboard-no-orders-${project.name}`);
  await page.getByRole('tab', { name: 'Addresses' }).click();
  await wait('No saved addresses')(page);
  await look(page, `dashboard-no-addresses-${project.name}`);
  const address = { name: 'Asha Rao', streetAddress: '12 MG Road', city: 'Bengaluru', state: 'Karnataka' };
  await post(page.request, '/api/addresses', { ...address, zipCode: '560001', country: 'India' });
  const statuses = ['pending', 'confirmed', 'shipped', 'delivered', 'cancelled', 'on hold'];
  await answer(
    page,
    '/api/orders',
    200,
    statuses.map((status, index) => ({
      id: `order-${index}`,
      number: `PK-${1042 - index}`,
      createdAt: '2026-11-12T04:30:00.000Z',
      totalAmount: '9498.00',
      currency: 'INR',
      status,
      notes: index === 1 ? 'Please ring the bell twice.' : null,
    })),
  );
  for (const [name, path, show] of dashboardStates) {
    await page.goto(path);
    await show(page);
    await look(page, `${name}-${project.name}`);
  }
});
