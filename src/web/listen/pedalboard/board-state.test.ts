import { describe, expect, it } from 'vitest';
import { boardOf, reduceBoard, type BoardEvent, type BoardState } from './board-state.ts';

const kit = (slug: string) => ({ slug, set: '' });
const boardWith = (...slugs: string[]): BoardState => boardOf({ places: slugs.map(kit), riff: null, bypassed: false });
const slugsAfter = (state: BoardState, ...events: BoardEvent[]): string =>
  events
    .reduce(reduceBoard, state)
    .places.map(({ slug }) => slug)
    .join('');

describe('a board', () => {
  it('moves a pedal by one, and leaves it where it is at the ends', () => {
    const state = boardWith('a', 'b', 'c');
    expect(slugsAfter(state, { type: 'moved', id: 1, by: 1 })).toBe('bac');
    expect(slugsAfter(state, { type: 'moved', id: 3, by: -1 })).toBe('acb');
    expect(slugsAfter(state, { type: 'moved', id: 1, by: -1 })).toBe('abc');
    expect(slugsAfter(state, { type: 'moved', id: 3, by: 1 })).toBe('abc');
    expect(slugsAfter(state, { type: 'moved', id: 9, by: 1 })).toBe('abc');
    expect(slugsAfter(state, { type: 'moved', id: 1, by: 1 }, { type: 'moved', id: 1, by: 1 })).toBe('bca');
  });

  it('takes four and no more, and tells two of the same kit apart', () => {
    const state = reduceBoard(boardWith('a', 'b', 'c'), { type: 'added', kits: [kit('a'), kit('e')] });
    expect(state.places.map(({ id, slug }) => `${id}${slug}`)).toEqual(['1a', '2b', '3c', '4a']);
    expect(slugsAfter(state, { type: 'removed', id: 1 })).toBe('bca');
    const set = reduceBoard(state, { type: 'set', id: 4, set: 'k10' });
    expect(set.places.map((place) => place.set)).toEqual(['', '', '', 'k10']);
  });

  it('puts back what was taken off, where and as it was, once and if there is room', () => {
    const state = reduceBoard(boardWith('a', 'b', 'c'), { type: 'set', id: 2, set: 'k10' });
    const place = state.places[1]!;
    const without = reduceBoard(state, { type: 'removed', id: 2 });
    const back: BoardEvent = { type: 'returned', place, at: 1 };
    expect(reduceBoard(without, back).places).toEqual(state.places);
    expect(slugsAfter(without, back, back)).toBe('abc');
    expect(slugsAfter(without, { type: 'added', kits: [kit('d'), kit('e')] }, back)).toBe('acde');
  });
});
