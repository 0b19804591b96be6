import type {
  CatalogueQuery,
  CatalogueResult,
  IndexedProduct,
  SearchAdvice,
  SuggestedProduct,
  Suggestions,
} from '../query/catalogue-query.ts';
import { unfilteredQuery } from '../query/catalogue-query.ts';
import { captureIndex, type CapturedBatch, type CapturedIndex, type CapturedTerms } from './captured-index.ts';
import { ExactNames } from './exact-names.ts';
import type { Counts } from '../list/facets.ts';
import { listFiltered } from '../list/filtered-list.ts';
import { byScore, listMatches } from '../list/matched-list.ts';
import { isCalled, matchReason } from '../query/match-reason.ts';
import { readPrices, type PricedText } from '../query/price-words.ts';
import { genericWords, ProductSearch } from '../query/product-search.ts';
import type { Matches } from '../query/matcher.ts';
import { selectPage } from '../list/page-selection.ts';
import { hasSameText, productTerms } from './product-terms.ts';
import { ProductTable } from './product-table.ts';
import { queryWords } from '../query/query-words.ts';
import { FacetGroups, facetGroupSize } from './facet-groups.ts';
import { suggestedCategories } from '../query/suggested-categories.ts';
import { Vocabulary } from './vocabulary.ts';

const defaultSuggestions = 8;
const maxSuggestedCategories = 3;
const maxOtherSearches = 3;

/** The stricter of what a filter and what the words say. */
const stricter = (compare: (...bounds: number[]) => number, a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : compare(a, b);

const withPrices = (query: CatalogueQuery, { minPaise, maxPaise, category }: PricedText): CatalogueQuery => ({
  ...query,
  category: query.category ?? category,
  minPaise: stricter(Math.max, query.minPaise, minPaise),
  maxPaise: stricter(Math.min, query.maxPaise, maxPaise),
});

const capitalised = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1);

export interface SearchIndex {
  readonly size: number;
  get(id: string): IndexedProduct | undefined;
  /** Forgets everything and takes these. */
  replaceAll(products: Iterable<IndexedProduct>): void;
  /** Adds these, or puts them in the place of those with the same ids. */
  upsert(products: Iterable<IndexedProduct>): void;
  remove(ids: Iterable<string>): void;
  /** Fills an index that nobody asks yet: adds products that are not in it. Nothing is listed before `arrange` has ended. */
  append(products: readonly IndexedProduct[]): void;
  /** The same from what another index has captured, which need not read their texts again. */
  appendCaptured(terms: CapturedTerms, batch: CapturedBatch): void;
  /** Puts what was appended in order, in steps between which others may have their turn. */
  arrange(): Iterable<void>;
  /** What this index knows now; changes that come later are not in it. */
  capture(): CapturedIndex;
  find(query: CatalogueQuery): CatalogueResult;
  suggest(text: string, limit?: number): Suggestions;
  /** What a list of what was found does not say. */
  advise(text: string): SearchAdvice;
}

/**
 * The catalogue in memory: searched, filtered, counted and sorted. Every answer depends on the products alone, not on the
 * order or the way they came in.
 */
export function createSearchIndex(): SearchIndex {
  let contents = new Contents();
  return {
    get size() {
      return contents.table.size;
    },
    get: (id) => contents.get(id),
    replaceAll(products) {
      contents = new Contents();
      contents.upsert(products);
    },
    upsert: (products) => contents.upsert(products),
    remove: (ids) => contents.remove(ids),
    append: (products) => contents.append(products),
    appendCaptured: (terms, batch) => contents.appendCaptured(terms, batch),
    arrange: () => contents.arrange(),
    capture: () => contents.capture(),
    find: (query) => contents.find(query),
    suggest: (text, limit = defaultSuggestions) => contents.suggest(text, limit),
    advise: (text) => contents.advise(text),
  };
}

class Contents {
  readonly table = new ProductTable();
  readonly #groups = new FacetGroups(this.table);
  readonly #vocabulary = new Vocabulary();
  readonly #names = new ExactNames();
  readonly #search = new ProductSearch(this.table, this.#vocabulary, this.#names);

  get(id: string): IndexedProduct | undefined {
    const row = this.table.rowOf(id);
    return row === undefined ? undefined : this.table.products[row];
  }

  upsert(products: Iterable<IndexedProduct>): void {
    // Of two with one id the last counts.
    const byId = new Map(Array.from(products, (product) => [product.id, product]));
    const rows: number[] = [];
    for (const product of byId.values()) {
      const known = this.table.rowOf(product.id);
      const before = known === undefined ? undefined : this.table.products[known];
      if (known !== undefined) this.#groups.remove(known);
      const isSameText = before !== undefined && hasSameText(before, product);
      if (before && !isSameText) this.#removeText(before, known!);
      const row = this.table.write(product);
      if (!isSameText) this.#addText(product, row);
      rows.push(row);
    }
    this.#groups.add(rows);
  }

  remove(ids: Iterable<string>): void {
    for (const id of ids) {
      const row = this.table.rowOf(id);
      if (row === undefined) continue;
      this.#groups.remove(row);
      this.#removeText(this.table.products[row]!, row);
      this.table.erase(row);
    }
  }

  append(products: readonly IndexedProduct[]): void {
    const rows = products.map((product) => {
      const row = this.table.write(product);
      this.#addText(product, row);
      return row;
    });
    this.#groups.append(rows);
  }

  appendCaptured({ lists }: CapturedTerms, { products, ends, entries }: CapturedBatch): void {
    const rows = products.map((product, index) => {
      const row = this.table.write(product);
      for (let at = index === 0 ? 0 : ends[index - 1]!; at < ends[index]!; at++) {
        lists(this.#vocabulary, entries[at]! >> 8).put(row, entries[at]! & 255);
      }
      this.#names.add(product, row);
      return row;
    });
    this.#groups.append(rows);
  }

  arrange(): Iterable<void> {
    return this.#groups.sort();
  }

  capture(): CapturedIndex {
    return captureIndex(this.table.products, this.#vocabulary);
  }

  find(query: CatalogueQuery): CatalogueResult {
    const page = {
      offset: Math.max(0, Math.trunc(query.offset) || 0),
      limit: Math.max(0, Math.trunc(query.limit) || 0),
    };
    const priced = readPrices(query.search ?? '');
    const matches = priced.text.trim() === '' ? null : this.#search.search(priced.text, false).matches;
    const { counts, rows } = this.#list({ ...withPrices(query, priced), ...page }, matches);
    const ids: string[] = [];
    for (let index = 0; index < rows.length; index++) ids.push(this.table.products[rows[index]!]!.id);
    return {
      ids,
      total: counts.total,
      inStock: counts.inStock,
      get facets() {
        return counts.facets;
      },
    };
  }

  /** A page of the matches, or of everything where nothing was looked for by words. */
  #list(query: CatalogueQuery, matches: Matches | null): { counts: Counts; rows: ArrayLike<number> } {
    return matches
      ? listMatches(this.table, this.#groups, matches, query, query)
      : listFiltered(this.table, this.#groups, query, query);
  }

  suggest(text: string, limit: number): Suggestions {
    const maxSuggestions = Math.max(0, Math.trunc(limit) || 0);
    const priced = readPrices(text);
    const words = queryWords(priced.text);
    const telling = words.filter((word) => !genericWords.has(word));
    const forCategories = Math.min(maxSuggestedCategories, Math.trunc(maxSuggestions / 3));
    const { matches, absent } = this.#search.search(priced.text, true);
    const categories = absent
      ? []
      : suggestedCategories(words, forCategories, ({ category, subcategory, kind }) =>
          this.#groups.all.some(
            (group) =>
              facetGroupSize(group) > 0 &&
              group.category === category &&
              (subcategory ?? group.subcategory) === group.subcategory &&
              (kind ?? group.kind) === group.kind,
          ),
        );
    const page = { sort: 'relevance', offset: 0, limit: maxSuggestions - categories.length } as const;
    const rows =
      priced.label === null
        ? selectPage(matches.rows, matches.count, page, byScore(this.table, matches))
        : this.#list(withPrices({ ...unfilteredQuery, ...page }, priced), priced.text ? matches : null).rows;
    return { products: Array.from(rows, (row) => this.#suggested(row, telling, priced.label)), categories };
  }

  #suggested(row: number, words: readonly string[], price: string | null): SuggestedProduct {
    const product = this.table.products[row]!;
    const reason = matchReason(product, words, this.#names.bills.kitsWith(product.slug));
    return { id: product.id, reason: reason ?? (price && capitalised(price)) };
  }

  advise(text: string): SearchAdvice {
    const { text: typed, label, maxPaise } = readPrices(text);
    const { matches, absent, isPartial } = this.#search.search(typed, false);
    const tokens = [...new Set(typed.split(/\s+/))].filter((token) => queryWords(token).length > 0);
    const best = isPartial ? this.table.products[this.#best(matches)] : undefined;
    const leftOut = best ? tokens.filter((token) => !queryWords(token).some((word) => isCalled(best, word))) : [];
    const isLost = matches.count === 0 && absent === null && tokens.length > 1;
    const others = isLost ? tokens.flatMap((token) => this.#otherSearch(token)) : [];
    return { price: label, maxPaise, leftOut, others: others.slice(0, maxOtherSearches), absent };
  }

  #best(matches: Matches): number {
    return selectPage(matches.rows, matches.count, { offset: 0, limit: 1 }, byScore(this.table, matches))[0]!;
  }

  /** A single word that finds something by itself. */
  #otherSearch(token: string): { search: string; total: number }[] {
    const isTelling = queryWords(token).every((word) => word.length > 1 && !genericWords.has(word));
    const total = isTelling ? this.#search.search(token, false).matches.count : 0;
    return total > 0 ? [{ search: token, total }] : [];
  }

  #addText(product: IndexedProduct, row: number): void {
    for (const [term, impact] of productTerms(product)) this.#vocabulary.put(term, row, impact);
    this.#names.add(product, row);
  }

  #removeText(product: IndexedProduct, row: number): void {
    for (const term of productTerms(product).keys()) this.#vocabulary.remove(term, row);
    this.#names.remove(product, row);
  }
}
