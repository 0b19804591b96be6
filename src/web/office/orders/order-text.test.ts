import { expect, it } from 'vitest';
import { timeLeft } from './order-text.ts';

it('says how long an unpaid order keeps its units, in the unit one thinks in', () => {
  const now = Date.parse('2026-11-16T04:42:00Z');
  const left = (minutes: number) => timeLeft(new Date(now + minutes * 60_000).toISOString(), now);
  expect([-5, 0, 25, 120, 24 * 60, 60 * 60].map(left)).toEqual([
    'ends now',
    'ends now',
    'ends in 25 min',
    'ends in 2 h',
    'ends in 24 h',
    'ends in 3 days',
  ]);
});
