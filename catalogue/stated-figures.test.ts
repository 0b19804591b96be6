/** Figures on the pages of kits that follow from their circuits: each is computed, and the page must say so. */

import { expect, it } from 'vitest';
import { computedSpecifications, extreme, gainsOf, spread } from '#tests/support/figures/computed-specifications.ts';
import { overGuitar } from '#tests/support/figures/independent-gains.ts';
import { sampledParts } from '#electronics/simulation/part-sampling.ts';
import { kits } from './kits.ts';

/** Rounded on the page, and computed with typical parts. */
const decibelsApart = 1.5;

it.each(computedSpecifications)('%s: %s is %s', (slug, title, text, stated, compute) => {
  expect(kits.find((kit) => kit.slug === slug)!.specifications?.[title]).toBe(text);
  const found = compute(gainsOf(slug));
  expect(found).toHaveLength(stated.length);
  stated.forEach((figure, k) =>
    expect(Math.abs(found[k]! - figure), `${figure}, not ${found[k]}`).toBeLessThan(decibelsApart),
  );
});

/** What a page may be off from bag to bag and from 15 to 45 degrees; more where it says so. */
const decibelsByParts = 2.5;
// Its gain is there once TR1 was set by ear, as its document says; which no computed bag does.
const byEar = new Set(['orange-compressor']);
const rooms = [1, 2, 3, 4].flatMap((seed) => [15, 45].map((celsius) => ({ draw: sampledParts(seed), celsius })));

it.each(computedSpecifications.filter(([slug]) => !byEar.has(slug)))(
  '%s: %s is %s in any bag and room',
  (slug, _title, text, stated, compute) => {
    const said = Number(/(\d+) dB more or less/.exec(text)?.[1] ?? decibelsByParts);
    for (const room of rooms)
      for (const [k, found] of compute(gainsOf(slug, room)).entries())
        expect(Math.abs(found - stated[k]!), `${found}`).toBeLessThan(said);
  },
);

it('the peak of the wah goes where its page says', () => {
  const gain = gainsOf('tilted-wah');
  const [low, high] = [0, 1].map((at) => extreme((hertz) => gain({ SWEEP: at }, hertz)));
  expect(kits.find(({ slug }) => slug === 'tilted-wah')!.specifications?.['Range of the peak']).toBe(
    'About 400 Hz to 2.2 kHz',
  );
  expect(Math.abs(low! / 400 - 1)).toBeLessThan(0.1);
  expect(Math.abs(high! / 2200 - 1)).toBeLessThan(0.1);
});

it('the tone control of the sustain fuzz dips where its page says', () => {
  const gain = gainsOf('sustain-fuzz');
  const dip = extreme((hertz) => gain({}, hertz, ['c3', 'tw']), -1);
  expect(Math.abs(dip / 1000 - 1)).toBeLessThan(0.1);
});

it('each bell of the graphic equaliser stands where its knob says, ten to twelve decibels high and deep', () => {
  const gain = gainsOf('six-band-eq');
  for (const label of ['100', '200', '400', '800', '1600']) {
    const [cut, lift] = spread(gain, label, Number(label));
    expect(Math.round(-cut!)).toBeGreaterThanOrEqual(10);
    expect(Math.round(lift!)).toBeLessThanOrEqual(12);
    const near = [0.6, 1.6].map((factor) => gain({ [label]: 1 }, Number(label) * factor));
    expect(Math.max(...near)).toBeLessThan(gain({ [label]: 1 }, Number(label)));
  }
});

it('the bass preamp lifts the lows by ten decibels at 30 Hz', () => {
  const gain = gainsOf('bass-preamp');
  expect(gain({ BASS: 1, VOLUME: 1 }, 30) - gain({ BASS: 0, VOLUME: 1 }, 30)).toBeCloseTo(10, 0);
});

// The middle one of three bags of benchmarks/independent-gains.ts at 200 and 3,000 Hz: ngspice, with models of parts that are not ours.
it.each([
  ['clean-booster', 23, 23.2, 0.5],
  // Leakage and gain of germanium differ most.
  ['treble-booster', 17.3, 29.8, 3],
  ['optical-tremolo', 14.6, 14.6, 1],
  ['orange-compressor', 23.2, 23.2, 0.5],
  ['two-band-eq', 5.9, 5.9, 0.5],
  ['bass-preamp', 9.7, 7.8, 0.5],
  ['pocket-amp', 41.4, 43.9, 0.5],
  ['micro-booster', 26.3, 26.3, 0.5],
  ['plate-reverb', -0.1, -0.2, 0.5],
  ['spring-reverb', -0.6, -0.6, 0.5],
  ['chip-echo', -0.4, -0.4, 0.5],
])('%s makes as much of a guitar as with models of others: %d and %d dB, within %d', (slug, low, high, within) => {
  const { levels } = overGuitar(kits.find((kit) => kit.slug === slug)!.circuit, [200, 3000]);
  expect(Math.abs(levels[0]! - low)).toBeLessThan(within);
  expect(Math.abs(levels[1]! - high)).toBeLessThan(within);
});
