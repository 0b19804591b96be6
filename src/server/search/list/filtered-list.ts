import type { CatalogueFilter, CataloguePage } from '../query/catalogue-query.ts';
import { countFacets, failedFilters, type Counts, type PriceSpan, type ShelfCount } from './facets.ts';
import { mergedPage, wholeRun, type Run } from './merged-page.ts';
import { selectPage } from './page-selection.ts';
import type { ProductTable } from '../index/product-table.ts';
import { shelfSize, type Shelf, type Shelves } from '../index/shelves.ts';

/** What one step of merging costs, in rows gathered. */
const mergeStepCost = 6;

/** The part of a shelf within the price range, in one of its two orders by price. */
function priceRun(shelf: Shelf, sort: 'price' | '-price', table: ProductTable, filter: CatalogueFilter): Run {
  const { price } = table.columns;
  const inOrder = shelf.orders[sort];
  const least = filter.minPaise ?? -Infinity;
  const most = filter.maxPaise ?? Infinity;
  const isRising = sort === 'price';
  const from = inOrder.firstIndex((row) => (isRising ? price[row]! >= least : price[row]! <= most));
  const to = inOrder.firstIndex((row) => (isRising ? price[row]! > most : price[row]! < least));
  return { rows: inOrder.rows, at: from, end: Math.max(from, to) };
}

function widen(span: PriceSpan | null, min: number, max: number): PriceSpan {
  return span ? { min: Math.min(span.min, min), max: Math.max(span.max, max) } : { min, max };
}

interface Chosen {
  readonly counts: Counts;
  /** Shelves that pass the filters and hold something in the price range, with that stretch of them. */
  readonly shelves: readonly { readonly shelf: Shelf; readonly run: Run }[];
  readonly hasRange: boolean;
}

function choose(table: ProductTable, shelves: Shelves, filter: CatalogueFilter, sort: 'price' | '-price'): Chosen {
  const { price } = table.columns;
  const hasRange = filter.minPaise !== null || filter.maxPaise !== null;
  const found: ShelfCount[] = [];
  const chosen: { shelf: Shelf; run: Run }[] = [];
  let prices: PriceSpan | null = null;
  for (const shelf of shelves.all) {
    const size = shelfSize(shelf);
    const failed = failedFilters(shelf, filter);
    // A shelf that fails two filters is counted nowhere.
    if (size === 0 || (failed & (failed - 1)) !== 0) continue;
    const run = hasRange ? priceRun(shelf, sort, table, filter) : wholeRun(shelf.orders[sort]);
    const count = run.end - run.at;
    found.push({ shelf, failed, count });
    if (failed !== 0) continue;
    const rising = shelf.orders.price.rows;
    prices = widen(prices, price[rising[0]!]!, price[rising[size - 1]!]!);
    if (count > 0) chosen.push({ shelf, run });
  }
  return { counts: countFacets(found, prices), shelves: chosen, hasRange };
}

/** A list without a search: counted by shelves, its page merged from their orders. */
export function listFiltered(
  table: ProductTable,
  shelves: Shelves,
  filter: CatalogueFilter,
  page: CataloguePage,
): { counts: Counts; rows: ArrayLike<number> } {
  const byPrice = page.sort === '-price' ? '-price' : 'price';
  const { counts, shelves: chosen, hasRange } = choose(table, shelves, filter, byPrice);
  if (page.offset >= counts.total) return { counts, rows: [] };

  // Merging walks to the end of the page, stepping over other prices; where that is far, taking all is cheaper.
  const inOrder = page.sort === byPrice || !hasRange;
  const runs = chosen.map(({ shelf, run }) => (page.sort === byPrice ? { ...run } : wholeRun(shelf.orders[page.sort])));
  const walked = runs.reduce((sum, { at, end }) => sum + end - at, 0);
  const expectedSteps = ((page.offset + page.limit) * walked) / counts.total;
  const mostSteps = Math.max(200, counts.total / mergeStepCost);
  const order = table.order(page.sort);
  const accepts = inOrder ? undefined : withinPrices(table, filter);
  const merged = expectedSteps <= mostSteps ? mergedPage(runs, page, order.compare, 2 * mostSteps, accepts) : null;
  return { counts, rows: merged ?? selectPage(gather(chosen, counts.total), counts.total, page, order) };
}

function withinPrices({ columns: { price } }: ProductTable, { minPaise, maxPaise }: CatalogueFilter) {
  const least = minPaise ?? -Infinity;
  const most = maxPaise ?? Infinity;
  return (row: number): boolean => price[row]! >= least && price[row]! <= most;
}

function gather(chosen: Chosen['shelves'], count: number): Int32Array {
  const rows = new Int32Array(count);
  let filled = 0;
  for (const { run } of chosen) {
    rows.set(run.rows.subarray(run.at, run.end), filled);
    filled += run.end - run.at;
  }
  return rows;
}
