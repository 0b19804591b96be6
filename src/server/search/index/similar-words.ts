import { editDistance, maxEditsFor } from '../text/edit-distance.ts';
import { isLikelySlip } from '../text/likely-slip.ts';
import { letterMask, type Vocabulary } from './vocabulary.ts';
import { hasDigit } from '../text/words.ts';

export interface SimilarWord {
  readonly word: string;
  readonly weight: number;
}

/** More readings of one word than this tell nothing apart, and would cost without bound. */
const maxSimilarWords = 40;
/** Shorter words are in the middle of too many others: 'ring' in 'spring'. Numbers are not: '4148' in '1n4148'. */
const infixFromLength = 5;
const numberInfixFromLength = 3;
/** Shorter words are near too many others for any letter to stand for any other. */
const anySlipFromLength = 6;
const prefixTypoFromLength = 6;
const typoWeights = [1, 0.45, 0.3];
const prefixTypoWeight = 0.25;

function bitCount(mask: number): number {
  let bits = mask - ((mask >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

const documentCount = (vocabulary: Vocabulary, word: string): number => vocabulary.postings(word)?.size ?? 0;

/** The best of them in an order that depends on the catalogue alone: weight, how common, then the alphabet. */
function best(vocabulary: Vocabulary, found: SimilarWord[]): SimilarWord[] {
  const alive = found
    .map((similar) => ({ similar, count: documentCount(vocabulary, similar.word) }))
    .filter(({ count }) => count > 0);
  alive.sort(
    (a, b) => b.similar.weight - a.similar.weight || b.count - a.count || (a.similar.word < b.similar.word ? -1 : 1),
  );
  return alive.slice(0, maxSimilarWords).map(({ similar }) => similar);
}

export interface WordsAround {
  /** Words that begin with this one, other than itself. The nearer in length, the better. */
  readonly beginning: readonly SimilarWord[];
  /** Words that hold it further in: 'drive' in 'overdrive'. */
  readonly holding: readonly SimilarWord[];
}

/** The words of the vocabulary that this one is a part of. */
export function findContainingWords(vocabulary: Vocabulary, word: string): WordsAround {
  const { words, masks, lengths } = vocabulary;
  const mask = letterMask(word);
  const beginning: SimilarWord[] = [];
  const holding: SimilarWord[] = [];
  const isShort = word.length < (hasDigit(word) ? numberInfixFromLength : infixFromLength);
  const { length } = words;
  for (let index = 0; index < length; index++) {
    if ((masks[index]! & mask) !== mask || lengths[index]! <= word.length) continue;
    const candidate = words[index]!;
    const at = isShort ? (candidate.startsWith(word) ? 0 : -1) : candidate.indexOf(word);
    const share = word.length / candidate.length;
    if (at === 0) beginning.push({ word: candidate, weight: 0.6 + 0.3 * share });
    else if (at > 0) holding.push({ word: candidate, weight: 0.35 + 0.25 * share });
  }
  return { beginning: best(vocabulary, beginning), holding: best(vocabulary, holding) };
}

/**
 * Words this one may be a slip of. Only the nearest distance counts. Part numbers are left alone, for TL072 is no slip of
 * TL074. A word that is known holds one slip at most. Where no whole word is near, beginnings of words are tried, for it may
 * still be being typed.
 */
export function findTypoCandidates(vocabulary: Vocabulary, word: string, isKnown: boolean): SimilarWord[] {
  const maxEdits = Math.min(maxEditsFor(word.length), isKnown ? 1 : 2);
  if (maxEdits === 0 || hasDigit(word)) return [];
  const whole = within(vocabulary, word, maxEdits, false);
  if (whole.length > 0 || isKnown || word.length < prefixTypoFromLength) return best(vocabulary, whole);
  return best(vocabulary, within(vocabulary, word, 1, true));
}

function within(vocabulary: Vocabulary, word: string, maxEdits: number, asPrefix: boolean): SimilarWord[] {
  const { words, masks, lengths } = vocabulary;
  const mask = letterMask(word);
  let nearest = maxEdits;
  let found: SimilarWord[] = [];
  for (let index = 0; index < words.length; index++) {
    const longer = lengths[index]! - word.length;
    if (longer < -nearest || (longer > nearest && !asPrefix) || lengths[index]! < 3) continue;
    // Each slip takes away at most one letter and brings at most one.
    if (bitCount(mask & ~masks[index]!) > nearest) continue;
    if (!asPrefix && bitCount(masks[index]! & ~mask) > nearest) continue;
    const candidate = words[index]!;
    if (candidate === word || hasDigit(candidate)) continue;
    const distance = editDistance(word, candidate, nearest, asPrefix);
    if (distance > nearest || documentCount(vocabulary, candidate) === 0) continue;
    if (word.length < anySlipFromLength && !asPrefix && !isLikelySlip(word, candidate)) continue;
    if (distance < nearest) found = [];
    nearest = distance;
    found.push({ word: candidate, weight: asPrefix ? prefixTypoWeight : typoWeights[distance]! });
  }
  return found;
}
