import { expect, it } from 'vitest';
import { differenceOf, changeText } from './change-text.ts';

it('says how far a change goes', () => {
  for (const [column, before, after, words] of [
    ['price', '3499.00', '3699.00', '+6%'],
    ['price', '100.00', '50.00', '−50%'],
    ['stock', '60', '84', '24 more'],
    ['stock', '84', '60', '24 less'],
    ['stock', 'not counted', '4', 'new'],
    ['one line', 'a', 'b', 'text'],
  ] as const) {
    expect(differenceOf({ column, before, after })).toBe(words);
  }
  expect([changeText('price', '3499.00'), changeText('tags', '')]).toEqual(['₹3,499', 'nothing']);
});
