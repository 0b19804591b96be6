import { hasTaper, meantValues, taperInFront, writtenValues } from '../text/component-value.ts';
import { impacts } from '../index/product-terms.ts';
import { isExpansion, createExpansion, withinBudget, type QueryWord, type Expansion } from './expansion.ts';
import { findContainingWords, findTypoCandidates, type SimilarWord } from '../index/similar-words.ts';
import { partNumberStems } from '../text/part-number.ts';
import { maxSynonymWords, synonymsOf } from '../text/synonyms.ts';
import type { Vocabulary } from '../index/vocabulary.ts';
import { hasDigit } from '../text/words.ts';

export interface ExpansionOptions {
  /** The last word may still be being typed, so what begins with it counts however short it is. */
  readonly typing: boolean;
  /** Slips are looked for in words that are known too. */
  readonly allowTypos: boolean;
}

/** Postings read for one word at most, its best reading aside. Suggestions are not counted, so fewer do. */
const maxPostings = 100_000;
const maxPostingsTyping = 20_000;
/** Words of each kind of question. */
const maxRemembered = 2048;
const joinedWeight = 0.95;
const splitWeight = 0.9;
const stemWeight = 0.85;
/** Someone who names the taper may still take the value in another. */
const otherTaperWeight = 0.7;

/** What is asked about a word, or about words that stand together. */
type Question = 'known' | 'typing' | 'slips' | 'slipsOfKnown' | 'together';

/** Reads words against a vocabulary, and remembers what it read until a text of the catalogue changes. */
export class QueryExpander {
  readonly #vocabulary: Vocabulary;
  readonly #remembered: Readonly<Record<Question, Map<string, readonly Expansion[]>>> = {
    known: new Map(),
    typing: new Map(),
    slips: new Map(),
    slipsOfKnown: new Map(),
    together: new Map(),
  };
  #generation = -1;

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  /** What satisfies each of the words. */
  expand(words: readonly string[], { typing, allowTypos }: ExpansionOptions): QueryWord[] {
    const readings = words.map((word, at) => {
      const known = this.#known(word, typing && at === words.length - 1);
      const isKnown = known.length > 0;
      return allowTypos || !isKnown ? known.concat(this.#typos(word, isKnown)) : [...known];
    });
    // Neighbours may be one word elsewhere ('op amp'), or together another name for something ('tube screamer').
    for (let from = 0; from < words.length; from++) {
      for (let to = from + 2; to <= Math.min(words.length, from + maxSynonymWords); to++) {
        const together = this.#together(words.slice(from, to));
        for (let at = from; at < to; at++) readings[at]!.push(...together);
      }
    }
    const budget = typing ? maxPostingsTyping : maxPostings;
    return readings.map((ofWord) => withinBudget(ofWord, budget));
  }

  #remember(question: Question, word: string, expand: () => Expansion[]): readonly Expansion[] {
    if (this.#generation !== this.#vocabulary.generation) {
      for (const remembered of Object.values(this.#remembered)) remembered.clear();
      this.#generation = this.#vocabulary.generation;
    }
    const remembered = this.#remembered[question];
    let readings = remembered.get(word);
    if (!readings) {
      if (remembered.size >= maxRemembered) remembered.clear();
      readings = expand();
      remembered.set(word, readings);
    }
    return readings;
  }

  #known(word: string, typing: boolean): readonly Expansion[] {
    return this.#remember(typing ? 'typing' : 'known', word, () => {
      const readings = this.#exact(word);
      const isExact = readings.length > 0;
      const isValue = writtenValues(word).length > 0 || /^\d+$/.test(word);
      readings.push(...this.#synonyms([word]));
      // A known value or short word means itself: 'rat' is not 'rate', and 220 is not 2200.
      const isComplete = isExact && (isValue || (word.length <= 3 && !typing));
      if (!isComplete) readings.push(...this.#parts(word, isExact));
      if (!isExact) readings.push(...this.#split(word));
      readings.push(...this.#withoutSuffix(word));
      return readings;
    });
  }

  /** Slips are corrected to what products are called only: a word somewhere in a text is no guess at 'patch'. */
  #typos(word: string, isKnown: boolean): readonly Expansion[] {
    return this.#remember(isKnown ? 'slipsOfKnown' : 'slips', word, () =>
      this.#similar(findTypoCandidates(this.#vocabulary, word, isKnown), impacts.kind),
    );
  }

  #exact(word: string): Expansion[] {
    const taper = taperInFront(word);
    const best = taper || hasTaper(word) ? otherTaperWeight : 1;
    const values = meantValues(word).map((term, place) =>
      createExpansion(this.#vocabulary, [term], best - 0.05 * place),
    );
    const literal = createExpansion(this.#vocabulary, [word], 1);
    return [literal, ...values, taper ? createExpansion(this.#vocabulary, [taper], 1) : null].filter(isExpansion);
  }

  /** Words this is a part of. In the middle of words that stand in a text, letters are chance: 'gain' in 'again'. */
  #parts(word: string, isExact: boolean): Expansion[] {
    const { beginning, holding } = findContainingWords(this.#vocabulary, word);
    const isKnown = isExact || beginning.length > 0;
    const readings = this.#similar(beginning, 0);
    const isChance = isKnown || !hasDigit(word);
    if (word.length > 3 || !isKnown) readings.push(...this.#similar(holding, isChance ? impacts.kind : 0));
    return readings;
  }

  #together(words: readonly string[]): readonly Expansion[] {
    return this.#remember('together', words.join(' '), () => {
      const joined = words.join('');
      const terms = [joined, ...writtenValues(joined), taperInFront(joined)].filter((term) => term !== null);
      const readings = terms.map((term) => createExpansion(this.#vocabulary, [term], joinedWeight));
      return [...readings.filter(isExpansion), ...this.#synonyms(words)];
    });
  }

  #synonyms(words: readonly string[]): Expansion[] {
    return synonymsOf(words)
      .map((synonym) => createExpansion(this.#vocabulary, synonym.words, synonym.weight))
      .filter(isExpansion);
  }

  /** 'tubescreamer' as 'tube' and 'screamer', wherever both halves are words of one product. */
  #split(word: string): Expansion[] {
    const readings: (Expansion | null)[] = [];
    for (let cut = 1; cut < word.length; cut++) {
      const changesKind = hasDigit(word[cut - 1]!) !== hasDigit(word[cut]!);
      const isLikely = cut >= 2 && word.length - cut >= 2 && !hasDigit(word);
      if (!changesKind && !isLikely) continue;
      readings.push(createExpansion(this.#vocabulary, [word.slice(0, cut), word.slice(cut)], splitWeight));
    }
    return readings.filter(isExpansion);
  }

  /** 'TL072CN' as 'TL072': makers put the package behind the number, and the name of a part may leave it out. */
  #withoutSuffix(word: string): Expansion[] {
    const number = partNumberStems(word).find((stem) => this.#vocabulary.postings(stem) !== undefined);
    return number ? this.#similar([{ word: number, weight: stemWeight }], impacts.name) : [];
  }

  #similar(words: readonly SimilarWord[], minImpact: number): Expansion[] {
    return words.map(({ word, weight }) => ({ list: this.#vocabulary.postings(word)!, weight, minImpact }));
  }
}
