/**
 * How smoothly the largest board pans with a processor four times as slow: how long the page itself is busy with a frame, and
 * the share of frames in time for 60 a second. Without a graphics card the browser shifts the layers by itself on the same
 * cores, which comes on top of the first and makes the second late. `node benchmarks/workbench-pan.ts [slug]`, after a build.
 */
import { setTimeout } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { launchOptions } from '#tests/support/journeys/browser.ts';
import { startShop } from '#tests/support/processes/shop-process.ts';

const slug = process.argv[2] ?? 'analog-delay';
const throttling = 4;
/** A frame that took longer than this came too late for 60 a second. */
const lateMs = 1000 / 60 + 4;

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Microseconds. */
  readonly dur?: number;
  readonly args?: { readonly name?: string };
}

/** Milliseconds of the tasks of the page's own thread, longest first; a task within another is part of that one. */
function pageTasks(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const threads = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const busy = threads.map(({ pid, tid }) =>
    traceEvents.filter((event) => event.pid === pid && event.tid === tid && event.name.endsWith('RunTask')),
  );
  const [page] = busy.toSorted((a, b) => b.length - a.length);
  const millis: number[] = [];
  let end = 0;
  for (const { ts, dur = 0 } of page!.toSorted((a, b) => a.ts - b.ts)) {
    if (ts < end) continue;
    end = ts + dur;
    millis.push(dur / 1000);
  }
  return millis.sort((a, b) => b - a);
}

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
  await browser.startTracing(page, { categories: ['toplevel'] });
  await page.mouse.down();
  await page.mouse.move(x + 1, y + 1);
  await page.evaluate(() => ((window as unknown as { times: number[] }).times.length = 0));
  // Without waiting for the answer to one before the next: a hand moves in every frame.
  const moves: Promise<void>[] = [];
  for (let i = 0; i < 240; i++) {
    moves.push(page.mouse.move(x + 120 * Math.sin(i / 24), y + 60 * Math.sin(i / 36)));
    await setTimeout(1000 / 60);
  }
  await Promise.all(moves);
  const times = await page.evaluate(() => [...(window as unknown as { times: number[] }).times]);
  await page.mouse.up();
  const tasks = pageTasks(await browser.stopTracing());
  const gaps = times.slice(1).map((time, i) => time - times[i]!);
  const late = gaps.filter((gap) => gap > lateMs).length;
  const sorted = gaps.toSorted((a, b) => a - b);
  const spent = tasks.reduce((sum, task) => sum + task, 0);
  console.log(
    `${slug}: the page is busy for ${(spent / gaps.length).toFixed(1)} ms a frame, its longest task takes ${tasks[0]!.toFixed(1)} ms, ` +
      `${tasks.filter((task) => task > 1000 / 60).length} take more than a frame`,
  );
  console.log(
    `${slug}: ${gaps.length} frames, median ${sorted[Math.floor(gaps.length / 2)]!.toFixed(1)} ms, ` +
      `95 of 100 within ${sorted[Math.floor(gaps.length * 0.95)]!.toFixed(1)} ms, ${late} late, CPU ${throttling}x slower`,
  );
} finally {
  await browser.close();
  await shop.stop();
}
