/**
 * Plays kits live in Chromium and tells how soon after a press they sound, and how many render quanta were missed in a
 * minute: `node benchmarks/listen-dropouts.ts [--all] [--seconds=60] [--amp=clean] [slug ...]`, after a build. With the amp behind them
 * at one of its settings; `--all`: every kit. One table in the end. What others take of the machine is missing here: its load is printed, and
 * how many quanta an audio thread without work missed in another page meanwhile.
 */
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { playableKits } from '#build/listen/playable-kits.ts';
import { ampSettingNames, ampSlug, cabinetOf, type AmpSetting } from '#electronics/player/chain/amp-settings.ts';
import { launchOptions } from '#tests/support/journeys/browser.ts';
import { openPlayerPage } from '#tests/support/listen/player-page.ts';
import { root } from '../tools/bootstrap/root.mjs';

const flags = process.argv.slice(2);
const seconds = Number(/--seconds=(\d+)/.exec(flags.join(' '))?.[1] ?? 60);
const amp = ampSettingNames.find((setting) => flags.includes(`--amp=${setting}`)) ?? null;
const named = flags.filter((flag) => !flag.startsWith('--'));
/** The three that take most, and one that is as most are. */
const usual = ['analog-delay', 'sustain-fuzz', 'chorus-pedal', 'vintage-overdrive'];
const slugs = named.length > 0 ? named : flags.includes('--all') ? playableKits.map(({ slug }) => slug) : usual;
const urls = JSON.parse(readFileSync(join(root, 'dist/listen.json'), 'utf8')) as Record<string, string>;

interface Stages {
  /** Until the worker has made the riff, the files are there, and the chain was played unheard; in milliseconds from the press. */
  riff: number;
  files: number;
  tried: number;
}

/** Runs in the page before its code: notes when each stage of a first press is over, and hears what leaves for the loudspeaker. */
function watchPress(): void {
  const stages: Stages = { riff: 0, files: 0, tried: 0 };
  const page = Object.assign(globalThis, { pressedAt: 0, stages, ears: [] as AnalyserNode[] });
  const since = (): number => performance.now() - page.pressedAt;
  const post = Worker.prototype.postMessage as (...all: unknown[]) => void;
  Worker.prototype.postMessage = function (this: Worker, ...all: unknown[]) {
    if ((all[0] as { job: { do: string } }).job.do === 'riff')
      this.addEventListener('message', () => (stages.riff ||= since()), { once: true });
    post.apply(this, all);
  } as typeof Worker.prototype.postMessage;
  const add = AudioWorklet.prototype.addModule;
  AudioWorklet.prototype.addModule = async function (this: AudioWorklet, ...all: Parameters<typeof add>) {
    await add.apply(this, all);
    stages.files = since();
  };
  const Node = AudioWorkletNode;
  globalThis.AudioWorkletNode = class extends Node {
    constructor(...all: ConstructorParameters<typeof Node>) {
      super(...all);
      this.port.addEventListener('message', () => (stages.tried = since()), { once: true });
    }
  };
  const connect = AudioNode.prototype.connect as (this: AudioNode, ...all: unknown[]) => unknown;
  AudioNode.prototype.connect = function (this: AudioNode, ...all: unknown[]) {
    if (all[0] instanceof AudioDestinationNode) {
      const ear = new AnalyserNode(this.context, { fftSize: 2048 });
      connect.call(this, ear);
      page.ears.push(ear);
    }
    return connect.apply(this, all);
  } as typeof AudioNode.prototype.connect;
}

type Asked = readonly [
  slug: string,
  url: string,
  ampUrl: string,
  setting: AmpSetting | null,
  cabinet: 'guitar' | 'bass',
];

/** Runs in the page: milliseconds from a press to the first sample that leaves, for a first press and for later ones. */
async function press([slug, url, ampUrl, setting, cabinet]: Asked): Promise<{ cold: number; hot: number; at: Stages }> {
  const { player, workletUrl } = globalThis.playerPage;
  const page = globalThis as unknown as { pressedAt: number; stages: Stages; ears: AnalyserNode[] };
  const live = player.createPlayer({ slug, url, workletUrl });
  if (setting) live.setAmp({ slug: player.ampSlug, url: ampUrl, setting, cabinet });
  Object.assign(globalThis, { live });
  const samples = new Float32Array(2048);
  const sounds = (): boolean => {
    const ear = page.ears.at(-1);
    if (ear?.context.state !== 'running') return false;
    ear.getFloatTimeDomainData(samples);
    return samples.some((sample) => Math.abs(sample) > 1e-5);
  };
  const found: number[] = [];
  for (let round = 0; round < 3; round++) {
    live.stop();
    // The last samples of the press before leave the ear.
    await new Promise((resolve) => setTimeout(resolve, 300));
    page.pressedAt = performance.now();
    await live.play('chords');
    while (!sounds()) await new Promise((resolve) => setTimeout(resolve, 2));
    found.push(performance.now() - page.pressedAt);
  }
  return { cold: found[0]!, hot: Math.max(...found.slice(1)), at: page.stages };
}

/** Runs in the page while it plays: what went missing when, and which steps it changed to. */
async function watchPlaying(length: number): Promise<string> {
  const start = performance.now();
  const found: string[] = [];
  let { missed } = live.state;
  let steps = '';
  const stop = live.subscribe(() => {
    const { missed: now, quality, amp: ampNow, ampFactor } = live.state;
    const stepsNow = `${quality}x, amp ${ampFactor ? `${ampFactor}x` : ampNow}`;
    const second = ((performance.now() - start) / 1000).toFixed(1);
    if (now > missed) found.push(`${now - missed} at ${second} s`);
    if (stepsNow !== steps && now === missed) found.push(`${stepsNow} at ${second} s`);
    [missed, steps] = [now, stepsNow];
  });
  await new Promise((resolve) => setTimeout(resolve, 1000 * length));
  stop();
  return found.join('; ');
}

/** Runs in another page: an audio thread that has nothing to do counts as the player does, and what it missed meanwhile is the machine's. */
async function openIdleThread(missedQuanta: string): Promise<void> {
  const context = new AudioContext();
  const code = `${missedQuanta}
  class Idle extends AudioWorkletProcessor {
    missed = new MissedQuanta(sampleRate, 128);
    constructor() {
      super();
      this.port.onmessage = () => {
        this.port.postMessage(this.missed.count);
        this.missed.restart();
      };
    }
    process() {
      this.missed.addBlock(Date.now(), currentFrame);
      return true;
    }
  }
  registerProcessor('idle', Idle);`;
  await context.audioWorklet.addModule(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
  const node = new AudioWorkletNode(context, 'idle');
  node.connect(context.destination);
  await context.resume();
  const askIdle = (): Promise<number> =>
    new Promise((resolve) => {
      node.port.addEventListener('message', ({ data }: MessageEvent<number>) => resolve(data), { once: true });
      node.port.start();
      node.port.postMessage(null, []);
    });
  Object.assign(globalThis, { askIdle });
}

/** On a page of its own: what an earlier kit left behind makes nothing sooner. */
async function rowOf(page: Page, idle: Page, slug: string): Promise<readonly (string | number)[]> {
  await page.reload();
  await page.waitForFunction(() => 'playerPage' in globalThis);
  const { subcategory } = playableKits.find((kit) => kit.slug === slug)!;
  const asked = [slug, urls[slug]!, urls[ampSlug]!, amp, cabinetOf(subcategory)] as const;
  const { cold, hot, at } = await page.evaluate(press, asked);
  // What it missed before does not count.
  await idle.evaluate(() => askIdle());
  const gaps = await page.evaluate(watchPlaying, seconds);
  const idleMissed = await idle.evaluate(() => askIdle());
  const { missed, quality, amp: ampState = 'none', ampFactor } = await page.evaluate(() => live.state);
  const { rate } = await page.evaluate(() => live.scope());
  await page.evaluate(() => live.close());
  const stages = [at.riff, at.files, at.tried].map((millis) => millis.toFixed(0)).join(' / ');
  const steps = `${quality}${quality === 'prerendered' ? '' : 'x'}`;
  const ampSteps = ampState === 'playing' && ampFactor ? `${ampFactor}x` : ampState;
  const quanta = Math.round((seconds * rate) / 128);
  return [
    slug,
    cold.toFixed(0),
    stages,
    hot.toFixed(0),
    `${missed} of ${quanta}`,
    steps,
    ampSteps,
    idleMissed,
    loadavg()[0]!.toFixed(1),
    gaps,
  ];
}

const { args, ...launch } = launchOptions();
const browser = await chromium.launch({ ...launch, args: [...args, '--autoplay-policy=no-user-gesture-required'] });
const page = await browser.newPage();
await page.addInitScript(watchPress);
const { server } = await openPlayerPage(page, null, {});
const idle = await browser.newPage();
await idle.goto(page.url());
const missedQuanta = stripTypeScriptTypes(
  readFileSync(join(root, 'src/electronics/player/chain/missed-quanta.ts'), 'utf8'),
).replace('export class', 'class');
await idle.evaluate(openIdleThread, missedQuanta);
const rows: (readonly (string | number)[])[] = [
  [
    'kit',
    'cold, ms',
    'riff / files / tried',
    'hot, ms',
    'quanta missed',
    'steps',
    'amp',
    'idle thread missed',
    'load',
    'when',
  ],
  Array.from({ length: 10 }, () => '---'),
];
for (const slug of slugs) {
  rows.push(await rowOf(page, idle, slug));
  process.stderr.write(`${rows.length - 2} of ${slugs.length}: ${rows.at(-1)!.join(', ')}\n`);
}
await browser.close();
server.close();
for (const row of rows) console.log(`| ${row.join(' | ')} |`);
const missing = rows.slice(2).filter((row) => !String(row[4]).startsWith('0 ')).length;
const late = rows.slice(2).filter((row) => Number(row[1]) > 300).length;
console.log(
  `${missing} of ${slugs.length} kits missed quanta in ${seconds} s; ${late} took over 300 ms to the first sound.`,
);

declare global {
  var live: ReturnType<typeof playerPage.player.createPlayer>;
  var askIdle: () => Promise<number>;
}
