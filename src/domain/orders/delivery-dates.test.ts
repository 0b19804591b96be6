import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../settings/defaults.ts';
import { deliveryDates } from './delivery-dates.ts';

/** Moments by the clock of the cut-off, which is 14:00 in Los Angeles: 22:00 UTC in winter, 21:00 in summer. */
const at = (moment: string) => new Date(moment);

describe('when an order should arrive', () => {
  it.each([
    // 2026-11-16 is a Monday: one or two days in the shop, then the days of the carrier.
    ['a Monday morning', '2026-11-16T18:00:00Z', { from: '2026-11-24', to: '2026-11-27' }],
    ['a minute before the cut-off', '2026-11-16T21:59:00Z', { from: '2026-11-24', to: '2026-11-27' }],
    ['the cut-off itself', '2026-11-16T22:00:00Z', { from: '2026-11-25', to: '2026-11-30' }],
    ['a Friday after the cut-off', '2026-11-20T23:00:00Z', { from: '2026-12-01', to: '2026-12-04' }],
    ['a Saturday', '2026-11-21T18:00:00Z', { from: '2026-12-01', to: '2026-12-04' }],
    ['a Sunday late', '2026-11-23T05:00:00Z', { from: '2026-12-01', to: '2026-12-04' }],
    // In July the clock of Los Angeles is an hour ahead, and so is the cut-off.
    ['a summer day after the cut-off', '2026-07-13T21:00:00Z', { from: '2026-07-22', to: '2026-07-27' }],
  ])('by domestic standard from %s', (_, moment, dates) => {
    expect(deliveryDates('domestic-standard', 'india', at(moment), defaultSettings)).toEqual(dates);
  });

  it.each([
    ['domestic-express', 'india', { from: '2026-11-19', to: '2026-11-23' }],
    ['domestic-same-day', 'india', { from: '2026-11-16', to: '2026-11-16' }],
    ['pickup', 'india', { from: '2026-11-16', to: '2026-11-16' }],
    ['international-standard', 'canada', { from: '2026-11-26', to: '2026-12-08' }],
    ['international-express', 'europe-uk', { from: '2026-12-01', to: '2026-12-17' }],
  ] as const)('by %s to %s', (method, region, dates) => {
    expect(deliveryDates(method, region, at('2026-11-16T18:00:00Z'), defaultSettings)).toEqual(dates);
  });

  it('is the next day of business for same-day after the cut-off of a Friday', () => {
    expect(deliveryDates('domestic-same-day', 'india', at('2026-11-20T22:30:00Z'), defaultSettings)).toEqual({
      from: '2026-11-23',
      to: '2026-11-23',
    });
  });

  it('is not known where the method does not go', () => {
    expect(deliveryDates('domestic-standard', 'canada', at('2026-11-16T18:00:00Z'), defaultSettings)).toBeNull();
    expect(deliveryDates('international-standard', 'india', at('2026-11-16T18:00:00Z'), defaultSettings)).toBeNull();
  });

  it('leaves out holidays, in the shop and on the way, and goes by another cut-off when that is set', () => {
    const monday = at('2026-11-16T18:00:00Z');
    const holidays = ['2026-11-16', '2026-11-24', '2026-11-29'].map((day) => ({ day, name: 'A holiday' }));
    const dates = (changes: object) =>
      deliveryDates('domestic-standard', 'india', monday, { ...defaultSettings, ...changes });
    // The Monday and the Tuesday count; the Sunday was none anyway.
    expect(dates({ holidays })).toEqual({ from: '2026-11-26', to: '2026-12-01' });
    expect(deliveryDates('domestic-same-day', 'india', monday, { ...defaultSettings, holidays })).toEqual({
      from: '2026-11-17',
      to: '2026-11-17',
    });
    expect(dates({ cutOffHour: 9 })).toEqual({ from: '2026-11-25', to: '2026-11-30' });
  });
});
