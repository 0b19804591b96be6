import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, open, test } from '#tests/support/journeys/journey.ts';

const parts = (page: Page) => page.getByRole('banner').locator('summary').filter({ hasText: 'Parts', visible: true });
const kind = (page: Page, name: RegExp) =>
  page.getByRole('banner').getByRole('link', { name }).filter({ visible: true });

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/');
});

test('the parts menu opens on press with kinds, drawings and counts, on no more than half the screen', async ({
  page,
}) => {
  await parts(page).hover();
  await expect(kind(page, /^Resistors/)).toHaveCount(0);
  await parts(page).click();
  await expect(kind(page, /^Resistors 71$/)).toBeVisible();
  await expect(kind(page, /^Resistors/).locator('img')).toBeVisible();
  const panel = page.locator('details[open] > div');
  const bottom = await panel.evaluate((each) => each.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual(450);
  await expect(kind(page, /^Which part is this\?$/)).toHaveAttribute('href', '/guides/components');
  await expect(kind(page, /^All you need to start$/)).toHaveAttribute('href', '/first-pedal');
  await expectNoAxeViolations(page, { within: 'header' });
  await kind(page, /^Film capacitors/).click();
  await expect(page).toHaveURL(/category=parts&kind=film-capacitor$/);
});

test('arrow keys move inside a column and between columns, and Escape gives the focus back', async ({ page }) => {
  await parts(page).focus();
  await page.keyboard.press('Enter');
  await expect(kind(page, /^Resistors/)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(kind(page, /^Resistors/)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(kind(page, /^Film capacitors/)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(kind(page, /^Trimmers/)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(kind(page, /^Film capacitors/)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(kind(page, /^Resistors/)).toHaveCount(0);
  await expect(parts(page)).toBeFocused();
});

test('a press outside and leaving by Tab close the menu', async ({ page }) => {
  await parts(page).click();
  await expect(kind(page, /^Resistors/)).toBeVisible();
  await page.mouse.click(700, 800);
  await expect(kind(page, /^Resistors/)).toHaveCount(0);
  await parts(page).click();
  await kind(page, /^Other$/).focus();
  await page.keyboard.press('Tab');
  await expect(kind(page, /^Resistors/)).toHaveCount(0);
});
