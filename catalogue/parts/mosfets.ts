/** MOSFETs. Pins are physical; circuits name them D, G and S. */

import type { Part } from '../catalogue-types.ts';
import { plasticPackage, semiconductor, type SemiconductorRow, transistorHandling } from './semiconductor.ts';

const to92 = (mark: string) => ({ draw: 'to92', mark }) as const;

const rows: readonly SemiconductorRow[] = [
  {
    slug: 'bs170',
    name: 'BS170 MOSFET',
    summary: 'The small MOSFET of clean boosters and soft clippers.',
    about:
      'An N-channel MOSFET for boosters with high input impedance; between drain and source it also has a diode that clips. The gate dies of static: keep it in its foam until you solder.',
    price: 15,
    stock: 210,
    reviews: 14,
    pinOut: { 1: 'Drain', 2: 'Gate', 3: 'Source' },
    origin: 'China',
    picture: to92('BS170'),
    ratings: {
      'Gate threshold': '0.8 to 3 V',
      'Maximum voltage': '60 V drain to source, ±20 V gate',
      'Maximum current': '500 mA',
      Power: '830 mW',
      Package: plasticPackage,
    },
  },
  {
    slug: '2n7000',
    name: '2N7000 MOSFET',
    summary: 'A small switch for lamps and muting; opposite legs to a BS170.',
    about:
      'An N-channel MOSFET for lamps, relays and muting. Nearly the same crystal as the BS170 with the legs in the opposite order, so turn it round when you swap them.',
    price: 8,
    stock: 330,
    reviews: 8,
    pinOut: { 1: 'Source', 2: 'Gate', 3: 'Drain' },
    origin: 'China',
    picture: to92('2N7000'),
    ratings: {
      'Gate threshold': '0.8 to 3 V',
      'Maximum voltage': '60 V drain to source, ±20 V gate',
      'Maximum current': '200 mA',
      Power: '400 mW',
      Package: plasticPackage,
    },
  },
];

export const mosfets: readonly Part[] = rows.map((row) => semiconductor('mosfet', '8541', transistorHandling, row));
