/** A two-band bass preamp on the plan of the Music Man StingRay: tone controls in the feedback of one amplifier. */

import type { Circuit } from '#electronics/component.ts';
import { C, CE, POT, R, U, halfSupply, supply } from '#electronics/notation.ts';

export const bassPreamp: Circuit = {
  slug: 'bass-preamp',
  enclosure: '125B',
  knob: 'knob-inlay',
  led: 'green',
  currentMilliamps: 4.5,
  rails: { VREF: 4.3 },
  components: [
    // Input of a megohm: a passive bass sees no load.
    R('R1', '10M', 'IN', 'GND'),
    C('C1', '100n', 'IN', 'plus1'),
    R('R2', '1M', 'plus1', 'VREF'),
    U('IC1', 'TL072CP', {
      1: 'toned',
      2: 'minus1',
      3: 'plus1',
      4: 'GND',
      5: 'plus2',
      6: 'buf',
      7: 'buf',
      8: '+9V',
    }),
    C('C10', '100n', '+9V', 'GND', { note: 'Next to IC1, for its supply.' }),

    // R3 and R4 give a gain of three. BASS adds resistance to the feedback that C2 bridges above 140 Hz.
    R('R3', '47K', 'minus1', 'VREF'),
    R('R4', '100K', 'minus1', 'fb'),
    POT('BASS', '500K', 'A', { 1: 'fb', 2: 'toned', 3: 'toned' }),
    C('C2', '10n', 'fb', 'toned'),

    // TREBLE sends the highs either back from the output, which cuts, or away to half supply, which lifts.
    POT('TREBLE', '100K', 'B', { 1: 'toned', 2: 'tw', 3: 'VREF' }),
    R('R5', '10K', 'tw', 'tc'),
    C('C3', '2n2', 'tc', 'minus1'),
    C('C4', '22p', 'minus1', 'toned'),

    // Volume of 25K as on the bass, then a follower that drives a long cable.
    C('C5', '1u', 'toned', 'vol'),
    POT('VOLUME', '25K', 'A', { 1: 'GND', 2: 'vw', 3: 'vol' }),
    C('C6', '100n', 'vw', 'plus2'),
    R('R6', '1M', 'plus2', 'VREF'),
    R('R7', '470R', 'buf', 'o1'),
    CE('C7', '10u', 'o1', 'OUT'),
    R('R8', '100K', 'OUT', 'GND'),

    ...halfSupply({ upper: 'R9', lower: 'R10', cap: 'C8' }),
    ...supply({ diode: 'D1', reservoir: 'C9' }),
  ],
  measurements: [
    { at: 'IC1.8', volts: 8.7, note: 'Supply, a little under the adapter because of D1.' },
    { at: 'IC1.1', volts: 4.3 },
    { at: 'IC1.7', volts: 4.3 },
    { at: 'C8.+', volts: 4.3 },
  ],
};
