import { expect, open, test } from '#tests/support/journeys/journey.ts';

// The drawing's own test holds that every word of the notes lies inside the frame that is measured here.
for (const width of [1280, 1360, 1440, 1920]) {
  test(`the notes of the hero are wholly seen in a window ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/');
    const hero = await page.getByRole('region', { name: 'Build Your Own Guitar Effects' }).boundingBox();
    const notes = await page.locator('img[data-layer="notes"]').boundingBox();
    const words = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
      const range = document.createRange();
      range.selectNodeContents(title);
      return range.getBoundingClientRect().right;
    });
    expect(notes!.x).toBeGreaterThan(words);
    expect(notes!.x + notes!.width).toBeLessThanOrEqual(hero!.x + hero!.width - 8);
    expect(notes!.y).toBeGreaterThanOrEqual(hero!.y);
    expect(notes!.y + notes!.height).toBeLessThanOrEqual(hero!.y + hero!.height);
  });
}

for (const width of [390, 820, 1024]) {
  test(`a window ${width} wide has no room for notes and shows none`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/');
    await expect(page.locator('img[data-layer="board"]')).toBeVisible();
    await expect(page.locator('img[data-layer="notes"]')).toBeHidden();
  });
}

test('the hero names the kit to build first, and the page calls no other kit that', async ({ page }) => {
  await open(page, '/');
  const answer = page.getByRole('main').getByText(/^First pedal\?/);
  await expect(answer).toHaveText('First pedal? Start with the Clean Booster');
  await expect(answer.getByRole('link')).toHaveAttribute('href', /clean-booster|first-pedal/);
  await expect(page.getByRole('article').filter({ hasText: /first (kit|build|pedal)\b/i })).toHaveCount(0);
});
