/** How far what is played lies from what ngspice hears of the same circuit. */
import { readFileSync } from 'node:fs';
import { type GoldenSound, heard, kept, soundAt, soundRate, testSounds } from '#catalogue/models/golden-sound.ts';
import type { PlayableCircuit } from '#electronics/player/playable.ts';

/** By name, of a file of golden sounds. */
export function goldenSounds(file: URL): ReadonlyMap<string, GoldenSound> {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return new Map(lines.map((line) => JSON.parse(line) as GoldenSound).map((each) => [each.slug, each]));
}

/** Error over signal in decibels. */
export function errorAgainst(
  golden: GoldenSound,
  circuit: PlayableCircuit,
  name: keyof typeof testSounds,
  oversampling: number,
): number {
  const sound = testSounds[name];
  const rate = oversampling * soundRate;
  const input = Float64Array.from({ length: Math.round(sound.seconds * rate) }, (_, k) =>
    soundAt(sound, (k + 1) / rate),
  );
  const output = new Float64Array(input.length);
  circuit.start(rate).step(input, output, input.length);
  // ngspice also tells of the moment before the first step.
  const ours = heard(Float64Array.of(0, ...output), oversampling, sound);
  const theirs = kept(golden[name]);
  let [error, all] = [0, 0];
  ours.forEach((volt, k) => {
    error += (volt - theirs[k]!) ** 2;
    all += theirs[k]! ** 2;
  });
  return 10 * Math.log10(error / all);
}

const models = new URL('../../../catalogue/models/', import.meta.url);
const ofKits = new Map(
  ['golden-sound.jsonl', 'golden-amp.jsonl'].flatMap((file) => [...goldenSounds(new URL(file, models))]),
);

/** Of a kit whose chips stand still, or of an amp. */
export const goldenError = (circuit: PlayableCircuit, name: keyof typeof testSounds, oversampling: number): number =>
  errorAgainst(ofKits.get(circuit.slug)!, circuit, name, oversampling);
