import { describe, expect, it } from 'vitest';
import { labelledSteps, narrowSize, shortNumber, stepAt, ticksFor, wideSize, xOf, yOf } from './plot-geometry.ts';

describe('the plot of money', () => {
  it.each([
    [0, [0, 1]],
    [31_400, [0, 10_000, 20_000, 30_000, 40_000]],
    [950, [0, 500, 1000]],
    [4, [0, 1, 2, 3, 4]],
    [120_000, [0, 50_000, 100_000, 150_000]],
  ])('has round numbers up to %d', (largest, ticks) => {
    expect(ticksFor(largest)).toEqual(ticks);
  });

  it('never ends below its largest value, whatever it is', () => {
    for (let largest = 1; largest < 5_000_000; largest = Math.ceil(largest * 1.37)) {
      const ticks = ticksFor(largest);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(largest);
      expect(ticks.length).toBeLessThanOrEqual(6);
    }
  });

  it.each([
    [900, -350, [-500, 0, 500, 1000]],
    [0, -4000, [-4000, -3000, -2000, -1000, 0]],
    [-20, -40, [-40, -30, -20, -10, 0]],
  ])('has room below zero for days on which more went back: from %d to %d', (largest, smallest, ticks) => {
    expect(ticksFor(largest, smallest)).toEqual(ticks);
    expect(yOf(wideSize, smallest, ticks)).toBeLessThanOrEqual(wideSize.wireBottom);
  });

  it('writes its scale as one says it in India', () => {
    expect([0, 500, 10_000, 250_000, 10_000_000, -2500].map(shortNumber)).toEqual([
      '0',
      '500',
      '10k',
      '2.5L',
      '1Cr',
      '−2.5k',
    ]);
  });

  it('finds the step under a place, and stays within the first and the last', () => {
    for (let index = 0; index < 30; index += 1) {
      expect(stepAt(wideSize, xOf(wideSize, index, 30) / wideSize.width, 30)).toBe(index);
    }
    expect([stepAt(narrowSize, 0, 30), stepAt(narrowSize, 1, 30)]).toEqual([0, 29]);
  });

  it('names the last step always, and no more than fit', () => {
    expect(labelledSteps(30, 8)).toEqual([1, 5, 9, 13, 17, 21, 25, 29]);
    expect(labelledSteps(12, 5)).toEqual([2, 5, 8, 11]);
  });

  it('draws nothing at the bottom and the largest at the top', () => {
    expect([yOf(wideSize, 0, [0, 10]), yOf(wideSize, 10, [0, 10])]).toEqual([wideSize.wireBottom, wideSize.top]);
  });
});
