/** BTDR-2H: echo chips that feed each other, as eight lines of unlike length, mixed by a Hadamard matrix, and a band limit. */

import { type Chip, saturate, smoothingCoefficient, type ChipContext } from './chip.ts';

const lengths = [0.0297, 0.0371, 0.0411, 0.0437, 0.0533, 0.0599, 0.0673, 0.0719];
const headroom = 1.3;
const bandHertz = 5000;
const dampHertz = 4500;
const ofHertz = (hertz: number, rate: number): number => smoothingCoefficient(1 / (2 * Math.PI * hertz), rate);

export function reverb({ parameters, rate, outputCurrents, at }: ChipContext): Chip {
  const [siemens, seconds] = parameters as [number, number];
  const sizes = lengths.map((length) => Math.round(length * rate));
  const lines = sizes.map((size) => new Float32Array(size));
  const written = new Int32Array(8);
  // Sixty decibels less after `seconds`.
  const gains = lengths.map((length) => 10 ** ((-3 * length) / seconds));
  const low = new Float64Array(8);
  const v = new Float64Array(8);
  const band = ofHertz(bandHertz, rate);
  const damp = ofHertz(dampHertz, rate);
  const block = ofHertz(2, rate);
  let [first, second, mean] = [0, 0, 0];
  return {
    step(from, rest) {
      first += band * (saturate(from - rest, headroom) - first);
      second += band * (first - second);
      mean += block * (second - mean);
      let [even, odd] = [0, 0];
      for (let k = 0; k < 8; k++) {
        low[k]! += damp * (lines[k]![written[k]!]! - low[k]!);
        v[k] = low[k]! * gains[k]!;
        if (k & 1) odd += v[k]!;
        else even += v[k]!;
      }
      for (let half = 1; half < 8; half *= 2)
        for (let i = 0; i < 8; i += 2 * half)
          for (let j = i; j < i + half; j++) {
            const a = v[j]!;
            v[j] = a + v[j + half]!;
            v[j + half] = a - v[j + half]!;
          }
      for (let k = 0; k < 8; k++) {
        lines[k]![written[k]!] = 0.5 * (second - mean) + Math.SQRT1_2 * 0.5 * v[k]!;
        written[k] = written[k]! + 1 === sizes[k] ? 0 : written[k]! + 1;
      }
      outputCurrents[at] = siemens * odd;
      outputCurrents[at + 1] = siemens * even;
    },
    update: () => {},
    reset() {
      for (const line of lines) line.fill(0);
      low.fill(0);
      outputCurrents.fill(0, at, at + 2);
      first = second = mean = 0;
    },
  };
}
