import { adminCredentials } from '../../support/builders/admin.ts';
import { newOrder } from '../../support/builders/orders.ts';
import { newPerson, post } from '../../support/builders/people.ts';
import { expect, expectNoAxeViolations, hydrated, test } from '../../support/journeys/journey.ts';
import { ownShop } from '../../support/journeys/own-shop.ts';

// A shop of its own: what is written here would stand on pages that other journeys look at.
const shop = ownShop();

test('a buyer reviews, asks and answers by the keyboard alone, and the focus is never lost', async ({
  page,
  playwright,
}) => {
  const office = await playwright.request.newContext({ baseURL: shop.url });
  await post(office, '/api/login', adminCredentials);
  await post(page.request, `${shop.url}/api/register`, newPerson());
  await post(page.request, `${shop.url}/api/cart`, { productId: 'resistor-4k7', quantity: 2 });
  const placed = await page.request.post(`${shop.url}/api/orders`, {
    data: newOrder,
    headers: { 'idempotency-key': 'reviewed' },
  });
  const { id } = await placed.json();
  for (const status of ['confirmed', 'shipped', 'delivered'])
    await post(office, `/api/admin/orders/${id}/status`, { status });

  await page.goto(`${shop.url}/products/resistor-4k7/reviews`);
  await hydrated(page);
  const write = page.getByRole('button', { name: 'Write a review' });
  await write.press('Enter');
  const stars = page.getByRole('group', { name: 'Your rating' });
  await expect(stars.getByRole('radio').first()).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(write).toBeFocused();
  await write.press('Enter');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.getByLabel('What should others know?').fill('All of them within one percent.');
  await expectNoAxeViolations(page, { within: 'main' });
  await page.getByRole('button', { name: 'Publish review' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Change' })).toBeFocused();
  await expect(page.getByRole('link', { name: '2 stars 1' })).toBeVisible();

  await page.getByRole('textbox', { name: 'Ask a question' }).fill('Are the leads tinned?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Yours waits:')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Ask a question' })).toBeFocused();
  const { items } = await (await office.get('/api/admin/contributions?kind=question')).json();
  await post(office, `/api/admin/contributions/${items[0].id}/show`, { version: items[0].version });
  await page.reload();
  await hydrated(page);
  const answer = page.getByRole('button', { name: 'Answer', exact: true });
  await answer.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toBeFocused();
  await page.getByRole('form', { name: 'Your answer' }).getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(answer).toBeFocused();
  await office.dispose();
});
