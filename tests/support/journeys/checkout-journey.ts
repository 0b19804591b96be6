import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect, open } from './journey.ts';

/** A mail address that the shop has never seen, so that its orders can be counted. */
export const newEmail = (): string => `buyer-${randomUUID().slice(0, 8)}@example.com`;

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

export const summary = (page: Page): Locator => page.getByRole('complementary', { name: 'Order summary' });

export const placeButton = (page: Page): Locator => page.getByRole('button', { name: /^Plac(e|ing)/ });

/** A field of the checkout; the footer has one for the mail address too. */
export const field = (page: Page, label: string): Locator => page.getByRole('main').getByLabel(label, { exact: true });

export const payment = (page: Page): Locator => page.getByRole('region', { name: 'Payment' });

/** Opens the checkout and waits until it has loaded the cart and the buyer. */
export async function openCheckout(page: Page): Promise<void> {
  await open(page, '/checkout');
  await expect(page.getByRole('heading', { name: 'Contact' })).toBeVisible();
}

export async function fillAddress(page: Page): Promise<void> {
  await field(page, 'Name').fill('Asha Rao');
  await field(page, 'Street Address').fill('12 MG Road');
  await field(page, 'City').fill('Bengaluru');
  // The PIN code fills in the state.
  await field(page, 'PIN code').fill('560001');
  await expect(field(page, 'State')).toHaveValue('Karnataka');
}

export const choosePayment = (page: Page, name: RegExp): Promise<void> => page.getByRole('radio', { name }).check();

/** Everything a guest has to say, up to the button. */
export async function fillAsGuest(page: Page, email: string, method: RegExp = /^Cash on delivery/): Promise<void> {
  await field(page, 'Email').fill(email);
  await fillAddress(page);
  await choosePayment(page, method);
  if (method.test('Cash on delivery')) await field(page, 'Phone').fill('+91 98450 12345');
}
