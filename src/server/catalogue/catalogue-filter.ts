import type { ProductFilter } from '#contracts/catalogue.ts';
import { allSubcategories, maxCataloguePageSize, type CatalogueSort } from '#domain/catalogue/catalogue.ts';
import { rupees } from '#domain/money/money.ts';
import { isUuid } from '../db/uuid.ts';
import type { CatalogueQuery } from '../search/query/catalogue-query.ts';

export interface Page {
  readonly sort?: CatalogueSort | undefined;
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
}

/** What is asked for, with every default filled in: two addresses that mean the same give the same. */
export function toQuery(filter: ProductFilter, page: Page): CatalogueQuery {
  return {
    search: filter.search || null,
    difficulty: filter.difficulty || null,
    category: filter.category || null,
    subcategory: filter.subcategory === allSubcategories ? null : filter.subcategory || null,
    kind: filter.kind || null,
    origin: filter.origin || null,
    inStockOnly: filter.inStock === 'true',
    minPaise: filter.minPrice === undefined ? null : rupees(filter.minPrice),
    maxPaise: filter.maxPrice === undefined ? null : rupees(filter.maxPrice),
    sort: page.sort ?? 'relevance',
    limit: page.limit ?? maxCataloguePageSize,
    offset: page.offset ?? 0,
  };
}

/** An id may be written in any case, a slug in one. */
export function toProductKey(idOrSlug: string): string {
  const id = idOrSlug.toLowerCase();
  return isUuid(id) ? id : idOrSlug;
}
