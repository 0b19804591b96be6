import { expect, it } from 'vitest';
import { trackShare } from './taper.ts';

it('turns a linear control evenly, an audio control slowly at first, a reverse one slowly at last', () => {
  expect([0, 0.5, 1].map((turn) => trackShare('B', turn))).toEqual([0, 0.5, 1]);
  expect([0, 0.5, 1].map((turn) => trackShare('A', turn))).toEqual([0, 0.15, 1]);
  expect([0, 0.5, 1].map((turn) => trackShare('C', turn))).toEqual([0, 0.85, 1]);
  expect(trackShare('A', 2)).toBe(1);
});
