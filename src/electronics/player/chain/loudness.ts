/** Loudness after ITU-R BS.1770-5. */
import { Biquad } from './biquad.ts';

/** The K-weighting filter of the standard: a high shelf for the head, and a high-pass since low frequencies sound quieter. */
export class KWeighting {
  private readonly shelf: Biquad;
  private readonly pass: Biquad;

  constructor(rate: number) {
    this.shelf = highShelf(rate);
    this.pass = highPass(rate);
  }

  run(x: number): number {
    return this.pass.run(this.shelf.run(x));
  }
}

// The analogue filters behind the standard's table of 48 kHz, so that any rate will do.
function highShelf(rate: number): Biquad {
  const k = Math.tan((Math.PI * 1681.974450955533) / rate);
  const q = 0.7071752369554196;
  const shelfGain = 10 ** (3.999843853973347 / 20);
  const bandGain = shelfGain ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  return new Biquad(
    (shelfGain + (bandGain * k) / q + k * k) / a0,
    (2 * (k * k - shelfGain)) / a0,
    (shelfGain - (bandGain * k) / q + k * k) / a0,
    (2 * (k * k - 1)) / a0,
    (1 - k / q + k * k) / a0,
  );
}

function highPass(rate: number): Biquad {
  const k = Math.tan((Math.PI * 38.13547087602444) / rate);
  const q = 0.5003270373238773;
  const a0 = 1 + k / q + k * k;
  return new Biquad(1, -2, 1, (2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0);
}

const powerToLufs = (power: number): number => -0.691 + 10 * Math.log10(power);

/** The power of the weighted signal that has this loudness. */
export const lufsToPower = (lufs: number): number => 10 ** ((lufs + 0.691) / 10);

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, x) => sum + x, 0) / numbers.length;

/** Of one channel, gated, in LUFS; minus infinity for silence. */
export function loudnessOf(samples: Float32Array, rate: number): number {
  const weighting = new KWeighting(rate);
  const hopLength = Math.round(0.1 * rate);
  const hopPowers: number[] = [];
  for (let start = 0; start + hopLength <= samples.length; start += hopLength) {
    let power = 0;
    for (let i = start; i < start + hopLength; i++) power += weighting.run(samples[i]!) ** 2;
    hopPowers.push(power / hopLength);
  }
  // Blocks of 400 ms, each over three quarters of the one before.
  const blocks = hopPowers.slice(3).map((_, i) => mean(hopPowers.slice(i, i + 4)));
  const audible = blocks.filter((power) => powerToLufs(power) > -70);
  if (audible.length === 0) return -Infinity;
  const gate = powerToLufs(mean(audible)) - 10;
  return powerToLufs(mean(audible.filter((power) => powerToLufs(power) > gate)));
}
