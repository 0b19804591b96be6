/** Keeps the last moments of both jacks, and shows a stretch of them that begins where the input rises through nought. */
export class ScopeTap {
  private readonly length: number;
  private readonly input: Float32Array;
  private readonly output: Float32Array;

  constructor(length: number) {
    this.length = length;
    this.input = new Float32Array(2 * length);
    this.output = new Float32Array(2 * length);
  }

  add(input: Float32Array, output: Float32Array): void {
    for (const [kept, added] of [
      [this.input, input],
      [this.output, output],
    ] as const) {
      kept.copyWithin(0, added.length);
      kept.set(added, kept.length - added.length);
    }
  }

  /** `ago`: how many samples ago it began. */
  picture(): { readonly input: Float32Array; readonly output: Float32Array; readonly ago: number } {
    let start = this.length;
    while (start > 0 && !(this.input[start - 1]! < 0 && this.input[start]! >= 0)) start--;
    const from = start === 0 ? this.length : start;
    const shown = (kept: Float32Array): Float32Array => kept.slice(from, from + this.length);
    return { input: shown(this.input), output: shown(this.output), ago: 2 * this.length - from };
  }
}
