import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type Golden, oscillators } from '#catalogue/models/golden.ts';
import { loadKit } from '#tests/support/played-kit.ts';
import { kitFile } from './kit-file.ts';
import { playableKits } from './playable-kits.ts';

const lines = readFileSync(new URL('../../catalogue/models/golden.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');
const golden = new Map(lines.map((line) => JSON.parse(line) as Golden).map((each) => [each.slug, each]));

/** Steps as long as the sound would bear; a swing takes thousands of them. */
const rate = 16_000;
const block = 256;
/** What swings more slowly is not waited for: the same circuit is, at the other stop. */
const slowest = 0.5;
const swings = 3;
/** Triggers swing at once; where one transistor feeds itself by three filters, the swing grows. */
const swingsIn = (slug: string): number => (slug === 'vintage-tremolo' ? 12 : 1.5);

const cases = Object.entries(oscillators).flatMap(([slug, oscillator]) =>
  golden
    .get(slug)!
    .hertz!.map((hertz, position) => ({ slug, ...oscillator, hertz, position }))
    .filter(({ hertz }) => hertz >= slowest),
);

it.each(cases)('$slug swings $hertz times a second, $control at $position, as ngspice finds', async (expected) => {
  const circuit = await loadKit(kitFile(playableKits.find(({ slug }) => slug === expected.slug)!));
  const played = circuit.start(rate);
  for (const { designator } of circuit.controls)
    played.turn(designator, designator === expected.control ? expected.position : 0.5);
  played.probe(expected.net);
  const [silence, output] = [new Float64Array(block), new Float64Array(block)];
  const seen: number[] = [];
  const swungIn = Math.round((swingsIn(expected.slug) * rate) / expected.hertz);
  while (seen.length < swungIn + (swings * rate) / expected.hertz) {
    played.step(silence, output, block);
    seen.push(...played.probed.subarray(0, block));
  }
  const steady = seen.slice(swungIn);
  const middle = (Math.max(...steady) + Math.min(...steady)) / 2;
  const rises = steady.flatMap((volts, k) => (k > 0 && steady[k - 1]! < middle && volts >= middle ? [k] : []));
  const hertz = (rate * (rises.length - 1)) / (rises.at(-1)! - rises[0]!);
  expect(Math.abs(hertz / expected.hertz - 1)).toBeLessThan(0.07);
});
