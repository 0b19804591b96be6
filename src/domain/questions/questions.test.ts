import { expect, it } from 'vitest';
import { placeName, placePattern } from './questions.ts';

it.each([
  ['part:R3', 'R3'],
  ['step:placed:Q1', 'Q1'],
  ['step:wiring', 'a step of the build'],
  ['step:wire-PCB.+9V-JDC.+', 'a step of the build'],
])('calls %s %s', (place, name) => {
  expect(placeName(place)).toBe(name);
  expect(placePattern.test(place)).toBe(true);
});

it.each(['R3', 'part:', 'part:R/3', `part:${'x'.repeat(61)}`, 'wall:R3'])('knows no place %j', (place) => {
  expect(placePattern.test(place)).toBe(false);
});
