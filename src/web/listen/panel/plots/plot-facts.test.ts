import { expect, it } from 'vitest';
import { inputPeaks, hertz, peaksOf, sweep } from './curves.ts';
import { mostOut, responseFacts } from './plot-facts.ts';
import { linear, lineThrough, voltRange } from './scale.ts';

it('finds the most gain, where it is, and where the lows fade', () => {
  const response = hertz.map((frequency) => 18 - 20 * Math.abs(Math.log10(frequency / 1000)));
  const facts = responseFacts(response)!;
  expect(facts.mostGain).toBeCloseTo(18, 0);
  expect(facts.atHertz / 1000).toBeCloseTo(1, 0);
  expect(facts.lowsFade! / facts.atHertz).toBeCloseTo(10 ** (-3 / 20), 1);
  expect(responseFacts(hertz.map(() => 0))).toMatchObject({ mostGain: 0, lowsFade: null });
  expect(responseFacts([])).toBeNull();
});

it('reads how much comes out of how much', () => {
  const clipped = sweep().map((volts) => Math.min(0.1, Math.max(-0.05, volts)));
  const { high, low } = peaksOf(clipped);
  expect(high).toHaveLength(inputPeaks.length);
  expect(high[3]).toBeCloseTo(0.04, 3);
  expect([high.at(-1), low.at(-1)]).toEqual([expect.closeTo(0.1, 3), expect.closeTo(-0.05, 3)]);
  expect(mostOut({ high, low })).toBeCloseTo(0.1, 3);
});

it('keeps every curve within its plot', () => {
  const scale = linear(-24, 24, 100, 0);
  expect([scale(-40), scale(0), scale(60)]).toEqual([100, 50, 0]);
  expect(
    lineThrough([
      [0, 1],
      [2, 3],
    ]),
  ).toBe('M0 1L2 3');
  expect([voltRange(0.01), voltRange(0.3), voltRange(40)]).toEqual([0.05, 0.5, 10]);
});
