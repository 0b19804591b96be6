import { queryWords } from '../query/query-words.ts';
import { wantedBoxes } from './wanted-boxes.ts';
import { wantedChips } from './wanted-chips.ts';
import { wantedGear } from './wanted-gear.ts';
import { wantedSemiconductors } from './wanted-semiconductors.ts';
import type { WantedThing } from './wanted-thing.ts';

/** Everything the shop knows by name though it may not sell it. */
export const wantedThings: readonly WantedThing[] = [
  ...wantedChips,
  ...wantedSemiconductors,
  ...wantedBoxes,
  ...wantedGear,
];

/** Words that change nothing about what is wanted: a cheap looper pedal is a looper. */
const filler = new Set('best buy cheap diy good guitar kit mini new pack pcb pedal price set small'.split(' '));
/** So do sizes: a soldering iron of 60 W is a soldering iron. */
const size = /^[\d.]+(?:w|watt|v|volt|mm|m|ft|a|ma)?$/;

const keyOf = (words: readonly string[]): string => words.toSorted().join(' ');

const parts = new Map<string, WantedThing>();
const gear = new Map<string, WantedThing>();
for (const thing of wantedThings) {
  for (const term of thing.terms) {
    const words = queryWords(term);
    if (thing.kind === 'part') parts.set(words.join(''), thing);
    else gear.set(keyOf(words), thing);
  }
}

/** The thing that these words of a query name. */
export function wantedIn(words: readonly string[]): WantedThing | null {
  for (const [at, word] of words.entries()) {
    const part = parts.get(word) ?? parts.get(word + (words[at + 1] ?? ''));
    if (part) return part;
  }
  const telling = words.filter((word) => !filler.has(word) && !size.test(word));
  return gear.get(keyOf(words)) ?? (telling.length > 0 ? gear.get(keyOf(telling)) : undefined) ?? null;
}
