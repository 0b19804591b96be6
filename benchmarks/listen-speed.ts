/**
 * How fast kits play: seconds of audio for each second of one core, twice oversampled, with filters, fades and limiter, on
 * the audio thread of Chromium (an AudioWorklet in an OfflineAudioContext). `node benchmarks/listen-speed.ts [--amp=driven] [slug ...]`, with the amp behind them at one of its settings. The best
 * of some seconds by the clock on the wall, and of the whole by what the thread itself ran (Linux tells), since others use the
 * machine too; the load is printed with it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadavg } from 'node:os';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { rolldown } from 'rolldown';
import { launchOptions } from '#tests/support/journeys/browser.ts';
import { ampSettingNames } from '#electronics/player/chain/amp-settings.ts';
import { ampFile } from '#build/listen/amp-file.ts';
import { kitFile } from '#build/listen/kit-file.ts';
import { playableKits } from '#build/listen/playable-kits.ts';

const flags = process.argv.slice(2);
const amp = ampSettingNames.find((setting) => flags.includes(`--amp=${setting}`)) ?? null;
const slugs = flags.filter((flag) => !flag.startsWith('--'));
const kits = playableKits.filter(({ slug }) => slugs.length === 0 || slugs.includes(slug));
/** The first are for the compiler. */
const seconds = 16;

/** Runs in the page. */
async function measure([slug, length, setting]: readonly [string, number, string | null]): Promise<number> {
  const context = new OfflineAudioContext(1, length * 48_000, 48_000);
  await context.audioWorklet.addModule(`/${slug}.js`);
  if (setting) await context.audioWorklet.addModule('/amp.js');
  await context.audioWorklet.addModule('/speed.js');
  const node = new AudioWorkletNode(context, 'speed', { processorOptions: { slug, setting } });
  let [best, restarted] = [Infinity, false];
  node.port.addEventListener('message', ({ data }: MessageEvent<{ millis: number; restarts: number }>) => {
    restarted ||= data.restarts > 0;
    best = Math.min(best, data.millis);
  });
  node.port.start();
  node.connect(context.destination);
  await context.startRendering();
  if (restarted) throw new Error('it is no sound any more');
  return 1000 / best;
}

/** Nanoseconds that each audio thread ran until now. */
function audioThreads(): Map<string, number> {
  const ran = new Map<string, number>();
  for (const process of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    try {
      for (const thread of readdirSync(`/proc/${process}/task`)) {
        const at = `/proc/${process}/task/${thread}`;
        if (!readFileSync(`${at}/comm`, 'utf8').includes('AudioWo')) continue;
        ran.set(thread, Number(readFileSync(`${at}/schedstat`, 'utf8').split(' ')[0]));
      }
    } catch {
      // It ended meanwhile.
    }
  return ran;
}

async function bundled(): Promise<string> {
  const bundle = await rolldown({ input: new URL('./listen-speed.worklet.ts', import.meta.url).pathname });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  return output[0].code;
}

const files = new Map([
  ['/', '<!doctype html>'],
  ['/speed.js', await bundled()],
  ['/amp.js', ampFile()],
  ...kits.map((kit) => [`/${kit.slug}.js`, kitFile(kit)] as const),
]);
const server = createServer(({ url }, reply) => {
  reply.writeHead(200, { 'content-type': url === '/' ? 'text/html' : 'text/javascript' }).end(files.get(url!) ?? '');
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const browser = await chromium.launch(launchOptions());
const page = await browser.newPage();
await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
console.log(`load ${loadavg()[0]!.toFixed(1)}`);
for (const { slug } of kits) {
  const before = audioThreads();
  const speed = await page.evaluate(measure, [slug, seconds, amp] as const);
  const ran = Math.max(...[...audioThreads()].map(([thread, nanos]) => nanos - (before.get(thread) ?? 0)));
  const bytes = brotliCompressSync(files.get(`/${slug}.js`)!).length;
  console.log(
    `${slug.padEnd(20)} ${speed.toFixed(1).padStart(6)} x, ${((seconds * 1e9) / ran).toFixed(1).padStart(6)} x by its own time ${String(bytes).padStart(6)} bytes`,
  );
}
console.log(`load ${loadavg()[0]!.toFixed(1)}`);
await browser.close();
server.close();
