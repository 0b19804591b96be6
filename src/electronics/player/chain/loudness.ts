/** Loudness after ITU-R BS.1770-5: what the ear makes of a level. */

/** The filter before it: a head's shelf and the ear's deafness to the lowest. */
export class KWeighting {
  private readonly shelf: Biquad;
  private readonly pass: Biquad;

  constructor(rate: number) {
    this.shelf = shelfOf(rate);
    this.pass = passOf(rate);
  }

  run(x: number): number {
    return this.pass.run(this.shelf.run(x));
  }
}

class Biquad {
  private readonly taps: readonly [number, number, number, number, number];
  private s1 = 0;
  private s2 = 0;

  constructor(...taps: [b0: number, b1: number, b2: number, a1: number, a2: number]) {
    this.taps = taps;
  }

  run(x: number): number {
    const [b0, b1, b2, a1, a2] = this.taps;
    const y = b0 * x + this.s1;
    this.s1 = b1 * x - a1 * y + this.s2;
    this.s2 = b2 * x - a2 * y;
    return y;
  }
}

// The analogue filters behind the standard's table of 48 kHz, so that any rate will do.
function shelfOf(rate: number): Biquad {
  const k = Math.tan((Math.PI * 1681.974450955533) / rate);
  const q = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  return new Biquad(
    (high + (band * k) / q + k * k) / a0,
    (2 * (k * k - high)) / a0,
    (high - (band * k) / q + k * k) / a0,
    (2 * (k * k - 1)) / a0,
    (1 - k / q + k * k) / a0,
  );
}

function passOf(rate: number): Biquad {
  const k = Math.tan((Math.PI * 38.13547087602444) / rate);
  const q = 0.5003270373238773;
  const a0 = 1 + k / q + k * k;
  return new Biquad(1, -2, 1, (2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0);
}

const unitsOf = (power: number): number => -0.691 + 10 * Math.log10(power);

/** The power of the weighted signal that has this loudness. */
export const powerOf = (units: number): number => 10 ** ((units + 0.691) / 10);

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, x) => sum + x, 0) / numbers.length;

/** Of one channel, gated, in LUFS; minus infinity for silence. */
export function loudnessOf(samples: Float32Array, rate: number): number {
  const weighting = new KWeighting(rate);
  const hop = Math.round(0.1 * rate);
  const tenths: number[] = [];
  for (let start = 0; start + hop <= samples.length; start += hop) {
    let power = 0;
    for (let i = start; i < start + hop; i++) power += weighting.run(samples[i]!) ** 2;
    tenths.push(power / hop);
  }
  // Blocks of 400 ms, each over three quarters of the one before.
  const blocks = tenths.slice(3).map((_, i) => mean(tenths.slice(i, i + 4)));
  const heard = blocks.filter((power) => unitsOf(power) > -70);
  if (heard.length === 0) return -Infinity;
  const gate = unitsOf(mean(heard)) - 10;
  return unitsOf(mean(heard.filter((power) => unitsOf(power) > gate)));
}
