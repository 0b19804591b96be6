/**
 * Component values in every notation builders use, read into one term per amount: 4k7, 4.7k, 4700R and 4700 ohm are all
 * 'ohm=4700'; 100n, 0.1u, 100nF and the printed code 104 are all 'pf=100000'. The sign keeps these terms apart from words.
 */

const number = String.raw`(\d+(?:\.\d+)?|\.\d+)`;
const resistance = new RegExp(`^[abcw]?${number}(r|e|k|mega|meg|m)?(\\d{1,2})?(ohms?)?[abcw]?$`);
const capacitance = new RegExp(`^${number}(p|n|u|m(?=f))(\\d)?f?d?s?$`);
const printedCode = /^([1-9]\d)([1-6])j?$/;
const taperBehind = /^(\d.*[km])([abcw])$/;

const ohmFactors: Readonly<Record<string, number>> = { r: 1, e: 1, k: 1e3, m: 1e6, meg: 1e6, mega: 1e6 };
/** 'mf' and 'mfd' on old capacitors are microfarads. */
const picofaradFactors: Readonly<Record<string, number>> = { p: 1, n: 1e3, u: 1e6, m: 1e6 };

export const valueMark = '=';

const rounded = (value: number): number => Number(value.toPrecision(6));

function amount(whole: string, fraction: string | undefined): number | null {
  if (fraction === undefined) return Number(whole);
  return whole.includes('.') ? null : Number(`${whole}.${fraction}`);
}

function ohms(word: string): { value: number; hasUnit: boolean } | null {
  const match = resistance.exec(word);
  if (!match) return null;
  const [, whole, unit, fraction, named] = match;
  const hasUnit = unit !== undefined || named !== undefined;
  // Without a unit letter there is no place for a fraction or a taper: 'a220' is no value.
  if (unit === undefined && (fraction !== undefined || /^[abcw]|[abcw]$/.test(word))) return null;
  const value = amount(whole!, fraction);
  return value === null || value === 0 ? null : { value: value * (ohmFactors[unit ?? 'r'] ?? 1), hasUnit };
}

function picofarads(word: string): number | null {
  const match = capacitance.exec(word);
  if (!match) return null;
  const value = amount(match[1]!, match[3]);
  return value === null || value === 0 ? null : value * picofaradFactors[match[2]!]!;
}

/** The terms of a value that is written with its unit; a bare number in a text is no value ('pack of 100'). */
export function writtenValues(word: string): string[] {
  const farads = picofarads(word);
  if (farads !== null) return [`pf${valueMark}${rounded(farads)}`];
  const resistor = ohms(word);
  return resistor?.hasUnit ? [`ohm${valueMark}${rounded(resistor.value)}`] : [];
}

/** What someone who types this may mean: bare numbers are ohms, or the code printed on a capacitor, too. */
export function meantValues(word: string): string[] {
  const written = writtenValues(word);
  if (written.length > 0) return written;
  const meant: string[] = [];
  const resistor = ohms(word);
  if (resistor) meant.push(`ohm${valueMark}${rounded(resistor.value)}`);
  const code = printedCode.exec(word);
  if (code) meant.push(`pf${valueMark}${Number(code[1]) * 10 ** Number(code[2])}`);
  return meant;
}

/** Potentiometers are marked A500K or 500KA: the taper goes in front. */
export function taperInFront(word: string): string | null {
  const match = taperBehind.exec(word);
  return match ? match[2]! + match[1]! : null;
}

export const hasTaper = (word: string): boolean => /^[abcw]\d/.test(word);

/** 'Ω' and 'nF' stand apart from their number in good typography; letters such as 'm' or 'k' alone do not. */
export const isSpacedUnit = (word: string): boolean => /^(?:(?:k|m|meg|mega)?ohms?|[pnu]f|mfd)$/.test(word);
