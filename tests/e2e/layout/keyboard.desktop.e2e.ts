import { expect, open, test } from '#tests/support/journeys/journey.ts';

test('the first Tab reaches a link that skips to the content', async ({ page }) => {
  await open(page, '/privacy');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const inside = await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement));
  expect(inside, 'the next Tab lands in the content').toBe(true);
});

test('every control of the header can be reached by Tab and shows its focus', async ({ page }) => {
  await open(page, '/');
  const names: string[] = [];
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element?.closest('header')) return null;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      const ringed = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
      const name = element.getAttribute('aria-label') ?? element.getAttribute('placeholder') ?? element.textContent;
      return { name: name?.trim() ?? '', ringed };
    });
    if (!focused) continue;
    names.push(focused.name);
    expect(focused.ringed, `${focused.name} shows its focus`).toBe(true);
  }
  for (const name of ['PCBs', 'Kits', 'Parts', 'Search pedal kits...', 'theme', 'Cart', 'Login']) {
    expect(names.join('\n')).toContain(name);
  }
});
