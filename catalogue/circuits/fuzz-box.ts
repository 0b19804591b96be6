/** A silicon Fuzz Face: NPN transistors, negative ground, with a trimmer where the collector resistor was. */

import type { Circuit } from '#electronics/component.ts';
import { C, CE, POT, Q, R, TRIM, supply, supplyFilter } from '#electronics/notation.ts';

export const fuzzBox: Circuit = {
  slug: 'fuzz-box',
  enclosure: '125B',
  knob: 'knob-spun',
  led: 'red',
  currentMilliamps: 2.4,
  rails: { VDD: 8.6 },
  components: [
    R('R1', '2M2', 'IN', 'GND', { note: 'Keeps the footswitch from popping.' }),
    CE('C1', '2u2', 'b1', 'IN'),
    Q('Q1', 'BC108B', { c: 'c1', b: 'b1', e: 'GND' }),
    R('R2', '33K', 'VDD', 'c1'),
    R('R3', '100K', 'b1', 'e2', { note: 'The feedback that makes it clean up with the guitar volume.' }),

    Q('Q2', 'BC108B', { c: 'c2', b: 'c1', e: 'e2' }),
    TRIM('TR1', '10K', { 1: 'c2', 2: 'tap', 3: 'tap' }, { note: 'Bias. The original had 8K2 here; set 4.5 V on Q2.' }),
    R('R4', '330R', 'VDD', 'tap'),
    POT('FUZZ', '1K', 'B', { 1: 'GND', 2: 'fz', 3: 'e2' }),
    CE('C2', '22u', 'fz', 'GND'),

    C('C3', '10n', 'tap', 'vol'),
    POT('VOLUME', '500K', 'A', { 1: 'GND', 2: 'OUT', 3: 'vol' }),

    // Supply with a second filter: both collectors hand on what it brings.
    ...supplyFilter({ resistor: 'R5', cap: 'C5', farads: '220u' }),
    ...supply({ diode: 'D1', reservoir: 'C4' }),
  ],
  measurements: [
    { at: 'Q2.C', volts: 4.5, setBy: 'TR1' },
    { at: 'Q1.C', volts: 1.3 },
    { at: 'Q1.B', volts: 0.6 },
    { at: 'Q2.E', volts: 0.7 },
  ],
};
