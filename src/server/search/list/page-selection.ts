import type { CompareRows, RowOrder } from '../index/product-table.ts';

/** Moves what belongs before place `place` in front of it, within `from` (inclusive) and `to` (exclusive). */
function partitionAt(rows: Int32Array, place: number, from: number, to: number, compare: CompareRows): void {
  let [low, high] = [from, to - 1];
  while (low < high) {
    const pivot = middleOf(rows[low]!, rows[(low + high) >> 1]!, rows[high]!, compare);
    let [left, right] = [low, high];
    while (left <= right) {
      while (compare(rows[left]!, pivot) < 0) left++;
      while (compare(rows[right]!, pivot) > 0) right--;
      if (left > right) break;
      const moved = rows[left]!;
      rows[left++] = rows[right]!;
      rows[right--] = moved;
    }
    if (place <= right) high = right;
    else if (place >= left) low = left;
    else return;
  }
}

function middleOf(a: number, b: number, c: number, compare: CompareRows): number {
  if (compare(a, b) < 0) return compare(b, c) < 0 ? b : compare(a, c) < 0 ? c : a;
  return compare(a, c) < 0 ? a : compare(b, c) < 0 ? c : b;
}

/** Pages that end before this are taken from a short list of candidates. */
const maxShortListSize = 1024;

/**
 * Drops rows that cannot be among the first `most`, by their keys alone: whenever twice as many are gathered, the worse
 * half goes, and what is worse than the rest is never gathered again. Answers how many are left at the front of `rows`.
 */
function shortList(rows: Int32Array, count: number, size: number, { keys, direction, compare }: RowOrder): number {
  let worst = Infinity;
  let kept = 0;
  for (let index = 0; index < count; index++) {
    const row = rows[index]!;
    const key = keys[row]! * direction;
    if (key > worst) continue;
    rows[index] = rows[kept]!;
    rows[kept++] = row;
    if (kept < 2 * size) continue;
    partitionAt(rows, size - 1, 0, kept, compare);
    kept = size;
    worst = keys[rows[size - 1]!]! * direction;
  }
  return kept;
}

/** The rows of one page of the first `count`, in order. Reorders `rows`; takes time in proportion to their number. */
export function selectPage(
  rows: Int32Array,
  count: number,
  { offset, limit }: { readonly offset: number; readonly limit: number },
  order: RowOrder,
): Int32Array {
  const end = Math.min(count, offset + limit);
  if (offset >= end) return new Int32Array(0);
  const left = end <= maxShortListSize ? shortList(rows, count, end, order) : count;
  if (end < left) partitionAt(rows, end, 0, left, order.compare);
  if (offset > 0) partitionAt(rows, offset, 0, end, order.compare);
  return rows.slice(offset, end).sort(order.compare);
}
