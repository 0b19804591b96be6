import type { CatalogueSort } from '#domain/catalogue/catalogue.ts';
import type { WantedThing } from '../wanted/wanted-thing.ts';

/** A line of the bill of a kit or a board. */
interface BillLine {
  /** The slug of the part that is sold for it. */
  readonly part: string | null;
  /** As the bill calls it: 'Resistor 4K7'. */
  readonly name: string;
  /** What is printed or written for it: '4K7'. */
  readonly value: string;
}

/** The light row of a product that the index keeps: what is searched, filtered and sorted by. */
export interface IndexedProduct {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly summary: string;
  readonly basedOn: string | null;
  readonly category: string;
  readonly subcategory: string;
  /** Null for kits and boards. */
  readonly kind: string | null;
  /** Where it stands among its neighbours: kinds in the order of the shelf, values by size. */
  readonly shelfPlace: number;
  readonly difficulty: string;
  /** The country it comes from. */
  readonly origin: string;
  readonly pricePaise: number;
  readonly rating: number;
  readonly reviewCount: number;
  readonly inStock: boolean;
  readonly createdAtMs: number;
  /** Part values, specifications, component names: found, but with the least weight. */
  readonly keywords: readonly string[];
  /** What a kit or a board is built of; each part is found by the names it has there. */
  readonly bill: readonly BillLine[];
}

/** Null is no filter; a value that no product has matches nothing. */
export interface CatalogueFilter {
  readonly difficulty: string | null;
  readonly category: string | null;
  readonly subcategory: string | null;
  readonly kind: string | null;
  readonly origin: string | null;
  readonly inStockOnly: boolean;
  readonly minPaise: number | null;
  readonly maxPaise: number | null;
}

export interface CataloguePage {
  readonly sort: CatalogueSort;
  readonly limit: number;
  readonly offset: number;
}

export interface CatalogueQuery extends CatalogueFilter, CataloguePage {
  readonly search: string | null;
}

/** The question without any filter: the first page of the whole catalogue. */
export const unfilteredQuery: CatalogueQuery = {
  search: null,
  difficulty: null,
  category: null,
  subcategory: null,
  kind: null,
  origin: null,
  inStockOnly: false,
  minPaise: null,
  maxPaise: null,
  sort: 'relevance',
  limit: 24,
  offset: 0,
};

/** Each is counted with all the other filters applied, so it says what choosing that value would give. */
export interface CatalogueFacets {
  readonly category: Record<string, number>;
  readonly subcategory: Record<string, number>;
  readonly kind: Record<string, number>;
  readonly difficulty: Record<string, number>;
  readonly origin: Record<string, number>;
  readonly inStock: number;
  readonly pricePaise: { readonly min: number; readonly max: number } | null;
}

export interface CatalogueResult {
  readonly ids: readonly string[];
  readonly total: number;
  readonly inStock: number;
  readonly facets: CatalogueFacets;
}

export interface CategorySuggestion {
  readonly category: string;
  readonly subcategory: string | null;
  /** Of parts. */
  readonly kind: string | null;
  readonly label: string;
}

export interface SuggestedProduct {
  readonly id: string;
  /** Why it is there, unless its name says so: 'Uses 4K7'. */
  readonly reason: string | null;
}

export interface Suggestions {
  readonly products: readonly SuggestedProduct[];
  readonly categories: readonly CategorySuggestion[];
}

/** What a list alone does not say about a search. */
export interface SearchAdvice {
  /** The prices that were read in it: 'under ₹4,000'. */
  readonly price: string | null;
  /** The most that they allow. */
  readonly maxPaise: number | null;
  /** Words that nothing has, and that were left out. */
  readonly leftOut: readonly string[];
  /** Where nothing was found: single words of it that find something. */
  readonly others: readonly { readonly search: string; readonly total: number }[];
  /** A thing by name that the shop does not sell. */
  readonly absent: WantedThing | null;
}
