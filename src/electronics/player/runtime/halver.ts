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
