/** Resistor values and the colours that spell them. */

/** Colour code, 0 to 9, then gold (-1) and silver (-2) for multipliers. */
const digitPaints = [
  '#1c1a19',
  '#7a4526',
  '#cf2e24',
  '#e8741c',
  '#f2cb2e',
  '#2f8f46',
  '#2b57b5',
  '#7c3fa6',
  '#8b8f92',
  '#f4f3ee',
] as const;

const goldPaint = '#c49a3a';

const silverPaint = '#c9ced1';

/** The same paints by the names people say. */
export const bandPaints = {
  black: digitPaints[0],
  brown: digitPaints[1],
  red: digitPaints[2],
  orange: digitPaints[3],
  yellow: digitPaints[4],
  green: digitPaints[5],
  blue: digitPaints[6],
  violet: digitPaints[7],
  grey: digitPaints[8],
  white: digitPaints[9],
  gold: goldPaint,
  silver: silverPaint,
} as const;

/** The lacquer under the bands: metal film at 1 %, carbon film at 5 %. */
export const bodyPaints = { film: '#86bfd3', carbon: '#d9b98c' } as const;

export interface ResistorBands {
  /** Significant digits, multiplier exponent and tolerance colour. */
  digits: number[];
  exponent: number;
  colours: string[];
}

/**
 * Colour bands of a value. 1 % parts carry three digits (five bands), 5 % parts two (four bands).
 * 4700 at 5 % -> yellow, violet, red, gold.
 */
export function resistorBands(ohms: number, tolerance: 1 | 5 = 1): ResistorBands {
  const count = tolerance === 1 ? 3 : 2;
  let exponent = Math.floor(Math.log10(ohms) + 1e-9) - (count - 1);
  let mantissa = Math.round(ohms / 10 ** exponent);
  if (mantissa >= 10 ** count) {
    mantissa = Math.round(mantissa / 10);
    exponent += 1;
  }
  const digits = String(mantissa).split('').map(Number);
  const mult = exponent === -1 ? goldPaint : exponent === -2 ? silverPaint : digitPaints[exponent]!;
  return {
    digits,
    exponent,
    colours: [...digits.map((v) => digitPaints[v]!), mult, tolerance === 1 ? digitPaints[1] : goldPaint],
  };
}

/** "4K7" -> 4700; "220R" -> 220; "1M" -> 1e6 (the notation builders write, BS 1852). */
export function parseOhms(text: string): number {
  const m = /^(\d+)([RKM])?(\d*)$/i.exec(text.trim());
  if (!m) return Number(text) || 0;
  const unit = { R: 1, K: 1e3, M: 1e6 }[(m[2] ?? 'R').toUpperCase() as 'R' | 'K' | 'M'];
  return Number(`${m[1]}.${m[3] || 0}`) * unit;
}
