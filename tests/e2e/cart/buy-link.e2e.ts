import { fillCart, openCart, title } from '#tests/support/journeys/cart-journey.ts';
import { checkAppearance } from '#tests/support/journeys/appearance.ts';
import { desktop, expect, expectToFitEveryWindow, open, test } from '#tests/support/journeys/journey.ts';

test(
  'a link shows what it holds, adds it to what is in the cart, and a cart makes such a link',
  desktop,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await fillCart(page, { 'fuzz-box': 1 });
    await open(page, '/buy/fuzz-box:1,resistor-4k7:2,no-such-kit:1?continue_to=//evil.example/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Picked for you');
    await expect(page.getByText('We don’t sell these: no-such-kit.')).toBeVisible();
    await expectToFitEveryWindow(page);
    await checkAppearance(page, 'buy-link');
    expect(await (await page.request.get('/api/cart')).json()).toMatchObject([{ quantity: 1 }]);

    const add = page.getByRole('button', { name: 'Add all to cart' });
    await add.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/cart$/);
    await expect(title(page)).toHaveText('Shopping Cart (4 items)');

    await page.getByRole('button', { name: 'Share this cart' }).click();
    await expect(page.getByText('Link copied', { exact: true })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).pathname).toBe('/buy/fuzz-box:2,resistor-4k7:2');
    await open(page, `${new URL(link).pathname}?continue_to=/checkout`);
    await page.getByRole('button', { name: 'Add all to cart' }).click();
    // The link's own address ends in /checkout too.
    await expect(page).toHaveURL((url) => url.pathname === '/checkout');
    await openCart(page);
    await expect(title(page)).toHaveText('Shopping Cart (8 items)');
  },
);
