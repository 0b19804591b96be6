import type { Page } from '@playwright/test';
import { desktop, expect, expectNoAxeViolations, open, phone, test } from '#tests/support/journeys/journey.ts';

const header = (page: Page) => page.getByRole('banner');
const box = (page: Page) => header(page).getByPlaceholder('Search pedal kits...').filter({ visible: true });
const list = (page: Page) => header(page).getByRole('listbox', { name: 'Suggestions' });
const group = (page: Page, name: string) => list(page).getByRole('group', { name, exact: true });

test.beforeEach(async ({ page }) => {
  await open(page, '/');
  const opener = header(page).getByRole('button', { name: 'Search', exact: true });
  if (await opener.isVisible()) await opener.click();
  await box(page).focus();
});

test('suggestions stand in groups, the best first, and say why they are there', phone, async ({ page }) => {
  await box(page).fill('tl072');
  await expect(list(page).getByRole('group').first()).toHaveAccessibleName('Parts');
  await expect(group(page, 'Parts').getByRole('option').first()).toContainText('TL072 Dual Op-Amp');
  await expect(group(page, 'Kits').getByRole('option').filter({ hasText: 'Uses TL072CP' }).first()).toBeVisible();
  await expectNoAxeViolations(page, { within: 'header' });
});

test('the marking that was typed is named where the name has only the value', desktop, async ({ page }) => {
  await box(page).fill('104');
  await expect(group(page, 'Parts').getByRole('option').first()).toContainText('Marked 104');
});

test('what is not sold is said over what comes near, and the keyboard reaches it', desktop, async ({ page }) => {
  await box(page).fill('mn3007');
  const nearest = group(page, 'We don’t sell the MN3007. The nearest we have:');
  await expect(nearest.getByRole('option')).toHaveCount(1);
  await box(page).press('ArrowDown');
  await expect(nearest.getByRole('option')).toHaveAttribute('aria-selected', 'true');
  await expectNoAxeViolations(page, { within: 'header' });
  await box(page).press('Enter');
  await expect(page).toHaveURL(/\/products\/v3207$/);
});
