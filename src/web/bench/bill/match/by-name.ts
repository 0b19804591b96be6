import type { ListedPart } from '#contracts/parts/part-list.ts';
import type { PartKind } from '#domain/catalogue/part-kinds.ts';
import { ask, exact, likely, missing, oneOf, withDoubt, type Match } from './match.ts';
import { compact, wordsOf, type PartIndex } from './part-index.ts';

const wordsWithDigits = (text: string): string[] =>
  text
    .split(/[\s,;:()[\]]+/)
    .map(compact)
    .filter((word) => word.length >= 3 && /\d/.test(word));

const doubtOfPair = (text: string, part: ListedPart | undefined): string | null =>
  /\bmatched\b/.test(text) && !part?.name.toLowerCase().includes('matched') ? 'We sell it singly, not matched.' : null;

/** By the number on it: TL072, 1N4148, BC108. Null: no word is one. */
export function matchByNumber(text: string, index: PartIndex): Match | null {
  const numbers = wordsWithDigits(text);
  for (const number of numbers) {
    const match = oneOf(index.withNumber(number), `Which ${number.toUpperCase()}?`);
    if (match) return withDoubt(match, doubtOfPair(text, match.is === 'exact' ? match.part : undefined));
  }
  for (const number of numbers) {
    const standIn = index.standInFor(number);
    if (standIn) return missing(`We don’t sell the ${number.toUpperCase()}.`, standIn.part, standIn.fit);
  }
  for (const number of numbers) {
    const found = index.withStem(number);
    const [part, second] = found;
    if (part && second) return ask(`Which ${number.toUpperCase()}?`, found);
    if (part) return likely(part, `Ours is the ${part.value}: the same part, maybe in another grade or package.`);
  }
  return null;
}

const noise = new Set(
  'a an and any at each for from in is mm my new of on or pack panel pcs pedal per piece pin qty some the to used with x'.split(
    ' ',
  ),
);

/** As people say it, as we write it. */
const asWeSay = (text: string): string =>
  text
    .replace(/\b(\d+)[\s-]?pins?\s+(?:dip|dil|ic)\b/g, 'dip$1')
    .replace(/\b(?:dip|dil|ic)[\s-](\d+)(?:\s*pins?)?\b/g, 'dip$1')
    .replace(/\bfoot[\s-]switch/g, 'footswitch')
    .replace(/\b(?:1\/4|¼|0\.25)\s?(?:"|”|in(?:ch)?\b)/g, '6.35');

/** Telling: the more words of the line a part has, the more it is meant. */
function wordsMeant(text: string, index: PartIndex): { known: string[]; unknown: string[] } {
  const words = [...new Set(wordsOf(asWeSay(text)))].filter((word) => !noise.has(word));
  const known = words.filter((word) => index.withWord(word).length > 0);
  const rarestFirst = known.toSorted((a, b) => index.withWord(a).length - index.withWord(b).length);
  return { known: rarestFirst, unknown: words.filter((word) => !known.includes(word)) };
}

/** By the words of its name: '3PDT footswitch', 'LED red', 'chicken head knob'. */
export function matchByWords(text: string, kinds: readonly PartKind[] | null, index: PartIndex): Match | null {
  const { known, unknown } = wordsMeant(text, index);
  const unmatched = [...unknown];
  let found: readonly ListedPart[] = [];
  for (const word of known) {
    const having = index.withWord(word).filter(({ kind }) => kinds === null || kinds.includes(kind));
    const both = found.length === 0 ? having : having.filter((part) => found.includes(part));
    if (both.length === 0) unmatched.push(word);
    else found = both;
  }
  const matched = known.length + unknown.length - unmatched.length;
  // Half of what was said must fit, else it is something else that shares a word with a part of ours.
  if (matched === 0 || matched < unmatched.length) return null;
  const [part, second] = found;
  if (!part) return null;
  if (second) return ask('Which one do you mean?', found);
  if (unmatched.length === 0) return exact(part);
  return likely(part, `Ours doesn’t say “${unmatched.slice(0, 3).join(' ')}”. Check that it fits.`);
}
