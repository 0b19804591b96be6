import type { CatalogueQuery, CatalogueResult, IndexedProduct, Suggestions } from '../query/catalogue-query.ts';
import { ExactNames } from './exact-names.ts';
import { listFiltered } from '../list/filtered-list.ts';
import { byScore, listMatches } from '../list/matched-list.ts';
import { Matcher, type Matches } from '../query/matcher.ts';
import { selectPage } from '../list/page-selection.ts';
import { hasSameText, productTerms } from './product-terms.ts';
import { ProductTable } from './product-table.ts';
import { QueryExpander } from '../query/query-expander.ts';
import { queryWords } from '../query/query-words.ts';
import { FacetGroups, facetGroupSize } from './facet-groups.ts';
import { suggestedCategories } from '../query/suggested-categories.ts';
import { Vocabulary } from './vocabulary.ts';

const defaultSuggestions = 8;
const maxSuggestedCategories = 3;

export interface SearchIndex {
  readonly size: number;
  /** Forgets everything and takes these. */
  replaceAll(products: Iterable<IndexedProduct>): void;
  /** Adds these, or puts them in the place of those with the same ids. */
  upsert(products: Iterable<IndexedProduct>): void;
  remove(ids: Iterable<string>): void;
  find(query: CatalogueQuery): CatalogueResult;
  suggest(text: string, limit?: number): Suggestions;
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
    replaceAll(products) {
      contents = new Contents();
      contents.upsert(products);
    },
    upsert: (products) => contents.upsert(products),
    remove: (ids) => contents.remove(ids),
    find: (query) => contents.find(query),
    suggest: (text, limit = defaultSuggestions) => contents.suggest(text, limit),
  };
}

class Contents {
  readonly table = new ProductTable();
  readonly #groups = new FacetGroups(this.table);
  readonly #vocabulary = new Vocabulary();
  readonly #names = new ExactNames();
  readonly #reader = new QueryExpander(this.#vocabulary);
  readonly #matcher = new Matcher();

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

  find(query: CatalogueQuery): CatalogueResult {
    const page = {
      sort: query.sort,
      offset: Math.max(0, Math.trunc(query.offset) || 0),
      limit: Math.max(0, Math.trunc(query.limit) || 0),
    };
    const isSearch = query.search !== null && query.search.trim() !== '';
    const { counts, rows } = isSearch
      ? listMatches(this.table, this.#groups, this.#match(query.search, false), query, page)
      : listFiltered(this.table, this.#groups, query, page);
    return { ids: Array.from(rows, (row) => this.table.products[row]!.id), ...counts };
  }

  suggest(text: string, limit: number): Suggestions {
    const maxSuggestions = Math.max(0, Math.trunc(limit) || 0);
    const words = queryWords(text);
    const forCategories = Math.min(maxSuggestedCategories, Math.trunc(maxSuggestions / 3));
    const categories = suggestedCategories(words, forCategories, ({ category, subcategory }) =>
      this.#groups.all.some(
        (group) =>
          facetGroupSize(group) > 0 &&
          group.category === category &&
          (subcategory ?? group.subcategory) === group.subcategory,
      ),
    );
    const matches = this.#match(text, true);
    const page = { offset: 0, limit: maxSuggestions - categories.length };
    const rows = selectPage(matches.rows, matches.count, page, byScore(this.table, matches));
    return { products: Array.from(rows, (row) => this.table.products[row]!.id), categories };
  }

  /**
   * All words first; then all words with slips forgiven in known words too; then the most words, if at least half
   * (single letters and digits do not help). So one strange word among several still helps, and nonsense finds nothing.
   */
  #match(text: string, typing: boolean): Matches {
    const words = queryWords(text);
    const { size, capacity } = this.table;
    let matches = this.#matcher.matchAll(this.#reader.expand(words, { typing, allowTypos: false }), size, capacity);
    if (matches.count === 0 && words.length > 0) {
      const forgiving = this.#reader.expand(words, { typing, allowTypos: true });
      matches = this.#matcher.matchAll(forgiving, size, capacity);
      if (matches.count === 0 && words.length > 1) {
        const telling = forgiving.filter((_, at) => words[at]!.length > 1);
        matches = this.#matcher.matchMost(telling, words.length / 2, size, capacity);
      }
    }
    if (matches.count > 0) this.#names.raise(text, matches.scores);
    return matches;
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
