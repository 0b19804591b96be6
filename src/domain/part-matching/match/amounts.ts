import { parseFarads, parseOhms } from '#electronics/value/parse.ts';
import { withoutAccents } from './part-tokens.ts';

/** A value and what it is of. Equal amounts are equal however they were written. */
export interface Amount {
  readonly unit: 'ohms' | 'farads';
  readonly amount: number;
  /** True: a bare number, which only a designator or a word makes a value. */
  readonly bare: boolean;
}

type Taper = 'A' | 'B' | 'C';

/** Small letters without accents, and the two signs of values as letters: everything here reads that. */
export const plain = (text: string): string =>
  withoutAccents(text.toLowerCase())
    .replace(/[ω\u2126]/g, 'ohm')
    .replace(/[µμ]/g, 'u');

/** 1N60 is a diode and 2N3904 a transistor: one figure stands behind the letter of a capacitor, two of a resistor. */
const partNumber = /^\d+[pn]\d\d|[a-z]\d\d\d/;
const bareNumber = /^\d*\.?\d+$/;
const unitBehind = /(?<=\d)\s+((?:[kmnpu]|mega?)?(?:ohms?|fd?)|mega?|[kmnpur])(?![a-z0-9])/g;
const tolerance = /(?:±\s*|\+\/-\s*)?\d+(?:\.\d+)?\s*(?:%|percent\b)/g;
const watts = /\b(?:1\/[248]|0?\.\d+|\d)\s*w(?:att)?s?\b/g;

/** '4.7 k', '100 nf' and '2.2 uf' as one word each; tolerances and watts are no value. */
export const valueWords = (text: string): string[] =>
  text
    .replace(tolerance, ' ')
    .replace(watts, ' ')
    .replace(unitBehind, '$1')
    .split(/[\s,;:/()[\]]+/)
    .filter((word) => word !== '');

const ohmsPattern = /^[\d.,]+(?:r|k|mega?|m|e)\d{0,2}(?:ohms?)?$|^[\d.,]+ohms?$/;
/** The letter of a farad must be there: 'k', 'r' and bare numbers are ohms, or what their designator says. */
const faradsPattern = /^\d*[.,]?\d+(?:[pnu]\d{0,2}f?d?|mfd?)s?$/;

/** A value that says its unit itself. */
export function writtenAmount(word: string): Amount | null {
  if (partNumber.test(word)) return null;
  const farads = faradsPattern.test(word) ? parseFarads(word) : null;
  if (farads !== null) return { unit: 'farads', amount: farads, bare: false };
  const ohms = ohmsPattern.test(word) ? parseOhms(word) : null;
  return ohms === null ? null : { unit: 'ohms', amount: ohms, bare: false };
}

const bareAmount = (unit: Amount['unit'], amount: number | null): Amount | null =>
  amount === null ? null : { unit, amount, bare: true };

/** 330 on a resistor is ohms; .01 on a capacitor is microfarads, 104 its code and 47 picofarads. */
export function meantAmount(word: string, unit: Amount['unit']): Amount | null {
  const written = writtenAmount(word);
  if (written) return written.unit === unit ? written : null;
  if (unit === 'farads' && /^\d{3}[jkm]$/.test(word)) return bareAmount('farads', parseFarads(word));
  if (!bareNumber.test(word)) return null;
  if (unit === 'ohms') return bareAmount('ohms', parseOhms(word));
  return bareAmount('farads', parseFarads(word.includes('.') && Number(word) < 10 ? `${word}u` : word));
}

export interface Control {
  readonly ohms: number;
  /** Null: it was not said. */
  readonly taper: Taper | null;
}

function taperIn(text: string): Taper | null {
  if (/\b(?:rev(?:erse)?|anti|c)[\s-]*(?:log|audio)|\brev\b/.test(text)) return 'C';
  if (/\b(?:log|audio|logarithmic)\b/.test(text)) return 'A';
  return /\b(?:lin|linear)\b/.test(text) ? 'B' : null;
}

const controlPattern =
  /(?<![a-z0-9])(?:([abc])[\s-]?)?(\d+(?:[.,]\d+)?[rkm]\d{0,2}|\d{3,7}(?=ohm|\s|$))(?:ohms?)?\s?-?([abc])?(?![a-z0-9])/;

/** 'b100k', '100kb', '100k lin' and 'a 500k'. */
export function controlIn(text: string): Control | null {
  const [, front, value, behind] = controlPattern.exec(text) ?? [];
  const ohms = value === undefined ? null : parseOhms(value);
  if (ohms === null) return null;
  const letter = (front ?? behind)?.toUpperCase();
  return { ohms, taper: letter === 'A' || letter === 'B' || letter === 'C' ? letter : taperIn(text) };
}

/** '16v', '50 v': what a capacitor must stand. */
export function voltsIn(text: string): number | null {
  const volts = Number(/(?<![a-z0-9.])(\d{1,4}(?:\.\d)?)\s?v(?:dc|olts?)?(?![a-z0-9])/.exec(text)?.[1]);
  return volts > 0 ? volts : null;
}
