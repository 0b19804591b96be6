/** How far what is played lies from what ngspice hears of the same circuit. */
import { readFileSync } from 'node:fs';
import { type GoldenSound, heard, kept, soundAt, soundRate, testSounds } from '#catalogue/models/golden-sound.ts';
import type { AmpSetting } from '#electronics/player/chain/amp-settings.ts';
import { usualAmpFactor } from '#electronics/player/chain/amp-stage.ts';
import { renderChain } from '#electronics/player/chain/render.ts';
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

/** Samples on each side from which one between them is made out, and how finely a delay is looked for. */
const [reach, delaySteps] = [24, 64];

/** What lies between samples of a signal that has nothing near half its rate. */
function between(samples: Float32Array, at: number): number {
  let sum = 0;
  for (let k = Math.ceil(at - reach); k <= at + reach; k++) {
    const t = Math.PI * (k - at);
    sum += (samples[k] ?? 0) * (t === 0 ? 1 : (Math.sin(t) / t) * Math.cos(t / (2 * reach)) ** 2);
  }
  return sum;
}

/**
 * Of a kit through the amp, as the chain plays them: pedal and amp at the steps that are heard, the filters between them, and the loudspeaker's box.
 * Those filters delay the sound by a moment that does not count.
 */
export function goldenErrorThroughAmp(
  kit: PlayableCircuit,
  amp: { readonly circuit: PlayableCircuit; readonly setting: AmpSetting },
  name: keyof typeof testSounds,
): number {
  const sound = testSounds[name];
  const theirs = kept(ofKits.get(`${kit.slug} through amp ${amp.setting}`)![name]);
  const margin = 200;
  const count = sound.to + margin;
  const ours = renderChain({
    circuits: [kit],
    settings: [],
    source: Float32Array.from({ length: count }, (_, k) => soundAt(sound, (k + 1) / soundRate)),
    levels: null,
    rate: soundRate,
    factor: kit.oversampling.first,
    count,
    amp: { ...amp, cabinet: 'guitar', factor: usualAmpFactor },
  });
  let all = 0;
  for (const volt of theirs) all += volt ** 2;
  const errorAt = (delay: number): number =>
    theirs.reduce((sum, volt, k) => sum + (between(ours, sound.from + k - 1 + delay) - volt) ** 2, 0) / all;
  const best = (delays: readonly number[]): number => {
    const errors = delays.map(errorAt);
    return delays[errors.indexOf(Math.min(...errors))]!;
  };
  const whole = best(Array.from({ length: margin / 2 }, (_, k) => k));
  const fine = best(Array.from({ length: 2 * delaySteps + 1 }, (_, k) => whole + k / delaySteps - 1));
  return 10 * Math.log10(errorAt(fine));
}
