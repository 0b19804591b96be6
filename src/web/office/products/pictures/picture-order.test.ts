import { expect, it } from 'vitest';
import { moveItem } from './picture-order.tsx';

it('moves an entry, and never out of the list', () => {
  const items = ['a', 'b', 'c'];
  expect(moveItem(items, 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moveItem(items, 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moveItem(items, 1, 9)).toEqual(['a', 'c', 'b']);
  expect(moveItem(items, 0, -1)).toEqual(items);
  expect(moveItem(items, 7, 0)).toEqual(items);
});
