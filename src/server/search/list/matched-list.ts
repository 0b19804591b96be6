import type { CatalogueFilter, CataloguePage } from '../query/catalogue-query.ts';
import { countGroups, failedFilters, hasFilter, type Counts, type FacetGroupCount, type PriceSpan } from './facets.ts';
import type { Matches } from '../query/matcher.ts';
import { selectPage } from './page-selection.ts';
import type { ProductTable, RowOrder } from '../index/product-table.ts';
import type { FacetGroups } from '../index/facet-groups.ts';

/** Brings into the scores what does not depend on the words, and answers the order by them. */
export function byScore(table: ProductTable, { rows, count, scores }: Matches): RowOrder {
  const { searchBoost } = table.columns;
  for (let index = 0; index < count; index++) {
    const row = rows[index]!;
    scores[row]! *= searchBoost[row]!;
  }
  const { relevance } = table.orders;
  return { keys: scores, direction: -1, compare: (a, b) => scores[b]! - scores[a]! || relevance(a, b) };
}

/** The matches of a search, filtered and counted in one pass. Drops the others from `matches.rows`. */
export function listMatches(
  table: ProductTable,
  groups: FacetGroups,
  matches: Matches,
  filter: CatalogueFilter,
  page: CataloguePage,
): { counts: Counts; rows: ArrayLike<number> } {
  const { all } = groups;
  const fails = new Uint8Array(all.length);
  const perGroup = new Int32Array(all.length);
  // Words are looked for in the whole catalogue most often; then no group fails anything.
  if (hasFilter(filter)) for (let at = 0; at < all.length; at++) fails[at] = failedFilters(all[at]!, filter);
  const minBound = filter.minPaise ?? -Infinity;
  const maxBound = filter.maxPaise ?? Infinity;
  const { rows, count } = matches;
  const { price } = table.columns;
  const { groupOf } = table;
  const span: PriceSpan = { min: Infinity, max: -Infinity };
  let kept = 0;
  for (let index = 0; index < count; index++) {
    const row = rows[index]!;
    const group = groupOf[row]!;
    const paise = price[row]!;
    const passes = fails[group] === 0;
    if (passes) {
      if (paise < span.min) span.min = paise;
      if (paise > span.max) span.max = paise;
    }
    if (paise < minBound || paise > maxBound) continue;
    perGroup[group]!++;
    if (passes) rows[kept++] = row;
  }
  const found: FacetGroupCount[] = [];
  for (let at = 0; at < all.length; at++) {
    if (perGroup[at]! > 0) found.push({ group: all[at]!, failed: fails[at]!, count: perGroup[at]! });
  }
  const counts = countGroups(found, span.min <= span.max ? span : null);
  const order = page.sort === 'relevance' ? byScore(table, { ...matches, count: kept }) : table.order(page.sort);
  return { counts, rows: selectPage(rows, kept, page, order) };
}
