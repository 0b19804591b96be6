/** Numbers as parts carry them: a few figures and a power of ten. */

/** A decimal prefix is not exact in binary; twelve figures are more than any part has. */
export const rounded = (value: number): number => Number(value.toPrecision(12));

export interface Figures {
  /** 47 for two figures of 4700. */
  readonly mantissa: number;
  /** The power of ten behind it. */
  readonly exponent: number;
}

/** The nearest number of so many figures: two of 4700 are 47 and two noughts, two of 99.6 are 10 and one. */
export function figuresOf(value: number, count: number): Figures {
  const exponent = Math.floor(Math.log10(value) + 1e-9) - (count - 1);
  const mantissa = Math.round(value / 10 ** exponent);
  return mantissa < 10 ** count ? { mantissa, exponent } : { mantissa: mantissa / 10, exponent: exponent + 1 };
}
