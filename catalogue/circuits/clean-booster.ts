/** An LPB-1: one transistor, seven parts around it, and a volume control. */

import type { Circuit } from '#electronics/component.ts';
import { C, POT, Q, R, supply } from '#electronics/notation.ts';

export const cleanBooster: Circuit = {
  slug: 'clean-booster',
  enclosure: '1590A',
  knob: 'knob-fluted',
  led: 'amber',
  currentMilliamps: 2,
  components: [
    R('R1', '1M', 'IN', 'GND', { note: 'Keeps the footswitch from popping.' }),
    C('C1', '100n', 'IN', 'b1'),

    // A voltage divider holds the base, and the emitter resistor sets a gain of about 20.
    R('R2', '430K', '+9V', 'b1'),
    R('R3', '43K', 'b1', 'GND'),
    Q('Q1', '2N5088', { c: 'c1', b: 'b1', e: 'e1' }),
    R('R4', '10K', '+9V', 'c1'),
    R('R5', '390R', 'e1', 'GND'),

    C('C2', '100n', 'c1', 'vol'),
    POT('BOOST', '100K', 'A', { 1: 'GND', 2: 'OUT', 3: 'vol' }),

    ...supply({ diode: 'D1', reservoir: 'C3', farads: '220u' }),
  ],
  measurements: [
    { at: 'D1.K', volts: 8.7, note: 'Supply behind the protection diode.' },
    { at: 'Q1.C', volts: 5, range: [4.5, 5.8], because: 'as the gain of Q1 happens to be' },
    { at: 'Q1.B', volts: 0.75 },
    { at: 'Q1.E', volts: 0.15 },
  ],
};
