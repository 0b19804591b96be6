/** A Baxandall tone control with a buffer before it and a level control behind it. */

import type { Circuit } from '#electronics/component.ts';
import { C, CE, POT, R, U, halfSupply, supply } from '#electronics/notation.ts';

export const twoBandEq: Circuit = {
  slug: 'two-band-eq',
  enclosure: '125B',
  knob: 'knob-soft',
  led: 'blue',
  currentMilliamps: 4.5,
  rails: { VREF: 4.3 },
  components: [
    // Input stage with a gain of two: LEVEL has something to give back when the tone controls cut.
    R('R1', '2M2', 'IN', 'GND'),
    C('C1', '100n', 'IN', 'plus1'),
    R('R2', '1M', 'plus1', 'VREF'),
    U('IC1', 'TL072CP', {
      1: 'drv',
      2: 'minus1',
      3: 'plus1',
      4: 'GND',
      5: 'VREF',
      6: 'minus2',
      7: 'toned',
      8: '+9V',
    }),
    C('C10', '100n', '+9V', 'GND', { note: 'Next to IC1, for its supply.' }),
    R('R3', '10K', 'minus1', 'VREF'),
    R('R4', '10K', 'minus1', 'drv'),
    C('C2', '100p', 'minus1', 'drv'),

    // Bass: at low frequencies the wiper chooses between input and feedback, higher up C3 and C4 bridge it.
    R('R5', '10K', 'drv', 'b3'),
    POT('BASS', '100K', 'B', { 1: 'b1', 2: 'bw', 3: 'b3' }),
    R('R6', '10K', 'b1', 'toned'),
    C('C3', '47n', 'b3', 'bw'),
    C('C4', '47n', 'bw', 'b1'),
    R('R7', '10K', 'bw', 'minus2'),

    // Treble: C5 lets only the highs through to the same choice.
    R('R8', '3K3', 'drv', 't3'),
    POT('TREBLE', '100K', 'B', { 1: 't1', 2: 'tw', 3: 't3' }),
    R('R9', '3K3', 't1', 'toned'),
    C('C5', '4n7', 'tw', 'minus2'),
    C('C6', '22p', 'minus2', 'toned'),

    CE('C7', '10u', 'toned', 'level'),
    POT('LEVEL', '10K', 'A', { 1: 'GND', 2: 'OUT', 3: 'level' }),

    ...halfSupply({ upper: 'R10', lower: 'R11', cap: 'C8' }),
    ...supply({ diode: 'D1', reservoir: 'C9' }),
  ],
  measurements: [
    { at: 'IC1.8', volts: 8.7, note: 'Supply, a little under the adapter because of D1.' },
    { at: 'IC1.1', volts: 4.3 },
    { at: 'IC1.7', volts: 4.3 },
    { at: 'C8.+', volts: 4.3 },
  ],
};
