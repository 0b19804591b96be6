import type { Page } from '@playwright/test';
import { desktop, expect, test } from '#tests/support/journeys/journey.ts';
import { mockResponse, expectToast, holdRequests, post, signUp } from '#tests/support/builders/people.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page, name: string) => dialog(page).getByLabel(name, { exact: true });
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save Address' });
const add = (page: Page) => page.getByRole('button', { name: 'Add Address' });

const bengaluru = {
  name: 'Asha Rao',
  streetAddress: '12 MG Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  zipCode: '560001',
  country: 'India',
};
const portland = {
  name: 'Studio 12',
  streetAddress: '4 Pearl Street',
  city: 'Portland',
  state: 'Oregon',
  zipCode: '97201',
  country: 'United States',
};

/** Someone who has saved these addresses, at the list of them. */
async function openAddresses(page: Page, ...addresses: object[]): Promise<void> {
  await signUp(page);
  for (const address of addresses) await post(page.request, '/api/addresses', address);
  await page.goto('/dashboard?tab=addresses');
  await expect(add(page)).toBeVisible();
}

async function fillLines(page: Page, { name, streetAddress, city, zipCode }: typeof bengaluru): Promise<void> {
  await field(page, 'Name').fill(name);
  await field(page, 'Street Address').fill(streetAddress);
  await field(page, 'City').fill(city);
  await dialog(page)
    .getByLabel(/^(PIN code|ZIP \/ postal code)$/)
    .fill(zipCode);
}

test('the first address is free text, starts in India there, and becomes the default', desktop, async ({ page }) => {
  await openAddresses(page);
  await expect(page.getByText('No saved addresses')).toBeVisible();
  await add(page).click();
  await expect(field(page, 'Country')).toHaveValue('India');
  await expect(dialog(page).getByRole('combobox', { name: 'State' })).toHaveAttribute('list', /.+/);
  await expect(dialog(page).getByLabel('Ship outside India')).toHaveCount(0);
  await fillLines(page, bengaluru);
  await field(page, 'State').fill('Karnataka');
  const release = await holdRequests(page, '/api/addresses');
  await save(page).click();
  await expect(dialog(page).getByRole('button', { name: 'Saving...' })).toBeDisabled();
  release();
  await expectToast(page, 'Address added', 'Your address has been saved successfully.');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText('1 saved address', { exact: true })).toBeVisible();
  const card = page.getByRole('listitem').filter({ hasText: 'Asha Rao' });
  for (const words of ['Default', '12 MG Road', 'Bengaluru, Karnataka 560001', 'India']) {
    await expect(card).toContainText(words);
  }
  await expect(page.locator('body')).not.toBeFocused();
});

test.describe('in the time zone of New York', () => {
  test.use({ locale: 'en-US', timezoneId: 'America/New_York' });

  test("the first address starts with 'United States'", desktop, async ({ page }) => {
    await openAddresses(page);
    await add(page).click();
    await expect(field(page, 'Country')).toHaveValue('United States');
    await expect(field(page, 'State')).toHaveValue('');
  });
});

test('every field is required, and Indian PIN codes have six digits', desktop, async ({ page }) => {
  await openAddresses(page);
  await add(page).click();
  await field(page, 'Country').fill('');
  await save(page).click();
  for (const [name, words] of [
    ['Name', 'Name is required'],
    ['Street Address', 'Street address is required'],
    ['City', 'City is required'],
    ['State', 'State is required'],
    ['ZIP / postal code', 'PIN or ZIP code is required'],
    ['Country', 'Country is required'],
  ] as const) {
    await expect(field(page, name)).toHaveAccessibleDescription(words);
  }
  await expect(field(page, 'Name')).toBeFocused();
  await fillLines(page, { ...bengaluru, zipCode: '056000' });
  await field(page, 'State').fill('Karnataka');
  await field(page, 'Country').fill('India');
  await expect(field(page, 'PIN code')).toHaveAccessibleDescription(/^An Indian PIN code has six digits/);
  await field(page, 'Country').fill('Nepal');
  await expect(dialog(page).getByText(/^An Indian PIN code/)).toBeHidden();
});

test('later addresses choose among the 36 states of India, or switch to any country', desktop, async ({ page }) => {
  await openAddresses(page, bengaluru);
  await add(page).click();
  const states = field(page, 'State').locator('option:not([value=""])');
  await expect(states).toHaveCount(36);
  await expect(field(page, 'State').locator('optgroup').first().locator('option')).toHaveCount(28);
  await expect(field(page, 'Country').locator('option')).toHaveText(['India']);
  await field(page, 'State').selectOption('Kerala');
  await field(page, 'PIN code').fill('560001');
  await expect(field(page, 'PIN code')).toHaveAccessibleDescription(/looks like a PIN code in Karnataka/);
  await dialog(page).getByLabel('Ship outside India').check();
  await expect(field(page, 'Country')).toHaveValue('');
  await fillLines(page, portland);
  await field(page, 'State').fill(portland.state);
  await field(page, 'Country').fill(portland.country);
  await dialog(page).getByLabel('Make this my default address').check();
  await save(page).click();
  await expectToast(page, 'Address added');
  await expect(page.getByText('2 saved addresses', { exact: true })).toBeVisible();
  await expect(page.getByText('Default', { exact: true })).toHaveCount(1);
  await expect(page.getByRole('listitem').filter({ hasText: 'Studio 12' })).toContainText('Default');
  await add(page).click();
  await expect(field(page, 'Name')).toHaveValue('');
  await expect(dialog(page).getByLabel('Ship outside India')).not.toBeChecked();
});

test('an address that cannot be saved is told, and nothing typed is lost', desktop, async ({ page, problems }) => {
  problems.expect(/^answer 503: POST .*\/api\/addresses$/);
  await openAddresses(page);
  await add(page).click();
  await fillLines(page, bengaluru);
  await field(page, 'State').fill('Karnataka');
  await mockResponse(page, '/api/addresses', 503, 'The shop is very busy right now.');
  await save(page).click();
  await expectToast(page, 'Error', 'Failed to save address. Please try again.');
  await expect(dialog(page).getByRole('alert')).toHaveText('The shop is very busy right now.');
  await expect(field(page, 'Street Address')).toHaveValue('12 MG Road');
  await page.unroute('**/api/addresses');
  await save(page).click();
  await expectToast(page, 'Address added');
  await expect(dialog(page)).toHaveCount(0);
});

test('an address can be edited', desktop, async ({ page }) => {
  await openAddresses(page, bengaluru, portland);
  await page.getByRole('listitem').filter({ hasText: 'Studio 12' }).getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Address' })).toBeVisible();
  await expect(dialog(page).getByLabel('Ship outside India')).toBeChecked();
  await expect(field(page, 'State')).toHaveValue('Oregon');
  await field(page, 'Name').fill('Studio 13');
  await save(page).click();
  await expectToast(page, 'Address updated', 'Your address has been saved successfully.');
  await page.getByRole('listitem').filter({ hasText: 'Asha Rao' }).getByRole('button', { name: 'Edit' }).click();
  await expect(field(page, 'State')).toHaveValue('Karnataka');
  await expect(dialog(page).getByLabel('Make this my default address')).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Studio 13')).toBeVisible();
  await expect(page.getByText('2 saved addresses')).toBeVisible();
});

test('an address is deleted only after the question', desktop, async ({ page }) => {
  await openAddresses(page, bengaluru, portland);
  const question = page.getByRole('alertdialog', { name: 'Delete this address?' });
  const remove = page.getByRole('listitem').filter({ hasText: 'Asha Rao' }).getByRole('button', { name: 'Delete' });
  await remove.click();
  await question.getByRole('button', { name: 'Keep Address' }).click();
  await expect(remove).toBeFocused();
  await remove.click();
  await question.getByRole('button', { name: 'Delete Address' }).click();
  await expectToast(page, 'Address deleted');
  await expect(page.getByText('1 saved address', { exact: true })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Studio 12' })).toContainText('Default');
  await expect(page.locator('body')).not.toBeFocused();
});

test('the dialog works by keyboard alone, and gives the focus back', desktop, async ({ page }) => {
  await openAddresses(page, bengaluru);
  await add(page).focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Name')).toBeFocused();
  await page.keyboard.type('Workshop');
  for (const words of ['7 Church Street', 'Kochi']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(words);
  }
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByLabel('Ship outside India')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Kera');
  await page.keyboard.press('Tab');
  await page.keyboard.type('682001');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Address added');
  await expect(add(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(add(page)).toBeFocused();
});

test('markup in an address is only text', desktop, async ({ page }) => {
  await openAddresses(page, { ...bengaluru, name: '<img src=x onerror=alert(1)>' });
  await expect(page.getByRole('heading', { name: '<img src=x onerror=alert(1)>' })).toBeVisible();
});
