/** The echo chip, and the reverb modules that are made of it. */

import type { Part } from '../catalogue-types.ts';
import { chipHandling, semiconductor, type SemiconductorRow } from './semiconductor.ts';

const reverbModule = (
  length: 'long' | 'short',
  row: Pick<SemiconductorRow, 'summary' | 'about' | 'stock' | 'reviews'> & { readonly decay: string },
): SemiconductorRow => ({
  slug: `btdr-2h-${length}`,
  name: `BTDR-2H Reverb Module, ${length === 'long' ? 'Long' : 'Short'} Decay`,
  summary: row.summary,
  about: row.about,
  price: 890,
  stock: row.stock,
  reviews: row.reviews,
  origin: 'South Korea',
  picture: { draw: 'module', mark: 'BTDR-2H' },
  pinOut: { 1: 'VCC (+5 V)', 2: 'Supply ground', 3: 'Input', 4: 'Signal ground', 5: 'Output 1', 6: 'Output 2' },
  electrical: { supply: { positive: '1', negative: '2' }, sections: [['3', '5', '6']] },
  ratings: {
    Supply: '4.5 to 5.5 V',
    'Supply current': '100 mA maximum',
    Input: '1.5 V RMS maximum, 10 kΩ',
    'Output impedance': '220 Ω',
    Decay: row.decay,
    Package: 'Module with a single row of six pins',
  },
});

const rows: readonly SemiconductorRow[] = [
  {
    slug: 'pt2399',
    name: 'PT2399 Echo Processor',
    summary: 'One chip, 30 to 340 ms of lo-fi digital echo, few parts around it.',
    about:
      'A digital delay that behaves like an analogue one: longer times get darker and grainier. One resistor from pin 6 to ground sets the time. It runs on 5 V, so a pedal needs a regulator, and it may lock up when pin 6 sees less than a kilohm at switch-on.',
    price: 60,
    stock: 240,
    reviews: 52,
    rating: 4.7,
    origin: 'Taiwan',
    picture: { draw: 'dip', pins: 16, mark: 'PT2399' },
    pinOut: {
      1: 'VCC',
      2: 'Reference (half supply)',
      3: 'Analogue ground',
      4: 'Digital ground',
      5: 'Clock out',
      6: 'Oscillator resistor',
      7: 'Current control 1',
      8: 'Current control 0',
      9: 'Integrator 1 out',
      10: 'Integrator 1 in',
      11: 'Integrator 2 in',
      12: 'Integrator 2 out',
      13: 'Low-pass 2 in',
      14: 'Low-pass 2 out',
      15: 'Low-pass 1 out',
      16: 'Low-pass 1 in',
    },
    electrical: {
      supply: { positive: '1', negative: '4' },
      sections: [['9', '10', '11', '12', '13', '14', '15', '16']],
    },
    ratings: {
      Supply: '4.5 to 5.5 V',
      'Supply current': '15 mA typical',
      Delay: '31 to 342 ms by the data sheet',
      Memory: '44 kbit',
      Package: 'DIP-16',
    },
  },
  reverbModule('long', {
    summary: 'Three echo chips cast in a brick: reverb on 5 V, the longest decay.',
    about:
      'A sealed module with three echo chips that sounds close to a spring tank and has no springs to knock. It runs on 5 V from a regulator and needs a buffer in front and a mixer behind. Decay time is fixed; this is the long version.',
    stock: 12,
    reviews: 11,
    decay: '2.85 s, long version',
  }),
  reverbModule('short', {
    summary: 'Three echo chips cast in a brick: reverb on 5 V, the shortest decay.',
    about:
      'The same sealed module as the long one, with a decay of two seconds: it stays out of the way of fast playing, and its repeats lie closer together, as in the small tank of a combo. It needs 5 V from a regulator, a buffer in front and a mixer behind.',
    stock: 17,
    reviews: 5,
    decay: '2.0 s, short version',
  }),
];

export const digitalDelays: readonly Part[] = rows.map((row) => semiconductor('chip', '8542', chipHandling, row));
