import type { Page } from '@playwright/test';
import { desktop, expect, expectNoAxeViolations, open, test } from '#tests/support/journeys/journey.ts';

const included = (page: Page) => page.getByRole('region', { name: "What's Included" });
const inPicture = (page: Page, name: RegExp) => included(page).getByRole('button', { name }).first();
const row = (page: Page, name: string) => included(page).getByRole('listitem').filter({ hasText: name });
/** The name that stands in the picture, beside the thing itself. */
const tag = (page: Page, name: string) => included(page).locator('p[aria-hidden]').filter({ hasText: name });

test('what is included is drawn, and picture and list name things for each other', desktop, async ({ page }) => {
  await open(page, '/products/clean-booster');
  await test.step('what is included is drawn, and pressing a thing names it and lights its row', async () => {
    await expect(
      included(page).getByRole('img', { name: 'Everything in the Clean Booster kit, laid out' }),
    ).toBeVisible();
    const capacitor = inPicture(page, /^1\s×\sElectrolytic capacitor 220u, C3, long leg to \+/);
    await capacitor.click();
    await expect(capacitor).toHaveAttribute('aria-pressed', 'true');
    await expect(tag(page, 'Electrolytic capacitor 220u')).toContainText('C3, long leg to +');
    await expect(row(page, 'Electrolytic capacitor 220u').getByRole('button')).toHaveAttribute('aria-pressed', 'true');
    await expectNoAxeViolations(page, { within: 'section:has([aria-pressed="true"])' });
    await capacitor.click();
    await expect(capacitor).toHaveAttribute('aria-pressed', 'false');
  });
  await test.step('pressing a row names the thing in the picture', async () => {
    await row(page, 'Transistor 2N5088').getByRole('button').click();
    await expect(tag(page, 'Transistor 2N5088')).toContainText('Q1, flat side as printed');
    await page.keyboard.press('Escape');
    await expect(tag(page, 'Transistor 2N5088')).toHaveCount(0);
  });
  await test.step('the pointer and the keyboard name things both ways', async () => {
    await row(page, 'Footswitch 3PDT').hover();
    await expect(tag(page, 'Footswitch 3PDT')).toBeVisible();
    await inPicture(page, /Jack socket/).hover();
    await expect(tag(page, 'Jack socket 6.35 mm mono')).toContainText('in and out');
    await inPicture(page, /DC socket/).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(tag(page, 'DC socket 2.1 mm')).toBeVisible();
  });
  await test.step('each resistor of a tape says its own name under the pointer', async () => {
    const tape = inPicture(page, /resistor on tape: 390R, 4K7, 10K, 43K, 430K, 1M/);
    await tape.scrollIntoViewIfNeeded();
    const box = (await tape.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 12);
    await expect(tag(page, 'Resistor 390R')).toBeVisible();
    await page.mouse.move(box.x + box.width / 2, box.y + (box.height * 11) / 12);
    await expect(tag(page, 'Resistor 1M')).toBeVisible();
  });
  await test.step('what is not included follows at once, with the way to it', async () => {
    await expect(included(page).getByText(/^Not included: soldering iron, solder, tools/)).toBeVisible();
    await expect(included(page).getByRole('link', { name: 'Add what you don’t have' })).toHaveAttribute(
      'href',
      '/first-pedal',
    );
  });
});

test('every button of the picture can be hit, also on a phone', async ({ page }) => {
  await open(page, '/products/clean-booster');
  const areas = included(page).locator('img').first().locator('xpath=..').getByRole('button', { includeHidden: true });
  expect(await areas.count()).toBeGreaterThan(15);
  for (const area of await areas.all()) {
    const { width, height } = (await area.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(23.9);
  }
});
