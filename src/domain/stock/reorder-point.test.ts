import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../settings/defaults.ts';
import { daysLeft, reorderPoint, stockState, windowOf } from './reorder-point.ts';

const everyDay = (units: number) => ({ windowDays: 90, units: 90 * units, squares: 90 * units ** 2 });

describe('the point of re-order', () => {
  it('of what sells the same each day is what sells while a delivery is on its way', () => {
    expect(reorderPoint(everyDay(2), defaultSettings)).toEqual({
      perDay: 2,
      forDelivery: 2 * defaultSettings.supplyDays,
      forSafety: 0,
      reorderAt: 2 * defaultSettings.supplyDays,
    });
  });

  it('is higher, the more the days differ', () => {
    const steady = reorderPoint({ windowDays: 90, units: 90, squares: 90 }, defaultSettings);
    const inTens = reorderPoint({ windowDays: 90, units: 90, squares: 9 * 10 ** 2 }, defaultSettings);
    // A spread of 3 over 21 days: 1.65 x 3 x the root of 21 is 22.7.
    expect([steady.reorderAt, inTens.reorderAt]).toEqual([21, 44]);
  });

  it('rises with what sells, and is 0 for what does not', () => {
    expect(reorderPoint({ windowDays: 90, units: 0, squares: 0 }, defaultSettings).reorderAt).toBe(0);
    const points = [1, 5, 20, 100].map(
      (units) => reorderPoint({ windowDays: 90, units, squares: units }, defaultSettings).reorderAt,
    );
    expect(points).toEqual([...points].sort((one, other) => one - other));
    expect(points[0]).toBeGreaterThan(0);
  });

  it('of a new product looks at the days it is on sale, and at least two weeks', () => {
    expect([0, 13.2, 30.5, 90, 400].map(windowOf)).toEqual([14, 14, 31, 90, 90]);
  });
});

it('a stock lasts as many whole days as its sales say', () => {
  expect([daysLeft(10, 3), daysLeft(0, 3), daysLeft(10, 0), daysLeft(null, 3)]).toEqual([3, 0, null, null]);
});

it('a shelf is low at its point of re-order', () => {
  expect(
    [
      [null, 5],
      [0, 0],
      [5, 5],
      [6, 5],
      [1, 0],
    ].map(([stock, at]) => stockState(stock!, at!)),
  ).toEqual(['uncounted', 'out', 'low', 'enough', 'enough']);
});
