/**
 * How smoothly the largest board pans with a processor four times as slow: the share of frames in time for 60 a second.
 * `node bench/bench-pan.ts [slug]`, after a build.
 */
import { chromium } from '@playwright/test';
import { launchOptions } from '#tests/support/journeys/browser.ts';
import { startShop } from '#tests/support/processes/shop-process.ts';

const slug = process.argv[2] ?? 'analog-delay';
const throttling = 4;
/** A frame that took longer than this came too late for 60 a second. */
const lateMs = 1000 / 60 + 4;

const shop = await startShop();
const browser = await chromium.launch(launchOptions());
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${shop.url}/bench/${slug}`);
  const box = (await page.getByRole('region', { name: 'Board' }).boundingBox())!;
  await page.waitForFunction(() => document.querySelector<HTMLElement>('[data-mat="stage"]')?.style.transform);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttling });
  await page.evaluate(() => {
    const times: number[] = [];
    const tick = (now: number): void => {
      times.push(now);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    Object.assign(window, { times });
  });
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let i = 0; i < 60; i++) await page.mouse.move(x + 120 * Math.sin(i / 6), y + 60 * Math.sin(i / 9));
  await page.mouse.up();
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times);
  const gaps = times.slice(1).map((time, i) => time - times[i]!);
  const late = gaps.filter((gap) => gap > lateMs).length;
  const sorted = gaps.toSorted((a, b) => a - b);
  console.log(
    `${slug}: ${gaps.length} frames, median ${sorted[Math.floor(gaps.length / 2)]!.toFixed(1)} ms, ` +
      `95 of 100 within ${sorted[Math.floor(gaps.length * 0.95)]!.toFixed(1)} ms, ${late} late, CPU ${throttling}x slower`,
  );
} finally {
  await browser.close();
  await shop.stop();
}
