/**
 * An MXR Blue Box on a JRC4558 in place of the 1458, with a switch that stops the division after one octave.
 * Traced drawings of the original disagree about its gates, so the values around Q1 to Q3 are worked out anew.
 */

import type { Circuit } from '#electronics/component.ts';
import { type Mod, modNote } from '#electronics/mod.ts';
import { C, CE, D, POT, Q, R, SW, U, halfSupply, supply } from '#electronics/notation.ts';

const brighter: Mod = { ref: 'C8', values: [], gives: 'a brighter, louder sound' };

export const subOctave: Circuit = {
  slug: 'sub-octave',
  enclosure: '125B',
  knob: 'knob-inlay',
  led: 'blue',
  currentMilliamps: 6,
  rails: { VREF: 4.3 },
  mods: [brighter],
  signal: { playing: { env: 4, b2: 0.62, b3: 0.62 } },
  components: [
    // Amplifies 470 times, less above 1 kHz, until hardly anything but the note itself is left.
    R('R1', '2M2', 'IN', 'GND', { note: 'Keeps the footswitch from popping.' }),
    C('C1', '47n', 'IN', 'plus1'),
    R('R2', '1M', 'plus1', 'VREF'),
    U('IC1', 'JRC4558D', { 1: 'fz', 2: 'minus1', 3: 'plus1', 4: 'GND', 5: 'VREF', 6: 'minus2', 7: 'sq', 8: '+9V' }),
    R('R3', '470K', 'minus1', 'fz'),
    C('C2', '330p', 'minus1', 'fz'),
    R('R4', '1K', 'minus1', 'g1'),
    CE('C3', '1u', 'g1', 'GND'),

    // Another 100 times: a square wave.
    C('C4', '100n', 'fz', 's1'),
    R('R5', '10K', 's1', 'minus2'),
    R('R6', '1M', 'minus2', 'sq'),

    // Q1 makes it a clean clock between ground and the supply.
    R('R7', '47K', 'sq', 'b1'),
    R('R8', '10K', 'b1', 'GND'),
    Q('Q1', '2N3904', { c: 'clk', b: 'b1', e: 'GND' }),
    R('R9', '10K', '+9V', 'clk'),

    // Two flip-flops: half the frequency, then a quarter. The switch chooses.
    U('IC2', 'CD4013BE', {
      1: 'half',
      2: 'd1',
      3: 'clk',
      4: 'GND',
      5: 'd1',
      6: 'GND',
      7: 'GND',
      8: 'GND',
      9: 'd2',
      10: 'GND',
      11: 'half',
      12: 'd2',
      13: 'quarter',
      14: '+9V',
    }),
    C('C5', '100n', '+9V', 'GND'),
    SW('SW2', 'SPDT', { 1: 'half', 2: 'sel', 3: 'quarter' }, { note: 'One octave down or two.' }),

    // Envelope: a voltage that lasts as long as the note does, and feeds the two gates.
    CE('C6', '2u2', 'fz', 'pump'),
    D('D1', '1N4148', 'GND', 'pump'),
    D('D2', '1N4148', 'pump', 'env'),
    CE('C7', '2u2', 'env', 'GND'),
    R('R10', '470K', 'env', 'GND'),

    // Gates: Q2 passes the fuzz, Q3 the sub-octave, both only while there is an envelope.
    R('R11', '100K', 'clk', 'b2'),
    Q('Q2', '2N3904', { c: 'fuz', b: 'b2', e: 'GND' }),
    R('R12', '47K', 'env', 'fuz'),
    R('R13', '100K', 'sel', 'b3'),
    Q('Q3', '2N3904', { c: 'oct', b: 'b3', e: 'GND' }),
    R('R14', '47K', 'env', 'oct'),

    // Blend: the control grounds the voice that is not wanted. Then treble cut and level.
    POT('BLEND', '100K', 'B', { 1: 'oct', 2: 'GND', 3: 'fuz' }),
    R('R17', '47K', 'fuz', 'bl'),
    R('R18', '47K', 'oct', 'bl'),
    C('C8', '10n', 'bl', 'GND', { note: modNote(brighter) }),
    C('C9', '100n', 'bl', 'vol'),
    POT('OUTPUT', '100K', 'A', { 1: 'GND', 2: 'OUT', 3: 'vol' }),

    // Supplies.
    ...supply({ diode: 'D3', reservoir: 'C10' }),
    ...halfSupply({ upper: 'R15', lower: 'R16', cap: 'C11' }),
  ],
  measurements: [
    { at: 'IC1.8', volts: 8.7 },
    { at: 'IC1.1', volts: 4.3 },
    { at: 'IC1.7', volts: 4.3, range: [3.8, 5], because: 'since it amplifies its own small offset' },
    { at: 'IC2.14', volts: 8.7 },
    { at: 'Q1.C', volts: 0.1, range: [0, 0.3], input: 'shorted', note: 'At rest.' },
  ],
};
