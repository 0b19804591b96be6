/** Diodes, zeners, lamps and optocouplers. */

import type { Part } from '../catalogue-types.ts';
import type { LedColour } from '../circuit/component.ts';
import { semiconductor, type SemiconductorRow } from './semiconductor.ts';

const legs = { A: 'Anode', K: 'Cathode, the end with the band' };
const glass = { draw: 'diode', body: 'glass' } as const;
const black = { draw: 'diode', body: 'black' } as const;

const zener = (volts: string, stock: number): SemiconductorRow => ({
  slug: `bzx55c${volts.toLowerCase().replace('.', 'v')}`,
  name: `Zener Diode ${volts.replace('V', '.')} V, Pack of 5`,
  summary: `Five BZX55C${volts} zeners: a simple fixed voltage, or a guard.`,
  about: `Five half-watt zener diodes of ${volts.replace('V', '.')} V. With a series resistor one makes a fixed supply for a delay line; across a supply it guards against the wrong adapter. It works reversed: the band goes to the positive side.`,
  price: 25,
  stock,
  reviews: 5,
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
  zener('9V1', 58),
  {
    slug: 'nsl-32',
    name: 'NSL-32 Optocoupler',
    summary: 'A lamp and a light cell in one body: click-free gain control.',
    about:
      'A light-emitting diode facing a light-dependent resistor in a sealed body. More lamp current, less resistance: compressors and tremolos control level with it without adding noise or distortion. The cell is slow on purpose.',
    price: 260,
    stock: 24,
    reviews: 9,
    pinOut: { A: 'Lamp anode', K: 'Lamp cathode', 1: 'Cell', 2: 'Cell' },
    origin: 'USA',
    picture: { draw: 'opto' },
    ratings: {
      'On-resistance': '500 Ω maximum at 20 mA',
      'Off-resistance': '500 kΩ minimum after 10 s',
      'Lamp current': '25 mA maximum',
      'Cell voltage': '60 V peak',
      Package: 'Four legs, axial',
    },
  },
];

const colours: Readonly<Record<LedColour, { volts: string; stock: number }>> = {
  red: { volts: '1.9 to 2.1 V', stock: 300 },
  amber: { volts: '2.0 to 2.2 V', stock: 180 },
  green: { volts: '2.9 to 3.2 V', stock: 210 },
  blue: { volts: '3.0 to 3.3 V', stock: 240 },
  white: { volts: '3.0 to 3.3 V', stock: 190 },
  violet: { volts: '3.0 to 3.4 V', stock: 120 },
};

const lamp = (colour: LedColour): SemiconductorRow => ({
  slug: `led-5mm-${colour}`,
  name: `LED 5 mm ${colour.charAt(0).toUpperCase()}${colour.slice(1)}, Pack of 5`,
  summary: `Five clear 5 mm lamps, ${colour}, bright enough at 1.5 mA.`,
  about: `Five lamps of 5 mm in ${colour}, clear when off and bright at the milliamp and a half that a 4K7 resistor gives them on 9 V. The long leg is the anode, the flat in the rim marks the cathode. Never connect one without its resistor.`,
  price: 25,
  stock: colours[colour].stock,
  reviews: 11,
  pack: 5,
  pinOut: { A: 'Anode, long leg', K: 'Cathode, flat side' },
  origin: 'China',
  picture: { draw: 'led', colour },
  ratings: {
    'Forward voltage': colours[colour].volts,
    'Maximum current': '20 mA',
    'Maximum reverse voltage': '5 V',
    Package: 'Round, 5 mm',
  },
});

const handling =
  'Current flows from anode to cathode, and the band or the flat side marks the cathode. Bend the legs a few millimetres away from the body and match the mark on the board before you solder.';

export const diodes: readonly Part[] = [...rows, ...(Object.keys(colours) as LedColour[]).map(lamp)].map((row) =>
  semiconductor('other', '8541', handling, row),
);
