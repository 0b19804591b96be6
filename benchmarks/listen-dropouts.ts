/**
 * Plays kits live in Chromium and tells how soon after a press they sound, and how many render quanta were missed in a
 * minute. `node benchmarks/listen-dropouts.ts [--seconds=60] [--amp=clean] [slug ...]`, after a build: with the amp behind them at one of its settings. The load of the machine is printed with
 * it: what others take is missing here.
 */
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ampSettingNames, ampSlug, type AmpSetting } from '#electronics/player/chain/amp-settings.ts';
import { launchOptions } from '#tests/support/journeys/browser.ts';
import { openPlayerPage } from '#tests/support/listen/player-page.ts';
import { root } from '../tools/bootstrap/root.mjs';

const flags = process.argv.slice(2);
const seconds = Number(/--seconds=(\d+)/.exec(flags.join(' '))?.[1] ?? 60);
const amp = ampSettingNames.find((setting) => flags.includes(`--amp=${setting}`)) ?? null;
const named = flags.filter((flag) => !flag.startsWith('--'));
/** The three that take most, and one that is as most are. */
const slugs = named.length > 0 ? named : ['analog-delay', 'sustain-fuzz', 'chorus-pedal', 'vintage-overdrive'];
const urls = JSON.parse(readFileSync(join(root, 'dist/listen.json'), 'utf8')) as Record<string, string>;

/** Runs in the page: milliseconds from a press to the first sound, cold and hot. */
async function press([slug, url, ampUrl, setting]: readonly [string, string, string, AmpSetting | null]): Promise<
  readonly number[]
> {
  const { player, workletUrl } = globalThis.playerPage;
  const live = player.createPlayer({ slug, url, workletUrl });
  if (setting) live.setAmp({ slug: player.ampSlug, url: ampUrl, setting, cabinet: 'guitar' });
  Object.assign(globalThis, { live });
  const sounds = (): boolean => live.scope().output.some((volts) => Math.abs(volts) > 1e-3);
  const found: number[] = [];
  for (let round = 0; round < 3; round++) {
    live.stop();
    live.scope().output.fill(0);
    const pressed = performance.now();
    await live.play('chords');
    while (!sounds()) await new Promise((resolve) => setTimeout(resolve, 2));
    found.push(performance.now() - pressed);
  }
  return found;
}

const { args, ...launch } = launchOptions();
const browser = await chromium.launch({ ...launch, args: [...args, '--autoplay-policy=no-user-gesture-required'] });
const page = await browser.newPage();
const { server } = await openPlayerPage(page, null, {});
for (const slug of slugs) {
  const [cold, ...hot] = await page.evaluate(press, [slug, urls[slug]!, urls[ampSlug]!, amp] as const);
  await page.waitForTimeout(seconds * 1000);
  const { missed, quality, amp: ampState = 'none' } = await page.evaluate(() => live.state);
  await page.evaluate(() => live.close());
  const quanta = Math.round((seconds * 48_000) / 128);
  console.log(
    `${slug.padEnd(20)} first sound ${cold!.toFixed(0)} ms cold, ${Math.max(...hot).toFixed(0)} ms hot;`,
    `${missed} of ${quanta} quanta missed in ${seconds} s at ${quality}x, amp ${ampState}; load ${loadavg()[0]!.toFixed(1)}`,
  );
}
await browser.close();
server.close();

declare global {
  var live: ReturnType<typeof playerPage.player.createPlayer>;
}
