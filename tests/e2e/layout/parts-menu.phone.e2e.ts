import { expect, expectNoAxeViolations, open, test } from '#tests/support/journeys/journey.ts';

test('the mobile menu groups parts by kind, with counts, and keeps the subcategories', async ({ page }) => {
  await open(page, '/');
  await page.locator('summary', { hasText: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.locator('summary', { hasText: 'Parts' }).click();
  await expect(menu.getByRole('heading', { name: 'Passives' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'OP-Amps', exact: true })).toBeVisible();
  await expectNoAxeViolations(page, { within: 'header' });
  await menu.getByRole('link', { name: 'Resistors 71' }).click();
  await expect(page).toHaveURL(/category=parts&kind=resistor$/);
});
