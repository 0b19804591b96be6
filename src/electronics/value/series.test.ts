import { describe, expect, it } from 'vitest';
import { isInSeries, nextInSeries } from './series.ts';

describe('the series that parts are made in', () => {
  it('are E12, E24 and that of potentiometers', () => {
    expect(isInSeries('4K7', 'E12')).toBe(true);
    expect(isInSeries('510K', 'E12')).toBe(false);
    expect(isInSeries('510K', 'E24')).toBe(true);
    expect(isInSeries('4K9', 'E24')).toBe(false);
    expect(isInSeries('250K', 'pot')).toBe(true);
    expect(isInSeries('220K', 'pot')).toBe(false);
  });

  it('have two figures: no value is rounded into one', () => {
    expect(['4K72', '9K96', '1K04'].map((text) => isInSeries(text, 'E24'))).toEqual([false, false, false]);
    expect(['4p7', '1000u', '10M'].map((text) => isInSeries(text, 'E12'))).toEqual([true, true, true]);
  });

  it('take the next value of a series, also over the end of a decade', () => {
    expect(nextInSeries(4700, 'E12')).toBe(4700);
    expect(nextInSeries(4701, 'E12')).toBe(5600);
    expect(nextInSeries(4701, 'E24')).toBe(5100);
    expect(nextInSeries(950, 'E24')).toBe(1000);
  });
});
