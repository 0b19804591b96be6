/** Keeps the last moments of both jacks, and shows a stretch of them that begins where the input rises through zero. */
export class ScopeBuffer {
  private readonly length: number;
  private readonly input: Float32Array;
  private readonly output: Float32Array;

  constructor(length: number) {
    this.length = length;
    this.input = new Float32Array(2 * length);
    this.output = new Float32Array(2 * length);
  }

  add(input: Float32Array, output: Float32Array): void {
    for (const [buffer, added] of [
      [this.input, input],
      [this.output, output],
    ] as const) {
      buffer.copyWithin(0, added.length);
      buffer.set(added, buffer.length - added.length);
    }
  }

  /** `samplesAgo`: how many samples before the newest it begins. */
  snapshot(): { readonly input: Float32Array; readonly output: Float32Array; readonly samplesAgo: number } {
    let start = this.length;
    while (start > 0 && !(this.input[start - 1]! < 0 && this.input[start]! >= 0)) start--;
    const from = start === 0 ? this.length : start;
    const shown = (buffer: Float32Array): Float32Array => buffer.slice(from, from + this.length);
    return { input: shown(this.input), output: shown(this.output), samplesAgo: 2 * this.length - from };
  }
}
