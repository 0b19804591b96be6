/** Half-band filters (linear phase, Kaiser window): every other tap is zero. */

/** The modified Bessel function I0. */
function besselI0(x: number): number {
  let sum = 1;
  let term = 1;
  for (let k = 1; k < 32; k++) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}

/** Attenuates aliases by some 80 dB. */
const kaiserBeta = 8;

/** The taps of one side that are not zero, from the middle outwards. With `length` n the filter has 4 n − 1 taps. */
export function halfBandTaps(length: number): Float64Array {
  const taps = Float64Array.from({ length }, (_, k) => {
    const distance = 2 * k + 1;
    const ideal = Math.sin((Math.PI * distance) / 2) / (Math.PI * distance);
    return (ideal * besselI0(kaiserBeta * Math.sqrt(1 - (distance / (2 * length)) ** 2))) / besselI0(kaiserBeta);
  });
  const sum = 2 * taps.reduce((all, tap) => all + tap, 0);
  return taps.map((tap) => (0.5 * tap) / sum);
}

export class HalfBandUpsampler {
  private readonly taps: Float64Array;
  private readonly delayLine: Float64Array;
  private readonly history: number;

  /** `maxInput` samples are taken at once. */
  constructor(taps: Float64Array, maxInput: number) {
    this.taps = taps.map((tap) => 2 * tap);
    this.history = 2 * taps.length - 1;
    // One more is read than there may be.
    this.delayLine = new Float64Array(this.history + maxInput + 1);
  }

  /** Makes twice as many samples of `count`. */
  run(input: Float64Array, count: number, output: Float64Array): void {
    const { taps, delayLine, history } = this;
    for (let k = 0; k < count; k++) delayLine[history + k] = input[k]!;
    // Two at a time, since neither has to wait for the other's sum.
    for (let k = 0; k < count; k += 2) {
      const middle = k + taps.length;
      let out = 0;
      let next = 0;
      for (let j = 0; j < taps.length; j++) {
        const tap = taps[j]!;
        out += tap * (delayLine[middle - 1 - j]! + delayLine[middle + j]!);
        next += tap * (delayLine[middle - j]! + delayLine[middle + 1 + j]!);
      }
      output[2 * k] = out;
      output[2 * k + 1] = delayLine[middle]!;
      if (k + 1 === count) break;
      output[2 * k + 2] = next;
      output[2 * k + 3] = delayLine[middle + 1]!;
    }
    delayLine.copyWithin(0, count, count + history);
  }
}

/** Halves the rate with a half-band filter as anti-aliasing: every other of its taps is zero. */
export class HalfBandDownsampler {
  private readonly taps: Float64Array;
  private readonly delayLine: Float64Array;
  private readonly history: number;

  /** `taps`: those of one side that are not zero; the output is as many samples late. `maxInput` samples are taken at once. */
  constructor(taps: ArrayLike<number>, maxInput: number) {
    this.taps = Float64Array.from(taps);
    this.history = 4 * taps.length;
    // One more pair is read than there may be.
    this.delayLine = new Float64Array(this.history + maxInput + 2);
  }

  /** Takes `count` samples of `x` and leaves half as many in `y`, from `at` on. May be the same array. */
  run(x: Float64Array, count: number, y: Float64Array, at = 0): void {
    const { delayLine, history, taps } = this;
    for (let k = 0; k < count; k++) delayLine[history + k] = x[k]!;
    const last = count / 2;
    // Two at a time, since neither has to wait for the other's sum.
    for (let k = 0; k < last; k += 2) {
      const middle = history + 2 * k + 1 - 2 * taps.length;
      let out = 0.5 * delayLine[middle]!;
      let next = 0.5 * delayLine[middle + 2]!;
      for (let j = 0, left = middle - 1, right = middle + 1; j < taps.length; j++, left -= 2, right += 2) {
        const tap = taps[j]!;
        out += tap * (delayLine[left]! + delayLine[right]!);
        next += tap * (delayLine[left + 2]! + delayLine[right + 2]!);
      }
      y[at + k] = out;
      if (k + 1 < last) y[at + k + 1] = next;
    }
    delayLine.copyWithin(0, count, count + history);
  }

  reset(): void {
    this.delayLine.fill(0);
  }
}
