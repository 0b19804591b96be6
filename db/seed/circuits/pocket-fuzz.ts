/** A Bazz Fuss: one Darlington transistor that biases itself through a diode. */

import type { Circuit } from '#electronics/component.ts';
import { C, CE, D, POT, Q, R, supply } from '#electronics/notation.ts';

export const pocketFuzz: Circuit = {
  slug: 'pocket-fuzz',
  enclosure: '1590A',
  knob: 'knob-cream',
  led: 'green',
  currentMilliamps: 2,
  components: [
    R('R1', '1M', 'IN', 'GND', { note: 'Keeps the footswitch from popping.' }),
    CE('C1', '4u7', 'b1', 'IN'),

    // D1 feeds the base and lets go on the loud half of the wave: that is the fuzz.
    Q('Q1', 'MPSA13', { c: 'c1', b: 'b1', e: 'GND' }),
    D('D1', '1N4148', 'c1', 'b1', { note: 'Try a BAT41 or 1N34A here for a softer start of the note.' }),
    R('R2', '10K', '+9V', 'c1'),

    C('C2', '220n', 'c1', 'vol'),
    POT('VOLUME', '100K', 'A', { 1: 'GND', 2: 'OUT', 3: 'vol' }),

    ...supply({ diode: 'D2', reservoir: 'C3' }),
  ],
  measurements: [
    { at: 'D2.K', volts: 8.7 },
    { at: 'Q1.C', volts: 1.4 },
    { at: 'Q1.B', volts: 1.2, note: 'Twice the usual 0.6 V, because a Darlington is two transistors in one.' },
  ],
};
