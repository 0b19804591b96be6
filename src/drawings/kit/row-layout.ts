/** Parts laid square to each other: rows that fill one region after another. */
import type { Part } from '../parts/part.ts';

export interface Region {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  /** Infinity for the last one. */
  readonly h: number;
}

/** Something to lay down: its size is known before it is drawn. */
export type Sized = Pick<Part, 'w' | 'h'>;

export interface Positioned<T extends Sized> {
  readonly item: T;
  /** The middle of the item. */
  readonly x: number;
  readonly y: number;
}

interface Row<T> {
  readonly items: readonly T[];
  readonly h: number;
}

/** Between parts of a row at the least, between rows, and between parts of a row that is not spread. */
const minGap = 2.7;
const rowGap = 5;
const looseGap = 6;

/** A row emptier than this is not spread over its whole width. */
const minFillToSpread = 0.72;

/** Take from the front of the list what fits beside each other. */
function nextRow<T extends Sized>(items: readonly T[], width: number): Row<T> {
  let used = 0;
  let count = 0;
  for (const { w } of items) {
    if (count && used + minGap + w > width) break;
    used += (count ? minGap : 0) + w;
    count++;
  }
  const taken = items.slice(0, count);
  return { items: taken, h: Math.max(...taken.map(({ h }) => h)) };
}

/** The rows that fit a region, from the front of the list. */
function rowsFor<T extends Sized>(items: readonly T[], { w, h }: Region): Row<T>[] {
  const rows: Row<T>[] = [];
  let rest = items;
  let used = 0;
  while (rest.length) {
    const row = nextRow(rest, w);
    if (row.items.some((item) => item.w > w) || used + row.h > h) break;
    rows.push(row);
    used += row.h + rowGap;
    rest = rest.slice(row.items.length);
  }
  return rows;
}

function layRow<T extends Sized>({ items }: Row<T>, { x, w }: Region, y: number): Positioned<T>[] {
  const sum = items.reduce((total, item) => total + item.w, 0);
  const gaps = items.length - 1;
  const isFull = sum + looseGap * gaps > w * minFillToSpread;
  const space = gaps && isFull ? (w - sum) / gaps : looseGap;
  let left = x + (w - sum - space * gaps) / 2;
  return items.map((item) => {
    const laid = { item, x: left + item.w / 2, y };
    left += item.w + space;
    return laid;
  });
}

/** Lay everything down, region by region, rows spread evenly. */
export function layOutInRows<T extends Sized>(items: readonly T[], regions: readonly Region[]): Positioned<T>[] {
  const laid: Positioned<T>[] = [];
  let rest = items;
  for (const region of regions) {
    const rows = rowsFor(rest, region);
    const sum = rows.reduce((total, row) => total + row.h, 0);
    const space = region.h < Infinity && rows.length > 1 ? (region.h - sum) / (rows.length - 1) : rowGap;
    const slack = region.h < Infinity ? (region.h - sum - space * (rows.length - 1)) / 2 : 0;
    let y = region.y + slack;
    for (const row of rows) {
      laid.push(...layRow(row, region, y + row.h / 2));
      y += row.h + space;
      rest = rest.slice(row.items.length);
    }
  }
  return laid;
}
