/** Two op-amps in a DIP-8, all with the same pins. */

import type { Electrical } from '#electronics/part.ts';
import type { Part } from '../catalogue-types.ts';
import { opAmpHandling, semiconductor, type SemiconductorRow } from './semiconductor.ts';

const dualPins = {
  1: 'Output A',
  2: 'Inverting input A',
  3: 'Non-inverting input A',
  4: 'V- (ground in most pedals)',
  5: 'Non-inverting input B',
  6: 'Inverting input B',
  7: 'Output B',
  8: 'V+',
};
const dual: Electrical = {
  supply: { positive: '8', negative: '4' },
  sections: [
    ['1', '2', '3'],
    ['5', '6', '7'],
  ],
};

const dip8 = (mark: string) => ({ draw: 'dip', pins: 8, mark }) as const;

const rows: readonly SemiconductorRow[] = [
  {
    slug: 'jrc4558d',
    name: 'JRC4558D Dual Op-Amp',
    summary: 'The chip of the green overdrives: slow, bipolar and just right there.',
    about:
      'The dual op-amp that sits in the Tube Screamer and in half the Japanese pedals of its age. Its modest speed rounds hard edges, and it drives the following stage without complaint.',
    price: 45,
    stock: 180,
    reviews: 61,
    rating: 4.8,
    pinOut: dualPins,
    electrical: dual,
    origin: 'Japan',
    picture: dip8('JRC4558D'),
    ratings: {
      'Maximum supply': '±18 V (36 V single)',
      'Supply current': '3.5 mA typical, both halves',
      'Gain-bandwidth': '3 MHz',
      'Slew rate': '1 V/µs',
      'Input noise': '1.4 µV RMS typical',
      Input: 'Bipolar',
      Package: 'DIP-8',
    },
  },
  {
    slug: 'tl072cp',
    name: 'TL072 Dual Op-Amp',
    summary: 'The everyday pedal op-amp: JFET inputs, low noise, two in one.',
    about:
      'The dual op-amp to have in the drawer. JFET inputs take high bias resistors, noise is low, and it fits every socket made for a 4558, with a slightly brighter clip.',
    price: 35,
    stock: 320,
    reviews: 88,
    rating: 4.8,
    pinOut: dualPins,
    electrical: dual,
    origin: 'Malaysia',
    picture: dip8('TL072CP'),
    ratings: {
      'Maximum supply': '±18 V (36 V single)',
      'Supply current': '2.8 mA typical, both halves',
      'Gain-bandwidth': '3 MHz',
      'Slew rate': '13 V/µs',
      'Input noise': '18 nV/√Hz',
      Input: 'JFET',
      Package: 'DIP-8',
    },
  },
  {
    slug: 'tl062cp',
    name: 'TL062 Low-Power Dual Op-Amp',
    summary: 'Sips 0.2 mA a half: the sweep oscillator that does not tick.',
    about:
      'A dual JFET-input op-amp that runs on a fifth of a milliamp per half. In a sweep oscillator that matters: its small supply steps do not leak into the sound as ticking. A fine stand-in for the old TL022.',
    price: 40,
    stock: 84,
    reviews: 15,
    pinOut: dualPins,
    electrical: dual,
    origin: 'Malaysia',
    picture: dip8('TL062CP'),
    ratings: {
      'Maximum supply': '±18 V (36 V single)',
      'Supply current': '0.4 mA typical, both halves',
      'Gain-bandwidth': '1 MHz',
      'Slew rate': '3.5 V/µs',
      'Input noise': '42 nV/√Hz',
      Input: 'JFET',
      Package: 'DIP-8',
    },
  },
  {
    slug: 'ne5532p',
    name: 'NE5532 Dual Op-Amp',
    summary: 'Very quiet, drives low impedances, thirsty. For clean stages and mixers.',
    about:
      'A quiet bipolar dual op-amp that drives 600 ohms. It makes clean boosters and mixers silent, but it draws several milliamps and its inputs want low impedances, so it is no blind swap for a TL072.',
    price: 40,
    stock: 130,
    reviews: 24,
    pinOut: dualPins,
    electrical: dual,
    origin: 'Malaysia',
    picture: dip8('NE5532P'),
    ratings: {
      'Maximum supply': '±22 V (44 V single)',
      'Supply current': '8 mA typical, both halves',
      'Gain-bandwidth': '10 MHz',
      'Slew rate': '9 V/µs',
      'Input noise': '5 nV/√Hz',
      Input: 'Bipolar',
      Package: 'DIP-8',
    },
  },
  {
    slug: 'opa2134pa',
    name: 'OPA2134 Dual Audio Op-Amp',
    summary: 'JFET inputs with very low distortion, when the stage must add nothing.',
    about:
      'A premium JFET-input dual for audio. Eight nanovolts of noise and hardly measurable distortion: use it where a stage should add nothing at all, such as a buffer or a hi-fi blend. In a clipper the difference is the price.',
    price: 320,
    stock: 36,
    reviews: 12,
    pinOut: dualPins,
    electrical: dual,
    origin: 'Malaysia',
    picture: dip8('OPA2134PA'),
    ratings: {
      'Maximum supply': '±18 V (36 V single)',
      'Supply current': '8 mA typical, both halves',
      'Gain-bandwidth': '8 MHz',
      'Slew rate': '20 V/µs',
      'Input noise': '8 nV/√Hz',
      Input: 'JFET',
      Package: 'DIP-8',
    },
  },
  {
    slug: 'lm358n',
    name: 'LM358 Dual Single-Supply Op-Amp',
    summary: 'Works down to ground on one supply: envelope followers and lamp drivers.',
    about:
      'A dual op-amp whose inputs and outputs reach ground on a single supply, which is what envelope followers, comparators and lamp drivers want. It crosses over audibly in the signal path, so keep it for control voltages.',
    price: 20,
    stock: 160,
    reviews: 16,
    pinOut: dualPins,
    electrical: dual,
    origin: 'China',
    picture: dip8('LM358N'),
    ratings: {
      'Maximum supply': '32 V single (±16 V)',
      'Supply current': '0.7 mA typical, both halves',
      'Gain-bandwidth': '0.7 MHz',
      'Slew rate': '0.3 V/µs',
      Input: 'Bipolar, includes ground',
      Package: 'DIP-8',
    },
  },
];

export const dualOpAmps: readonly Part[] = rows.map((row) => semiconductor('op-amp', '8542', opAmpHandling, row));
