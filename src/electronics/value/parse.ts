/**
 * Values as people write them, and one grammar for all of them: 4k7, 4.7 k, 4,7k, 4700; 100n, 0.1 µF, 104.
 * Authors of circuits keep to one notation and are stopped when they leave it (`parseValue`). Visitors may write as
 * they like, and what is no value is null (`parseOhms`, `parseFarads` and so on).
 */
import { parseMarking } from './capacitor-marking.ts';
import { rounded } from './significant-digits.ts';

type Factors = Readonly<Record<string, number>>;

/** A small m on a resistor is a slip of the pen for mega: nobody stocks milliohms for pedals. */
const ohmFactors: Factors = { '': 1, r: 1, e: 1, k: 1e3, m: 1e6, meg: 1e6, mega: 1e6 };
/** A bare number on a capacitor is picofarads. */
const faradFactors: Factors = { '': 1e-12, p: 1e-12, n: 1e-9, u: 1e-6, µ: 1e-6, μ: 1e-6, m: 1e-3 };
const hertzFactors: Factors = { '': 1, k: 1e3, K: 1e3, M: 1e6 };
const plainFactors: Factors = { '': 1 };

/** Digits, the letter of a unit or of its prefix, and the decimals that may stand behind that letter. */
const grammar = /^(\d*(?:[.,]\d+)?|\d+[.,]?)\s*([a-zµμ]*)(\d*)$/iu;

/** 4,700 and 1,00,000 hold no decimals; 4,7 and 0,047 do. */
const withoutThousands = (text: string): string =>
  text.replace(/^[1-9]\d{0,2}(,\d{2,3})*,\d{3}(?![\d,])/, (number) => number.replaceAll(',', ''));

/** '4k7', '4.7 k', '4,7k' and '4700' in units; null when it is none of them or has a letter that is not in the table. */
function parseAmount(text: string, factors: Factors): number | null {
  const [, digits = '', letter = '', decimals = ''] = grammar.exec(withoutThousands(text.trim())) ?? [];
  const factor = factors[letter];
  if (factor === undefined || !/\d/.test(digits)) return null;
  // Decimals stand in one place only, and behind an E they would be an exponent.
  if (decimals !== '' && (/^e?$/i.test(letter) || /[.,]/.test(digits))) return null;
  const amount = Number(decimals === '' ? digits.replace(',', '.') : `${digits}.${decimals}`) * factor;
  return Number.isFinite(amount) && amount > 0 ? rounded(amount) : null;
}

const without = (text: string, unit: RegExp): string => text.trim().replace(unit, '').trim();

/** '4k7', '4.7 kΩ', '4700 ohms', '470E', '1meg'. */
export const parseOhms = (text: string): number | null =>
  parseAmount(without(text, /(ohms?|Ω)$/iu).toLowerCase(), ohmFactors);

/** MFD on old parts means microfarads; only mF, written so, means millifarads. */
const withoutMfd = (text: string): string => (text.endsWith('mF') ? text : text.replace(/mfd?s?$/i, 'u'));

/** '100n', '0.1 µF', '4n7'. Three digits alone are the code on the part: 104 is 100 nF. */
export function parseFarads(text: string): number | null {
  const value = without(withoutMfd(text.trim()), /f(d|arad)?s?$/i).toLowerCase();
  if (/^\d{3}[jkm]?$/.test(value)) return parseMarking(value)?.farads ?? null;
  return parseAmount(value, faradFactors);
}

export const parseHertz = (text: string): number | null => parseAmount(without(text, /hz$/i), hertzFactors);

export const parseVolts = (text: string): number | null => parseAmount(without(text, /v(olts?)?$/i), plainFactors);

/** In milliamperes. */
export const parseMilliamps = (text: string): number | null => parseAmount(without(text, /ma$/i), plainFactors);

/** The notation of circuits (BS 1852): the letter stands where the point would, and it is always there. */
const authored = {
  value: { notation: /^\d+[pnuRKM]\d*$/, examples: '4K7, 470R, 22n or 2u2' },
  resistance: { notation: /^\d+[RKM]\d*$/, examples: '4K7, 470R or 1M' },
  capacitance: { notation: /^\d+[pnu]\d*$/, examples: '4n7, 100p or 2u2' },
} as const;

type Kind = keyof typeof authored;

const parseAuthored = (text: string, kind: Kind): number | null =>
  authored[kind].notation.test(text) ? parseAmount(text.toLowerCase(), { ...faradFactors, ...ohmFactors }) : null;

export const isValue = (text: string): boolean => parseAuthored(text, 'value') !== null;

/** Ohms of '4K7' and farads of '22n', as circuits are written; anything else is a mistake of their author. */
export function parseValue(text: string, kind: Kind = 'value'): number {
  const amount = parseAuthored(text, kind);
  if (amount === null) throw new RangeError(`'${text}' is not a ${kind} such as ${authored[kind].examples}.`);
  return amount;
}

/** Henries of '500mH', as circuits are written. */
export function parseHenries(text: string): number {
  const [, digits, prefix] = /^(\d+)(m|u)H$/.exec(text) ?? [];
  if (!digits) throw new RangeError(`'${text}' is not an inductance such as 500mH.`);
  return rounded(Number(digits) * (prefix === 'm' ? 1e-3 : 1e-6));
}
