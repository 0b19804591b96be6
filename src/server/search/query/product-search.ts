import type { ExactNames } from '../index/exact-names.ts';
import { PostingList } from '../index/posting-list.ts';
import { impacts } from '../index/product-terms.ts';
import type { ProductTable } from '../index/product-table.ts';
import type { Vocabulary } from '../index/vocabulary.ts';
import type { WantedThing } from '../wanted/wanted-thing.ts';
import { wantedIn } from '../wanted/wanted.ts';
import { productsWithAll, type QueryWord } from './expansion.ts';
import { Matcher, type Matches } from './matcher.ts';
import { writtenValues } from '../text/component-value.ts';
import { QueryExpander } from './query-expander.ts';
import { queryWords } from './query-words.ts';

/** Words that hold for half of the shop: a product need not have them, and what has nothing else is no answer. */
export const genericWords: ReadonlySet<string> = new Set('board diy effect guitar kit part pcb pedal'.split(' '));

/** Words are left out of a longer query only: of two words, one alone is another question. */
const minWordsToDropFrom = 3;
const minShareKept = 2 / 3;

/** Bills say how many: '2 x Resistor 4K7'. */
const pieces = /^\s*\d{1,3}\s*[x×]\s+(?=\p{L}|\d)/iu;

export interface Found {
  readonly matches: Matches;
  /** Set when the query names a thing that no product is. */
  readonly absent: WantedThing | null;
  /** Words had to be left out. */
  readonly isPartial: boolean;
}

/** What a part with a value is called. Beside a value it says that a part is meant: no kit is a '2.2uF film'. */
const kindsWithValue: ReadonlySet<string> = new Set(
  'cap capacitor ceramic electrolytic film inductor mylar polyester pot potentiometer resistor tantalum trimmer trimpot'.split(
    ' ',
  ),
);

const isPartByValue = (words: readonly string[]): boolean =>
  words.some((word) => kindsWithValue.has(word)) &&
  words.some((word, at) => writtenValues(word).length > 0 || writtenValues(word + (words[at + 1] ?? '')).length > 0);

const inNames = ({ expansions, postings }: QueryWord): QueryWord => ({
  expansions: expansions.map((reading) => ({ ...reading, minImpact: Math.max(reading.minImpact, impacts.kind) })),
  postings,
});

/** Finds products by words. Its matches are good until the next question. */
export class ProductSearch {
  readonly #table: ProductTable;
  readonly #vocabulary: Vocabulary;
  readonly #names: ExactNames;
  readonly #expander: QueryExpander;
  readonly #matcher = new Matcher();

  constructor(table: ProductTable, vocabulary: Vocabulary, names: ExactNames) {
    this.#table = table;
    this.#vocabulary = vocabulary;
    this.#names = names;
    this.#expander = new QueryExpander(vocabulary);
  }

  /**
   * What is called exactly this comes first, and things known by name are those or none. Else all words must be found; then
   * all words with slips forgiven in known words too, and without 'guitar' or 'pedal'; then, of three words and more, two in three by what products are
   * called. Where a kind and a value are named, only parts are meant. So one strange word among several still helps, and a guess is never taken for an answer.
   */
  search(typed: string, typing: boolean): Found {
    const text = typed.replace(pieces, '');
    const words = queryWords(text);
    const called = this.#names.called(text);
    const wanted = wantedIn(words);
    if (wanted) {
      const sold = this.#sold(wanted);
      const isAbsent = sold.length === 0 && called.size === 0;
      if (isAbsent || (wanted.kind === 'gear' && sold.length > 0)) {
        return {
          matches: this.#matcher.only(sold, this.#table.capacity),
          absent: isAbsent ? wanted : null,
          isPartial: false,
        };
      }
    }
    const { size, capacity } = this.#table;
    const meant = (found: Matches): Matches => (isPartByValue(words) ? this.#partsOf(found) : found);
    let matches = meant(
      this.#matcher.matchAll(this.#expander.expand(words, { typing, allowTypos: false }), size, capacity),
    );
    let isPartial = false;
    if (matches.count === 0 && words.length > 0) {
      const forgive = (of: readonly string[]): Matches =>
        meant(this.#matcher.matchAll(this.#expander.expand(of, { typing, allowTypos: true }), size, capacity));
      matches = forgive(words);
      const telling = words.filter((word) => word.length > 1 && !genericWords.has(word));
      if (matches.count === 0 && telling.length > 0 && telling.length < words.length) matches = forgive(telling);
      if (matches.count === 0 && telling.length >= minWordsToDropFrom) {
        const strict = this.#expander.expand(telling, { typing: false, allowTypos: false }).map(inNames);
        matches = meant(this.#matcher.matchMost(strict, Math.ceil(telling.length * minShareKept), size, capacity));
        isPartial = matches.count > 0;
      }
    }
    return { matches: this.#matcher.withPoints(matches, called), absent: null, isPartial };
  }

  /** Drops everything but parts. */
  #partsOf(found: Matches): Matches {
    const { rows } = found;
    let count = 0;
    for (let index = 0; index < found.count; index++) {
      const row = rows[index]!;
      if (this.#table.products[row]!.category === 'parts') rows[count++] = row;
    }
    return { ...found, count };
  }

  /** The rows of products whose names have all words of one name of the thing. */
  #sold({ soldAs }: WantedThing): number[] {
    const rows = new Set<number>();
    for (const name of soldAs) {
      const words = queryWords(name);
      const { entries, size } = productsWithAll(this.#vocabulary, words) ?? new PostingList();
      for (let index = 0; index < size; index++) {
        const row = entries[index]! >> 8;
        if (words.every((word) => this.#vocabulary.postings(word)!.impact(row) >= impacts.name)) rows.add(row);
      }
    }
    return [...rows];
  }
}
