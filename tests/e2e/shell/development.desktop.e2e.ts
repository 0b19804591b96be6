import { expect, hydrated, test } from '#tests/support/journeys/journey.ts';
import { screens } from '#tests/support/journeys/screens.ts';
import { type RunningShop, startShop } from '#tests/support/processes/shop-process.ts';

// The development build of React explains each hydration mismatch and each misuse, which the built shop keeps to itself.
let shop: RunningShop;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  shop = await startShop({ mode: 'development', migrated: true });
});
test.afterAll(() => shop.stop());

test('the development build renders every screen without a warning', async ({ page, problems }) => {
  // Vite reads every module of every screen, as fast as the machine lets it.
  test.setTimeout(300_000);
  problems.expect(/^answer 404: GET .*\/no-such-p(age|roduct)$/);
  for (const { path, heading } of screens) {
    await page.goto(`${shop.url}${path}`);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
});
