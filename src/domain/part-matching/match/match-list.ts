import type { ListedPart } from '../listed-part.ts';
import type { PartKind } from '../../catalogue/part-kinds.ts';
import { readList, type ListEntry, type ReadList } from '../read/read-list.ts';
import { plain, valueWords, writtenAmount } from './amounts.ts';
import { looksLikeNumber, matchByNumber, matchByWords, numberWords } from './by-name.ts';
import { matchByValue } from './by-value.ts';
import { isDetail } from './details.ts';
import { kindsOfFootprint, kindsOfRefs, kindsOfWords, isSurfaceMount } from './kinds.ts';
import { ask, missing, withDoubt, type Match } from './match.ts';
import { type PartIndex, amountOfPart } from './part-index.ts';

/** What a line says of a capacitor or control that ours is not. Null: nothing. */
function otherMake(text: string, { kind }: ListedPart): string | null {
  if (kind === 'electrolytic-capacitor') {
    if (/\btant/.test(text)) return 'Your list says tantalum. Ours is an electrolytic, which is a little larger.';
    if (/\bnon[\s-]?polar|\bbi-?polar|\bnp\b/.test(text))
      return 'Your list says non-polarised. Ours must face the right way.';
  }
  if (kind === 'potentiometer' && /\b(?:9|12|24)\s?mm\b/.test(text) && !/\b16\s?mm\b/.test(text))
    return 'Ours is the 16\u00a0mm size. Check that it fits your board and box.';
  return null;
}

/** A second part in one entry would be lost: 'TL072 or NE5532'. Null: there is none. */
function otherPart(text: string, part: ListedPart, index: PartIndex): string | null {
  // One figure cannot name two things.
  if (!/\d\S*[\s/,]+\S*\d|\d\S*\s.*\d/.test(text)) return null;
  const ours = amountOfPart(part);
  const number = numberWords(text).find((word) => {
    const named = index.withNumber(word);
    return named.length > 0 && !named.includes(part);
  });
  const value = valueWords(text).find((word) => {
    const amount = ours && writtenAmount(word);
    return amount && !(amount.unit === ours.unit && Math.abs(amount.amount / ours.amount - 1) < 1e-6);
  });
  const other = number ?? value;
  return other === undefined ? null : `It also says “${other}”. If that’s another part, give it a line of its own.`;
}

/** What is to be checked of a part that was found. Null: nothing. */
function doubtOf(texts: readonly string[], footprint: string, part: ListedPart, index: PartIndex): string | null {
  if (isSurfaceMount(footprint) || texts.some(isSurfaceMount)) return 'Your list says surface mount. Ours has legs.';
  const text = plain(texts.join(' '));
  return otherMake(text, part) ?? otherPart(text, part, index);
}

export interface MatchedEntry {
  readonly entry: ListEntry;
  readonly match: Match;
}

export interface MatchedList extends Omit<ReadList, 'entries'> {
  readonly entries: readonly MatchedEntry[];
}

/** '4k7 for LED' is a resistor: what something is for, or comes with, stands after what it is. */
const withoutPurpose = (text: string): string => text.replace(/\s(?:for|to go with|with|w\/)\s.*$/, '') || text;

type Kinds = readonly PartKind[] | null;

/** By what is printed on it: its number or its value. The words of the text decide the kind before anything around it. */
function matchMarking(text: string, around: Kinds, index: PartIndex): Match | null {
  const ofNumber = matchByNumber(text, index);
  if (ofNumber && ofNumber.is !== 'missing') return ofNumber;
  return matchByValue(text, kindsOfWords(text) ?? around, index) ?? ofNumber;
}

function matchText(whole: string, index: PartIndex): Match | null {
  const text = withoutPurpose(plain(whole));
  return matchMarking(text, null, index) ?? matchByWords(text, kindsOfWords(text), index);
}

const ranks: Readonly<Record<Match['is'], number>> = { exact: 0, likely: 1, question: 2, missing: 3 };

/** The surest; among what is not ours, what has something to stand in. */
const surest = (matches: readonly Match[]): Match | undefined =>
  matches.toSorted(
    (a, b) =>
      ranks[a.is] - ranks[b.is] ||
      (a.is === 'missing' && b.is === 'missing' ? Number(b.standIn !== null) - Number(a.standIn !== null) : 0),
  )[0];

function matchTexts({ texts, footprint, refs, heading }: ListEntry, index: PartIndex): Match | undefined {
  const plainTexts = texts.map((text) => withoutPurpose(plain(text)));
  const whole = texts.length > 1 ? withoutPurpose(plain(texts.join(' '))) : plainTexts[0]!;
  const around =
    (texts.length > 1 ? kindsOfWords(whole) : null) ??
    kindsOfFootprint(footprint) ??
    kindsOfRefs(refs) ??
    (heading === '' ? null : kindsOfWords(heading));
  const marked = surest(plainTexts.flatMap((text) => matchMarking(text, around, index) ?? []));
  if (marked) return marked;
  // Two cells together say more than each of them: 'Mono jack' and '3.5 mm'.
  for (const text of texts.length > 1 ? [whole, ...plainTexts] : plainTexts) {
    const own = kindsOfWords(text);
    const found = matchByWords(text, own ?? around, index) ?? (own ? null : matchByWords(text, null, index));
    if (found) return found;
  }
  return undefined;
}

/** Such a number multiplies nothing before somebody has said what it is. */
function askWhetherValue(text: string, index: PartIndex): Match {
  const number = String(Number.parseInt(text, 10));
  const parts = index.withValue('resistor', Number(number));
  return parts.length > 0
    ? ask(`Is ${number} a value? If it’s how many you need, leave it out and change the pieces of the part.`, parts)
    : missing(`We can’t tell whether ${number} is a value or how many you need.`);
}

/** What one entry of a list is, of all that the shop has. */
function matchEntry(entry: ListEntry, index: PartIndex): Match {
  const { texts, footprint } = entry;
  if (entry.unfitted) return missing('Your list says not to fit it.');
  if (texts.length === 0) return missing('It names no value and no part.');
  if (entry.mayBeCount) return askWhetherValue(texts[0]!, index);
  const found = matchTexts(entry, index);
  if (!found) return missing('We have no part by that name.');
  return found.is === 'exact' ? withDoubt(found, doubtOf(texts, footprint, found.part, index)) : found;
}

/** The parts that words alone may mean: none of ours is an empty list; null, they name nothing. */
function partsNamed(words: string, index: PartIndex): readonly ListedPart[] | null {
  const match = matchText(words, index);
  if (!match) return looksLikeNumber(words) ? [] : null;
  if (match.is === 'question') return match.choices;
  return match.is === 'missing' ? [] : [match.part];
}

/** Reads a list and finds each of its lines among the parts of the shop. */
export function matchList(text: string, index: PartIndex): MatchedList {
  const named = new Map<string, readonly ListedPart[] | null>();
  const { entries, ...rest } = readList(text, {
    isPartNumber: index.isPartNumber,
    isDetail,
    partsNamed: (words) => {
      const known = named.get(words);
      if (known !== undefined) return known;
      const parts = partsNamed(words, index);
      named.set(words, parts);
      return parts;
    },
  });
  return { ...rest, entries: entries.map((entry) => ({ entry, match: matchEntry(entry, index) })) };
}
