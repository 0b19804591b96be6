import type { Page } from '@playwright/test';
import { desktop, expect, expectNoAxeViolations, open, phone, test } from '#tests/support/journeys/journey.ts';

const main = (page: Page) => page.getByRole('main');
const quantity = (page: Page) => main(page).getByRole('spinbutton', { name: 'Quantity of Clean Booster' });
const button = (page: Page) => main(page).getByRole('button', { description: 'Clean Booster', exact: true });
const pin = (page: Page) => main(page).getByRole('textbox', { name: /PIN code/ });

test('price and button stand on the first screen, whatever its width', async ({ page }) => {
  await open(page, '/products/clean-booster');
  for (const size of [page.viewportSize()!, { width: 820, height: 1180 }]) {
    await page.setViewportSize(size);
    await expect(button(page)).toBeInViewport({ ratio: 1 });
    await expect(main(page).getByText('₹1,999').filter({ visible: true }).first()).toBeInViewport({ ratio: 1 });
  }
});

test(
  'where it is narrow a bar keeps price and button in reach, and rests at the end of the product',
  desktop,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/products/clean-booster');
    const bar = page.getByRole('region', { name: 'Buy Clean Booster' });
    await expect(bar).toBeInViewport();
    await page.getByRole('heading', { name: 'Build Information' }).scrollIntoViewIfNeeded();
    await expect(bar).toBeInViewport();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const [barBox, foot] = [(await bar.boundingBox())!, (await page.getByRole('contentinfo').boundingBox())!];
    expect(barBox.y + barBox.height).toBeLessThanOrEqual(foot.y + 1);
  },
);

test('a PIN code gives the place and the days, and is remembered on the device', phone, async ({ page }) => {
  await open(page, '/products/clean-booster');
  await expect(main(page).getByText('Standard ₹799, free from ₹6,200')).toBeVisible();
  await pin(page).fill('12');
  await main(page).getByRole('button', { name: 'Check' }).click();
  await expect(main(page).getByText('Enter a PIN code of six digits, like 560003.')).toBeVisible();
  await expect(pin(page)).toHaveAttribute('aria-invalid', 'true');
  await expectNoAxeViolations(page, { within: 'form:has([aria-invalid="true"])' });
  await pin(page).fill('560003');
  await pin(page).press('Enter');
  const dates = main(page).getByText(/^Bengaluru: \w{3}\s\d+.* – \w{3}\s\d+\s\w{3}$/);
  await expect(dates).toBeVisible();
  await open(page, '/products/fuzz-box');
  await expect(pin(page)).toHaveValue('560003');
  await expect(dates).toBeVisible();
});

test('a kit is bought with what belongs to it', desktop, async ({ page }) => {
  await open(page, '/products/clean-booster');
  await test.step('the first pedal leads to the kit with its tools, and so do the tools it needs', async () => {
    const links = main(page).locator('a[href="/first-pedal"]');
    await expect(links.filter({ hasText: 'First build? Get the kit and the tools in one press' })).toBeVisible();
    await expect(links.filter({ hasText: 'Get the tools for your first pedal' })).toBeVisible();
  });
  await test.step('documents say how long they are, as counted in the files', async () => {
    const product = await (await page.request.get('/api/products/clean-booster')).json();
    const [document] = product.documents;
    const file = await (await page.request.get(document.url)).body();
    expect(document.bytes).toBe(file.length);
    const size = `${(file.length / 1e6).toFixed(1)} MB`;
    const words = file.length >= 1e6 ? size : `${Math.round(file.length / 1e3)} KB`;
    await expect(
      main(page).getByRole('link', { name: `Build document, ${document.pages} pages, ${words}` }),
    ).toBeVisible();
    await main(page)
      .getByRole('link', { name: /^Build document, \d+ pages/ })
      .click();
    await expect(page.getByRole('heading', { name: 'Documents' })).toBeInViewport();
    await expect(
      main(page).getByRole('link', { name: /Build document PDF, \d+ pages, .*opens in a new tab/ }),
    ).toBeVisible();
  });
  await test.step('the quantity is chosen on the page, and that many are added', async () => {
    const less = main(page).getByRole('button', { name: 'Decrease quantity of Clean Booster' });
    await expect(less).toBeDisabled();
    await main(page).getByRole('button', { name: 'Increase quantity of Clean Booster' }).click();
    await expect(quantity(page)).toHaveValue('2');
    await quantity(page).fill('500');
    await quantity(page).press('Tab');
    // No more than there are.
    await expect(quantity(page)).toHaveValue('60');
    await quantity(page).fill('3');
    await button(page).click();
    await expect(page.getByText('Clean Booster added to cart', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: /Cart, 3 items/ })).toBeVisible();
  });
});
