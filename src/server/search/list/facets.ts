import type { CatalogueFacets, CatalogueFilter } from '../query/catalogue-query.ts';
import type { FacetGroup } from '../index/facet-groups.ts';

/** Which of the six filters a facet group fails, one bit each: 0 passes all, one bit alone is counted by that facet. */
const failed = { category: 1, subcategory: 2, difficulty: 4, stock: 8, kind: 16, origin: 32 } as const;

/** Whether anything but prices is asked for. */
export const hasFilter = (filter: CatalogueFilter): boolean =>
  filter.category !== null ||
  filter.subcategory !== null ||
  filter.difficulty !== null ||
  filter.kind !== null ||
  filter.origin !== null ||
  filter.inStockOnly;

export function failedFilters(group: FacetGroup, filter: CatalogueFilter): number {
  return (
    (filter.category === null || filter.category === group.category ? 0 : failed.category) |
    (filter.subcategory === null || filter.subcategory === group.subcategory ? 0 : failed.subcategory) |
    (filter.difficulty === null || filter.difficulty === group.difficulty ? 0 : failed.difficulty) |
    (filter.kind === null || filter.kind === group.kind ? 0 : failed.kind) |
    (filter.origin === null || filter.origin === group.origin ? 0 : failed.origin) |
    (!filter.inStockOnly || group.inStock ? 0 : failed.stock)
  );
}

/** What was found in one facet group, before its filters are asked. */
export interface FacetGroupCount {
  readonly group: FacetGroup;
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
  /** Added up when they are asked for: a list of products shows none. */
  readonly facets: CatalogueFacets;
}

const add = (counts: Map<string, number>, value: string, count: number) =>
  counts.set(value, (counts.get(value) ?? 0) + count);

const toRecord = (counts: Map<string, number>): Record<string, number> =>
  Object.fromEntries(counts.size < 2 ? counts : [...counts].sort(([a], [b]) => (a < b ? -1 : 1)));

export function countGroups(found: readonly FacetGroupCount[], prices: PriceSpan | null): Counts {
  let total = 0;
  let inStock = 0;
  for (const { group, failed: fails, count } of found) {
    if (fails !== 0) continue;
    total += count;
    if (group.inStock) inStock += count;
  }
  return {
    total,
    inStock,
    get facets() {
      return countFacets(found, prices);
    },
  };
}

/** Adds the facet groups up: each facet takes those that fail no filter, or only its own. */
function countFacets(found: readonly FacetGroupCount[], prices: PriceSpan | null): CatalogueFacets {
  const category = new Map<string, number>();
  const subcategory = new Map<string, number>();
  const difficulty = new Map<string, number>();
  const kind = new Map<string, number>();
  const origin = new Map<string, number>();
  let stocked = 0;
  for (const { group, failed: fails, count } of found) {
    if (count === 0) continue;
    if ((fails & ~failed.category) === 0) add(category, group.category, count);
    if ((fails & ~failed.subcategory) === 0) add(subcategory, group.subcategory, count);
    if ((fails & ~failed.difficulty) === 0) add(difficulty, group.difficulty, count);
    if ((fails & ~failed.kind) === 0 && group.kind !== null) add(kind, group.kind, count);
    if ((fails & ~failed.origin) === 0) add(origin, group.origin, count);
    if ((fails & ~failed.stock) === 0 && group.inStock) stocked += count;
  }
  return {
    category: toRecord(category),
    subcategory: toRecord(subcategory),
    difficulty: toRecord(difficulty),
    kind: toRecord(kind),
    origin: toRecord(origin),
    inStock: stocked,
    pricePaise: prices,
  };
}
