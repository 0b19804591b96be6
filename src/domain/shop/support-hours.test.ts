import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../settings/defaults.ts';
import {
  clockHour,
  clockTime,
  localSupportHours,
  isShopTimeZone,
  supportDays,
  supportHours,
  supportStateAt,
  supportStateText,
  type SupportDays,
} from './support-hours.ts';

const at = (iso: string): Date => new Date(iso);
const india = 'Asia/Kolkata';
const [weekdays, saturday, sunday] = supportDays(defaultSettings) as [SupportDays, SupportDays, SupportDays];

describe('whether the shop is open', () => {
  it.each([
    // Winter: Pacific time is eight hours behind UTC.
    ['2026-11-16T16:59:59Z', 'opens 2026-11-16T17:00:00.000Z'],
    ['2026-11-16T17:00:00Z', 'closes 2026-11-17T01:00:00.000Z'],
    ['2026-11-17T00:59:59Z', 'closes 2026-11-17T01:00:00.000Z'],
    ['2026-11-17T01:00:00Z', 'opens 2026-11-17T17:00:00.000Z'],
    ['2026-11-21T18:00:00Z', 'closes 2026-11-21T22:00:00.000Z'],
    // After Saturday comes a closed Sunday, so Monday is next.
    ['2026-11-21T22:00:00Z', 'opens 2026-11-23T17:00:00.000Z'],
    ['2026-11-22T19:00:00Z', 'opens 2026-11-23T17:00:00.000Z'],
    // Summer: seven hours behind.
    ['2026-07-01T16:00:00Z', 'closes 2026-07-02T00:00:00.000Z'],
    ['2026-07-01T15:59:00Z', 'opens 2026-07-01T16:00:00.000Z'],
    // Clocks go forward on Sunday 8 March and back on Sunday 1 November 2026.
    ['2026-03-07T22:00:00Z', 'opens 2026-03-09T16:00:00.000Z'],
    ['2026-03-08T09:59:00Z', 'opens 2026-03-09T16:00:00.000Z'],
    ['2026-03-08T10:01:00Z', 'opens 2026-03-09T16:00:00.000Z'],
    ['2026-10-31T17:00:00Z', 'closes 2026-10-31T21:00:00.000Z'],
    ['2026-11-01T09:30:00Z', 'opens 2026-11-02T17:00:00.000Z'],
  ])('at %s: %s', (now, expected) => {
    const state = supportStateAt(at(now), defaultSettings)!;
    const words = state.open ? `closes ${state.closesAt.toISOString()}` : `opens ${state.opensAt.toISOString()}`;
    expect(words).toBe(expected);
  });

  it('is said in the time of the visitor', () => {
    const say = (now: string, zone: string) =>
      supportStateText(supportStateAt(at(now), defaultSettings)!, at(now), zone);
    expect(say('2026-11-16T20:00:00Z', india)).toBe('until 6:30 AM');
    expect(say('2026-11-16T12:00:00Z', india)).toBe('Opens today at 10:30 PM');
    expect(say('2026-11-17T01:30:00Z', india)).toBe('Opens today at 10:30 PM');
    expect(say('2026-11-16T18:29:00Z', 'America/Los_Angeles')).toBe('until 5 PM');
    expect(say('2026-11-22T12:00:00Z', india)).toBe('Opens tomorrow at 10:30 PM');
    expect(say('2026-11-21T23:00:00Z', 'America/Los_Angeles')).toBe('Opens Monday at 9 AM');
  });
});

describe('the hours elsewhere', () => {
  it('are those of the coming week, whichever side of a change of clocks it lies on', () => {
    const inIndia = (now: string) => localSupportHours(weekdays, at(now), india);
    expect(inIndia('2026-11-16T12:00:00Z')).toEqual({
      days: 'Mon-Fri',
      from: '10:30 PM',
      to: '6:30 AM',
      endsNextDay: true,
    });
    expect(inIndia('2026-07-01T12:00:00Z')).toMatchObject({ from: '9:30 PM', to: '5:30 AM' });
    expect(inIndia('2026-03-07T12:00:00Z')).toMatchObject({ from: '9:30 PM' });
    expect(inIndia('2026-10-31T12:00:00Z')).toMatchObject({ from: '10:30 PM' });
  });

  it('move to the next day in time zones east of the shop', () => {
    const now = at('2026-07-01T12:00:00Z');
    expect(localSupportHours(weekdays, now, 'Pacific/Auckland')).toEqual({
      days: 'Tue-Sat',
      from: '4 AM',
      to: '12 PM',
      endsNextDay: false,
    });
    expect(localSupportHours(saturday, now, 'Pacific/Auckland')).toMatchObject({
      days: 'Sun',
      from: '5 AM',
      to: '9 AM',
    });
    expect(localSupportHours(sunday, now, 'Pacific/Auckland')).toBeNull();
  });

  it('need no converting where clocks show the same', () => {
    expect(isShopTimeZone(at('2026-07-01T12:00:00Z'), 'America/Vancouver')).toBe(true);
    // Arizona keeps no summer time.
    expect(isShopTimeZone(at('2026-07-01T12:00:00Z'), 'America/Phoenix')).toBe(true);
    expect(isShopTimeZone(at('2026-11-16T12:00:00Z'), 'America/Phoenix')).toBe(false);
  });
});

it.each([
  [{ hour: 0, minute: 0 }, '12 AM'],
  [{ hour: 0, minute: 5 }, '12:05 AM'],
  [{ hour: 12, minute: 0 }, '12 PM'],
  [{ hour: 22, minute: 30 }, '10:30 PM'],
])('the time %j is said as %s', (time, words) => {
  expect(clockTime(time)).toBe(words);
});

it.each([
  [0, '12 AM'],
  [9, '9 AM'],
  [12, '12 PM'],
  [14, '2 PM'],
  [24, '12 AM'],
])('hour %i is said as %s', (hour, words) => {
  expect(clockHour(hour)).toBe(words);
});

describe('the hours of support', () => {
  it('are those of the specification until they are changed', () => {
    expect(supportHours(defaultSettings)).toBe('Mon-Fri 9-5 PST, Sat 10-2, Sun closed');
    const late = { ...defaultSettings, weekdayHours: null, saturdayHours: { opensHour: 12, closesHour: 20 } };
    expect(supportHours(late)).toBe('Mon-Fri closed, Sat 12-8 PST, Sun closed');
    expect(supportStateAt(at('2026-11-16T20:00:00Z'), late)).toEqual({
      open: false,
      opensAt: at('2026-11-21T20:00:00Z'),
    });
  });

  it('say for each day of the week once whether someone is there', () => {
    expect(supportDays(defaultSettings).flatMap((days) => days.weekdays)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('may be none', () => {
    const never = { weekdayHours: null, saturdayHours: null, sundayHours: null };
    expect([supportStateAt(at('2026-11-16T20:00:00Z'), never), supportHours(never)]).toEqual([
      null,
      'Mon-Fri closed, Sat closed, Sun closed',
    ]);
  });
});
