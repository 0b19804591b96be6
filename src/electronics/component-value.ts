/** Values as builders write them: 4k7, 4.7k, 4700, 100n, 0.1u, 104. */
import { parseMarking } from './codes/capacitor-marking.ts';

const prefixes: Readonly<Record<string, number>> = {
  '': 1,
  p: 1e-12,
  n: 1e-9,
  u: 1e-6,
  µ: 1e-6,
  μ: 1e-6,
  m: 1e-3,
  R: 1,
  r: 1,
  k: 1e3,
  K: 1e3,
  M: 1e6,
  G: 1e9,
};

/** 4,700 and 1,00,000 hold no decimals; 4,7 and 0,047 do. */
const withoutThousands = (text: string): string =>
  text.replace(/^[1-9]\d{0,2}(,\d{2,3})*,\d{3}(?![\d,])/, (number) => number.replaceAll(',', ''));

/** '4k7', '4.7 k', '4,7k' and '4700' in units; null when it is none of them or uses a prefix that is not allowed. */
function parseScaled(text: string, allowed: string): number | null {
  const [, whole = '', prefix = '', decimals = ''] =
    /^(\d*(?:[.,]\d+)?|\d+[.,]?)\s*([a-zµμ]?)(\d*)$/iu.exec(withoutThousands(text.trim())) ?? [];
  const isMiddle = decimals !== '';
  if (!/\d/.test(whole) || (isMiddle && (prefix === '' || /[.,]/.test(whole)))) return null;
  if (prefix !== '' && !allowed.includes(prefix)) return null;
  const digits = isMiddle ? `${whole}.${decimals}` : whole.replace(',', '.');
  const value = Number(digits) * prefixes[prefix]!;
  // A decimal prefix is not exact in binary; twelve digits are more than any part has.
  return Number.isFinite(value) && value > 0 ? Number(value.toPrecision(12)) : null;
}

const without = (text: string, unit: RegExp): string => text.trim().replace(unit, '').trim();

/** A small m on a resistor is a slip of the pen for mega: nobody stocks milliohms for pedals. */
export const parseOhms = (text: string): number | null =>
  parseScaled(without(text, /\s*(ohms?|Ω|Ω)$/iu).replace(/^(\d*[.,]?\d*\s*)m/, '$1M'), 'RrkKM');

/** Three figures alone are the code on the part, in picofarads: 104 is 100 nF. Any other bare number is picofarads. */
export function parseFarads(text: string): number | null {
  const value = without(text, /f(arads?)?$/i).toLowerCase();
  if (/^\d{3}[jkm]?$/.test(value)) return parseMarking(value)?.farads ?? null;
  const bare = /^\d+([.,]\d+)*$/.test(value) ? `${value}p` : value;
  return parseScaled(bare, 'pnuµμm');
}

export const parseHertz = (text: string): number | null => parseScaled(without(text, /hz$/i), 'kKM');

export const parseVolts = (text: string): number | null => parseScaled(without(text, /v(olts?)?$/i), '');

/** In milliamperes. */
export const parseMilliamps = (text: string): number | null => parseScaled(without(text, /ma$/i), '');

const steps = [
  [1e9, 'G'],
  [1e6, 'M'],
  [1e3, 'k'],
  [1, ''],
  [1e-3, 'm'],
  [1e-6, 'µ'],
  [1e-9, 'n'],
  [1e-12, 'p'],
] as const;

/** Three significant digits with the prefix that leaves 1 to 999 before it. */
function scaled(value: number, minStep: number): { digits: string; prefix: string } {
  const rounded = Number(value.toPrecision(3));
  const [size, prefix] = steps.find(([each]) => rounded >= each * (1 - 1e-9)) ?? steps.at(-1)!;
  const [step, name] = size < minStep ? steps.find(([each]) => each === minStep)! : [size, prefix];
  return { digits: String(Number((rounded / step).toPrecision(3))), prefix: name };
}

function formatWith(unit: string, minStep: number): (value: number) => string {
  return (value) => {
    const { digits, prefix } = scaled(value, minStep);
    return `${digits} ${prefix}${unit}`;
  };
}

export const formatOhms = formatWith('Ω', 1);
export const formatHertz = formatWith('Hz', 1);
export const formatWatts = formatWith('W', 1e-3);
export const formatAmps = formatWith('A', 1e-3);

/** Millifarads are correct and nobody writes them. */
export const formatFarads = (value: number): string =>
  value >= 1e-3 * (1 - 1e-9) ? `${Number((value * 1e6).toPrecision(3))} µF` : formatWith('F', 1e-12)(value);

/** As it is written in a list of parts: 4k7, 220R, 1M. */
export function ohmsNotation(ohms: number): string {
  const { digits, prefix } = scaled(ohms, 1);
  const letter = prefix === '' ? 'R' : prefix;
  return digits.includes('.') ? digits.replace('.', letter) : `${digits}${letter}`;
}

/** As it is written in a list of parts: 4n7, 100n, 10u. */
export function faradsNotation(farads: number): string {
  const [digits = '', unit = ''] = formatFarads(farads).replace('µ', 'u').split(' ');
  const letter = unit[0]!;
  return digits.includes('.') ? digits.replace('.', letter) : `${digits}${letter}`;
}
