import { expect, it } from 'vitest';
import { z } from 'zod';
import { decodeCursor, encodeCursor, pageOf } from './cursor.ts';

const shape = z.tuple([z.string(), z.int()]);

it('brings back what it was made of, and nothing for the first page', () => {
  expect(decodeCursor(encodeCursor(['2026-11-15T10:00:00.000Z', 7]), shape)).toEqual(['2026-11-15T10:00:00.000Z', 7]);
  expect(decodeCursor(undefined, shape)).toBeNull();
});

it.each(['x', encodeCursor(['a']), encodeCursor([1, 'a']), encodeCursor(null)])('refuses %j', (cursor) => {
  expect(() => decodeCursor(cursor, shape)).toThrow('cursor must be');
});

it('names a next page only where there is one', () => {
  const make = (rows: number[]) => pageOf(rows, 2, { item: (row) => row, cursor: (row) => [row] });
  expect(make([1, 2])).toEqual({ items: [1, 2], next: null });
  expect(make([1, 2, 3])).toEqual({ items: [1, 2], next: encodeCursor([2]) });
  expect(make([])).toEqual({ items: [], next: null });
});
