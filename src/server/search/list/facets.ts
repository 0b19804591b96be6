import type { CatalogueFacets, CatalogueFilter } from '../query/catalogue-query.ts';
import type { Shelf } from '../index/shelves.ts';

/** Which of the four filters a shelf fails, one bit each: 0 passes all, one bit alone is counted by that facet. */
const failed = { category: 1, subcategory: 2, difficulty: 4, stock: 8 } as const;

export function failedFilters(shelf: Shelf, filter: CatalogueFilter): number {
  return (
    (filter.category === null || filter.category === shelf.category ? 0 : failed.category) |
    (filter.subcategory === null || filter.subcategory === shelf.subcategory ? 0 : failed.subcategory) |
    (filter.difficulty === null || filter.difficulty === shelf.difficulty ? 0 : failed.difficulty) |
    (!filter.inStockOnly || shelf.inStock ? 0 : failed.stock)
  );
}

/** What was found on one shelf, before its filters are asked. */
export interface ShelfCount {
  readonly shelf: Shelf;
  readonly failed: number;
  /** Within the price range. */
  readonly count: number;
}

export interface PriceSpan {
  min: number;
  max: number;
}

export interface Counts {
  readonly total: number;
  readonly inStock: number;
  readonly facets: CatalogueFacets;
}

const add = (counts: Map<string, number>, value: string, count: number) =>
  counts.set(value, (counts.get(value) ?? 0) + count);

const toRecord = (counts: Map<string, number>): Record<string, number> =>
  Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));

/** Adds the shelves up: each facet takes those that fail no filter, or only its own. */
export function countFacets(found: readonly ShelfCount[], prices: PriceSpan | null): Counts {
  const category = new Map<string, number>();
  const subcategory = new Map<string, number>();
  const difficulty = new Map<string, number>();
  let total = 0;
  let inStock = 0;
  let stocked = 0;
  for (const { shelf, failed: fails, count } of found) {
    if (count === 0) continue;
    if ((fails & ~failed.category) === 0) add(category, shelf.category, count);
    if ((fails & ~failed.subcategory) === 0) add(subcategory, shelf.subcategory, count);
    if ((fails & ~failed.difficulty) === 0) add(difficulty, shelf.difficulty, count);
    if ((fails & ~failed.stock) === 0 && shelf.inStock) stocked += count;
    if (fails !== 0) continue;
    total += count;
    if (shelf.inStock) inStock += count;
  }
  const facets = {
    category: toRecord(category),
    subcategory: toRecord(subcategory),
    difficulty: toRecord(difficulty),
    inStock: stocked,
    pricePaise: prices,
  };
  return { total, inStock, facets };
}
