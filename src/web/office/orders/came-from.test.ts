import { expect, it } from 'vitest';
import { neighboursIn } from './came-from.ts';

it('finds the orders beside one in the list one came from, and none for one that is not in it', () => {
  expect(neighboursIn(['a', 'b', 'c'], 'b')).toEqual({ before: 'a', after: 'c' });
  expect(neighboursIn(['a', 'b', 'c'], 'a')).toEqual({ before: null, after: 'b' });
  expect(neighboursIn(['a'], 'x')).toEqual({ before: null, after: null });
});
