import { describe, expect, it } from 'vitest';
import {
  initialPedalboardState,
  reducePedalboard,
  type PedalboardEvent,
  type PedalboardState,
} from './pedalboard-state.ts';

const kit = (slug: string) => ({ slug, set: '' });
const pedalboardWith = (...slugs: string[]): PedalboardState =>
  initialPedalboardState({ places: slugs.map(kit), riff: null, bypassed: false });
const slugsAfter = (state: PedalboardState, ...events: PedalboardEvent[]): string =>
  events
    .reduce(reducePedalboard, state)
    .places.map(({ slug }) => slug)
    .join('');

describe('a pedalboard', () => {
  it('moves a pedal, and leaves it where it is at the ends', () => {
    const state = pedalboardWith('a', 'b', 'c');
    expect(slugsAfter(state, { type: 'moved', id: 1, by: 1 })).toBe('bac');
    expect(slugsAfter(state, { type: 'moved', id: 3, by: -1 })).toBe('acb');
    expect(slugsAfter(state, { type: 'moved', id: 1, by: -1 })).toBe('abc');
    expect(slugsAfter(state, { type: 'moved', id: 3, by: 1 })).toBe('abc');
    expect(slugsAfter(state, { type: 'moved', id: 9, by: 1 })).toBe('abc');
    expect(slugsAfter(state, { type: 'moved', id: 1, by: 1 }, { type: 'moved', id: 1, by: 1 })).toBe('bca');
    expect(slugsAfter(state, { type: 'moved', id: 3, by: -2 })).toBe('cab');
    expect(slugsAfter(state, { type: 'moved', id: 1, by: 2 })).toBe('bca');
  });

  it('takes eight and no more, and tells two of the same kit apart', () => {
    const seven = pedalboardWith('a', 'b', 'c', 'd', 'e', 'f', 'g');
    const full = reducePedalboard(seven, { type: 'added', kits: [kit('h'), kit('i')] });
    expect(full.places.map(({ slug }) => slug).join('')).toBe('abcdefgh');
    expect(slugsAfter(full, { type: 'added', kits: [kit('i')] })).toBe('abcdefgh');
    const state = reducePedalboard(pedalboardWith('a', 'b', 'c'), { type: 'added', kits: [kit('a')] });
    expect(state.places.map(({ id, slug }) => `${id}${slug}`)).toEqual(['1a', '2b', '3c', '4a']);
    expect(slugsAfter(state, { type: 'removed', id: 1 })).toBe('bca');
    const set = reducePedalboard(state, { type: 'set', id: 4, set: 'k10' });
    expect(set.places.map((place) => place.set)).toEqual(['', '', '', 'k10']);
  });

  it('gives way to another board, whose pedals are no pedals of the first', () => {
    const state = pedalboardWith('a', 'b');
    const address = { places: [kit('b'), kit('c')], riff: 'lead', bypassed: true } as const;
    const opened = reducePedalboard(state, { type: 'opened', address });
    expect(opened).toEqual({
      places: [
        { ...kit('b'), id: 3 },
        { ...kit('c'), id: 4 },
      ],
      riff: 'lead',
      bypassed: true,
      lastId: 4,
    });
  });

  it('puts back what was taken off, where and as it was, once and if there is room', () => {
    const state = reducePedalboard(pedalboardWith('a', 'b', 'c'), { type: 'set', id: 2, set: 'k10' });
    const place = state.places[1]!;
    const without = reducePedalboard(state, { type: 'removed', id: 2 });
    const back: PedalboardEvent = { type: 'returned', place, at: 1 };
    expect(reducePedalboard(without, back).places).toEqual(state.places);
    expect(slugsAfter(without, back, back)).toBe('abc');
    const more = Array.from({ length: 6 }, () => kit('d'));
    expect(slugsAfter(without, { type: 'added', kits: more }, back)).toBe('acdddddd');
  });
});
