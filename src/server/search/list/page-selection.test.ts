import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergePage } from './filtered-list.ts';
import { selectPage } from './page-selection.ts';

/** Few different keys, so that ties are common; rows settle them. */
const keysArbitrary = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 300 });
const pageArbitrary = fc.record({ offset: fc.nat(320), limit: fc.nat(40) });

function orderOf(values: readonly number[], direction: 1 | -1) {
  const keys = Float64Array.from(values);
  const compare = (a: number, b: number) => direction * (keys[a]! - keys[b]!) || a - b;
  const rows = Int32Array.from(values.keys());
  return { order: { keys, direction, compare }, rows, sorted: Array.from(rows).sort(compare) };
}

describe('a page', () => {
  it('selected from loose rows is the slice of the sorted rows', () => {
    fc.assert(
      fc.property(keysArbitrary, pageArbitrary, fc.constantFrom(1 as const, -1 as const), (values, page, direction) => {
        const { order, rows, sorted } = orderOf(values, direction);
        const selected = Array.from(selectPage(rows, rows.length, page, order));
        expect(selected).toEqual(sorted.slice(page.offset, page.offset + page.limit));
      }),
    );
  });

  it('far into many rows is the slice of the sorted rows', () => {
    const { order, rows, sorted } = orderOf(
      Array.from({ length: 5000 }, (_, row) => (row * 7919) % 1013),
      1,
    );
    expect(Array.from(selectPage(rows, rows.length, { offset: 3000, limit: 24 }, order))).toEqual(
      sorted.slice(3000, 3024),
    );
  });

  it('merged from sorted runs is the slice of the sorted whole, of accepted rows only', () => {
    fc.assert(
      fc.property(keysArbitrary, pageArbitrary, fc.integer({ min: 1, max: 6 }), (values, page, runCount) => {
        const { order, sorted } = orderOf(values, 1);
        const runs = Array.from({ length: runCount }, (_, run) => {
          const rows = Int32Array.from(sorted.filter((row) => row % runCount === run));
          return { rows, at: 0, end: rows.length };
        });
        const isOdd = (row: number) => row % 2 === 1;
        const wanted = sorted.filter(isOdd).slice(page.offset, page.offset + page.limit);
        expect(mergePage(runs, page, order.compare, Infinity, isOdd)).toEqual(wanted);
      }),
    );
  });

  it('that would take too many steps to merge is given up', () => {
    const { order, sorted } = orderOf([1, 2, 3, 4, 5, 6], 1);
    const run = () => [{ rows: Int32Array.from(sorted), at: 0, end: 6 }];
    expect(mergePage(run(), { offset: 3, limit: 2 }, order.compare, 2)).toBeNull();
    expect(mergePage(run(), { offset: 0, limit: 2 }, order.compare, 2)).toEqual([0, 1]);
  });
});
