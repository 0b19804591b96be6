import type { Page } from '@playwright/test';
import { desktop, expect, expectNoAxeViolations, open, phone, test } from '#tests/support/journeys/journey.ts';

const main = (page: Page) => page.getByRole('main');
const region = (page: Page, name: string | RegExp) => main(page).getByRole('region', { name });

test('a part says only what holds for a part, and leads on', desktop, async ({ page }) => {
  await open(page, '/products/resistor-4k7');
  await test.step('a part claims no difficulty, no build time and no iron', async () => {
    await expect(main(page).getByText('Includes only what’s listed.')).toBeVisible();
    await expect(main(page).getByText('Beginner', { exact: true })).toHaveCount(0);
    await expect(main(page).getByText(/2[-–]4 hours|Soldering iron|Tools needed|Goes into builds/)).toHaveCount(0);
    await expectNoAxeViolations(page);
  });
  await test.step('a part shows what it is used in, counted and linked, and its neighbours in value', async () => {
    await expect(region(page, /^Used in \d+ kits and \d+ boards$/)).toBeVisible();
    await expect(region(page, /^Used in/).locator('a[href="/products/clean-booster"]')).toBeVisible();
    const shelf = region(page, 'Next on the shelf');
    await expect(shelf.getByRole('listitem')).toHaveText([/^3K3₹/, /^3K9₹/, /^4K7₹/, /^5K1₹/, /^5K6₹/]);
    await shelf.getByRole('link', { name: /3K9/ }).click();
    await expect(page).toHaveURL(/\/products\/resistor-3k9$/);
  });
});

// The pages of parts have one layout, which the first of them shows at both widths.
for (const [slug, words, widths] of [
  ['tl072cp', /^Two views, to scale\. 8 pins in two rows, 7\.62 mm/, {}],
  ['j201', /^Two views, to scale\. The body is 6\.6 mm wide/, desktop],
  ['knob-fluted', /^Two views, to scale\. It is 15 mm wide/, desktop],
] as const) {
  test(`${slug} is shown to scale from two sides, by the keyboard alone`, widths, async ({ page }) => {
    await open(page, `/products/${slug}`);
    const outline = main(page).getByRole('img', { name: words });
    await expect(outline).toBeHidden();
    await main(page).getByRole('radio', { name: 'The part' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(main(page).getByRole('radio', { name: 'To scale' })).toBeChecked();
    await expect(outline).toBeVisible();
    await expect
      .poll(() => outline.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
      .toBe(true);
    await expectNoAxeViolations(page);
  });
}

test('a tool has no outline, and one picture', desktop, async ({ page }) => {
  await open(page, '/products/side-cutters');
  await expect(main(page).getByRole('radio')).toHaveCount(0);
});

test('a bare enclosure asks for a drill', desktop, async ({ page }) => {
  await open(page, '/products/enclosure-125b');
  await expect(main(page).getByText(/^Drill with bits for metal/)).toBeVisible();
});

test('parts of different kinds are followed by different parts', desktop, async ({ page }) => {
  const followers: string[] = [];
  for (const slug of ['enclosure-125b', 'pot-a100k', 'film-47n']) {
    await open(page, `/products/${slug}`);
    const cards = region(page, 'Goes into the same kits').getByRole('article');
    await expect(cards).toHaveCount(4);
    followers.push((await cards.getByRole('heading').allTextContents()).join());
  }
  expect(new Set(followers).size).toBe(3);
});

test('a board lists its bill, and adds all of its parts in one press', phone, async ({ page }) => {
  await open(page, '/products/clean-booster-pcb');
  const bill = region(page, 'Bill of materials');
  await expect(bill.getByRole('row', { name: /Film capacitor 100n.*C1 and C2, marked 104/ })).toBeVisible();
  await expect(bill.getByRole('link', { name: 'Transistor 2N5088' })).toHaveAttribute('href', '/products/2n5088');
  const all = bill.getByRole('button', { name: /^Add all \d+ parts, ₹/ });
  const count = Number(/\d+/.exec((await all.textContent()) ?? '')![0]);
  await all.click();
  await expect(page.getByText(`${count} parts added to cart`, { exact: true })).toBeVisible();
  await all.click();
  await expect(page.getByText('Those parts are in your cart already', { exact: true })).toBeVisible();
  await page.goto('/cart');
  await expect(
    main(page)
      .getByRole('link', { name: /Film capacitor 100n/i })
      .first(),
  ).toBeVisible();
});
