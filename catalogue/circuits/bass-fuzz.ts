/** A Woolly Mammoth: two silicon transistors with a low input corner and a bias that a knob can squeeze. */

import type { Circuit } from '#electronics/component.ts';
import { C, CE, POT, Q, R, supply } from '#electronics/notation.ts';

export const bassFuzz: Circuit = {
  slug: 'bass-fuzz',
  enclosure: '125B',
  knob: 'knob-spun',
  led: 'amber',
  currentMilliamps: 2,
  panel: ['OUTPUT', 'EQ', 'PINCH', 'WOOL'],
  components: [
    R('R1', '1M', 'IN', 'GND', { note: 'Keeps the footswitch from popping.' }),

    // First transistor: the large capacitor lets the low string in, the small one keeps radio out.
    C('C1', '220n', 'IN', 'b1'),
    C('C2', '10n', 'b1', 'GND'),
    Q('Q1', '2N3904', { c: 'c1', b: 'b1', e: 'GND' }),
    R('R2', '51K', '+9V', 'c1'),

    // Second transistor: WOOL frees its gain by bypassing the emitter.
    Q('Q2', '2N3904', { c: 'c2', b: 'c1', e: 'e2' }),
    R('R3', '20K', '+9V', 'c2'),
    R('R4', '2K2', 'e2', 'GND'),
    CE('C3', '100u', 'e2', 'wool'),
    POT('WOOL', '2K', 'B', { 1: 'GND', 2: 'GND', 3: 'wool' }),

    // PINCH starves the feedback that holds both biases, until only a narrow pulse is left.
    R('R5', '100K', 'b1', 'pinch'),
    POT('PINCH', '500K', 'B', { 1: 'pinch', 2: 'e2', 3: 'e2' }),

    // EQ fades from a low-pass to a high-pass.
    CE('C4', '100u', 'c2', 'eq'),
    R('R6', '5K1', 'eq', 'low'),
    C('C5', '220n', 'low', 'GND'),
    C('C6', '10n', 'eq', 'hp'),
    R('R7', '10K', 'hp', 'high'),
    POT('EQ', '10K', 'B', { 1: 'low', 2: 'vol', 3: 'high' }),
    POT('OUTPUT', '10K', 'B', { 1: 'GND', 2: 'OUT', 3: 'vol' }),

    ...supply({ diode: 'D1', reservoir: 'C7' }),
  ],
  measurements: [
    { at: 'D1.K', volts: 8.7 },
    { at: 'Q1.B', volts: 0.6 },
    { at: 'Q1.C', volts: 1.5, range: [1.35, 1.75], knobs: { PINCH: 0.5 } },
    { at: 'Q2.C', volts: 1, range: [0.9, 2], because: 'as the gain of Q1 happens to be', knobs: { PINCH: 0.5 } },
    { at: 'Q2.C', volts: 2.3, range: [1.5, 3], knobs: { PINCH: 0 } },
  ],
};
