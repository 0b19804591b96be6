import type { ListedPart } from '../listed-part.ts';
import type { PartKind } from '../../catalogue/part-kinds.ts';
import { isDetail } from './details.ts';
import { ask, exact, likely, missing, oneOf, withDoubt, type Match } from './match.ts';
import { calledByKind, compact, type PartIndex } from './part-index.ts';
import { tellingWords, wordsOf } from './part-tokens.ts';

/** 'TL072', '1N4148s' and 'LM386N-1/NOPB': words that may be the number on a part. */
export const numberWords = (text: string): string[] =>
  text
    .split(/[\s,;:/()[\]]+/)
    .map(compact)
    .filter((word) => word.length >= 3 && /\d/.test(word))
    .flatMap((word) => (/\ds$/.test(word) ? [word, word.slice(0, -1)] : [word]));

const doubtOfPair = (text: string, part: ListedPart | undefined): string | null =>
  /\bmatched\b/.test(text) && !part?.name.toLowerCase().includes('matched') ? 'We sell it singly, not matched.' : null;

/** By the number on it: TL072, 1N4148, BC108. Null: no word is one. */
export function matchByNumber(text: string, index: PartIndex): Match | null {
  const numbers = numberWords(text);
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

/** BC337 and MN3009: figures and letters as makers number parts, though we know none by it. */
export const looksLikeNumber = (text: string): boolean =>
  text
    .split(/[\s,;:/()[\]]+/)
    .some(
      (word) =>
        /^(?:\d?[a-z]{1,5}-?\d{3,5}[a-z]{0,4}|[1-4][ns]\d{2,4}[a-z]?)$/i.test(word) && !/^[a-d]-\d+$/i.test(word),
    );

const sizesIn = (words: readonly string[]): string[] => words.filter((word) => /^\d+(?:\.\d+)?mm$/.test(word));

/** A jack of another size is another thing; a lamp of another size may do. */
function isOtherSize(part: ListedPart, words: readonly string[]): boolean {
  const asked = sizesIn(words);
  const ours = sizesIn(wordsOf(part.name));
  return part.kind === 'jack' && asked.length > 0 && ours.length > 0 && !asked.some((size) => ours.includes(size));
}

interface Scored {
  readonly parts: readonly ListedPart[];
  readonly matched: readonly string[];
  readonly unmatched: readonly string[];
}

/** The parts that have most of the words, where a word counts the more the fewer parts have it. */
function bestByWords(words: readonly string[], kinds: readonly PartKind[] | null, index: PartIndex): Scored | null {
  const scores = new Map<ListedPart, number>();
  const having = new Map<string, readonly ListedPart[]>();
  for (const word of words) {
    const parts = index.withWord(word).filter(({ kind }) => kinds === null || kinds.includes(kind));
    having.set(word, parts);
    for (const part of parts) scores.set(part, (scores.get(part) ?? 0) + 1 + 1 / (1 + parts.length));
  }
  const top = Math.max(...scores.values());
  const parts = [...scores].flatMap(([part, score]) => (score > top - 1e-9 ? [part] : []));
  const [first] = parts;
  if (!first) return null;
  const matched = words.filter((word) => having.get(word)!.includes(first));
  return { parts, matched, unmatched: words.filter((word) => !matched.includes(word)) };
}

/** By the words of its name: '3PDT footswitch', 'LED red', 'chicken head knob'. */
export function matchByWords(text: string, kinds: readonly PartKind[] | null, index: PartIndex): Match | null {
  const words = tellingWords(text);
  const named = index.standInForName(words);
  const best = bestByWords(words, kinds, index);
  if (named && (best?.matched.length ?? 0) <= named.name.split(' ').length)
    return missing('We don’t sell that.', named.standIn.part, named.standIn.fit);
  if (!best) return null;
  const { parts, matched, unmatched: left } = best;
  const unmatched = left.filter((word) => word.endsWith('mm') || !isDetail(word));
  // A word that no part of ours has says less than one that another part has.
  const against = unmatched.reduce(
    (sum, word) => sum + (index.withWord(word).length > 0 && kinds === null ? 1 : 0.5),
    0,
  );
  // Half of what was said must fit, else it is something else that shares a word with a part of ours.
  if (matched.length < against) return null;
  // Nor does the kind alone, where it is said which: a rotary switch is none of our switches.
  if (matched.every((word) => calledByKind.has(word)) && unmatched.some((word) => !/\d/.test(word))) return null;
  const fitting = parts.filter((part) => !isOtherSize(part, words));
  const [part, second] = fitting;
  if (!part) return missing('We don’t stock that size.');
  if (second) return ask('Which one do you mean?', fitting);
  if (unmatched.length === 0) return exact(part);
  return likely(part, `Ours doesn’t say “${unmatched.slice(0, 3).join(' ')}”. Check that it fits.`);
}
