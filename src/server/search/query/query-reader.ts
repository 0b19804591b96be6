import { hasTaper, meantValues, taperInFront, writtenValues } from '../text/component-value.ts';
import { impacts } from '../index/product-terms.ts';
import { isReading, readingOf, withinBudget, type QueryWord, type Reading } from './reading.ts';
import { wordsAround, wordsResembling, type SimilarWord } from '../index/similar-words.ts';
import { longestSynonymWords, synonymsOf } from '../text/synonyms.ts';
import type { Vocabulary } from '../index/vocabulary.ts';
import { hasDigit } from '../text/words.ts';

export interface ReadingOptions {
  /** The last word may still be being typed, so what begins with it counts however short it is. */
  readonly typing: boolean;
  /** Slips are looked for in words that are known too. */
  readonly forgiving: boolean;
}

/** Postings read for one word at most, its best reading aside. Suggestions are not counted, so fewer do. */
const mostPostings = 100_000;
const mostPostingsTyping = 20_000;
const mostRemembered = 4096;
const joinedWeight = 0.95;
const splitWeight = 0.9;
/** Someone who names the taper may still take the value in another. */
const otherTaperWeight = 0.7;

/** Reads words against a vocabulary, and remembers what it read until a text of the catalogue changes. */
export class QueryReader {
  readonly #vocabulary: Vocabulary;
  readonly #remembered = new Map<string, readonly Reading[]>();
  #generation = -1;

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  /** What satisfies each of the words. */
  read(words: readonly string[], { typing, forgiving }: ReadingOptions): QueryWord[] {
    const readings = words.map((word, at) => {
      const known = this.#known(word, typing && at === words.length - 1);
      const isKnown = known.length > 0;
      return forgiving || !isKnown ? known.concat(this.#slips(word, isKnown)) : [...known];
    });
    // Neighbours may be one word elsewhere ('op amp'), or together another name for something ('tube screamer').
    for (let from = 0; from < words.length; from++) {
      for (let to = from + 2; to <= Math.min(words.length, from + longestSynonymWords); to++) {
        const together = this.#together(words.slice(from, to));
        for (let at = from; at < to; at++) readings[at]!.push(...together);
      }
    }
    const budget = typing ? mostPostingsTyping : mostPostings;
    return readings.map((ofWord) => withinBudget(ofWord, budget));
  }

  #remember(key: string, read: () => Reading[]): readonly Reading[] {
    if (this.#generation !== this.#vocabulary.generation || this.#remembered.size >= mostRemembered) {
      this.#remembered.clear();
      this.#generation = this.#vocabulary.generation;
    }
    let readings = this.#remembered.get(key);
    if (!readings) {
      readings = read();
      this.#remembered.set(key, readings);
    }
    return readings;
  }

  #known(word: string, typing: boolean): readonly Reading[] {
    return this.#remember(`${typing ? 'typing' : 'known'} ${word}`, () => {
      const readings = this.#exact(word);
      const isExact = readings.length > 0;
      const isValue = writtenValues(word).length > 0 || /^\d+$/.test(word);
      readings.push(...this.#synonyms([word]));
      // A known value or short word means itself: 'rat' is not 'rate', and 220 is not 2200.
      const isComplete = isExact && (isValue || (word.length <= 3 && !typing));
      if (!isComplete) readings.push(...this.#parts(word, isExact));
      if (!isExact) readings.push(...this.#split(word));
      return readings;
    });
  }

  #slips(word: string, isKnown: boolean): readonly Reading[] {
    return this.#remember(`slips ${isKnown} ${word}`, () =>
      this.#similar(wordsResembling(this.#vocabulary, word, isKnown), 0),
    );
  }

  #exact(word: string): Reading[] {
    const taper = taperInFront(word);
    const best = taper || hasTaper(word) ? otherTaperWeight : 1;
    const values = meantValues(word).map((term, place) => readingOf(this.#vocabulary, [term], best - 0.05 * place));
    const literal = readingOf(this.#vocabulary, [word], 1);
    return [literal, ...values, taper ? readingOf(this.#vocabulary, [taper], 1) : null].filter(isReading);
  }

  /** Words this is a part of. In the middle of words that stand in a text, a known word is chance: 'gain' in 'again'. */
  #parts(word: string, isExact: boolean): Reading[] {
    const { beginning, holding } = wordsAround(this.#vocabulary, word);
    const isKnown = isExact || beginning.length > 0;
    const readings = this.#similar(beginning, 0);
    if (word.length > 3 || !isKnown) readings.push(...this.#similar(holding, isKnown ? impacts.kind : 0));
    return readings;
  }

  #together(words: readonly string[]): readonly Reading[] {
    return this.#remember(`together ${words.join(' ')}`, () => {
      const joined = words.join('');
      const terms = [joined, ...writtenValues(joined), taperInFront(joined)].filter((term) => term !== null);
      const readings = terms.map((term) => readingOf(this.#vocabulary, [term], joinedWeight));
      return [...readings.filter(isReading), ...this.#synonyms(words)];
    });
  }

  #synonyms(words: readonly string[]): Reading[] {
    return synonymsOf(words)
      .map((synonym) => readingOf(this.#vocabulary, synonym.words, synonym.weight))
      .filter(isReading);
  }

  /** 'tubescreamer' as 'tube' and 'screamer', wherever both halves are words of one product. */
  #split(word: string): Reading[] {
    const readings: (Reading | null)[] = [];
    for (let cut = 1; cut < word.length; cut++) {
      const changesKind = hasDigit(word[cut - 1]!) !== hasDigit(word[cut]!);
      const isLikely = cut >= 2 && word.length - cut >= 2 && !hasDigit(word);
      if (!changesKind && !isLikely) continue;
      readings.push(readingOf(this.#vocabulary, [word.slice(0, cut), word.slice(cut)], splitWeight));
    }
    return readings.filter(isReading);
  }

  #similar(words: readonly SimilarWord[], leastImpact: number): Reading[] {
    return words.map(({ word, weight }) => ({ list: this.#vocabulary.postings(word)!, weight, leastImpact }));
  }
}
