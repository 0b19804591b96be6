import { expect, it } from 'vitest';
import { isFlat, slopeOf } from './support/growth.ts';

const samples = (make: (minute: number) => number) => Array.from({ length: 60 }, (_, minute) => make(minute));

it('the slope of a line is how much it rises', () => {
  expect(slopeOf(samples((minute) => 100 + 3 * minute))).toBeCloseTo(3);
});

it.each([
  ['what stays as it is', () => 200, true],
  ['what swings', (minute: number) => 200 + 10 * (minute % 2), true],
  ['what fills up and then stays', (minute: number) => Math.min(200, 20 * minute), true],
  ['what grows all the time', (minute: number) => 200 + 5 * minute, false],
  ['what grows faster and faster', (minute: number) => 200 + minute ** 2, false],
] as const)('%s is flat or not', (_name, make, flat) => {
  expect(isFlat(samples(make), 0.05)).toBe(flat);
});
