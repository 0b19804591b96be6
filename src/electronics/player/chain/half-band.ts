/** Twice the rate, by filters of which every other tap is nought (half-band, linear phase, Kaiser's window). */

/** The modified Bessel function I0. */
function bessel(x: number): number {
  let sum = 1;
  let term = 1;
  for (let k = 1; k < 32; k++) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}

/** Stops by some 80 dB what would fold back. */
const beta = 8;

/** One side of the taps that are not nought, the one beside the middle first. `length` is the side's: the filter has 4 n − 1 taps. */
export function halfBandTaps(length: number): Float64Array {
  const taps = Float64Array.from({ length }, (_, k) => {
    const distance = 2 * k + 1;
    const ideal = Math.sin((Math.PI * distance) / 2) / (Math.PI * distance);
    return (ideal * bessel(beta * Math.sqrt(1 - (distance / (2 * length)) ** 2))) / bessel(beta);
  });
  const sum = 2 * taps.reduce((all, tap) => all + tap, 0);
  return taps.map((tap) => (0.5 * tap) / sum);
}

export class Doubler {
  private readonly taps: Float64Array;
  private readonly line: Float64Array;
  private readonly kept: number;

  /** `most` samples are taken at once. */
  constructor(taps: Float64Array, most: number) {
    this.taps = taps.map((tap) => 2 * tap);
    this.kept = 2 * taps.length - 1;
    // One more is read than there may be.
    this.line = new Float64Array(this.kept + most + 1);
  }

  /** From `count` samples twice as many. */
  run(input: Float64Array, count: number, output: Float64Array): void {
    const { taps, line, kept } = this;
    for (let k = 0; k < count; k++) line[kept + k] = input[k]!;
    // Two at a time, since neither has to wait for the other's sum.
    for (let k = 0; k < count; k += 2) {
      const middle = k + taps.length;
      let out = 0;
      let next = 0;
      for (let j = 0; j < taps.length; j++) {
        const tap = taps[j]!;
        out += tap * (line[middle - 1 - j]! + line[middle + j]!);
        next += tap * (line[middle - j]! + line[middle + 1 + j]!);
      }
      output[2 * k] = out;
      output[2 * k + 1] = line[middle]!;
      if (k + 1 === count) break;
      output[2 * k + 2] = next;
      output[2 * k + 3] = line[middle + 1]!;
    }
    line.copyWithin(0, count, count + kept);
  }
}
