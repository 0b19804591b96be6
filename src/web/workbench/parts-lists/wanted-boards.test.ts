import { describe, expect, it } from 'vitest';
import { boardsIn, maxBoards, searchOf } from './wanted-boards.ts';

describe('the boards of a bill in its address', () => {
  it.each([
    ['', 'fuzz-box:1'],
    ['?count=3&also=clean-booster:2&also=tilted-wah', 'fuzz-box:3 clean-booster:2 tilted-wah:1'],
    ['?count=0&also=fuzz-box:4&also=A%20b&also=x:y', 'fuzz-box:1'],
    ['?count=1000', 'fuzz-box:99'],
  ])('%s are %s', (search, boards) => {
    const read = boardsIn('fuzz-box', search);
    expect(read.map(({ slug, count }) => `${slug}:${count}`).join(' ')).toBe(boards);
    expect(boardsIn('fuzz-box', searchOf(read))).toEqual(read);
  });

  it('have an end', () => {
    const search = `?${Array.from({ length: 20 }, (_, at) => `also=b${at}`).join('&')}`;
    expect(boardsIn('fuzz-box', search)).toHaveLength(maxBoards);
  });
});
