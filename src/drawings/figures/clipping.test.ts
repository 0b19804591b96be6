import { describe, expect, it } from 'vitest';
import { hardClipped, pairCurrent, softClipped } from './clipping.ts';

const even = { forward: 1, backward: 1 };
const uneven = { forward: 1, backward: 2 };
const stage = { groundOhms: 4700, feedbackOhms: 251_000 };

describe('two silicon diodes', () => {
  it('take half a milliampere at about 0.6 V, and none at nought', () => {
    expect(pairCurrent(0, even)).toBe(0);
    expect(pairCurrent(0.555, even) * 1000).toBeCloseTo(0.53, 1);
    expect(pairCurrent(-0.555, even)).toBe(-pairCurrent(0.555, even));
  });

  it('hold a wave between about 0.6 V either way when they lead to ground', () => {
    expect(hardClipped(3, 1000, even)).toBeGreaterThan(0.55);
    expect(hardClipped(3, 1000, even)).toBeLessThan(0.7);
    expect(hardClipped(-3, 1000, even)).toBeCloseTo(-hardClipped(3, 1000, even), 6);
    expect(hardClipped(0.05, 1000, even)).toBeCloseTo(0.05, 4);
  });

  it('let a wave grow with its input when they are in the feedback', () => {
    const [small, large] = [softClipped(0.2, stage, even), softClipped(0.4, stage, even)];
    expect(large - small).toBeGreaterThan(0.19);
    expect(large - small).toBeLessThan(0.3);
    // A little less than 1 + 251 / 4.7: even a resting diode conducts a trace.
    expect(softClipped(0.001, stage, even) / 0.001).toBeCloseTo(52.6, 0);
  });

  it('cut the half with one diode lower than the half with two', () => {
    expect(softClipped(0.2, stage, uneven)).toBeLessThan(-softClipped(-0.2, stage, uneven) - 0.3);
  });
});
