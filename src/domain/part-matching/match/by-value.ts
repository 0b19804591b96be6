import type { ListedPart } from '../listed-part.ts';
import type { PartKind } from '../../catalogue/part-kinds.ts';
import { faradsNotation, ohmsNotation } from '#electronics/value/format.ts';
import { controlIn, meantAmount, valueWords, voltsIn, writtenAmount, type Amount, type Control } from './amounts.ts';
import { capacitors, kindWords } from './kinds.ts';
import { exact, likely, missing, oneOf, withDoubt, type Match } from './match.ts';
import { amountOfPart, type PartIndex } from './part-index.ts';

type Kinds = readonly PartKind[];

/** So far from the value asked for, a part of 5 or 10 per cent may be there anyway. */
const nearEnough = 0.1;

/** '9% more' */
export const percentBetween = (asked: number, ours: number): string =>
  `${Math.max(1, Math.round(Math.abs(ours / asked - 1) * 100))}% ${ours > asked ? 'more' : 'less'}`;

const percentText = (asked: number, ours: number): string => `The nearest we stock, ${percentBetween(asked, ours)}.`;

function nearestOf(index: PartIndex, kinds: Kinds, asked: number): { part: ListedPart; reason: string } | null {
  for (const kind of kinds) {
    const part = index.nearest(kind, asked, nearEnough);
    const ours = part && amountOfPart(part)?.amount;
    if (part && ours) return { part, reason: percentText(asked, ours) };
  }
  return null;
}

const firstAmount = (words: readonly string[], unit: Amount['unit']): Amount | null => {
  for (const word of words) {
    const written = writtenAmount(word);
    if (written?.unit === unit) return written;
  }
  for (const word of words) {
    const meant = meantAmount(word, unit);
    if (meant) return meant;
  }
  return null;
};

export const otherCapacitor: Readonly<Record<string, string>> = {
  'film-capacitor': 'The same value in film: a little larger, and better for sound.',
  'ceramic-capacitor': 'The same value in ceramic (C0G), which is fine for sound at this size.',
  'electrolytic-capacitor': 'The same value as an electrolytic. It must face the right way.',
};

function capacitor(text: string, kinds: Kinds, index: PartIndex): Match | null {
  const value = firstAmount(valueWords(text), 'farads');
  if (!value) return null;
  const label = faradsNotation(value.amount);
  const found = oneOf(
    kinds.flatMap((kind) => index.withValue(kind, value.amount)),
    `Which ${label} capacitor?`,
  );
  if (found) return withDoubt(found, voltageDoubt(found, voltsIn(text)));
  const what = kinds.length === 1 ? (kindWords[kinds[0]!] ?? 'capacitor') : 'capacitor';
  const sentence = `We don’t stock a ${label} ${what}.`;
  const others = capacitors.filter((kind) => !kinds.includes(kind));
  const [same] = others.flatMap((kind) => index.withValue(kind, value.amount));
  if (same) return missing(sentence, same, otherCapacitor[same.kind]);
  const near = nearestOf(index, kinds, value.amount);
  return missing(sentence, near?.part, near?.reason);
}

function voltageDoubt(match: Match, volts: number | null): string | null {
  if (volts === null || match.is !== 'exact' || match.part.volts === null || match.part.volts >= volts) return null;
  return `Ours is rated for ${match.part.volts}\u00a0V, your list says ${volts}\u00a0V. In a 9\u00a0V pedal that is plenty.`;
}

function resistor(text: string, isSaid: boolean, index: PartIndex): Match | null {
  const value = firstAmount(valueWords(text), 'ohms');
  if (!value || (value.bare && !isSaid)) return null;
  const label = ohmsNotation(value.amount);
  const [part] = index.withValue('resistor', value.amount);
  if (part) return isSaid ? exact(part) : likely(part, 'Only a value, so we read it as a resistor.');
  const near = nearestOf(index, ['resistor'], value.amount);
  return missing(`We don’t stock a ${label} resistor.`, near?.part, near?.reason);
}

const tapers = ['B', 'A', 'C'] as const;
export const taperWords = { A: 'audio', B: 'linear', C: 'reverse audio' } as const;

function missingControl({ ohms, taper }: Control, kinds: Kinds, index: PartIndex): Match {
  const label = ohmsNotation(ohms).toUpperCase();
  const what = kinds.includes('potentiometer') ? 'pot' : 'trimmer';
  const sentence = `We don’t stock a ${taper ?? ''}${label} ${what}.`;
  const other = tapers.find((each) => each !== taper && index.withValue('potentiometer', ohms, each).length > 0);
  if (what === 'pot' && other) {
    const [part] = index.withValue('potentiometer', ohms, other);
    return missing(
      sentence,
      part,
      `The same value, ${taperWords[other]}: it works, with its sweep elsewhere on the dial.`,
    );
  }
  const near = nearestOf(index, kinds, ohms);
  return missing(sentence, near?.part, near?.reason);
}

function control(text: string, kinds: Kinds, index: PartIndex): Match | null {
  const asked = controlIn(text);
  if (!asked) return null;
  if (/\b(?:dual|double|stereo)\b.*\b(?:gang|pot|potentiometer)/.test(text))
    return missing('We don’t stock dual pots.');
  const meant = asked.taper === null ? tapers : [asked.taper];
  const pots = kinds.includes('potentiometer')
    ? meant.flatMap((taper) => index.withValue('potentiometer', asked.ohms, taper))
    : [];
  // Trimmers are linear, which a B may say.
  const isTrimmer = asked.taper === null || (asked.taper === 'B' && pots.length === 0);
  const trimmers = kinds.includes('trimmer') && isTrimmer ? index.withValue('trimmer', asked.ohms) : [];
  const label = ohmsNotation(asked.ohms).toUpperCase();
  return oneOf([...pots, ...trimmers], `Which ${label} control?`) ?? missingControl(asked, kinds, index);
}

/** A part by its value. Null: the line names none. */
export function matchByValue(text: string, kinds: Kinds | null, index: PartIndex): Match | null {
  const isControl = kinds?.some((kind) => kind === 'potentiometer' || kind === 'trimmer') ?? false;
  if (kinds && isControl) return control(text, kinds, index);
  const hasTaper = /\b(?:[abc]\d+[km]\d?|\d+[km][abc])\b/.test(text);
  if (kinds === null && hasTaper) return control(text, ['potentiometer'], index);
  const written = valueWords(text)
    .map(writtenAmount)
    .find((amount) => amount !== null);
  const ofCapacitors = kinds?.filter((kind) => capacitors.includes(kind)) ?? [];
  // '10k film' is a resistor, whatever it is made of.
  if (ofCapacitors.length > 0 && written?.unit !== 'ohms') return capacitor(text, ofCapacitors, index);
  if (kinds?.includes('resistor')) return resistor(text, true, index);
  if (!written || (kinds !== null && ofCapacitors.length === 0)) return null;
  return written.unit === 'farads' ? capacitor(text, capacitors, index) : resistor(text, false, index);
}
