import { signUp } from '#tests/support/builders/people.ts';
import { expect, open, test } from '#tests/support/journeys/journey.ts';

test('the open user menu lies over the ruler below it', async ({ page }) => {
  await signUp(page);
  await open(page, '/');
  const header = page.getByRole('banner');
  await header.locator('summary').filter({ hasText: 'Asha', visible: true }).click();
  const dashboard = header.getByRole('link', { name: 'Dashboard' });
  await expect(dashboard).toBeVisible();
  const across = await dashboard.evaluate((link) => {
    const panel = link.closest('ul')!;
    const box = panel.getBoundingClientRect();
    const ruler = panel.closest('header')!.lastElementChild!;
    const { top, bottom } = ruler.getBoundingClientRect();
    const y = (Math.max(top, box.top) + Math.min(bottom, box.bottom)) / 2;
    const hits = [0.1, 0.5, 0.9].map((share) => document.elementFromPoint(box.left + share * box.width, y));
    return { isAcross: box.top < bottom && box.bottom > top, isAbove: hits.every((hit) => panel.contains(hit)) };
  });
  expect(across).toEqual({ isAcross: true, isAbove: true });
});
