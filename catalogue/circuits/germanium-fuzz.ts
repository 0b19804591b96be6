/** A Tone Bender Professional Mk II: three PNP germanium transistors, emitters to the positive side. */

import type { Circuit } from '#electronics/component.ts';
import { C, CE, D, POT, Q, R, TRIM, supply, supplyFilter } from '#electronics/notation.ts';

export const germaniumFuzz: Circuit = {
  slug: 'germanium-fuzz',
  enclosure: '125B',
  knob: 'knob-chicken',
  led: 'red',
  currentMilliamps: 2,
  rails: { VDD: 8.5 },
  components: [
    R('R1', '1M5', 'IN', 'GND', { note: 'Keeps the footswitch from popping.' }),
    C('C1', '10n', 'IN', 'GND', { note: 'Rounds off the pickup, and keeps radio out.' }),

    // First stage. The original left its bias to leakage; R2 and TR1 let you set it.
    CE('C2', '4u7', 'b1', 'IN'),
    TRIM('TR1', '50K', { 1: 'VDD', 2: 'b1', 3: 'b1' }, { note: 'Bias of Q1: set 1 V on its collector.' }),
    R('R2', '1M5', 'b1', 'GND'),
    Q('Q1', 'AC128', { c: 'c1', b: 'b1', e: 'VDD' }, { note: 'The one with the lowest gain of the three.' }),
    R('R3', '10K', 'c1', 'GND'),
    C('C3', '100n', 'c1', 'b2'),

    // Second and third stage share one feedback, as in every fuzz of this family.
    Q('Q2', 'AC128', { c: 'c2', b: 'b2', e: 'VDD' }),
    R('R4', '47K', 'c2', 'GND'),
    R('R5', '100K', 'b2', 'e3'),
    Q('Q3', 'AC128', { c: 'c3', b: 'c2', e: 'e3' }, { note: 'The one with the highest gain and the least leakage.' }),
    POT('ATTACK', '1K', 'B', { 1: 'VDD', 2: 'aw', 3: 'e3' }),
    CE('C4', '4u7', 'VDD', 'aw'),
    TRIM('TR2', '50K', { 1: 'c3', 2: 'tap', 3: 'tap' }, { note: 'Bias of Q3, 8K2 in the original; see measurements.' }),
    R('R6', '1K', 'tap', 'GND'),

    C('C5', '10n', 'tap', 'vol'),
    POT('LEVEL', '100K', 'A', { 1: 'GND', 2: 'OUT', 3: 'vol' }),

    // Supply with a second filter: the emitters sit on it.
    ...supplyFilter({ resistor: 'R7', cap: 'C6', ohms: '680R', farads: '220u' }),
    D('D2', 'BZX55C12', 'GND', 'VDD', {
      note: 'Does nothing at 9 V. A wrong adapter of 18 V stops at 12 V here, and germanium bears no more than 16 V.',
    }),
    ...supply({ diode: 'D1', reservoir: 'C7' }),
  ],
  measurements: [
    { at: 'C6.+', volts: 8.5 },
    { at: 'Q1.C', volts: 1, setBy: 'TR1' },
    { at: 'Q2.C', volts: 8.2, note: 'Close under the supply.' },
    { at: 'Q3.C', volts: 2.5, setBy: 'TR2', note: 'Then by ear: 1 V spits and gates, 4 V is smoother.' },
  ],
};
