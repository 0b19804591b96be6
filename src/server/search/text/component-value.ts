/**
 * Component values in every notation builders use, read into one term per amount: 4k7, 4.7k, 4700R and 4700 ohm are all
 * 'ohm=4700'; 100n, 0.1u, 100nF and the printed code 104 are all 'pf=100000'. The sign keeps these terms apart from words.
 */
import { parseMarking } from '#electronics/value/capacitor-marking.ts';
import { parseFarads, parseOhms } from '#electronics/value/parse.ts';

export const valueMark = '=';

const ohmTerm = (ohms: number): string => `ohm${valueMark}${Number(ohms.toPrecision(6))}`;
const faradTerm = (farads: number): string => `pf${valueMark}${Number((farads * 1e12).toPrecision(6))}`;

const taper = /^[abcw](?=[\d.])|(?<=[a-z]\d{0,2})[abcw]$/g;
/** Most words of a text are words, and an index asks about every one. */
const startsWithNumber = /^[abcw]?[\d.]/;
const capacitorUnit = /\d(?:[pnu]|mf)/;
const bareNumber = /^[\d.]+$/;

/** 1N60 is a diode and 2N3904 a transistor: one figure stands behind the letter of a capacitor, two of a resistor. */
const partNumber = /[pnu]\d\d|[a-z]\d\d\d/;

/** A code that can be on a part of the shop: one to six noughts. */
const printedCode = /^[1-9]\d[1-6]j?$/;

/** The terms of a value that is written with its unit; a bare number in a text is no value ('pack of 100'). */
export function writtenValues(word: string): string[] {
  if (!startsWithNumber.test(word)) return [];
  const value = word.replace(taper, '');
  if (bareNumber.test(value) || partNumber.test(value)) return [];
  const ohms = parseOhms(value);
  if (ohms !== null) return [ohmTerm(ohms)];
  const farads = capacitorUnit.test(word) ? parseFarads(word) : null;
  return farads === null ? [] : [faradTerm(farads)];
}

/** What someone who types this may mean: bare numbers are ohms, or the code printed on a capacitor, too. */
export function meantValues(word: string): string[] {
  const written = writtenValues(word);
  if (written.length > 0) return written;
  const ohms = bareNumber.test(word) ? parseOhms(word) : null;
  const marking = printedCode.test(word) ? parseMarking(word) : null;
  return [...(ohms === null ? [] : [ohmTerm(ohms)]), ...(marking === null ? [] : [faradTerm(marking.farads)])];
}

/** Potentiometers are marked A500K or 500KA: the taper goes in front. */
export function taperInFront(word: string): string | null {
  const match = /^(\d.*[km])([abcw])$/.exec(word);
  return match ? match[2]! + match[1]! : null;
}

export const hasTaper = (word: string): boolean => /^[abcw]\d/.test(word);

/** 'Ω' and 'nF' stand apart from their number in good typography; letters such as 'm' or 'k' alone do not. */
export const isSpacedUnit = (word: string): boolean => /^(?:(?:k|m|meg|mega)?ohms?|[pnu]f|mfd)$/.test(word);
