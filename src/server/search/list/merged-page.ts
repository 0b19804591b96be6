import type { CompareRows } from '../index/product-table.ts';
import type { SortedRows } from '../index/sorted-rows.ts';

/** A stretch of rows that are in order already. */
export interface Run {
  readonly rows: Int32Array;
  at: number;
  readonly end: number;
}

export const wholeRun = ({ rows, size }: SortedRows): Run => ({ rows, at: 0, end: size });

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
