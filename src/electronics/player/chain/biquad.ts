/** A filter of two poles and two zeros. */
export type Coefficients = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];

export class Biquad {
  // Each by itself: to take them out of an array at every sample takes longer than the filter.
  private readonly b0: number;
  private readonly b1: number;
  private readonly b2: number;
  private readonly a1: number;
  private readonly a2: number;
  private s1 = 0;
  private s2 = 0;

  constructor(...[b0, b1, b2, a1, a2]: Coefficients) {
    this.b0 = b0;
    this.b1 = b1;
    this.b2 = b2;
    this.a1 = a1;
    this.a2 = a2;
  }

  run(x: number): number {
    const y = this.b0 * x + this.s1;
    this.s1 = this.b1 * x - this.a1 * y + this.s2;
    this.s2 = this.b2 * x - this.a2 * y;
    return y;
  }
}
