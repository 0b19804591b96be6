/** Measures how loud every kit is on every riff, and writes what brings it to the loudness of bypass. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { circuitOf, soundingSlugs } from '#tests/support/listen/kit-circuits.ts';
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

const file = join(root, 'src/electronics/player/chain/loudness-trims.ts');
let lines = '';
for (const slug of soundingSlugs) lines += await trimsOf(slug);
const [before, after] = readFileSync(file, 'utf8').split(/(?<=readonly number\[\]>> = \{)[^}]*(?=\})/);
writeFileSync(file, `${before}\n${lines}${after}`);
