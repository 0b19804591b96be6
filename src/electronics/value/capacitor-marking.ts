/** What is printed on a small capacitor, both ways: two digits and a number of zeros, in picofarads. */
import { significantDigits, rounded } from './significant-digits.ts';

/** The letter behind the code, in per cent. */
const toleranceLetters: Readonly<Record<string, number>> = { F: 1, G: 2, J: 5, K: 10, M: 20 };

export interface CapacitorMarking {
  readonly farads: number;
  /** In per cent; null when no letter says it. */
  readonly tolerance: number | null;
}

/** '104', '473J' and '4p7' as they stand on a part; null for anything else. */
export function parseMarking(text: string): CapacitorMarking | null {
  const print = text.trim().toUpperCase();
  const [, digits, zeros, letter] = /^(\d{2})(\d)([FGJKM])?$/.exec(print) ?? [];
  const tolerance = letter === undefined ? null : toleranceLetters[letter]!;
  if (digits !== undefined) {
    // Eight and nine are not powers but hundredths and tenths, on the smallest parts.
    const exponent = zeros === '9' ? -1 : zeros === '8' ? -2 : Number(zeros);
    const farads = rounded(Number(digits) * 10 ** (exponent - 12));
    return farads > 0 ? { farads, tolerance } : null;
  }
  const [, whole, decimals = '', small] = /^(\d{1,2})P?(\d?)([FGJKM])?$/.exec(print) ?? [];
  if (whole === undefined) return null;
  const farads = rounded(Number(`${whole}.${decimals || 0}`) * 1e-12);
  return farads > 0 ? { farads, tolerance: small === undefined ? null : toleranceLetters[small]! } : null;
}

const minFarads = 1e-12;
const maxFarads = 99e-5;

/** The code of a capacitance, rounded to the two digits that it has; null when no code is that small or large. */
export function markingOf(farads: number): string | null {
  if (farads < minFarads * (1 - 1e-9) || farads > maxFarads) return null;
  const picofarads = Number((farads * 1e12).toPrecision(2));
  if (picofarads < 10) return String(picofarads).replace('.', 'p');
  const { mantissa, exponent } = significantDigits(picofarads, 2);
  return `${mantissa}${exponent}`;
}
