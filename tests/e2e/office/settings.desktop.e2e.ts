import type { Page } from '@playwright/test';
import { adminCredentials } from '../../support/builders/admin.ts';
import { expect, expectNoAxeViolations, test } from '../../support/journeys/journey.ts';
import { ownShop } from '../../support/journeys/own-shop.ts';

const { username, password } = adminCredentials;
// A shop of its own: other journeys read the prices and days that are changed here.
const shop = ownShop();

async function signIn(page: Page): Promise<void> {
  await page.goto(`${shop.url}/auth`);
  await page.getByLabel('Username', { exact: true }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL(`${shop.url}/admin`);
}

async function givePassword(page: Page): Promise<void> {
  const again = page.getByRole('dialog', { name: 'Your password again' });
  await again.getByLabel('Your password', { exact: true }).fill(password);
  await again.getByRole('button', { name: 'Go on' }).click();
}

const saved = (page: Page) => expect(page.getByText('The settings are saved', { exact: true })).toBeVisible();

/** The first day on which a parcel of today may arrive. */
async function arrival(page: Page): Promise<string> {
  const quote = await (await page.request.get(`${shop.url}/api/checkout?country=India&state=Goa`)).json();
  return quote.shippingOptions[0].arrivesFrom;
}

test('the keeper changes a fee and adds a holiday; the shop shows both, and goes back with one press', async ({
  page,
  problems,
}) => {
  problems.expect(/^answer 403: PATCH .*\/api\/admin\/settings$/);
  await signIn(page);
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await expectNoAxeViolations(page);

  // What cannot be gets a sentence at its field, and is not saved.
  const fee = page.getByLabel('Standard, India', { exact: true });
  await fee.fill('a lot');
  await expect(page.getByText('Enter an amount from ₹0 to ₹10,000.')).toBeVisible();
  await expect(fee).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Please put right what is marked first.')).toBeVisible();

  const before = await arrival(page);
  await fee.fill('451');
  await page.getByLabel('Holidays', { exact: true }).fill(before);
  await page.getByLabel('Its name').fill('Stocktaking');
  await page.keyboard.press('Enter');
  const bar = page.getByRole('region', { name: 'Changes not saved' });
  await expect(bar).toContainText('2 changes are not saved: Holidays');
  await expect(bar).toContainText('Standard, India from ₹799 to ₹451');

  // Leaving asks; staying keeps what was typed.
  await page.getByRole('link', { name: 'Today', exact: true }).click();
  await page.getByRole('alertdialog', { name: 'Leave the settings?' }).getByRole('button', { name: 'Stay' }).click();
  await expect(fee).toHaveValue('451');
  await page.keyboard.press('Control+s');
  await givePassword(page);
  await saved(page);
  await expect(page.getByText(/Changed by keeper/).first()).toBeVisible();

  // The shop: the shipping page, the cart, and the promise of the checkout.
  await page.goto(`${shop.url}/shipping`);
  await expect(page.getByRole('row', { name: /^India standard/ })).toContainText('₹451; free at ₹6,200 or more');
  await page.request.post(`${shop.url}/api/cart`, { data: { productId: 'fuzz-box' } });
  await page.goto(`${shop.url}/cart`);
  await expect(page.getByRole('complementary', { name: 'Order summary' })).toContainText('Shipping₹451');
  expect((await arrival(page)) > before).toBe(true);

  // At the width of a phone, by keyboard, everything goes back to how the shop comes.
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${shop.url}/admin/settings`);
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Standard, India: back to ₹799' }).press('Enter');
  await page.getByRole('button', { name: 'Holidays: back to none' }).press('Enter');
  await page.keyboard.press('Control+s');
  await expect(bar).toBeHidden();
  await expect(fee).toHaveValue('799');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await arrival(page)).toBe(before);
});
