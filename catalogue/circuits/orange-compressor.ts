/** An Armstrong Orange Squeezer: a JFET that shunts the input, told to by a rectifier at the output. */

import type { Circuit } from '#electronics/component.ts';
import { C, CE, D, J, POT, R, TRIM, U, supply } from '#electronics/notation.ts';

export const orangeCompressor: Circuit = {
  slug: 'orange-compressor',
  enclosure: '125B',
  knob: 'knob-inlay',
  led: 'green',
  currentMilliamps: 5.2,
  rails: { VB: 8.3 },
  trimmers: { TR1: 0.5 },
  components: [
    // Divider: R2 above, Q1 below. The more Q1 conducts, the less signal goes on.
    R('R1', '4M7', 'IN', 'GND'),
    C('C1', '47n', 'IN', 'in1'),
    R('R2', '82K', 'in1', 'div'),
    J('Q1', '2N5457', { d: 'div', g: 'g1', s: 'bias' }),
    C('C2', '2n2', 'div', 'lin', { note: 'With R3 it halves the distortion of Q1.' }),
    R('R3', '470K', 'lin', 'g1'),

    // Q2 is a source of steady current; over TR1 it makes the voltage that holds Q1 just shut.
    J('Q2', '2N5457', { d: '+9V', g: 'bias', s: 's2' }),
    R('R4', '2K4', 's2', 'bias'),
    TRIM('TR1', '10K', { 1: 'GND', 2: 'bias', 3: 'bias' }, { note: 'Bias: how early the compression starts.' }),
    CE('C3', '4u7', 'bias', 'GND'),

    // Make-up gain of 23. The second amplifier of the chip rests as a follower.
    C('C4', '47n', 'div', 'plus'),
    R('R5', '330K', 'VB', 'plus'),
    R('R6', '470K', 'plus', 'GND'),
    U('IC1', 'JRC4558D', { 1: 'amp', 2: 'minus', 3: 'plus', 4: 'GND', 5: 'amp', 6: 'idle', 7: 'idle', 8: '+9V' }),
    C('C10', '100n', '+9V', 'GND', { note: 'Next to IC1, for its supply.' }),
    R('R7', '220K', 'minus', 'amp'),
    R('R8', '10K', 'minus', 'leg'),
    CE('C5', '4u7', 'leg', 'GND'),

    // Output, and the rectifier that hears it: 7 ms to close, half a second to open again.
    CE('C6', '4u7', 'amp', 'level'),
    POT('LEVEL', '10K', 'A', { 1: 'GND', 2: 'OUT', 3: 'level' }),
    R('R9', '1K5', 'level', 'rect'),
    D('D1', '1N34A', 'rect', 'env'),
    CE('C7', '4u7', 'env', 'GND'),
    R('R10', '100K', 'env', 'GND'),
    R('R11', '470K', 'env', 'g1'),

    // The bias has a filter of its own, since IC1 would amplify the ripple of an adapter 23 times with it.
    R('R12', '47K', '+9V', 'VB'),
    CE('C9', '10u', 'VB', 'GND'),
    ...supply({ diode: 'D2', reservoir: 'C8' }),
  ],
  measurements: [
    { at: 'IC1.8', volts: 8.7, note: 'Supply, a little under the adapter because of D2.' },
    { at: 'IC1.1', volts: 4.9 },
    {
      at: 'Q1.S',
      volts: 1.7,
      range: [0.9, 4.4],
      because: 'as Q2 happens to be',
      note: 'TR1 at its middle. You will end between 1 and 3 V, by ear.',
    },
    { at: 'D1.K', volts: 0, note: 'Rises when you play.' },
  ],
};
