/** A filter of two poles and two zeros. */
export type Coefficients = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];

export class Biquad {
  private readonly coefficients: Coefficients;
  private s1 = 0;
  private s2 = 0;

  constructor(...coefficients: Coefficients) {
    this.coefficients = coefficients;
  }

  run(x: number): number {
    const [b0, b1, b2, a1, a2] = this.coefficients;
    const y = b0 * x + this.s1;
    this.s1 = b1 * x - a1 * y + this.s2;
    this.s2 = b2 * x - a2 * y;
    return y;
  }
}
