/** Inductors: so far the one that every wah is built around. */

import type { Part } from '../catalogue-types.ts';

export const inductors: readonly Part[] = [
  {
    slug: 'inductor-500mh',
    name: 'Wah Inductor 500 mH',
    summary: 'The coil of the Cry Baby family: 500 mH on a ferrite pot core.',
    description: `A coil of half a henry on a small ferrite pot core, the value that wah pedals have used since 1967. Together with a capacitor of 10 nF it rings at 2.2 kHz, and the rest of a wah circuit moves that ring down to about 400 Hz.

It has no polarity: the two legs may be exchanged. Keep it away from the mains transformer of an amplifier when you test, because a coil this large picks up hum, and do not clamp or drop it, since a cracked core loses half its inductance without showing it.`,
    priceRupees: 240,
    rating: 4.6,
    reviewCount: 13,
    stock: 34,
    subcategory: 'other',
    kind: 'inductor',
    value: '500 mH',
    packSize: 1,
    specifications: {
      Inductance: '500 mH, 10 % at 1 kHz',
      'Direct-current resistance': 'About 60 Ω',
      Core: 'Ferrite pot core',
      Package: 'Two legs, 10 mm apart',
      Polarity: 'None',
    },
    hsn: '8504',
    countryOfOrigin: 'China',
    picture: { draw: 'inductor' },
    addedOn: '2026-04-20',
  },
];
