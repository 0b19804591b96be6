/** Bucket-brigade delay lines, their clock and their compander. */

import type { Part } from '../catalogue-types.ts';
import { chipHandling, semiconductor, type SemiconductorRow } from './semiconductor.ts';

const dip8 = (mark: string) => ({ draw: 'dip', pins: 8, mark }) as const;
const dip16 = (mark: string) => ({ draw: 'dip', pins: 16, mark }) as const;

const rows: readonly SemiconductorRow[] = [
  {
    slug: 'v3207',
    name: 'V3207 Bucket-Brigade Delay, 1024 Stages',
    summary: 'The delay line of choruses and flangers, a second source of the MN3207.',
    about:
      'An analogue delay line of 1024 stages, made to the specification of the MN3207. Clocked at 100 kHz it delays by 5 ms, which is chorus; swept faster it is a flanger. It needs a two-phase clock and the bias voltage of a V3102 beside it. Not a swap for an MN3007: the supply pins are the other way round.',
    price: 290,
    stock: 46,
    reviews: 17,
    rating: 4.7,
    origin: 'China',
    picture: dip8('V3207'),
    pinOut: {
      1: 'Ground',
      2: 'Clock 1',
      3: 'Input',
      4: 'VGG bias (14/15 VDD)',
      5: 'VDD',
      6: 'Clock 2',
      7: 'Output 1',
      8: 'Output 2',
    },
    electrical: { supply: { positive: '5', negative: '1' }, sections: [['3', '7', '8']] },
    ratings: {
      Supply: '4 to 10 V',
      Stages: '1024',
      Delay: '2.56 to 51.2 ms',
      Clock: '10 to 200 kHz',
      'Signal to noise': '73 dB typical',
      Package: 'DIP-8',
    },
  },
  {
    slug: 'v3205',
    name: 'V3205 Bucket-Brigade Delay, 4096 Stages',
    summary: 'The long delay line for analogue echo, a second source of the MN3205.',
    about:
      'An analogue delay line of 4096 stages, made to the specification of the MN3205. The maker promises up to 205 ms at a 10 kHz clock; echo pedals run it slower, to about 300 ms, and pay with treble. Use a V3102 beside it. Eight legs in the outline of a 14-pin chip: check the board before you order.',
    price: 640,
    stock: 21,
    reviews: 9,
    rating: 4.8,
    origin: 'China',
    picture: dip8('V3205'),
    pinOut: {
      1: 'Ground',
      2: 'Clock 2',
      3: 'Output 1',
      4: 'Output 2',
      5: 'VDD',
      6: 'Clock 1',
      7: 'Input',
      8: 'VGG bias (14/15 VDD)',
    },
    electrical: { supply: { positive: '5', negative: '1' }, sections: [['7', '3', '4']] },
    ratings: {
      Supply: '4 to 8 V',
      'Absolute maximum': '11 V',
      Stages: '4096',
      Delay: '20.48 to 204.8 ms',
      Clock: '10 to 100 kHz',
      'Signal to noise': '60 dB',
      Package: 'Eight legs in a 14-pin outline',
    },
  },
  {
    slug: 'v3102',
    name: 'V3102 Clock for Bucket-Brigade Delays',
    summary: 'Two-phase clock and bias voltage for the V3207 and V3205.',
    about:
      'The clock generator for low-voltage delay lines, made to the specification of the MN3102. Two resistors and a capacitor on its three oscillator pins make the clock, which leaves at half that frequency in two opposite phases; it also makes the bias the delay line needs. For V3207 and V3205 only, not for the older MN3007 and MN3005.',
    price: 140,
    stock: 58,
    reviews: 14,
    rating: 4.7,
    origin: 'China',
    picture: dip8('V3102'),
    pinOut: {
      1: 'Ground',
      2: 'Clock out 1',
      3: 'VDD',
      4: 'Clock out 2',
      5: 'Oscillator OX3',
      6: 'Oscillator OX2',
      7: 'Oscillator OX1',
      8: 'VGG out (14/15 VDD)',
    },
    electrical: { supply: { positive: '3', negative: '1' }, sections: [['2', '4', '5', '6', '7']] },
    ratings: {
      Supply: '4 to 10 V',
      Outputs: 'Two-phase clock at half the oscillator',
      'Bias output': '14/15 of VDD',
      Package: 'DIP-8',
    },
  },
  {
    slug: 'sa571n',
    name: 'SA571N Compander',
    summary: 'Compressor and expander in one: keeps the hiss of a delay line down.',
    about:
      'Two gain cells with rectifiers and amplifiers in one package. One half squeezes the signal two to one before a noisy delay line, the other stretches it back afterwards, and the noise between them disappears under the playing. The heart of DM-2 and Memory Man quiet.',
    price: 340,
    stock: 27,
    reviews: 8,
    origin: 'Thailand',
    picture: dip16('SA571N'),
    pinOut: {
      1: 'Rectifier capacitor 1',
      2: 'Rectifier input 1',
      3: 'Gain cell input 1',
      4: 'Ground',
      5: 'Inverting input 1',
      6: 'Resistor R3 1',
      7: 'Output 1',
      8: 'Distortion trim 1',
      9: 'Distortion trim 2',
      10: 'Output 2',
      11: 'Resistor R3 2',
      12: 'Inverting input 2',
      13: 'VCC',
      14: 'Gain cell input 2',
      15: 'Rectifier input 2',
      16: 'Rectifier capacitor 2',
    },
    electrical: {
      supply: { positive: '13', negative: '4' },
      sections: [
        ['1', '2', '3', '5', '6', '7', '8'],
        ['9', '10', '11', '12', '14', '15', '16'],
      ],
    },
    ratings: {
      Supply: '6 to 18 V',
      'Supply current': '3.2 mA typical',
      Reference: '1.8 V inside',
      'Internal resistors': 'R1 10 kΩ, R2 20 kΩ, R3 20 kΩ, R4 30 kΩ',
      Package: 'DIP-16',
    },
  },
];

export const delayChips: readonly Part[] = rows.map((row) => semiconductor('chip', '8542', chipHandling, row));
