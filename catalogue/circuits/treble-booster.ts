/** A Rangemaster: PNP germanium with its emitter to the positive side, so that it shares an ordinary supply. */

import type { Circuit } from '#electronics/component.ts';
import { C, CE, D, POT, Q, R, TRIM, supply, supplyFilter } from '#electronics/notation.ts';

export const trebleBooster: Circuit = {
  slug: 'treble-booster',
  enclosure: '1590A',
  knob: 'knob-cream',
  led: 'red',
  currentMilliamps: 1.7,
  rails: { VDD: 8.6 },
  components: [
    R('R1', '1M', 'IN', 'GND', { note: 'Keeps the footswitch from popping.' }),

    // The small capacitor is the treble; BITE turned down lets the large one add the rest of the guitar.
    C('C1', '4n7', 'IN', 'b1'),
    C('C2', '47n', 'IN', 'full'),
    POT('BITE', '100K', 'A', { 1: 'full', 2: 'b1', 3: 'b1' }),

    // Bias. R3 and TR1 together stand where the original had 68K.
    R('R2', '470K', 'b1', 'GND'),
    R('R3', '43K', 'VDD', 'bias'),
    TRIM('TR1', '50K', { 1: 'bias', 2: 'b1', 3: 'b1' }, { note: 'Bias: set 2 V on the collector of Q1.' }),
    Q('Q1', 'AC128', { c: 'c1', b: 'b1', e: 'e1' }, { note: 'Solder it last and quickly; germanium dislikes heat.' }),
    R('R4', '3K9', 'VDD', 'e1'),
    CE('C3', '47u', 'e1', 'GND', { note: 'To ground rather than to the supply, which keeps supply noise out.' }),

    // The control is the load of the transistor, as in the original.
    POT('LEVEL', '10K', 'A', { 1: 'GND', 2: 'lw', 3: 'c1' }),
    C('C4', '10n', 'lw', 'OUT'),
    R('R5', '1M', 'OUT', 'GND', { note: 'Holds the output at ground against pops.' }),

    // Supply with a second filter: a germanium stage hears every ripple on its emitter.
    ...supplyFilter({ resistor: 'R6', cap: 'C5', ohms: '470R', farads: '220u' }),
    D('D2', 'BZX55C12', 'GND', 'VDD', {
      note: 'Does nothing at 9 V. A wrong adapter of 18 V stops at 12 V here, and germanium bears no more than 16 V.',
    }),
    ...supply({ diode: 'D1', reservoir: 'C6' }),
  ],
  measurements: [
    { at: 'C5.+', volts: 8.6 },
    { at: 'Q1.C', volts: 2, setBy: 'TR1', range: [1.5, 2.5], because: 'from cold to warm' },
    { at: 'Q1.E', volts: 7.8 },
    { at: 'Q1.B', volts: 7.7 },
  ],
};
