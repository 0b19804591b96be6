/** The steps in which parts are made. */
import { significantDigits, rounded } from './significant-digits.ts';
import { isValue, parseValue } from './parse.ts';

const e24 = [10, 11, 12, 13, 15, 16, 18, 20, 22, 24, 27, 30, 33, 36, 39, 43, 47, 51, 56, 62, 68, 75, 82, 91];

export type Series = 'E12' | 'E24' | 'pot';

const steps: Readonly<Record<Series, readonly number[]>> = {
  E12: e24.filter((_, index) => index % 2 === 0),
  E24: e24,
  /** Potentiometers and trimmers. */
  pot: [10, 20, 25, 50],
};

export function isInSeries(text: string, series: Series): boolean {
  if (!isValue(text)) return false;
  const value = parseValue(text);
  const { mantissa, exponent } = significantDigits(value, 2);
  return steps[series].includes(mantissa) && rounded(mantissa * 10 ** exponent) === value;
}

/** The smallest value of a series that is not below the one asked for. */
export function nextInSeries(value: number, series: 'E12' | 'E24'): number {
  const decade = 10 ** (Math.floor(Math.log10(value) + 1e-9) - 1);
  const step = steps[series].find((each) => each >= (value / decade) * (1 - 1e-9)) ?? 100;
  return rounded(step * decade);
}
