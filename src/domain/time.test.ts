import { describe, expect, it } from 'vitest';
import {
  formatCalendarDay,
  formatDeviceTime,
  formatIndianTime,
  indianDay,
  indianTimestamp,
  isIndianTimeZone,
  timeZoneName,
  wallClock,
} from './time.ts';

/** Twenty past one in the morning of the next day in India. */
const evening = '2026-11-15T19:50:00.000Z';

describe('a moment', () => {
  it.each([
    ['shortDay', '16 Nov'],
    ['day', '16 Nov 2026'],
    ['longDay', '16 November'],
    ['longDate', '16 November 2026'],
    ['weekday', 'Mon, 16 Nov'],
    ['weekdayDate', 'Mon, 16 Nov, 2026'],
    ['longWeekday', 'Monday, 16 November'],
    ['shortMonth', 'Nov'],
    ['month', 'November 2026'],
    ['time', '1:20 am'],
    ['moment', '16 Nov 2026, 1:20 am'],
    ['longMoment', 'Monday, 16 November 2026 at 1:20 am'],
  ] as const)('is written as %s by the clock of India', (style, text) => {
    expect(formatIndianTime(evening, style)).toBe(text);
    expect(formatIndianTime(new Date(evening), style)).toBe(text);
  });

  it('is written by the clock of the device', () => {
    expect(formatDeviceTime(new Date(2026, 8, 5, 14, 7), 'moment')).toBe('5 Sept 2026, 2:07 pm');
    expect(formatDeviceTime(new Date(2026, 8, 5, 14, 7).getTime(), 'time')).toBe('2:07 pm');
  });

  it('falls on a day in India, and has a time that sorts', () => {
    expect([indianDay(evening), indianTimestamp(evening)]).toEqual(['2026-11-16', '2026-11-16 01:20']);
    expect(indianDay('2026-11-15T18:29:59Z')).toBe('2026-11-15');
  });

  it('is read off the wall of any zone, across a change of clocks', () => {
    const read = (at: string) => wallClock(at, 'America/Los_Angeles').toISOString().slice(0, 16);
    expect(['2026-11-01T08:59:59Z', '2026-11-01T09:00:00Z', '2026-03-08T10:00:00Z'].map(read)).toEqual([
      '2026-11-01T01:59',
      '2026-11-01T01:00',
      '2026-03-08T03:00',
    ]);
    expect(wallClock('2026-01-01T18:30:00Z', 'Asia/Kolkata').getUTCHours()).toBe(0);
  });
});

it('writes a day of the calendar alike everywhere', () => {
  expect(formatCalendarDay('2026-11-24', 'weekday')).toBe('Tue, 24 Nov');
  expect(formatCalendarDay('2026-01-01', 'month')).toBe('January 2026');
});

it('knows the zone of India by both of its names', () => {
  expect(['Asia/Kolkata', 'Asia/Calcutta', 'Asia/Karachi'].map(isIndianTimeZone)).toEqual([true, true, false]);
  expect(timeZoneName('Asia/Kolkata', evening)).toBe('India Standard Time');
});
