/**
 * How soon a visitor hears a kit: `node benchmarks/first-sound.ts [slug ...]`, after a build. On the page of each kit, at a press on
 * Listen, with nothing of the panel loaded: until the panel asks for sound, and until the first sample leaves for the loudspeaker. With the
 * amp, as the panel opens. Then stopped and pressed again. The pointer rests on the button for as long as a finger takes (80 ms).
 */
import { loadavg } from 'node:os';
import { chromium, type Page } from '@playwright/test';
import { playableKits } from '#build/listen/playable-kits.ts';
import { launchOptions } from '#tests/support/journeys/browser.ts';
import { startShop } from '#tests/support/processes/shop-process.ts';

const aimMillis = 80;
const goalMillis = 300;
const named = process.argv.slice(2);
const slugs = named.length > 0 ? named : playableKits.map(({ slug }) => slug);

/** Runs before the page's code: notes when a press comes, when a context is opened for it, and when the first sample leaves. */
function watchSound(): void {
  const times = { pressed: 0, asked: 0, heard: 0 };
  Object.assign(globalThis, { times });
  addEventListener('click', () => Object.assign(times, { pressed: performance.now(), asked: 0, heard: 0 }), true);
  const connect = AudioNode.prototype.connect as (this: AudioNode, ...all: unknown[]) => unknown;
  AudioNode.prototype.connect = function (this: AudioNode, ...all: unknown[]) {
    if (all[0] instanceof AudioDestinationNode) {
      times.asked ||= performance.now();
      const ear = new AnalyserNode(this.context, { fftSize: 2048 });
      connect.call(this, ear);
      const samples = new Float32Array(ear.fftSize);
      setInterval(() => {
        if (times.heard || !times.pressed || this.context.state !== 'running') return;
        ear.getFloatTimeDomainData(samples);
        if (samples.some((sample) => Math.abs(sample) > 1e-5)) times.heard = performance.now();
      }, 2);
    }
    return connect.apply(this, all);
  } as typeof AudioNode.prototype.connect;
}

interface Times {
  readonly pressed: number;
  readonly asked: number;
  readonly heard: number;
}

const region = (page: Page) => page.getByRole('region', { name: 'Listen before you solder' });

async function press(page: Page, name: string): Promise<Times> {
  const button = region(page).getByRole('button', { name, exact: true });
  await button.hover();
  await page.waitForTimeout(aimMillis);
  await button.click();
  await page.waitForFunction(() => times.heard > 0);
  return page.evaluate(() => times);
}

const shop = await startShop({ migrated: true });
const { args, ...launch } = launchOptions();
const browser = await chromium.launch({ ...launch, args });
const rows: (readonly (string | number)[])[] = [];
for (const slug of slugs) {
  // In a browser that has nothing of the shop yet.
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(watchSound);
  await page.goto(`${shop.url}/products/${slug}`);
  await page.waitForLoadState('networkidle');
  await region(page).scrollIntoViewIfNeeded();
  const first = await press(page, 'Listen');
  await page.waitForTimeout(1000);
  await region(page).getByRole('button', { name: 'Stop', exact: true }).click();
  // The last samples leave the ear.
  await page.waitForTimeout(500);
  const later = await press(page, 'Listen');
  const millis = [first.asked - first.pressed, first.heard - first.pressed, later.heard - later.pressed];
  rows.push([slug, ...millis.map(Math.round), loadavg()[0]!.toFixed(1)]);
  process.stderr.write(`${rows.at(-1)!.join(', ')}\n`);
  await context.close();
}
await browser.close();
await shop.stop();
console.log('| kit | opened, ms | first sound, ms | again, ms | load |\n| --- | --- | --- | --- | --- |');
for (const row of rows) console.log(`| ${row.join(' | ')} |`);
console.log(
  `${rows.filter(([, , heard]) => Number(heard) > goalMillis).length} of ${rows.length} took over ${goalMillis} ms.`,
);

declare global {
  var times: Times;
}
