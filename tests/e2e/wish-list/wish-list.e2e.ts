import { signUp } from '#tests/support/builders/people.ts';
import { toast } from '#tests/support/journeys/cart-journey.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoHorizontalScroll,
  open,
  phone,
  test,
} from '#tests/support/journeys/journey.ts';

test('a product is wished for, listed, removed and brought back; the account keeps it', phone, async ({ page }) => {
  await open(page, '/products/clean-booster');
  const heart = page.getByRole('button', { name: 'Wish list: Clean Booster' });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(toast(page, 'Added to your wish list')).toBeVisible();
  await page.getByRole('button', { name: 'View wish list' }).click();

  await expect(page).toHaveURL(/\/wish-list$/);
  const wish = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Clean Booster' }) });
  await expect(wish).toContainText('₹1,999');
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoHorizontalScroll(page);

  await wish.getByRole('button', { name: 'Remove Clean Booster from your wish list' }).click();
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  await expect(toast(page, 'Removed from your wish list')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(wish).toBeVisible();

  await signUp(page);
  await open(page, '/wish-list');
  await expect(wish).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveCount(0);
});
