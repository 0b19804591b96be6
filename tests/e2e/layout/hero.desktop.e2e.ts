import { expect, open, test } from '#tests/support/journeys/journey.ts';

// The drawing's own test holds that every word of the notes lies inside the frame that is measured here.
test('the notes of the hero are wholly seen in every window that has room for them', async ({ page }) => {
  await open(page, '/');
  for (const width of [1280, 1360, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.locator('img[data-layer="notes"]')).toBeVisible();
    const hero = await page.getByRole('region', { name: 'Build Your Own Guitar Effects' }).boundingBox();
    const notes = await page.locator('img[data-layer="notes"]').boundingBox();
    const words = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
      const range = document.createRange();
      range.selectNodeContents(title);
      return range.getBoundingClientRect().right;
    });
    expect(notes!.x, `${width} wide`).toBeGreaterThan(words);
    expect(notes!.x + notes!.width, `${width} wide`).toBeLessThanOrEqual(hero!.x + hero!.width - 8);
    expect(notes!.y, `${width} wide`).toBeGreaterThanOrEqual(hero!.y);
    expect(notes!.y + notes!.height, `${width} wide`).toBeLessThanOrEqual(hero!.y + hero!.height);
  }
  for (const width of [390, 820, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.locator('img[data-layer="board"]')).toBeVisible();
    await expect(page.locator('img[data-layer="notes"]'), `${width} wide`).toBeHidden();
  }
});

test('the hero names the kit to build first, and the page calls no other kit that', async ({ page }) => {
  await open(page, '/');
  const answer = page.getByRole('main').getByText(/^First pedal\?/);
  await expect(answer).toHaveText('First pedal? Start with the Clean Booster');
  await expect(answer.getByRole('link')).toHaveAttribute('href', /clean-booster|first-pedal/);
  await expect(page.getByRole('article').filter({ hasText: /first (kit|build|pedal)\b/i })).toHaveCount(0);
});
