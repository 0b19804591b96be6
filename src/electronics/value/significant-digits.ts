/** Numbers as parts carry them: a few significant digits and a power of ten. */

/** A decimal prefix is not exact in binary; twelve digits are more than any part has. */
export const rounded = (value: number): number => Number(value.toPrecision(12));

export interface SignificantDigits {
  /** 47 for two digits of 4700. */
  readonly mantissa: number;
  /** The power of ten behind it. */
  readonly exponent: number;
}

/** The nearest number of so many significant digits: two of 4700 are 47 and two zeros, two of 99.6 are 10 and one. */
export function significantDigits(value: number, count: number): SignificantDigits {
  const exponent = Math.floor(Math.log10(value) + 1e-9) - (count - 1);
  const mantissa = Math.round(value / 10 ** exponent);
  return mantissa < 10 ** count ? { mantissa, exponent } : { mantissa: mantissa / 10, exponent: exponent + 1 };
}
