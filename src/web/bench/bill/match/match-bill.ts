import { readBill, type BillEntry, type ReadBill } from '../read/read-bill.ts';
import { plain, valueWords, writtenAmount } from './amounts.ts';
import { matchByNumber, matchByWords } from './by-name.ts';
import { matchByValue } from './by-value.ts';
import { isSurfaceMount, kindsOfFootprint, kindsOfRefs, kindsOfWords } from './kinds.ts';
import { missing, withDoubt, type Match } from './match.ts';
import type { PartIndex } from './part-index.ts';

export interface MatchedEntry {
  readonly entry: BillEntry;
  readonly match: Match;
}

export interface MatchedBill extends Omit<ReadBill, 'entries'> {
  readonly entries: readonly MatchedEntry[];
}

const surfaceMount = 'Your list says surface mount. Ours has legs.';

/** '4k7 for LED' is a resistor: what something is for comes after what it is. */
const withoutPurpose = (text: string): string => text.replace(/\s(?:for|to go with)\s.*$/, '') || text;

function matchText(whole: string, entry: BillEntry, index: PartIndex): Match | null {
  const text = withoutPurpose(plain(whole));
  const ofNumber = matchByNumber(text, index);
  if (ofNumber && ofNumber.is !== 'missing') return ofNumber;
  const kinds = kindsOfWords(text) ?? kindsOfFootprint(entry.footprint) ?? kindsOfRefs(entry.refs);
  return (
    matchByValue(text, kinds, index) ??
    ofNumber ??
    matchByWords(text, kindsOfWords(text), index) ??
    (kinds === null ? null : matchByWords(text, null, index))
  );
}

/** What one entry of a bill is, of all that the shop has. */
function matchEntry(entry: BillEntry, index: PartIndex): Match {
  if (entry.unfitted) return missing('Your list says not to fit it.');
  if (entry.texts.length === 0) return missing('It names no value and no part.');
  const matches = entry.texts.flatMap((text) => matchText(text, entry, index) ?? []);
  const found = matches.find(({ is }) => is !== 'missing') ?? matches[0];
  if (!found) return missing('No part of ours goes by that name.');
  const isFlat = isSurfaceMount(entry.footprint) || entry.texts.some(isSurfaceMount);
  return withDoubt(found, isFlat ? surfaceMount : null);
}

/** Reads a bill and finds each of its lines among the parts of the shop. */
export function matchBill(text: string, index: PartIndex): MatchedBill {
  const namesPart = (piece: string): boolean =>
    valueWords(plain(piece)).some(
      (word) => index.isPartNumber(word) || writtenAmount(word) !== null || /^[abc]\d+[km]\d?$/.test(word),
    );
  const { entries, ...rest } = readBill(text, { isPartNumber: index.isPartNumber, namesPart });
  return { ...rest, entries: entries.map((entry) => ({ entry, match: matchEntry(entry, index) })) };
}
