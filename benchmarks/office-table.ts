/**
 * Scrolls the office's list of products through 10,000 rows, a screen in six frames as a quick wheel does, and counts the
 * frames that came late: `npm run bench -- office-table`, on a built shop. The rows are answered from here, so that it is
 * the table that is measured.
 */
import { chromium, type Page } from '@playwright/test';
import type { AdminProductSummary } from '#contracts/products.ts';
import { adminCredentials } from '#tests/support/builders/admin.ts';
import { launchOptions } from '#tests/support/journeys/browser.ts';
import { startShop } from '#tests/support/processes/shop-process.ts';

const rows = 10_000;
const pageSize = 100;
const stepPx = 120;
const frames = 1500;
/** What two frames of a screen with 60 of them take, and a little: an eye sees the gap. */
const lateMs = 34;
/** What browsers call a long task. */
const longMs = 50;

const rowAt = (index: number): AdminProductSummary => ({
  id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  slug: `part-${index}`,
  name: `Part ${index} with a name of some length`,
  category: 'parts',
  subcategory: 'other',
  kind: null,
  value: '4K7',
  price: `${index % 900}.50`,
  stock: index % 70,
  sold30: index % 13,
  imageUrl: null,
  archived: false,
  draft: false,
  scheduledPrice: null,
  version: 1,
});

async function answerRows(page: Page): Promise<void> {
  await page.route(/\/api\/admin\/products\?/, (route) => {
    const from = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0);
    const items = Array.from({ length: pageSize }, (_, index) => rowAt(from + index));
    const next = from + pageSize < rows ? String(from + pageSize) : null;
    return route.fulfill({ json: { items, next }, headers: { 'x-total-count': String(rows) } });
  });
}

/** Scrolls to the end until all rows are there. */
async function loadAll(page: Page): Promise<void> {
  const table = page.getByRole('table', { name: 'Products' });
  await table.getByRole('link').first().waitFor();
  const last = table.getByRole('link', { name: `Part ${rows - 1} ` });
  while (!(await last.isVisible())) {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForTimeout(20);
  }
}

/** The time that each frame took, in milliseconds, on the way down from the top. */
const scroll = (page: Page): Promise<number[]> =>
  page.evaluate(
    async ([step, count]) => {
      const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      scrollTo(0, 0);
      for (let rest = 0; rest < 30; rest += 1) await nextFrame();
      const times: number[] = [];
      let before = await nextFrame();
      for (let frame = 0; frame < count; frame += 1) {
        scrollBy({ top: step, behavior: 'instant' });
        const now = await nextFrame();
        times.push(now - before);
        before = now;
      }
      return times;
    },
    [stepPx, frames] as const,
  );

const shop = await startShop({
  env: { RATE_LIMIT: 'off', ADMIN_USERNAME: adminCredentials.username, ADMIN_PASSWORD: adminCredentials.password },
});
const browser = await chromium.launch(launchOptions());
try {
  const page = await browser.newPage({ baseURL: shop.url, viewport: { width: 1280, height: 800 } });
  await page.request.post('/api/login', { data: adminCredentials });
  await answerRows(page);
  await page.goto('/admin/products');
  await loadAll(page);
  const drawn = await page.getByRole('row').count();
  const times = (await scroll(page)).toSorted((one, other) => one - other);
  const at = (share: number): string => `${times[Math.floor(times.length * share)]!.toFixed(1)} ms`;
  const over = (ms: number): number => times.filter((time) => time > ms).length;
  console.log(`${rows} rows, ${drawn} of them drawn; ${frames} frames of ${stepPx} px each`);
  console.log(`p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${at(0.9999)}`);
  console.log(`${over(lateMs)} late (over ${lateMs} ms), ${over(longMs)} long (over ${longMs} ms)`);
} finally {
  await browser.close();
  await shop.stop();
}
