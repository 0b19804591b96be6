import type { Page } from '@playwright/test';
import { signUp } from '../../support/builders/people.ts';
import { toast } from '../../support/journeys/cart-journey.ts';
import {
  desktop,
  expect,
  expectNoAxeViolations,
  expectNoHorizontalScroll,
  open,
  phone,
  test,
} from '../../support/journeys/journey.ts';

const count = (page: Page, name: string) => page.getByRole('spinbutton', { name: `Quantity of ${name}` });
const saved = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

test('a guest counts parts by keyboard, and finds them in the account after signing up', desktop, async ({ page }) => {
  await open(page, '/bench/stash');
  await page.getByRole('searchbox', { name: 'Find a part' }).fill('10k');
  await page.getByRole('button', { name: 'New drawer: Metal Film Resistor 10K, Pack of 10' }).focus();
  await page.keyboard.press('Enter');
  // The number is chosen, to be typed over.
  await expect(count(page, '10K resistor')).toBeFocused();
  await page.keyboard.type('18');
  await page.keyboard.press('Enter');
  await expect(page.getByText('18 pieces in 1 drawer.')).toBeVisible();
  await page.getByRole('button', { name: 'Decrease quantity of 10K resistor' }).focus();
  await page.keyboard.press('Space');
  await expect(toast(page, '1 piece of 10K taken out')).toBeVisible();
  await expect(count(page, '10K resistor')).toHaveValue('17');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(count(page, '10K resistor')).toHaveValue('18');
  await expect(saved(page, 'Saved on this device')).toBeVisible();
  await expectNoAxeViolations(page, { within: 'main' });
  await expectNoHorizontalScroll(page);

  // A list that is pasted goes the same way.
  await page.getByRole('link', { name: 'Paste a list' }).click();
  await page.getByRole('textbox', { name: 'Your list' }).fill('2x TL072\nR1-R7 10k');
  await expect(page.getByText('Your stash has enough of 1 part.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add 1 part to cart, ₹/ })).toBeVisible();
  await page.getByRole('button', { name: 'I have these: put 2 parts in my stash' }).click();
  await expect(toast(page, '9 pieces put in your stash')).toBeVisible();
  await expect(page.getByText('Your stash has enough of 2 parts.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Keep it as' }).fill('Two stages');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Bill kept on this device')).toBeVisible();

  await signUp(page);
  await open(page, '/bench/stash');
  await expect(saved(page, 'Saved')).toHaveText('Saved');
  await expect(page.getByText('27 pieces in 2 drawers.')).toBeVisible();
  // A bill that was kept goes along when its screen is opened.
  const sent = page.waitForResponse((response) => /\/api\/bills\/.*\/changes$/.test(response.url()) && response.ok());
  await page.getByRole('link', { name: 'Paste a list' }).click();
  await sent;
  await expect(page.getByText('Kept in your account.')).toBeVisible();
  // The browser forgets everything; the account does not.
  await page.evaluate(() => localStorage.clear());
  await open(page, '/bench/paste');
  await expect(page.getByRole('button', { name: 'Two stages', exact: true })).toBeVisible();
  await open(page, '/bench/stash');
  await expect(page.getByText('27 pieces in 2 drawers.')).toBeVisible();
  await page.getByRole('button', { name: 'Add from orders' }).click();
  await expect(toast(page, 'No new parts in your orders')).toBeVisible();
});

test('what boards need beyond the stash goes into the cart in one press, by board', phone, async ({ page }) => {
  await open(page, '/bench/stash');
  await page.getByRole('searchbox', { name: 'Find a part' }).fill('tl072');
  await page.getByRole('button', { name: 'New drawer: TL072 Dual Op-Amp' }).tap();
  await expect(page.getByText('1 piece in 1 drawer.')).toBeVisible();

  await open(page, '/bench/vintage-overdrive/parts');
  const missing = page.getByRole('heading', { name: /^\d+ lines are missing$/ });
  await expect(missing).toBeVisible();
  await expect(page.getByText('Use your TL072CP,')).toBeVisible();
  const real = page.getByRole('button', { name: 'Buy JRC4558D instead' });
  await real.tap();
  await expect(page.getByRole('row', { name: /JRC4558D/ })).toContainText('1 piece');
  await page.getByRole('button', { name: 'Use what I own instead of JRC4558D' }).tap();
  await expect(real).toBeVisible();
  // One board is enough to look at: another has more of the same rows.
  await expectNoAxeViolations(page, { within: 'main' });

  await page.getByRole('combobox', { name: 'Add a board' }).selectOption('Fuzz Box');
  await expect(page.getByRole('heading', { name: 'Fuzz Box', exact: true })).toBeVisible();
  await expect(page.getByText('From the packs for Vintage Overdrive').first()).toBeVisible();
  expect(page.url()).toContain('?also=fuzz-box');
  await expectNoHorizontalScroll(page);

  const add = page.getByRole('button', { name: /^Add \d+ lines to cart$/ });
  await add.tap();
  await expect(page.getByText(/parts added to cart$/).first()).toBeVisible();
  const everything = page.getByRole('heading', { name: 'You have everything', level: 2 }).first();
  await expect(everything).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(missing).toBeVisible();
  await add.tap();
  await expect(everything).toBeVisible();

  await open(page, '/cart');
  await expect(page.getByRole('region', { name: 'For the Vintage Overdrive PCB' })).toContainText('51K');
  await expect(page.getByRole('region', { name: 'For the Fuzz Box PCB' })).toContainText('BC108B');
});
