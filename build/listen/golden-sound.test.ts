import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { PlayableCircuit } from '#electronics/player/playable.ts';
import { delayOf } from '#electronics/player/runtime/substeps.ts';
import {
  type GoldenSound,
  heard,
  kept,
  soundAt,
  soundRate,
  type TestSound,
  testSounds,
} from '#catalogue/models/golden-sound.ts';
import { loadKit } from '#tests/support/played-kit.ts';
import { kitFile } from './kit-file.ts';
import { playableKits, substepsOf } from './playable-kits.ts';

const lines = readFileSync(new URL('../../catalogue/models/golden-sound.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');
const golden = new Map(lines.map((line) => JSON.parse(line) as GoldenSound).map((each) => [each.slug, each]));

/**
 * Kits whose chips stand still for ngspice: what is left is a comparator that tips over with nothing to drive, and an
 * oscillator that balances on its tip.
 */
const gentleLimits: Readonly<Record<string, number>> = { 'sub-octave': -40, 'optical-tremolo': -55 };
const hardLimits: Readonly<Record<string, number>> = { 'sub-octave': -40 };

function played(circuit: PlayableCircuit, sound: TestSound, oversampling: number): Float64Array {
  const rate = oversampling * soundRate;
  const late = delayOf(substepsOf(circuit.slug)[oversampling > 2 ? 1 : 0]);
  const count = Math.round(sound.seconds * rate);
  // What is late comes after the end.
  const input = Float64Array.from({ length: count + late }, (_, k) => soundAt(sound, (k + 1) / rate));
  const output = new Float64Array(input.length);
  circuit.start(rate).step(input, output, input.length);
  // ngspice also tells of the moment before the first step.
  return heard(Float64Array.of(0, ...output.subarray(late)), oversampling, sound);
}

function decibelsApart(ours: Float64Array, theirs: Float64Array): number {
  let [error, all] = [0, 0];
  ours.forEach((volt, k) => {
    error += (volt - theirs[k]!) ** 2;
    all += theirs[k]! ** 2;
  });
  return 10 * Math.log10(error / all);
}

describe('ngspice hears the same of', () => {
  // A circuit that changed needs its golden sound renewed: docs/listening.md says how.
  it.each(playableKits.map((kit) => [kit.slug, kit] as const))('%s', async (slug, kit) => {
    const { gentle, hard } = golden.get(slug)!;
    const circuit = await loadKit(kitFile(kit, true));
    expect(decibelsApart(played(circuit, testSounds.gentle, 2), kept(gentle))).toBeLessThan(gentleLimits[slug] ?? -60);
    expect(decibelsApart(played(circuit, testSounds.hard, 4), kept(hard))).toBeLessThan(hardLimits[slug] ?? -45);
  });
});
