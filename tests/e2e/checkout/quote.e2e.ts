import { adminCredentials } from '#tests/support/builders/admin.ts';
import { fillCart } from '#tests/support/journeys/cart-journey.ts';
import { newEmail, payment } from '#tests/support/journeys/checkout-journey.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoHorizontalScroll,
  phone,
  test,
} from '#tests/support/journeys/journey.ts';

test(
  'a quote is asked for from the cart, priced and sent in the office, accepted, and becomes an order',
  phone,
  async ({ page, browser }) => {
    await fillCart(page, { 'octave-up-pcb': 2 });
    await page.goto('/cart');
    await page.getByRole('link', { name: 'Ask for a quote' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask for a quote');
    await page.getByLabel('Quantity of Octave Up PCB').fill('3');
    const email = newEmail();
    await page.getByRole('button', { name: 'Ask for this quote' }).click();
    await expect(page.getByLabel('PIN code')).toHaveAccessibleDescription(/required/);
    await page.getByLabel('PIN code').fill('411016');
    await page.getByLabel('Your name').fill('Meera K.');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Company, school or institute (optional)').fill('Sample Institute');
    await page.getByLabel('A class or workshop').check();
    await expectNoAxeViolations(page);
    await expectNoHorizontalScroll(page);
    await page.getByRole('button', { name: 'Ask for this quote' }).click();
    await page.getByRole('link', { name: 'See your request' }).click();
    await expect(page.getByRole('heading', { name: 'We’re pricing it' })).toBeVisible();
    const number = /Q-\d+/.exec(await page.getByRole('main').innerText())![0];

    const office = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const desk = await office.newPage();
    await desk.request.post('/api/login', { data: adminCredentials });
    await desk.goto('/admin/quotes');
    await desk.getByRole('link', { name: number }).click();
    await desk.getByRole('group', { name: 'Octave Up PCB' }).getByLabel('Price').fill('2000');
    await desk.getByLabel('Discount, such as 5% or 350').fill('10%');
    await desk.getByLabel('Discount line says').fill('Class set');
    const freight = desk.getByLabel('Freight, with GST');
    await desk.getByRole('button', { name: 'Save and send version 1' }).click();
    await expect(freight).toBeFocused();
    await expect(freight).toHaveAccessibleDescription(/Say what the freight costs first/);
    await freight.fill('100');
    // 3 × 2,000 less 10%, and the freight.
    await expect(desk.getByRole('main')).toContainText('₹5,500');
    await expectNoAxeViolations(desk);
    await desk.getByRole('button', { name: 'Save and send version 1' }).click();
    await expect(desk.getByRole('main')).toContainText('Version 1, ₹5,500');
    await office.close();

    await page.reload();
    await expect(page.getByRole('heading', { name: /^Prices hold until/ })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Class set');
    await expectNoAxeViolations(page);
    await expectNoHorizontalScroll(page);
    await page.getByLabel('Street address').fill('1 FC Road');
    await page.getByLabel('City').fill('Pune');
    await page.getByRole('radio', { name: /^UPI/ }).check();
    await page.getByRole('button', { name: 'Accept and pay ₹5,500' }).click();
    await expect(payment(page)).toContainText('Waiting for your transfer');
    await expect(page.getByRole('main')).toContainText('₹5,500');
  },
);
