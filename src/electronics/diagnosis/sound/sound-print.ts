/**
 * What an ear keeps of a sound: how loud each octave is while it is loud and while it is quiet. Two sounds lie so many decibels
 * apart. When something happens does not count, so that a tremolo that is elsewhere in its swing sounds alike.
 */

import { Biquad } from '../../player/chain/biquad.ts';

/** Samples a second of what is rendered. */
export const soundRate = 48_000;

/** By octave, then by share of the time; decibels under full scale. */
export type SoundPrint = readonly (readonly number[])[];

const octaves = [100, 200, 400, 800, 1600, 3200, 6400] as const;
const octaveQ = 1.41;
const frameSeconds = 0.05;
/** In so much of the time an octave is quieter. */
const quantiles = [0.1, 0.3, 0.5, 0.7, 0.9] as const;
/** The loudest sound is some twelve decibels under full scale; so far under that nobody hears anything. */
const inaudibleDecibels = -66;

/** A band of one octave, after R. Bristow-Johnson. */
function bandPass(hertz: number, rate: number): Biquad {
  const omega = (2 * Math.PI * hertz) / rate;
  const alpha = Math.sin(omega) / (2 * octaveQ);
  const a0 = 1 + alpha;
  return new Biquad(alpha / a0, 0, -alpha / a0, (-2 * Math.cos(omega)) / a0, (1 - alpha) / a0);
}

/** `samples`: through the master, so that all sounds of a kit are as loud against each other as they are heard. */
export function soundPrint(samples: Float32Array, rate: number): SoundPrint {
  const frame = Math.round(frameSeconds * rate);
  return octaves.map((hertz) => {
    const filter = bandPass(hertz, rate);
    const levels: number[] = [];
    for (let start = 0; start + frame <= samples.length; start += frame) {
      let power = 0;
      for (let k = start; k < start + frame; k++) power += filter.run(samples[k]!) ** 2;
      levels.push(Math.max(inaudibleDecibels, 10 * Math.log10(power / frame + 1e-12)));
    }
    levels.sort((a, b) => a - b);
    return quantiles.map((share) => Math.round(10 * levels[Math.floor(share * levels.length)]!) / 10);
  });
}

export const silentPrint: SoundPrint = octaves.map(() => quantiles.map(() => inaudibleDecibels));

const maxDifference = 24;
/** An octave that is this much over what nobody hears counts wholly. */
const plainDecibels = 30;

/** In decibels: the differences of what can be heard, the root of their mean square. */
export function soundDistance(one: SoundPrint, other: SoundPrint): number {
  let [sum, whole] = [0, 0];
  one.forEach((levels, octave) =>
    levels.forEach((a, k) => {
      const b = other[octave]![k]!;
      const weight = Math.min(1, (Math.max(a, b) - inaudibleDecibels) / plainDecibels);
      sum += weight * Math.min(maxDifference, Math.abs(a - b)) ** 2;
      whole += weight;
    }),
  );
  return whole === 0 ? 0 : Math.sqrt(sum / whole);
}

/** So quiet that a player of it would be taken for broken. */
export const isSilentPrint = (print: SoundPrint): boolean =>
  print.every((levels) => levels.every((level) => level < inaudibleDecibels + 10));
