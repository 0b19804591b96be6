/** Junction field-effect transistors. Pins are physical; circuits name them D, G and S. */

import type { Part } from '../catalogue-types.ts';
import { plasticPackage, semiconductor, type SemiconductorRow, transistorHandling } from './semiconductor.ts';

const to92 = (mark: string) => ({ draw: 'to92', mark }) as const;
const dsg = { 1: 'Drain', 2: 'Source', 3: 'Gate' };

const jfetRows: readonly SemiconductorRow[] = [
  {
    slug: 'j201',
    name: 'J201 JFET on TO-92 Adapter',
    summary: 'Low cut-off, high gain: the JFET of valve-like preamps.',
    about:
      'The JFET that stands in for a triode in 9 V preamps, thanks to its low cut-off voltage. The plastic version is long gone, so ours is the surface-mount MMBFJ201 soldered to a small adapter with three legs in the old order.',
    price: 120,
    stock: 64,
    reviews: 33,
    rating: 4.7,
    pinOut: dsg,
    origin: 'China',
    picture: to92('J201'),
    ratings: {
      'Gate-source cut-off': '-0.3 to -1.5 V',
      'Drain current (IDSS)': '0.2 to 1 mA',
      'Maximum voltage': '40 V gate to drain',
      Power: '350 mW',
      Package: 'SOT-23 on an adapter with TO-92 legs, pins 1 to 3 from the left',
    },
  },
  {
    slug: '2n5457',
    name: '2N5457 JFET',
    summary: 'The general-purpose JFET of boosters, buffers and tremolos.',
    about:
      'A general-purpose N-channel JFET found in boosters, buffers and the EA tremolo. Parts vary widely by nature; a circuit that cares has a trimmer for it. Ours are tested for cut-off voltage and sorted.',
    price: 130,
    stock: 58,
    reviews: 24,
    pinOut: dsg,
    origin: 'Philippines',
    picture: to92('2N5457'),
    ratings: {
      'Gate-source cut-off': '-0.5 to -6 V',
      'Drain current (IDSS)': '1 to 5 mA',
      'Maximum voltage': '25 V',
      Power: '310 mW',
      Package: plasticPackage,
    },
  },
  {
    slug: '2n5458',
    name: '2N5458 JFET',
    summary: 'A 2N5457 with more current: switches and low-impedance buffers.',
    about:
      'The stronger sister of the 2N5457, with about twice its current. Used in buffers, in mu-amps and as an electronic switch where a lower on-resistance helps.',
    price: 130,
    stock: 31,
    reviews: 9,
    pinOut: dsg,
    origin: 'Philippines',
    picture: to92('2N5458'),
    ratings: {
      'Gate-source cut-off': '-1 to -7 V',
      'Drain current (IDSS)': '2 to 9 mA',
      'Maximum voltage': '25 V',
      Power: '310 mW',
      Package: plasticPackage,
    },
  },
  {
    slug: '2n5952',
    name: '2N5952 JFET, Matched Four',
    summary: 'Four JFETs matched within 30 mV, for a phaser.',
    about:
      'Four JFETs whose cut-off voltages lie within 30 mV of each other, measured on our bench and written on the bag. A phaser sweeps evenly only with a matched set; single ones are luck. The legs are in another order than most.',
    price: 480,
    stock: 16,
    reviews: 14,
    rating: 4.8,
    pack: 4,
    pinOut: { 1: 'Gate', 2: 'Source', 3: 'Drain' },
    origin: 'China',
    picture: to92('2N5952'),
    ratings: {
      'Gate-source cut-off': '-1.3 to -3.5 V, matched within 30 mV',
      'Drain current (IDSS)': '4 to 8 mA',
      'Maximum voltage': '30 V',
      Power: '350 mW',
      Package: plasticPackage,
    },
  },
  {
    slug: 'mpf102',
    name: 'MPF102 JFET',
    summary: 'An old radio JFET that makes a fine guitar buffer.',
    about:
      'A JFET meant for radio front ends that found its second life in guitar buffers and boosters. It has a wide spread, so set the bias by measuring the drain rather than by the book.',
    price: 95,
    stock: 47,
    reviews: 11,
    pinOut: dsg,
    origin: 'Philippines',
    picture: to92('MPF102'),
    ratings: {
      'Gate-source cut-off': '-8 V maximum',
      'Drain current (IDSS)': '2 to 20 mA',
      'Maximum voltage': '25 V',
      Power: '350 mW',
      Package: plasticPackage,
    },
  },
  {
    slug: '2sk30agr',
    name: '2SK30A-GR JFET',
    summary: 'The Japanese input JFET: quiet, low current, graded GR.',
    about:
      'The JFET of Japanese buffers and phasers, quiet and modest in current. Graded GR by its drain current. The gate is in the middle, unlike the American types, so mind the outline on the board.',
    price: 90,
    stock: 52,
    reviews: 12,
    pinOut: { 1: 'Source', 2: 'Gate', 3: 'Drain' },
    origin: 'China',
    picture: to92('2SK30A'),
    ratings: {
      'Gate-source cut-off': '-0.4 to -5 V',
      'Drain current (IDSS)': '2.6 to 6.5 mA (GR)',
      'Maximum voltage': '50 V gate to drain',
      Power: '100 mW',
      Package: plasticPackage,
    },
  },
  {
    slug: 'j113',
    name: 'J113 Switching JFET',
    summary: 'Turns a signal on and off without a click; low on-resistance.',
    about:
      'A JFET made to switch: under 100 ohms when on, practically nothing when off. It mutes, it chops in hard tremolos, and it is easy to find. Drain and source may be exchanged.',
    price: 35,
    stock: 105,
    reviews: 10,
    pinOut: dsg,
    origin: 'Philippines',
    picture: to92('J113'),
    ratings: {
      'Gate-source cut-off': '-0.5 to -3 V',
      'Drain current (IDSS)': '2 mA minimum',
      'On-resistance': '100 Ω maximum',
      'Maximum voltage': '35 V gate to drain',
      Power: '625 mW',
      Package: plasticPackage,
    },
  },
];

export const jfets: readonly Part[] = jfetRows.map((row) => semiconductor('jfet', '8541', transistorHandling, row));
