import type { Page } from '@playwright/test';
import { fillCart, openCart, title } from '#tests/support/journeys/cart-journey.ts';
import { expect, expectNoHorizontalScroll, test } from '#tests/support/journeys/journey.ts';
import { checkAppearance } from '#tests/support/journeys/appearance.ts';

async function fillWithParts(page: Page, count: number): Promise<void> {
  const answer = await page.request.get('/api/products?category=parts&subcategory=other&limit=200');
  const parts = ((await answer.json()) as { slug: string; inStock: boolean }[]).filter(({ inStock }) => inStock);
  await fillCart(page, Object.fromEntries(parts.slice(0, count).map(({ slug }) => [slug, 1])));
}

test('thirty lines of parts stand on two screens, with the total and the way on in reach', async ({
  page,
  isMobile,
}) => {
  await fillWithParts(page, 30);
  await openCart(page);
  await expect(title(page)).toHaveText('Shopping Cart (30 items)');
  const lines = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(lines).toHaveCount(30);
  const [first, last] = [await lines.first().boundingBox(), await lines.last().boundingBox()];
  const { height } = page.viewportSize()!;
  expect(last!.y + last!.height - first!.y).toBeLessThanOrEqual(2 * height);
  await expectNoHorizontalScroll(page);
  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeInViewport({ ratio: 1 });
  if (isMobile) await expect(page.getByRole('complementary').getByText(/^₹/).last()).toBeInViewport({ ratio: 1 });
  await checkAppearance(page, 'cart-of-parts');

  // What is pressed and goes passes the focus on.
  await lines
    .nth(1)
    .getByRole('button', { name: /^Save for later/ })
    .click();
  await expect(lines).toHaveCount(30);
  await expect(page.locator(':focus')).toHaveCount(1);
  const saved = page.getByRole('region', { name: 'Saved for later' });
  await saved.getByRole('button', { name: /^Move to cart/ }).click();
  await expect(saved).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(title(page)).toHaveText('Your cart is empty');
  await expect(title(page)).toBeFocused();
});
