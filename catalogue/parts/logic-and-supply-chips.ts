/** Logic, timers and supplies. */

import type { Part } from '../catalogue-types.ts';
import { chipHandling, semiconductor, type SemiconductorRow } from './semiconductor.ts';

const dip8 = (mark: string) => ({ draw: 'dip', pins: 8, mark }) as const;
const dip16 = (mark: string) => ({ draw: 'dip', pins: 16, mark }) as const;

const rows: readonly SemiconductorRow[] = [
  {
    slug: 'cd4049ube',
    name: 'CD4049UBE Hex Inverter, Unbuffered',
    summary: 'Six CMOS inverters that make a valve-like overdrive when used wrongly.',
    about:
      'Six logic inverters that become soft-clipping amplifiers with a resistor from output to input, as in the Tube Sound Fuzz. It must be the unbuffered UB kind. Note the odd supply pins: 1 and 8, not 16.',
    price: 40,
    stock: 77,
    reviews: 12,
    origin: 'Malaysia',
    picture: dip16('CD4049UBE'),
    pinOut: {
      1: 'VDD',
      2: 'Output A',
      3: 'Input A',
      4: 'Output B',
      5: 'Input B',
      6: 'Output C',
      7: 'Input C',
      8: 'VSS (ground)',
      9: 'Input D',
      10: 'Output D',
      11: 'Input E',
      12: 'Output E',
      13: 'Not connected',
      14: 'Input F',
      15: 'Output F',
      16: 'Not connected',
    },
    electrical: {
      supply: { positive: '1', negative: '8' },
      sections: [
        ['2', '3'],
        ['4', '5'],
        ['6', '7'],
        ['9', '10'],
        ['11', '12'],
        ['14', '15'],
      ],
    },
    ratings: { Supply: '3 to 18 V', Package: 'DIP-16', Kind: 'Unbuffered (UB)' },
  },
  {
    slug: 'cd4013be',
    name: 'CD4013BE Dual Flip-Flop',
    summary: 'Divides a square wave by two, and by four: sub-octaves.',
    about:
      'Two D-type flip-flops. With the inverted output tied to D each one halves the frequency at its clock, so a squared-up guitar note comes out one and two octaves lower. Unused set and reset pins must go to ground.',
    price: 25,
    stock: 90,
    reviews: 9,
    origin: 'Malaysia',
    picture: { draw: 'dip', pins: 14, mark: 'CD4013BE' },
    pinOut: {
      1: 'Q1',
      2: 'Q1 inverted',
      3: 'Clock 1',
      4: 'Reset 1',
      5: 'D1',
      6: 'Set 1',
      7: 'VSS (ground)',
      8: 'Set 2',
      9: 'D2',
      10: 'Reset 2',
      11: 'Clock 2',
      12: 'Q2 inverted',
      13: 'Q2',
      14: 'VDD',
    },
    electrical: {
      supply: { positive: '14', negative: '7' },
      sections: [
        ['1', '2', '3', '5'],
        ['9', '11', '12', '13'],
      ],
    },
    ratings: { Supply: '3 to 18 V', 'Clock rate': '16 MHz typical at 10 V', Package: 'DIP-14' },
  },
  {
    slug: 'icm7555ipa',
    name: 'ICM7555 CMOS Timer',
    summary: 'The quiet CMOS 555 for slow clocks; no supply spikes to hear.',
    about:
      'A 555 in CMOS. It does the same timing with a fraction of the current and without the supply spike of the bipolar one, which a pedal would turn into a tick on every cycle.',
    price: 55,
    stock: 48,
    reviews: 6,
    origin: 'Malaysia',
    picture: dip8('ICM7555'),
    pinOut: {
      1: 'Ground',
      2: 'Trigger',
      3: 'Output',
      4: 'Reset',
      5: 'Control voltage',
      6: 'Threshold',
      7: 'Discharge',
      8: 'VDD',
    },
    electrical: { supply: { positive: '8', negative: '1' }, sections: [['2', '3', '5', '6', '7']] },
    ratings: { Supply: '2 to 18 V', 'Supply current': '60 µA typical', 'Highest frequency': '1 MHz', Package: 'DIP-8' },
  },
  {
    slug: 'tc1044scpa',
    name: 'TC1044S Charge Pump',
    summary: 'Makes -9 V or 18 V out of 9 V; runs above hearing.',
    about:
      'A charge pump that turns 9 V into -9 V for PNP germanium circuits, or doubles it to about 18 V for headroom. Tie pin 1 to the supply to lift its clock to 45 kHz, above hearing. Never feed it more than 12 V.',
    price: 150,
    stock: 44,
    reviews: 21,
    origin: 'Thailand',
    picture: dip8('TC1044S'),
    pinOut: {
      1: 'Boost',
      2: 'Capacitor +',
      3: 'Ground',
      4: 'Capacitor -',
      5: 'Output (negative)',
      6: 'Low-voltage',
      7: 'Oscillator',
      8: 'V+',
    },
    electrical: { supply: { positive: '8', negative: '3' }, sections: [['2', '4', '5']] },
    ratings: {
      Supply: '1.5 to 12 V',
      'Absolute maximum': '13 V',
      'Output current': '20 mA',
      Clock: '10 kHz, 45 kHz with boost',
      Package: 'DIP-8',
    },
  },
  {
    slug: '78l05',
    name: '78L05 Regulator, 5 V 100 mA',
    summary: 'A steady 5 V for echo chips and reverb modules.',
    about:
      'A small regulator that makes 5 V from a pedal supply of 7 V or more. Put 100 nF close to each side of it. The three legs differ between makers of look-alikes; ours follow the order given below.',
    price: 15,
    stock: 170,
    reviews: 13,
    origin: 'China',
    picture: { draw: 'to92', mark: '78L05' },
    pinOut: { 1: 'Output', 2: 'Ground', 3: 'Input' },
    ratings: {
      Input: '7 to 30 V',
      Output: '5 V, 5 %',
      'Output current': '100 mA',
      Package: 'TO-92, flat face towards you, legs down: pins 1 to 3 from the left',
    },
  },
];

export const logicAndSupplyChips: readonly Part[] = rows.map((row) => semiconductor('chip', '8542', chipHandling, row));
