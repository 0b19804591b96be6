/**
 * How soon a visitor hears a kit: `node benchmarks/first-sound.ts [slug ...]`, after a build. On the page of each kit, at a press on
 * Listen, with nothing of the panel loaded: until the first sample leaves for the loudspeaker. With the
 * amp, as the panel opens. Then stopped and pressed again. A mouse rests on the button for 80 ms and holds it down for 80 ms, as a finger
 * does, and a press counts once it is let go; `--touch`: the first finger on the page, which may open no sound before it is lifted, and is at
 * once.
 */
import { loadavg } from 'node:os';
import { chromium, type Page } from '@playwright/test';
import { playableKits } from '#build/listen/playable-kits.ts';
import { launchOptions } from '#tests/support/journeys/browser.ts';
import { startShop } from '#tests/support/processes/shop-process.ts';

const isTouch = process.argv.includes('--touch');
const aimMillis = 80;
const holdMillis = 80;
const restMillis = 1000;
const goalMillis = 300;
const named = process.argv.slice(2).filter((flag) => !flag.startsWith('--'));
const slugs = named.length > 0 ? named : playableKits.map(({ slug }) => slug);

/** Runs before the page's code: notes when a press comes and when its first sample leaves. */
function watchSound(): void {
  const times = { pressed: 0, heard: 0 };
  Object.assign(globalThis, { times });
  addEventListener('click', () => Object.assign(times, { pressed: performance.now(), heard: 0 }), true);
  const connect = AudioNode.prototype.connect as (this: AudioNode, ...all: unknown[]) => unknown;
  AudioNode.prototype.connect = function (this: AudioNode, ...all: unknown[]) {
    if (all[0] instanceof AudioDestinationNode) {
      const { context } = this;
      let pressedAt = 0;
      addEventListener('click', () => (pressedAt = context.currentTime), true);
      // It keeps the latest 0.7 s: a page that is drawing its panel looks late, and sees how long ago the sound began.
      const ear = new AnalyserNode(context, { fftSize: 32_768 });
      connect.call(this, ear);
      const samples = new Float32Array(ear.fftSize);
      let silentAt = 0;
      setInterval(() => {
        if (times.heard || !times.pressed || context.state !== 'running') return;
        const now = performance.now();
        ear.getFloatTimeDomainData(samples);
        const count = Math.ceil((context.currentTime - pressedAt) * context.sampleRate);
        const latest = samples.subarray(Math.max(0, samples.length - count));
        const first = latest.findIndex((sample) => Math.abs(sample) > 1e-5);
        const agoMillis = (1000 * (latest.length - first)) / context.sampleRate;
        // A thread that was held up plays faster for a while, so that a sample may be younger than it seems.
        if (first !== -1) times.heard = Math.max(times.pressed, silentAt, now - agoMillis);
        silentAt = now;
      }, 2);
    }
    return connect.apply(this, all);
  } as typeof AudioNode.prototype.connect;
}

interface Times {
  readonly pressed: number;
  readonly heard: number;
}

const region = (page: Page) => page.getByRole('region', { name: 'Listen before you solder' });

async function press(page: Page, name: string): Promise<Times> {
  const button = region(page).getByRole('button', { name, exact: true });
  if (isTouch) await button.tap();
  else {
    await button.hover();
    await page.waitForTimeout(aimMillis);
    await button.click({ delay: holdMillis });
  }
  await page.waitForFunction(() => times.heard > 0);
  return page.evaluate(() => times);
}

const shop = await startShop({ migrated: true });
const { args, ...launch } = launchOptions();
const browser = await chromium.launch({ ...launch, args });
const rows: (readonly (string | number)[])[] = [];
for (const slug of slugs) {
  // In a browser that has nothing of the shop yet.
  const context = await browser.newContext({ hasTouch: isTouch });
  const page = await context.newPage();
  await page.addInitScript(watchSound);
  await page.goto(`${shop.url}/products/${slug}`);
  await page.waitForLoadState('networkidle');
  await region(page)
    .getByRole('button', { name: 'Listen', exact: true })
    .evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
  // Pictures that came into view are drawn by the processor here.
  await page.waitForTimeout(restMillis);
  const first = await press(page, 'Listen');
  await page.waitForTimeout(1000);
  await region(page).getByRole('button', { name: 'Stop', exact: true }).click();
  // The last samples leave the ear.
  await page.waitForTimeout(500);
  const later = await press(page, 'Listen');
  const millis = [first.heard - first.pressed, later.heard - later.pressed];
  rows.push([slug, ...millis.map(Math.round), loadavg()[0]!.toFixed(1)]);
  process.stderr.write(`${rows.at(-1)!.join(', ')}\n`);
  await context.close();
}
await browser.close();
await shop.stop();
console.log('| kit | first sound, ms | again, ms | load |\n| --- | --- | --- | --- |');
for (const row of rows) console.log(`| ${row.join(' | ')} |`);
console.log(
  `${rows.filter(([, heard]) => Number(heard) > goalMillis).length} of ${rows.length} took over ${goalMillis} ms.`,
);

declare global {
  var times: Times;
}
