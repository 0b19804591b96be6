/** Amplifiers of power and of current. */

import type { Part } from '../catalogue-types.ts';
import { chipHandling, semiconductor, type SemiconductorRow } from './semiconductor.ts';

const dip8 = (mark: string) => ({ draw: 'dip', pins: 8, mark }) as const;
const dip16 = (mark: string) => ({ draw: 'dip', pins: 16, mark }) as const;

const rows: readonly SemiconductorRow[] = [
  {
    slug: 'lm386n-1',
    name: 'LM386N-1 Power Amplifier',
    summary: 'A third of a watt into 8 ohms from 9 V: pocket amps.',
    about:
      'The amplifier of every pocket amp. A gain of 20 as it stands, 200 with ten microfarads between pins 1 and 8, and something in between with a resistor in series. Give it a fat supply capacitor and a resistor with a capacitor across the output, or it will sing by itself.',
    price: 35,
    stock: 150,
    reviews: 34,
    origin: 'Malaysia',
    picture: dip8('LM386N-1'),
    pinOut: {
      1: 'Gain',
      2: 'Inverting input',
      3: 'Non-inverting input',
      4: 'Ground',
      5: 'Output',
      6: 'Supply',
      7: 'Bypass',
      8: 'Gain',
    },
    electrical: { supply: { positive: '6', negative: '4' }, sections: [['2', '3', '5', '1', '8', '7']] },
    ratings: {
      Supply: '4 to 12 V',
      'Absolute maximum': '15 V',
      Power: '325 mW typical (6 V, 8 Ω, 10 % distortion)',
      'Supply current': '4 mA at rest',
      Gain: '20 to 200',
      Package: 'DIP-8',
    },
  },
  {
    slug: 'lm13700n',
    name: 'LM13700N Dual Transconductance Amplifier',
    summary: 'Two amplifiers whose gain is a current: compressors, filters, tremolo.',
    about:
      'Two transconductance amplifiers with linearising diodes and buffers. Their gain follows the current into the bias pin, which makes compressors, voltage-controlled filters and tremolos. The inputs take only tens of millivolts, so a divider in front is part of the circuit.',
    price: 110,
    stock: 52,
    reviews: 13,
    origin: 'Malaysia',
    picture: dip16('LM13700N'),
    pinOut: {
      1: 'Bias current A',
      2: 'Diode bias A',
      3: 'Non-inverting input A',
      4: 'Inverting input A',
      5: 'Output A',
      6: 'V-',
      7: 'Buffer input A',
      8: 'Buffer output A',
      9: 'Buffer output B',
      10: 'Buffer input B',
      11: 'V+',
      12: 'Output B',
      13: 'Inverting input B',
      14: 'Non-inverting input B',
      15: 'Diode bias B',
      16: 'Bias current B',
    },
    electrical: {
      supply: { positive: '11', negative: '6' },
      sections: [
        ['1', '2', '3', '4', '5', '7', '8'],
        ['9', '10', '12', '13', '14', '15', '16'],
      ],
    },
    ratings: {
      'Maximum supply': '36 V (±18 V)',
      'Bias current': '2 mA maximum',
      'Slew rate': '50 V/µs',
      Package: 'DIP-16',
    },
  },
  {
    slug: 'ca3080e',
    name: 'CA3080E Transconductance Amplifier, Old Stock',
    summary: 'The gain cell of the classic orange and red compressors.',
    about:
      'The transconductance amplifier in the Dyna Comp and its descendants. Its gain follows the current into pin 5. Long out of production; ours are old stock, each one tested in a compressor before it is packed. Stand-ins: new copies such as the AS3080E are sold for the same socket; compare their sheet with the pins below before you fit one, and set the offset trimmer anew. An LM13700 has such a cell twice, but sixteen pins, and needs another board.',
    price: 380,
    stock: 18,
    reviews: 10,
    origin: 'USA',
    picture: dip8('CA3080E'),
    pinOut: {
      1: 'Not connected',
      2: 'Inverting input',
      3: 'Non-inverting input',
      4: 'V-',
      5: 'Bias current',
      6: 'Output',
      7: 'V+',
      8: 'Not connected',
    },
    electrical: { supply: { positive: '7', negative: '4' }, sections: [['2', '3', '5', '6']] },
    ratings: {
      'Maximum supply': '36 V (±18 V)',
      'Bias current': '2 mA maximum',
      'Slew rate': '50 V/µs',
      Package: 'DIP-8',
    },
  },
];

export const amplifierChips: readonly Part[] = rows.map((row) => semiconductor('chip', '8542', chipHandling, row));
