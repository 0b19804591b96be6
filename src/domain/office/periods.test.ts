import { expect, it } from 'vitest';
import { dayInIndia, stepOf, stepsUntil } from './periods.ts';

it('counts days by the calendar of India', () => {
  expect(dayInIndia(new Date('2026-11-15T18:29:59Z'))).toBe('2026-11-15');
  expect(dayInIndia(new Date('2026-11-15T18:30:00Z'))).toBe('2026-11-16');
});

it('begins weeks on Monday and months on the first', () => {
  expect([stepOf('week', '2026-11-16'), stepOf('week', '2026-11-22')]).toEqual(['2026-11-16', '2026-11-16']);
  expect(stepOf('week', '2026-11-15')).toBe('2026-11-09');
  expect(stepOf('month', '2026-02-28')).toBe('2026-02-01');
});

it('gives as many steps before as are shown, without a gap', () => {
  const days = stepsUntil('day', '2026-03-02');
  expect([days.shown.at(-1), days.shown[0], days.before.at(-1), days.before[0]]).toEqual([
    '2026-03-02',
    '2026-02-01',
    '2026-01-31',
    '2026-01-02',
  ]);
  const months = stepsUntil('month', '2026-01-15');
  expect([months.shown[0], months.before[0]]).toEqual(['2025-02-01', '2024-02-01']);
  const weeks = stepsUntil('week', '2026-11-15');
  expect([weeks.shown.length, weeks.before.length, weeks.shown.at(-1)]).toEqual([12, 12, '2026-11-09']);
});
