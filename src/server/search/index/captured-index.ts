import type { IndexedProduct } from '../query/catalogue-query.ts';
import type { PostingList } from './posting-list.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * Rises whenever a product is found by other terms than before, or they count otherwise: what was captured by older code
 * is then read anew. A test holds it.
 */
export const termsVersion = 1;

/** Some products with the terms they are found by. */
export interface CapturedBatch {
  readonly products: readonly IndexedProduct[];
  /** Where the entries of each product end. */
  readonly ends: Int32Array;
  /** Number of the term * 256 + impact, as in a posting list. */
  readonly entries: Int32Array;
}

/** What an index knew at one moment: all terms, each with a number, and the products in batches. */
export interface CapturedIndex {
  readonly terms: readonly string[];
  batches(size: number): Iterable<CapturedBatch>;
}

/** The terms of a capture while an index is filled from it: each is looked up by its number, not by its letters. */
export class CapturedTerms {
  readonly #terms: readonly string[];
  readonly #lists: PostingList[] = [];

  constructor(terms: readonly string[]) {
    this.#terms = terms;
  }

  readonly lists = (vocabulary: Vocabulary, term: number): PostingList =>
    (this.#lists[term] ??= vocabulary.add(this.#terms[term]!));
}

/** Turns the posting lists around: from the products of each term to the terms of each product. */
export function captureIndex(table: readonly (IndexedProduct | undefined)[], vocabulary: Vocabulary): CapturedIndex {
  const products = [...table];
  const terms: string[] = [];
  const lists: { entries: Int32Array; size: number }[] = [];
  const ends = new Int32Array(products.length + 1);
  for (const [term, { entries, size }] of vocabulary.entries()) {
    terms.push(term);
    lists.push({ entries, size });
    for (let at = 0; at < size; at++) ends[(entries[at]! >> 8) + 1]!++;
  }
  for (let row = 0; row < products.length; row++) ends[row + 1]! += ends[row]!;
  const filled = ends.slice(0, -1);
  const termsOfRows = new Int32Array(ends[products.length]!);
  for (const [term, { entries, size }] of lists.entries()) {
    for (let at = 0; at < size; at++) {
      const row = entries[at]! >> 8;
      termsOfRows[filled[row]!++] = term * 256 + (entries[at]! & 255);
    }
  }
  return {
    terms,
    *batches(size) {
      for (let from = 0; from < products.length; from += size) {
        const to = Math.min(products.length, from + size);
        const rows = Array.from({ length: to - from }, (_, index) => from + index).filter((row) => products[row]);
        if (rows.length === 0) continue;
        const first = ends[from]!;
        yield {
          products: rows.map((row) => products[row]!),
          // A row without a product holds no terms, so the entries of the others lie side by side.
          ends: Int32Array.from(rows, (row) => ends[row + 1]! - first),
          entries: termsOfRows.slice(first, ends[to]!),
        };
      }
    },
  };
}
