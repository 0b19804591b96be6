/**
 * Measures how loud every kit is on every riff, and writes what brings it to the loudness of bypass: `node tools/listen-trims.ts`.
 * The same through the amp at each of its settings: `node tools/listen-trims.ts --amp`, which takes five minutes of a core.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { playableKits } from '#build/listen/playable-kits.ts';
import { ampCircuit, circuitOf, soundingSlugs } from '#tests/support/listen/kit-circuits.ts';
import { ampSettingNames, cabinetOf } from '#electronics/player/chain/amp-settings.ts';
import { loudnessOf } from '#electronics/player/chain/loudness.ts';
import { renderChain } from '#electronics/player/chain/render.ts';
import type { RiffName } from '#electronics/player/chain/chain-settings.ts';
import { playRiff } from '#electronics/player/riffs/play-riff.ts';
import { root } from './bootstrap/root.mjs';

const rate = 48_000;
const names: readonly RiffName[] = ['arpeggio', 'chug', 'lead', 'bass', 'chords'];
const riffs = names.map((name) => {
  const source = playRiff(name, rate);
  return { source, loudness: loudnessOf(source, rate) };
});

async function trimsOf(slug: string): Promise<string> {
  const circuits = [await circuitOf(slug)];
  const trims = riffs.map(({ source, loudness }) => {
    const volts = renderChain({ circuits, settings: [], source, levels: null, rate, factor: 1, count: source.length });
    return (loudness - loudnessOf(volts, rate)).toFixed(1);
  });
  console.log(slug, trims.join(' '));
  return `  '${slug}': [${trims.map(Number).join(', ')}],\n`;
}

/** Enough of a riff to know how loud it is, since an amp takes long. */
const ampSeconds = 5;

async function ampTrimsOf(slug: string): Promise<string> {
  const circuits = slug === 'bypass' ? [] : [await circuitOf(slug)];
  const circuit = await ampCircuit();
  const cabinet = cabinetOf(circuits.length === 0 ? '' : kitOf(slug).subcategory);
  const plan = { settings: [], levels: null, rate, factor: 1 } as const;
  const bySetting = ampSettingNames.map((): number[] => []);
  for (const { source: riff } of riffs) {
    const source = riff.subarray(0, ampSeconds * rate);
    const count = source.length;
    const volts = renderChain({ ...plan, circuits, source, count });
    ampSettingNames.forEach((setting, k) => {
      const amp = { circuit, setting, cabinet, factor: 1 } as const;
      const heard = renderChain({ ...plan, circuits: [], source: volts, count, amp });
      bySetting[k]!.push(Number((loudnessOf(source, rate) - loudnessOf(heard, rate)).toFixed(1)));
    });
  }
  console.log(slug, JSON.stringify(bySetting));
  return `  '${slug}': ${JSON.stringify(bySetting)},\n`;
}

const kitOf = (slug: string) => playableKits.find((kit) => kit.slug === slug)!;
const isAmp = process.argv.includes('--amp');
const file = join(root, 'src/electronics/player/chain', isAmp ? 'amp-trims.ts' : 'loudness-trims.ts');
let lines = '';
for (const slug of isAmp ? ['bypass', ...soundingSlugs] : soundingSlugs)
  lines += isAmp ? await ampTrimsOf(slug) : await trimsOf(slug);
const [before, after] = readFileSync(file, 'utf8').split(/(?<=readonly number\[\]\)?(?:\[\])?>> = \{)[^}]*(?=\})/);
writeFileSync(file, `${before}\n${lines}${after}`);
