/** How much of what a circuit puts out lies between the harmonics of the tone that it is given: what aliasing leaves there. */
import { renderChain } from '#electronics/player/chain/render.ts';
import { stockSettings } from '#electronics/player/chain/chain-settings.ts';
import type { OversamplingFactor } from '#electronics/player/oversampling.ts';
import type { PlayableCircuit } from '#electronics/player/playable.ts';

/** No divisor of the rate: every alias falls elsewhere than a harmonic. */
export const toneHertz = 1244;
const toneVolts = 0.5;
const rate = 48_000;
const length = 32_768;
/** Until a circuit has settled. */
const settleSamples = 36_000;
/** Of the window: what lies so near to a harmonic belongs to it. */
const lobeBins = 6;
const [lowestHertz, highestHertz] = [30, 20_000];

/** In place, radix two. */
export function transform(re: Float64Array, im: Float64Array): void {
  const count = re.length;
  for (let i = 1, j = 0; i < count; i++) {
    let bit = count >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i >= j) continue;
    [re[i], re[j]] = [re[j]!, re[i]!];
    [im[i], im[j]] = [im[j]!, im[i]!];
  }
  for (let size = 2; size <= count; size *= 2) {
    const half = size / 2;
    for (let k = 0; k < half; k++) {
      const angle = (-2 * Math.PI * k) / size;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      for (let i = k; i < count; i += size) {
        const j = i + half;
        const [real, imaginary] = [re[j]! * c - im[j]! * s, re[j]! * s + im[j]! * c];
        re[j] = re[i]! - real;
        im[j] = im[i]! - imaginary;
        re[i]! += real;
        im[i]! += imaginary;
      }
    }
  }
}

/** Decibels against all of the output but its direct voltage. With nothing there the window leaves about -91. */
export function nonHarmonicDecibels(samples: Float32Array): number {
  const re = Float64Array.from(samples.subarray(samples.length - length), (sample, k) => {
    const u = (2 * Math.PI * k) / length;
    return sample * (0.35875 - 0.48829 * Math.cos(u) + 0.14128 * Math.cos(2 * u) - 0.01168 * Math.cos(3 * u));
  });
  const im = new Float64Array(length);
  transform(re, im);
  const bin = rate / length;
  let [between, all] = [0, 0];
  for (let k = Math.ceil(lowestHertz / bin); k * bin < highestHertz; k++) {
    const energy = re[k]! ** 2 + im[k]! ** 2;
    const harmonic = Math.max(1, Math.round((k * bin) / toneHertz)) * toneHertz;
    all += energy;
    if (Math.abs(k * bin - harmonic) > lobeBins * bin) between += energy;
  }
  return 10 * Math.log10(between / all);
}

export function aliasingOf(circuit: PlayableCircuit, factor: OversamplingFactor): number {
  const source = Float32Array.from(
    { length: settleSamples + length },
    (_, k) => toneVolts * Math.sin((2 * Math.PI * toneHertz * k) / rate),
  );
  const circuits = [circuit];
  return nonHarmonicDecibels(
    renderChain({ circuits, settings: [stockSettings], source, levels: null, rate, factor, count: source.length }),
  );
}

/** The coarsest factor with which so much less than the tone lies between its harmonics that nobody hears it, or as little as with the finest. */
export function ceilingBy(decibels: ReadonlyMap<OversamplingFactor, number>): OversamplingFactor {
  const finest = decibels.get(16)!;
  const enough = [...decibels].find(([factor, level]) => factor > 1 && (level <= -80 || level <= finest + 1));
  return enough![0];
}
