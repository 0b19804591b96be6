/** A Green Ringer: a phase splitter and two diodes that fold the wave, with a level control and a null trimmer. */

import type { Circuit } from '#electronics/component.ts';
import { C, CE, D, POT, Q, R, TRIM, supply, supplyFilter } from '#electronics/notation.ts';

export const octaveUp: Circuit = {
  slug: 'octave-up',
  enclosure: '125B',
  knob: 'knob-spun',
  led: 'violet',
  currentMilliamps: 2.4,
  rails: { VDD: 8.6 },
  trimmers: { TR1: 0.1 },
  components: [
    R('R1', '1M', 'IN', 'GND', { note: 'Keeps the footswitch from popping.' }),
    C('C1', '47n', 'IN', 'b1'),

    // A little gain, so that the diodes have something to fold.
    R('R2', '470K', 'VDD', 'b1'),
    R('R3', '150K', 'b1', 'GND'),
    Q('Q1', '2N5088', { c: 'c1', b: 'b1', e: 'e1' }),
    R('R4', '18K', 'VDD', 'c1'),
    R('R5', '3K3', 'e1', 'e1a'),
    R('R14', '3K3', 'e1a', 'GND'),
    CE('C7', '10u', 'e1a', 'GND', {
      note: 'Bridges R14 for the signal, which doubles the gain and leaves the bias alone.',
    }),

    // Two copies of the signal, one upside down.
    Q('Q2', '2N3906', { c: 'down', b: 'c1', e: 'up' }),
    R('R6', '10K', 'VDD', 'up'),
    R('R7', '10K', 'down', 'GND'),

    // Each diode passes only the upper half of its copy; together they make two humps where there was one wave.
    TRIM('TR1', '20K', { 1: 'up', 2: 'nulled', 3: 'nulled' }, { note: 'Null: set by ear for the purest octave.' }),
    C('C2', '47n', 'nulled', 'a1'),
    C('C3', '47n', 'down', 'a2'),
    R('R8', '68K', 'a1', 'half'),
    R('R9', '68K', 'a2', 'half'),
    R('R10', '22K', 'VDD', 'half'),
    R('R11', '22K', 'half', 'GND'),
    D('D1', '1N4148', 'a1', 'b3', { note: 'We pick D1 and D2 as a pair.' }),
    D('D2', '1N4148', 'a2', 'b3'),

    // Output follower.
    Q('Q3', '2N5088', { c: 'VDD', b: 'b3', e: 'e3' }),
    R('R12', '10K', 'e3', 'GND'),
    C('C4', '100n', 'e3', 'vol'),
    POT('LEVEL', '50K', 'A', { 1: 'GND', 2: 'OUT', 3: 'vol' }),

    // Supply with a second filter: every stage hands on what it brings.
    ...supplyFilter({ resistor: 'R13', cap: 'C6' }),
    ...supply({ diode: 'D3', reservoir: 'C5' }),
  ],
  measurements: [
    { at: 'Q1.C', volts: 4.9 },
    { at: 'Q2.E', volts: 5.5, note: 'R6 and R7 carry the same current: this drop to 8.7 V equals Q2.C to ground.' },
    { at: 'Q2.C', volts: 3.2 },
    { at: 'Q3.E', volts: 3.5 },
  ],
};
