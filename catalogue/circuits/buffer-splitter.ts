/** Two JFET source followers in the manner of AMZ: the guitar to two amplifiers at once. */

import type { Circuit } from '#electronics/component.ts';
import { C, CE, J, POT, R, component, halfSupply, supply } from '#electronics/notation.ts';

export const bufferSplitter: Circuit = {
  slug: 'buffer-splitter',
  enclosure: '125B',
  knob: 'knob-soft',
  led: 'green',
  currentMilliamps: 3,
  rails: { VREF: 4.3 },
  signal: { outputs: ['OUT_JACK', 'OUT_B'] },
  components: [
    // Output A: what the guitar sees is R2, one megohm.
    R('R1', '10M', 'IN', 'GND', { note: 'Keeps the footswitch from popping.' }),
    C('C1', '100n', 'IN', 'g1'),
    R('R2', '1M', 'g1', 'VREF'),
    J('Q1', '2N5457', { d: '+9V', g: 'g1', s: 's1' }),
    R('R3', '10K', 's1', 'GND'),
    R('R4', '220R', 's1', 'o1', { note: 'Keeps a long cable from unsettling the follower.' }),
    CE('C2', '10u', 'o1', 'OUT'),
    R('R5', '100K', 'OUT', 'GND'),

    // Output B follows A through its own level control and its own follower.
    C('C3', '1u', 's1', 'lev'),
    POT('LEVEL', '100K', 'A', { 1: 'GND', 2: 'lw', 3: 'lev' }),
    C('C4', '100n', 'lw', 'g2'),
    R('R6', '1M', 'g2', 'VREF'),
    J('Q2', '2N5457', { d: '+9V', g: 'g2', s: 's2' }),
    R('R7', '10K', 's2', 'GND'),
    R('R8', '220R', 's2', 'o2'),
    CE('C5', '10u', 'o2', 'OUT_B'),
    R('R9', '100K', 'OUT_B', 'GND'),
    component('jack', 'JOUTB', '6.35 mm mono', 'jack-mono', { T: 'OUT_B', S: 'GND' }, { place: 'panel' }),

    ...halfSupply({ upper: 'R10', lower: 'R11', cap: 'C6' }),
    ...supply({ diode: 'D1', reservoir: 'C7' }),
  ],
  measurements: [
    { at: 'C6.+', volts: 4.3 },
    { at: 'Q1.S', volts: 5.1, range: [4.6, 6.5], because: 'as the JFET happens to be' },
    { at: 'Q2.S', volts: 5.1, range: [4.6, 6.5], note: 'Likewise, and not necessarily the same as Q1.' },
  ],
};
