/** Figures on the pages of kits that follow from their circuits: each is computed, and the page must say so. */

import { expect, it } from 'vitest';
import { computedSpecifications, extreme, gainsOf, spread } from '#tests/support/figures/computed-specifications.ts';
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
