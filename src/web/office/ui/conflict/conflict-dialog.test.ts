import { describe, expect, it } from 'vitest';
import { mergeFields, mergedValues } from './conflict-dialog.tsx';

const names = ['price', 'line', 'words', 'stock', 'tags'];
const before = { price: '4499.00', line: 'wide', words: 'blue box', stock: 18, tags: ['a', 'b'] };
const theirs = { ...before, price: '4399.00', line: 'wide and calm', stock: 17 };
const mine = { ...before, price: '4299.00', line: 'wide and calm', words: 'blue box, three knobs', tags: ['a', 'b'] };

describe('two people who edit one thing', () => {
  const merges = mergeFields(names, before, theirs, mine);

  it('choose only where both have changed it to something else', () => {
    expect(merges.map(({ name, kind }) => [name, kind])).toEqual([
      ['price', 'choice'],
      ['words', 'only-mine'],
      ['stock', 'only-theirs'],
    ]);
  });

  it('keep what only one of them has touched, whatever is chosen', () => {
    const kept = { ...theirs, words: 'blue box, three knobs' };
    expect(mergedValues(theirs, merges, new Set())).toEqual(kept);
    expect(mergedValues(theirs, merges, new Set(['price', 'stock']))).toEqual({ ...kept, price: '4299.00' });
  });
});
