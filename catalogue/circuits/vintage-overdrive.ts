/** A Tube Screamer TS808 with its two buffers, without the electronic switching. */

import type { Circuit } from '#electronics/component.ts';
import { C, CE, D, POT, Q, R, U, halfSupply, supply } from '#electronics/notation.ts';

export const vintageOverdrive: Circuit = {
  slug: 'vintage-overdrive',
  enclosure: '125B',
  knob: 'knob-fluted',
  led: 'red',
  currentMilliamps: 6,
  rails: { VREF: 4.3 },
  components: [
    // Input buffer.
    R('R18', '2M2', 'IN', 'GND', { note: 'Keeps the footswitch from popping. Not in the original.' }),
    R('R1', '1K', 'IN', 'in1'),
    C('C1', '22n', 'in1', 'b1'),
    R('R2', '510K', 'b1', 'VREF'),
    Q('Q1', '2SC1815GR', { c: '+9V', b: 'b1', e: 'e1' }),
    R('R3', '10K', 'e1', 'GND'),
    C('C2', '1u', 'e1', 'plus1'),
    R('R4', '10K', 'plus1', 'VREF'),

    // Gain stage: the diodes in the feedback clip softly, and only what lies above 720 Hz gets the full gain.
    U('IC1', 'JRC4558D', {
      1: 'clip',
      2: 'minus1',
      3: 'plus1',
      4: 'GND',
      5: 'plus2',
      6: 'minus2',
      7: 'toned',
      8: '+9V',
    }),
    C('C12', '100n', '+9V', 'GND', { note: 'Next to IC1, for its supply.' }),
    R('R5', '4K7', 'minus1', 'leg'),
    C('C3', '47n', 'leg', 'GND'),
    R('R6', '51K', 'minus1', 'drv'),
    POT('DRIVE', '500K', 'A', { 1: 'drv', 2: 'clip', 3: 'clip' }),
    C('C4', '51p', 'minus1', 'clip'),
    D('D1', '1N4148', 'minus1', 'clip'),
    D('D2', '1N4148', 'clip', 'minus1'),

    // Tone: a fixed low-pass at 720 Hz, then treble given back by the second amplifier.
    R('R7', '1K', 'clip', 'plus2'),
    C('C5', '220n', 'plus2', 'GND'),
    R('R8', '10K', 'plus2', 'VREF'),
    POT('TONE', '20K', 'B', { 1: 'plus2', 2: 'tw', 3: 'minus2' }),
    R('R9', '220R', 'tw', 'tc'),
    C('C6', '220n', 'tc', 'GND'),
    R('R10', '1K', 'minus2', 'toned'),

    // Level and output buffer.
    R('R11', '1K', 'toned', 'lv'),
    CE('C7', '1u', 'lv', 'level'),
    POT('LEVEL', '100K', 'A', { 1: 'GND', 2: 'lw', 3: 'level' }),
    C('C8', '100n', 'lw', 'b2'),
    R('R12', '510K', 'b2', 'VREF'),
    Q('Q2', '2SC1815GR', { c: '+9V', b: 'b2', e: 'e2' }),
    R('R13', '10K', 'e2', 'GND'),
    R('R14', '100R', 'e2', 'o1'),
    CE('C9', '10u', 'o1', 'OUT'),
    R('R15', '10K', 'OUT', 'GND'),

    ...halfSupply({ upper: 'R16', lower: 'R17', cap: 'C10' }),
    ...supply({ diode: 'D3', reservoir: 'C11' }),
  ],
  measurements: [
    { at: 'IC1.8', volts: 8.7, note: 'Supply, a little under the adapter because of D3.' },
    { at: 'IC1.1', volts: 4.3 },
    { at: 'IC1.7', volts: 4.3 },
    { at: 'Q1.E', volts: 3.2 },
    { at: 'Q2.E', volts: 3.2 },
  ],
};
