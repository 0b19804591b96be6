import { expect, it } from 'vitest';
import { daysLeft } from './days-left.ts';

const end = new Date(2026, 11, 18, 17, 51);

it('counts days as a calendar does, whatever the hour', () => {
  expect(daysLeft(new Date(2026, 10, 18, 17, 52), end)).toBe(30);
  expect(daysLeft(new Date(2026, 10, 18, 0, 1), end)).toBe(30);
  expect(daysLeft(new Date(2026, 11, 17, 23, 59), end)).toBe(1);
});

it('counts none on the last day and none after it', () => {
  expect(daysLeft(new Date(2026, 11, 18, 0, 1), end)).toBe(0);
  expect(daysLeft(new Date(2026, 11, 20), end)).toBe(0);
});
