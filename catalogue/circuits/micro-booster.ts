/** An MXR Micro Amp: one op-amp, one control, flat from the lowest string to beyond hearing. */

import { type Circuit, NC } from '#electronics/component.ts';
import { C, CE, POT, R, U, supply } from '#electronics/notation.ts';

export const microBooster: Circuit = {
  slug: 'micro-booster',
  enclosure: '1590A',
  knob: 'knob-inlay',
  led: 'blue',
  currentMilliamps: 3,
  rails: { VREF: 4.3 },
  components: [
    // Input of 5 megohms, so that no pickup notices it.
    R('R1', '10M', 'IN', 'GND'),
    C('C1', '100n', 'IN', 'in1'),
    R('R2', '10M', 'in1', 'VREF'),
    R('R3', '1K', 'in1', 'plus'),

    // Gain from 1.1 to 21.7: R5 is the floor of the ground leg, C2 keeps radio from being amplified too.
    U('IC1', 'TL071CP', { 1: NC, 2: 'minus', 3: 'plus', 4: 'GND', 5: NC, 6: 'amp', 7: '+9V', 8: NC }),
    C('C7', '100n', '+9V', 'GND', { note: 'Next to IC1, for its supply.' }),
    R('R4', '56K', 'minus', 'amp'),
    C('C2', '47p', 'minus', 'amp'),
    POT('GAIN', '500K', 'C', { 1: 'gain', 2: 'gain', 3: 'minus' }),
    R('R5', '2K7', 'gain', 'leg'),
    CE('C3', '4u7', 'leg', 'GND'),

    // Output: R6 lets it drive a long cable without singing.
    CE('C4', '15u', 'amp', 'o1'),
    R('R6', '470R', 'o1', 'OUT'),
    R('R7', '10K', 'OUT', 'GND'),

    // Half the supply from large resistors, as the original saved its battery.
    R('R8', '100K', '+9V', 'VREF'),
    R('R9', '100K', 'VREF', 'GND'),
    CE('C5', '10u', 'VREF', 'GND'),
    ...supply({ diode: 'D1', reservoir: 'C6' }),
  ],
  measurements: [
    { at: 'IC1.7', volts: 8.7, note: 'Supply, a little under the adapter because of D1.' },
    { at: 'IC1.6', volts: 4.3 },
    { at: 'C5.+', volts: 4.3, note: 'A meter of 1 megohm loads this point and reads a little low.' },
  ],
};
