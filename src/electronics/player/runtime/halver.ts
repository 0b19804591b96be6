/** Half as many samples, nothing above a quarter of the old rate: a half-band filter, of which every other tap is nought. */
export class Halver {
  private readonly taps: Float64Array;
  private readonly line: Float64Array;
  private readonly kept: number;

  /** `taps`: beside the middle, on one side, without those that are nought; the output is as many samples late. `most` samples are taken at once. */
  constructor(taps: ArrayLike<number>, most: number) {
    this.taps = Float64Array.from(taps);
    this.kept = 4 * taps.length;
    // One more pair is read than there may be.
    this.line = new Float64Array(this.kept + most + 2);
  }

  /** Takes `count` samples of `x` and leaves half as many in `y`, from `at` on. May be the same array. */
  run(x: Float64Array, count: number, y: Float64Array, at = 0): void {
    const { line, kept, taps } = this;
    for (let k = 0; k < count; k++) line[kept + k] = x[k]!;
    const last = count / 2;
    // Two at a time, since neither has to wait for the other's sum.
    for (let k = 0; k < last; k += 2) {
      const middle = kept + 2 * k + 1 - 2 * taps.length;
      let out = 0.5 * line[middle]!;
      let next = 0.5 * line[middle + 2]!;
      for (let j = 0, left = middle - 1, right = middle + 1; j < taps.length; j++, left -= 2, right += 2) {
        const tap = taps[j]!;
        out += tap * (line[left]! + line[right]!);
        next += tap * (line[left + 2]! + line[right + 2]!);
      }
      y[at + k] = out;
      if (k + 1 < last) y[at + k + 1] = next;
    }
    line.copyWithin(0, count, count + kept);
  }

  reset(): void {
    this.line.fill(0);
  }
}
