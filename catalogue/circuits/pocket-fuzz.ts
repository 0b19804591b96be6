/** A Bazz Fuss: one Darlington transistor that biases itself through a diode. */

import type { Circuit } from '#electronics/component.ts';
import { type Mod, modNote } from '#electronics/mod.ts';
import { C, CE, D, POT, Q, R, supply, supplyFilter } from '#electronics/notation.ts';

const softer: Mod = { ref: 'D1', values: ['BAT41', '1N34A'], gives: 'a softer start of the note' };

export const pocketFuzz: Circuit = {
  slug: 'pocket-fuzz',
  enclosure: '1590A',
  knob: 'knob-cream',
  led: 'green',
  currentMilliamps: 2,
  rails: { VDD: 8.7 },
  mods: [softer],
  components: [
    R('R1', '1M', 'IN', 'GND', { note: 'Keeps the footswitch from popping.' }),
    CE('C1', '4u7', 'b1', 'IN'),

    // D1 feeds the base and lets go on the loud half of the wave: that is the fuzz.
    Q('Q1', 'MPSA13', { c: 'c1', b: 'b1', e: 'GND' }),
    D('D1', '1N4148', 'c1', 'b1', { note: modNote(softer) }),
    R('R2', '10K', 'VDD', 'c1'),

    C('C2', '220n', 'c1', 'vol'),
    POT('VOLUME', '100K', 'A', { 1: 'GND', 2: 'OUT', 3: 'vol' }),

    // Supply with a second filter: the collector hands on what it brings.
    ...supplyFilter({ resistor: 'R3', cap: 'C4' }),
    ...supply({ diode: 'D2', reservoir: 'C3' }),
  ],
  measurements: [
    { at: 'D2.K', volts: 8.7 },
    { at: 'Q1.C', volts: 1.3 },
    { at: 'Q1.B', volts: 1.2, note: 'Twice the usual 0.6 V, because a Darlington is two transistors in one.' },
  ],
};
