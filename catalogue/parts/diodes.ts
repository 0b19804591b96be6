/** Diodes and zeners. */

import type { Part } from '../catalogue-types.ts';
import { diodeHandling, semiconductor, type SemiconductorRow } from './semiconductor.ts';

const legs = { A: 'Anode', K: 'Cathode, the end with the band' };
const glass = { draw: 'diode', body: 'glass' } as const;
const black = { draw: 'diode', body: 'black' } as const;

/** Nobody has reviewed what is new. */
const zener = (volts: string, stock: number, added?: string): SemiconductorRow => ({
  slug: `bzx55c${volts.toLowerCase().replace('.', 'v')}`,
  name: `Zener Diode ${volts.replace('V', '.')} V, Pack of 5`,
  summary: `Five BZX55C${volts} zeners: a simple fixed voltage, or a guard.`,
  about: `Five half-watt zener diodes of ${volts.replace('V', '.')} V. With a series resistor one makes a fixed supply for a delay line; across a supply it guards against the wrong adapter. It works reversed: the band goes to the positive side.`,
  price: 25,
  stock,
  reviews: added ? 0 : 5,
  ...(added && { rating: 0, added }),
  pack: 5,
  pinOut: legs,
  origin: 'China',
  picture: glass,
  ratings: { 'Zener voltage': `${volts.replace('V', '.')} V, 5 %, at 5 mA`, Power: '500 mW', Package: 'DO-35 glass' },
});

const rows: readonly SemiconductorRow[] = [
  {
    slug: '1n4148',
    name: '1N4148 Diode, Pack of 20',
    summary: 'The clipping diode of overdrives; small, fast, silicon.',
    about:
      'Twenty small silicon diodes. Two of them facing opposite ways clip an overdrive at about 0.6 V; they also steer, rectify and protect. Electrically the same as the 1N914.',
    price: 20,
    stock: 360,
    reviews: 44,
    rating: 4.8,
    pack: 20,
    pinOut: legs,
    origin: 'China',
    picture: glass,
    ratings: {
      'Forward voltage': '0.6 to 0.7 V at 1 mA',
      'Maximum voltage': '100 V reverse',
      'Maximum current': '200 mA',
      Package: 'DO-35 glass',
    },
  },
  {
    slug: '1n914',
    name: '1N914 Diode, Pack of 20',
    summary: 'The diode named on the old schematics; twin of the 1N4148.',
    about:
      'Twenty of the silicon diodes that the old schematics ask for. If you have 1N4148 already, use them: the two come from the same crystal.',
    price: 25,
    stock: 140,
    reviews: 13,
    pack: 20,
    pinOut: legs,
    origin: 'China',
    picture: glass,
    ratings: {
      'Forward voltage': '0.6 to 0.7 V at 1 mA',
      'Maximum voltage': '100 V reverse',
      'Maximum current': '200 mA',
      Package: 'DO-35 glass',
    },
  },
  {
    slug: '1n34a',
    name: '1N34A Germanium Diode, Pack of 2',
    summary: 'Two germanium diodes: early, soft clipping at 0.3 V.',
    about:
      'Two germanium point-contact diodes, tested, for clippers and octave fuzzes. They start to conduct at a third of a volt, so they clip earlier, softer and at lower level than silicon. The glass is thin: bend the legs away from the body.',
    price: 60,
    stock: 68,
    reviews: 19,
    pack: 2,
    pinOut: legs,
    origin: 'China',
    picture: glass,
    ratings: {
      'Forward voltage': '0.25 to 0.4 V at 1 mA',
      'Maximum voltage': '60 V reverse',
      'Maximum current': '50 mA',
      Package: 'DO-7 glass',
    },
  },
  {
    slug: 'bat41',
    name: 'BAT41 Schottky Diode, Pack of 5',
    summary: 'Five Schottky diodes that clip nearly as low as germanium.',
    about:
      'Five small Schottky diodes. They conduct at about 0.4 V, near germanium, but they are steady with temperature and never run out. A good trial in any clipper with sockets.',
    price: 40,
    stock: 82,
    reviews: 8,
    pack: 5,
    pinOut: legs,
    origin: 'China',
    picture: glass,
    ratings: {
      'Forward voltage': '0.4 V at 1 mA',
      'Maximum voltage': '100 V reverse',
      'Maximum current': '100 mA',
      Package: 'DO-35 glass',
    },
  },
  {
    slug: '1n4001',
    name: '1N4001 Rectifier, Pack of 10',
    summary: 'Ten rectifiers; the asymmetric clipper of bass drives.',
    about:
      'Ten one-amp rectifiers for reverse-plug protection across a supply, and for slow, thick clipping in some bass drives.',
    price: 20,
    stock: 230,
    reviews: 10,
    pack: 10,
    pinOut: legs,
    origin: 'China',
    picture: black,
    ratings: {
      'Forward voltage': '1.1 V maximum at 1 A',
      'Maximum voltage': '50 V reverse',
      'Maximum current': '1 A',
      Package: 'DO-41',
    },
  },
  {
    slug: '1n5817',
    name: '1N5817 Schottky Rectifier, Pack of 5',
    summary: 'Guards a pedal from a reversed plug and costs only 0.3 V.',
    about:
      'Five Schottky rectifiers. In series with the supply one of them keeps a reversed plug from harming anything and costs a third of a volt. Every kit in this shop has one.',
    price: 40,
    stock: 270,
    reviews: 12,
    pack: 5,
    pinOut: legs,
    origin: 'China',
    picture: black,
    ratings: {
      'Forward voltage': '0.45 V maximum at 1 A',
      'Maximum voltage': '20 V reverse',
      'Maximum current': '1 A',
      Package: 'DO-41',
    },
  },
  zener('5V1', 90),
  zener('7V5', 46),
  zener('8V2', 60, '2026-11-18'),
  zener('9V1', 58),
  zener('12', 60, '2026-11-18'),
];

export const diodes: readonly Part[] = rows.map((row) => semiconductor('diode', '8541', diodeHandling, row));
