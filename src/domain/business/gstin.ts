import { indianStates } from '../places/india.ts';

/** A state as the tax office numbers it. */
export interface GstState {
  readonly gstCode: string;
  readonly name: string;
}

/** What is typed as a tax number: nothing, a beginning, a number that is well formed, or one that cannot be. */
export type GstinReading =
  | { readonly kind: 'empty' }
  | { readonly kind: 'begun'; readonly length: number; readonly state: GstState | null }
  | { readonly kind: 'regular'; readonly gstin: string; readonly state: GstState; readonly pan: string }
  | { readonly kind: 'uin'; readonly gstin: string }
  | { readonly kind: 'wrong'; readonly sentence: string };

export const gstinLength = 15;

/** Numbers of the tax office that are no state. */
const otherPlaces: readonly GstState[] = [
  { gstCode: '97', name: 'Other Territory' },
  { gstCode: '96', name: 'Other Country' },
];

const statesByCode: ReadonlyMap<string, GstState> = new Map(
  [...indianStates, ...otherPlaces].map(({ gstCode, name }) => [gstCode, { gstCode, name }]),
);

export const gstStateOf = (gstCode: string): GstState | null => statesByCode.get(gstCode) ?? null;

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const regularPattern = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
/** Of UN bodies and embassies. */
const uinPattern = /^[0-9]{4}[A-Z]{3}[0-9]{5}[UO]N[A-Z0-9]$/;

/** The last sign, by the 14 before it. */
function checkSign(signs: string): string {
  const size = alphabet.length;
  const sum = [...signs].reduce((total, sign, index) => {
    const product = alphabet.indexOf(sign) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / size) + (product % size);
  }, 0);
  return alphabet[(size - (sum % size)) % size]!;
}

/** As it is stored: people write it with spaces, dashes and small letters. */
export const plainGstin = (text: string): string => text.replaceAll(/[\s-]/g, '').toUpperCase();

/** Those who only deduct or collect tax have a number of their own, by its 14th sign. */
const otherTaxpayers: Readonly<Record<string, string>> = { D: 'deductor', C: 'collector' };

function wrongSentence(gstin: string): string | null {
  if (/[^0-9A-Z]/.test(gstin)) return 'A GSTIN has letters A to Z and digits only.';
  if (gstin.length > gstinLength) return `That’s ${gstin.length} characters; a GSTIN has ${gstinLength}.`;
  const other = otherTaxpayers[gstin[13] ?? ''];
  if (other !== undefined) {
    return `This is the number of a tax ${other}. It can’t go on an invoice. Enter the GSTIN of the business itself; its 14th character is Z.`;
  }
  const code = gstin.slice(0, 2);
  if (/^[0-9]{2}$/.test(code) && gstStateOf(code) === null) {
    return `No state has the code ${code}. Compare the first two digits with your certificate.`;
  }
  if (!regularPattern.test(gstin)) {
    return 'That isn’t the form of a GSTIN, like 27AAPFU0939F1ZV. Is there an O for a 0, or an I for a 1?';
  }
  if (checkSign(gstin.slice(0, -1)) !== gstin.at(-1)) {
    return 'One character is wrong: the last one doesn’t fit the others. Compare it with your certificate.';
  }
  return null;
}

/** Reads what somebody types, sign by sign. It tells how the number is built; whether it is in use is another question. */
export function readGstin(text: string): GstinReading {
  const gstin = plainGstin(text);
  if (gstin === '') return { kind: 'empty' };
  if (gstin.length < gstinLength && /^[0-9A-Z]*$/.test(gstin)) {
    return { kind: 'begun', length: gstin.length, state: gstStateOf(gstin.slice(0, 2)) };
  }
  if (uinPattern.test(gstin)) return { kind: 'uin', gstin };
  const sentence = wrongSentence(gstin);
  if (sentence !== null) return { kind: 'wrong', sentence };
  return { kind: 'regular', gstin, state: gstStateOf(gstin.slice(0, 2))!, pan: gstin.slice(2, 12) };
}

/** Why a number that somebody is done typing cannot be taken. Null: it can, or there is none. */
export function gstinProblem(text: string): string | null {
  const reading = readGstin(text);
  if (reading.kind === 'wrong') return reading.sentence;
  if (reading.kind !== 'begun') return null;
  const characters = reading.length === 1 ? '1 character' : `${reading.length} characters`;
  return `That’s ${characters}; a GSTIN has ${gstinLength}.`;
}

/** The state that a buyer is registered in. Null: there is no number, or it names none in India. */
export function registeredState(gstin: string | null): GstState | null {
  const reading = readGstin(gstin ?? '');
  // A UIN begins with its state, too.
  const state =
    reading.kind === 'regular' ? reading.state : reading.kind === 'uin' ? gstStateOf(reading.gstin.slice(0, 2)) : null;
  return state?.gstCode === '96' ? null : state;
}
