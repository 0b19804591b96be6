/** Silicon bipolar transistors. Pins are physical; circuits name them C, B and E. */

import type { Part } from '../catalogue-types.ts';
import { plasticPackage, semiconductor, type SemiconductorRow, transistorHandling } from './semiconductor.ts';

const to92 = (mark: string) => ({ draw: 'to92', mark }) as const;
const ebc = { 1: 'Emitter', 2: 'Base', 3: 'Collector' };
const cbe = { 1: 'Collector', 2: 'Base', 3: 'Emitter' };
const ecb = { 1: 'Emitter', 2: 'Collector', 3: 'Base' };

const rows: readonly SemiconductorRow[] = [
  {
    slug: '2n5088',
    name: '2N5088 NPN Transistor',
    summary: 'Quiet, high gain: the NPN for buffers and muffs.',
    about:
      'A low-noise NPN transistor with high gain at small currents. It is the usual choice for emitter followers and for the four stages of a Big Muff.',
    price: 12,
    stock: 410,
    reviews: 37,
    rating: 4.8,
    pinOut: ebc,
    origin: 'China',
    picture: to92('2N5088'),
    ratings: {
      'Current gain (hFE)': '300 to 900',
      'Maximum voltage': '30 V collector to emitter',
      'Maximum current': '50 mA',
      Power: '625 mW',
      Package: plasticPackage,
    },
  },
  {
    slug: '2n5089',
    name: '2N5089 NPN Transistor',
    summary: 'A 2N5088 with still more gain, for muffs with a long tail.',
    about:
      'The highest gain of its family. More sustain in a muff, more hiss in a booster. Swaps with the 2N5088 leg for leg.',
    price: 14,
    stock: 190,
    reviews: 12,
    pinOut: ebc,
    origin: 'China',
    picture: to92('2N5089'),
    ratings: {
      'Current gain (hFE)': '400 to 1200',
      'Maximum voltage': '25 V collector to emitter',
      'Maximum current': '50 mA',
      Power: '625 mW',
      Package: plasticPackage,
    },
  },
  {
    slug: '2n3904',
    name: '2N3904 NPN Transistor',
    summary: 'The standard NPN: drivers, clocks and simple fuzzes.',
    about:
      'The NPN transistor everybody stocks. Moderate gain, fast, robust: lamp drivers, oscillators and simple fuzzes use it.',
    price: 6,
    stock: 520,
    reviews: 20,
    pinOut: ebc,
    origin: 'China',
    picture: to92('2N3904'),
    ratings: {
      'Current gain (hFE)': '100 to 300',
      'Maximum voltage': '40 V collector to emitter',
      'Maximum current': '200 mA',
      Power: '625 mW',
      Package: plasticPackage,
    },
  },
  {
    slug: '2n3906',
    name: '2N3906 PNP Transistor',
    summary: 'The standard PNP, the mirror of the 2N3904.',
    about:
      'The PNP partner of the 2N3904, for current sources, mirrors and positive-side switches. Same legs, everything else upside down.',
    price: 6,
    stock: 380,
    reviews: 9,
    pinOut: ebc,
    origin: 'China',
    picture: to92('2N3906'),
    ratings: {
      'Current gain (hFE)': '100 to 300',
      'Maximum voltage': '40 V collector to emitter',
      'Maximum current': '200 mA',
      Power: '625 mW',
      Package: plasticPackage,
    },
  },
  {
    slug: '2sc1815gr',
    name: '2SC1815-GR NPN Transistor',
    summary: 'The buffer transistor of the Japanese overdrives.',
    about:
      'The NPN transistor of the buffers in Japanese overdrives, graded GR. Note the legs: the base is on the right, not in the middle, and a 2N5088 fits only when it is turned and a leg crossed.',
    price: 10,
    stock: 260,
    reviews: 16,
    pinOut: ecb,
    origin: 'China',
    picture: to92('C1815'),
    ratings: {
      'Current gain (hFE)': '200 to 400 (GR)',
      'Maximum voltage': '50 V collector to emitter',
      'Maximum current': '150 mA',
      Power: '400 mW',
      Package: plasticPackage,
    },
  },
  {
    slug: 'bc108b',
    name: 'BC108B NPN Transistor, Metal Can',
    summary: 'The silicon of the second Fuzz Faces, in its metal can.',
    about:
      'The silicon transistor of late-sixties fuzzes, in a TO-18 metal can. The can is joined to the collector inside, so keep it off its neighbours. We measure the gain and write it on the bag.',
    price: 90,
    stock: 74,
    reviews: 28,
    rating: 4.7,
    pinOut: { 1: 'Emitter (next to the tab)', 2: 'Base', 3: 'Collector (joined to the can)' },
    origin: 'United Kingdom',
    picture: { draw: 'can' },
    ratings: {
      'Current gain (hFE)': '200 to 450',
      'Maximum voltage': '20 V collector to emitter',
      'Maximum current': '100 mA',
      Power: '300 mW',
      Package: 'TO-18, from below clockwise from the tab: pins 1 to 3',
    },
  },
  {
    slug: 'bc549c',
    name: 'BC549C NPN Transistor',
    summary: 'Low noise and high gain with European legs.',
    about:
      'A low-noise NPN transistor of the highest gain grade, for boosters and fuzzes. Its legs run collector, base, emitter: the mirror of the American types.',
    price: 8,
    stock: 300,
    reviews: 11,
    pinOut: cbe,
    origin: 'China',
    picture: to92('BC549C'),
    ratings: {
      'Current gain (hFE)': '420 to 800',
      'Maximum voltage': '30 V collector to emitter',
      'Maximum current': '100 mA',
      Power: '500 mW',
      Package: plasticPackage,
    },
  },
  {
    slug: 'mpsa18',
    name: 'MPSA18 NPN Transistor',
    summary: 'Very high gain and little noise for boosters and fuzzes.',
    about:
      'An NPN transistor with gains around a thousand and very low noise. Good in single-transistor boosters and in fuzzes that should not stop.',
    price: 18,
    stock: 150,
    reviews: 10,
    pinOut: ebc,
    origin: 'China',
    picture: to92('MPSA18'),
    ratings: {
      'Current gain (hFE)': '500 to 1500',
      'Maximum voltage': '45 V collector to emitter',
      'Maximum current': '200 mA',
      Power: '625 mW',
      Package: plasticPackage,
    },
  },
  {
    slug: 'mpsa13',
    name: 'MPSA13 Darlington Transistor',
    summary: 'Two transistors in one: the whole engine of a Bazz Fuss.',
    about:
      'A Darlington pair in one body, with a gain of thousands. One of these and a diode make a Bazz Fuss. It needs 1.2 V at the base instead of 0.6 V.',
    price: 12,
    stock: 170,
    reviews: 13,
    pinOut: ebc,
    origin: 'China',
    picture: to92('MPSA13'),
    ratings: {
      'Current gain (hFE)': '5000 minimum at 10 mA',
      'Maximum voltage': '30 V collector to emitter',
      'Maximum current': '500 mA',
      Power: '625 mW',
      Package: plasticPackage,
    },
  },
];

export const transistors: readonly Part[] = rows.map((row) =>
  semiconductor('transistor', '8541', transistorHandling, row),
);
