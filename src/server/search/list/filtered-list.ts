import type { CatalogueFilter, CataloguePage } from '../query/catalogue-query.ts';
import { countGroups, failedFilters, type Counts, type PriceSpan, type FacetGroupCount } from './facets.ts';
import { selectPage } from './page-selection.ts';
import type { ProductTable, CompareRows } from '../index/product-table.ts';
import { facetGroupSize, type FacetGroup, type FacetGroups } from '../index/facet-groups.ts';
import type { SortedRows } from '../index/sorted-rows.ts';

/** A stretch of rows that are in order already. */
interface Run {
  readonly rows: Int32Array;
  at: number;
  readonly end: number;
}

const wholeRun = ({ rows, size }: SortedRows): Run => ({ rows, at: 0, end: size });

/**
 * A page of the runs merged: only as many rows are looked at as lie before its end. Null when that would take more than
 * `maxSteps`.
 */
export function mergePage(
  runs: readonly Run[],
  { offset, limit }: { readonly offset: number; readonly limit: number },
  compare: CompareRows,
  maxSteps = Infinity,
  accepts: (row: number) => boolean = () => true,
): number[] | null {
  const heap = runs.filter(({ at, end }) => at < end);
  const precedes = (a: Run, b: Run) => compare(a.rows[a.at]!, b.rows[b.at]!) < 0;
  for (let index = (heap.length >> 1) - 1; index >= 0; index--) sink(heap, index, precedes);

  const page: number[] = [];
  let skipped = 0;
  for (let steps = 0; heap.length > 0 && page.length < limit; steps++) {
    if (steps > maxSteps) return null;
    const first = heap[0]!;
    const row = first.rows[first.at++]!;
    if (first.at === first.end) {
      const last = heap.pop()!;
      if (heap.length > 0) heap[0] = last;
    }
    if (heap.length > 1) sink(heap, 0, precedes);
    if (!accepts(row)) continue;
    if (skipped < offset) skipped++;
    else page.push(row);
  }
  return page;
}

function sink(heap: Run[], from: number, precedes: (a: Run, b: Run) => boolean): void {
  const run = heap[from]!;
  let place = from;
  for (;;) {
    let child = 2 * place + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && precedes(heap[child + 1]!, heap[child]!)) child++;
    if (!precedes(heap[child]!, run)) break;
    heap[place] = heap[child]!;
    place = child;
  }
  heap[place] = run;
}

/** What one step of merging costs, in rows gathered. */
const mergeStepCost = 6;

/** The part of a facet group within the price range, in one of its two orders by price. */
function priceRun(group: FacetGroup, sort: 'price' | '-price', table: ProductTable, filter: CatalogueFilter): Run {
  const { price } = table.columns;
  const inOrder = group.orders[sort];
  const minBound = filter.minPaise ?? -Infinity;
  const maxBound = filter.maxPaise ?? Infinity;
  const isRising = sort === 'price';
  const from = inOrder.firstIndex((row) => (isRising ? price[row]! >= minBound : price[row]! <= maxBound));
  const to = inOrder.firstIndex((row) => (isRising ? price[row]! > maxBound : price[row]! < minBound));
  return { rows: inOrder.rows, at: from, end: Math.max(from, to) };
}

function widen(span: PriceSpan | null, min: number, max: number): PriceSpan {
  return span ? { min: Math.min(span.min, min), max: Math.max(span.max, max) } : { min, max };
}

interface Chosen {
  readonly counts: Counts;
  /** Groups that pass the filters and hold something in the price range, with that stretch of them. */
  readonly groups: readonly { readonly group: FacetGroup; readonly run: Run }[];
  readonly hasRange: boolean;
}

function choose(table: ProductTable, groups: FacetGroups, filter: CatalogueFilter, sort: 'price' | '-price'): Chosen {
  const { price } = table.columns;
  const hasRange = filter.minPaise !== null || filter.maxPaise !== null;
  const found: FacetGroupCount[] = [];
  const chosen: { group: FacetGroup; run: Run }[] = [];
  let prices: PriceSpan | null = null;
  for (const group of groups.all) {
    const size = facetGroupSize(group);
    const failed = failedFilters(group, filter);
    // A group that fails two filters is counted nowhere.
    if (size === 0 || (failed & (failed - 1)) !== 0) continue;
    const run = hasRange ? priceRun(group, sort, table, filter) : wholeRun(group.orders[sort]);
    const count = run.end - run.at;
    found.push({ group, failed, count });
    if (failed !== 0) continue;
    const rising = group.orders.price.rows;
    prices = widen(prices, price[rising[0]!]!, price[rising[size - 1]!]!);
    if (count > 0) chosen.push({ group, run });
  }
  return { counts: countGroups(found, prices), groups: chosen, hasRange };
}

/** A list without a search: counted by facet groups, its page merged from their orders. */
export function listFiltered(
  table: ProductTable,
  groups: FacetGroups,
  filter: CatalogueFilter,
  page: CataloguePage,
): { counts: Counts; rows: ArrayLike<number> } {
  const byPrice = page.sort === '-price' ? '-price' : 'price';
  const { counts, groups: chosen, hasRange } = choose(table, groups, filter, byPrice);
  if (page.offset >= counts.total) return { counts, rows: [] };

  // Merging walks to the end of the page, stepping over other prices; where that is far, taking all is cheaper.
  const inOrder = page.sort === byPrice || !hasRange;
  const runs = chosen.map(({ group, run }) => (page.sort === byPrice ? { ...run } : wholeRun(group.orders[page.sort])));
  const walked = runs.reduce((sum, { at, end }) => sum + end - at, 0);
  const expectedSteps = ((page.offset + page.limit) * walked) / counts.total;
  const maxSteps = Math.max(200, counts.total / mergeStepCost);
  const order = table.order(page.sort);
  const accepts = inOrder ? undefined : withinPrices(table, filter);
  const merged = expectedSteps <= maxSteps ? mergePage(runs, page, order.compare, 2 * maxSteps, accepts) : null;
  return { counts, rows: merged ?? selectPage(gather(chosen, counts.total), counts.total, page, order) };
}

function withinPrices({ columns: { price } }: ProductTable, { minPaise, maxPaise }: CatalogueFilter) {
  const minBound = minPaise ?? -Infinity;
  const maxBound = maxPaise ?? Infinity;
  return (row: number): boolean => price[row]! >= minBound && price[row]! <= maxBound;
}

function gather(chosen: Chosen['groups'], count: number): Int32Array {
  const rows = new Int32Array(count);
  let filled = 0;
  for (const { run } of chosen) {
    rows.set(run.rows.subarray(run.at, run.end), filled);
    filled += run.end - run.at;
  }
  return rows;
}
