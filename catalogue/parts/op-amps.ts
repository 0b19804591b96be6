/** Single and quad op-amps. */

import type { Electrical } from '#electronics/part.ts';
import type { Part } from '../catalogue-types.ts';
import { opAmpHandling, semiconductor, type SemiconductorRow } from './semiconductor.ts';

const quadPins = {
  1: 'Output A',
  2: 'Inverting input A',
  3: 'Non-inverting input A',
  4: 'V+',
  5: 'Non-inverting input B',
  6: 'Inverting input B',
  7: 'Output B',
  8: 'Output C',
  9: 'Inverting input C',
  10: 'Non-inverting input C',
  11: 'V- (ground in most pedals)',
  12: 'Non-inverting input D',
  13: 'Inverting input D',
  14: 'Output D',
};
const quad: Electrical = {
  supply: { positive: '4', negative: '11' },
  sections: [
    ['1', '2', '3'],
    ['5', '6', '7'],
    ['8', '9', '10'],
    ['12', '13', '14'],
  ],
};

const singlePins = {
  1: 'Offset null',
  2: 'Inverting input',
  3: 'Non-inverting input',
  4: 'V- (ground in most pedals)',
  5: 'Offset null',
  6: 'Output',
  7: 'V+',
  8: 'Not connected',
};
const single: Electrical = { supply: { positive: '7', negative: '4' }, sections: [['2', '3', '6']] };

const dip8 = (mark: string) => ({ draw: 'dip', pins: 8, mark }) as const;

const rows: readonly SemiconductorRow[] = [
  {
    slug: 'tl071cp',
    name: 'TL071 Single Op-Amp',
    summary: 'One quiet JFET-input amplifier for buffers and boosters.',
    about:
      'A single JFET-input op-amp. The inputs draw next to nothing, so bias resistors of a megohm and more work well, and the noise is low enough for the first stage of a pedal.',
    price: 30,
    stock: 95,
    reviews: 18,
    pinOut: singlePins,
    electrical: single,
    origin: 'Malaysia',
    picture: dip8('TL071CP'),
    ratings: {
      'Maximum supply': '±18 V (36 V single)',
      'Supply current': '1.4 mA typical',
      'Gain-bandwidth': '3 MHz',
      'Slew rate': '13 V/µs',
      'Input noise': '18 nV/√Hz',
      Input: 'JFET',
      Package: 'DIP-8',
    },
  },
  {
    slug: 'tl074cn',
    name: 'TL074 Quad Op-Amp',
    summary: 'Four TL072 halves in one package, for filters and equalisers.',
    about:
      'Four JFET-input op-amps in a DIP-14, the compact choice for graphic equalisers, phasers and state-variable filters. Mind the supply: it is in the middle of the package, pin 4 and pin 11.',
    price: 45,
    stock: 110,
    reviews: 27,
    pinOut: quadPins,
    electrical: quad,
    origin: 'Malaysia',
    picture: { draw: 'dip', pins: 14, mark: 'TL074CN' },
    ratings: {
      'Maximum supply': '±18 V (36 V single)',
      'Supply current': '5.6 mA typical, all four',
      'Gain-bandwidth': '3 MHz',
      'Slew rate': '13 V/µs',
      'Input noise': '18 nV/√Hz',
      Input: 'JFET',
      Package: 'DIP-14',
    },
  },
  {
    slug: 'lm741cn',
    name: 'LM741 Single Op-Amp',
    summary: 'The slow classic of the yellow distortions of the seventies.',
    about:
      'The first op-amp everybody met, and part of the sound of the MXR Distortion+ and the DOD 250: at high gain its half-volt-per-microsecond output simply cannot keep up, and treble softens.',
    price: 25,
    stock: 140,
    reviews: 22,
    pinOut: singlePins,
    electrical: single,
    origin: 'China',
    picture: dip8('LM741CN'),
    ratings: {
      'Maximum supply': '±18 V (36 V single)',
      'Supply current': '1.7 mA typical',
      'Gain-bandwidth': '1 MHz',
      'Slew rate': '0.5 V/µs',
      Input: 'Bipolar',
      Package: 'DIP-8',
    },
  },
  {
    slug: 'lm308n',
    name: 'LM308N Single Op-Amp, Old Stock',
    summary: 'The slow amplifier in the rodent. Old stock, each one tested.',
    about:
      'The op-amp of the first RAT distortions. It needs an external compensation capacitor between pins 1 and 8 (30 pF is usual), and its slowness is the point. Long out of production; ours are old stock, each one tested in a circuit. Stand-ins on the same pins: an OP07, which its maker names for sockets of the 308. It is about as slow, and draws some 3 mA instead of 0.3. Or a TL071, which slews forty times as fast and is therefore brighter and harder. Both are compensated inside: leave the capacitor between pins 1 and 8 out, since the OP07 has its offset trim there.',
    price: 420,
    stock: 14,
    reviews: 19,
    rating: 4.7,
    origin: 'USA',
    picture: dip8('LM308N'),
    pinOut: {
      1: 'Compensation',
      2: 'Inverting input',
      3: 'Non-inverting input',
      4: 'V- (ground in most pedals)',
      5: 'Not connected',
      6: 'Output',
      7: 'V+',
      8: 'Compensation',
    },
    electrical: { supply: { positive: '7', negative: '4' }, sections: [['2', '3', '6']] },
    ratings: {
      'Maximum supply': '±18 V (36 V single)',
      'Supply current': '0.3 mA typical',
      'Slew rate': '0.3 V/µs with 30 pF',
      Input: 'Super-beta bipolar',
      Package: 'DIP-8',
    },
  },
];

export const opAmps: readonly Part[] = rows.map((row) => semiconductor('op-amp', '8542', opAmpHandling, row));
