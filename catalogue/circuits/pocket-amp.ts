/** A Ruby: JFET buffer, then an LM386 that drives a loudspeaker from the output jack. */

import type { Circuit } from '#electronics/component.ts';
import { C, CE, J, POT, R, U, supply } from '#electronics/notation.ts';

export const pocketAmp: Circuit = {
  slug: 'pocket-amp',
  hardware: 'on-off',
  enclosure: '125B',
  knob: 'knob-cream',
  led: 'green',
  currentMilliamps: 150,
  restMilliamps: 6,
  signal: { loadOhms: 8 },
  components: [
    // Buffer: the guitar sees 1.5 megohms instead of the 50 kilohms of the chip.
    R('R1', '1M5', 'IN', 'GND'),
    J('Q1', 'MPF102', { d: '+9V', g: 'IN', s: 's1' }),
    R('R2', '3K9', 's1', 'GND'),
    C('C1', '220n', 's1', 'vol'),
    POT('VOLUME', '10K', 'A', { 1: 'GND', 2: 'vw', 3: 'vol' }),

    // Power amplifier: GAIN bridges an emitter resistor inside the chip, from 40 to 200 times.
    U('IC1', 'LM386N-1', { 1: 'g1', 2: 'GND', 3: 'vw', 4: 'GND', 5: 'amp', 6: '+9V', 7: 'byp', 8: 'g8' }),
    CE('C2', '10u', 'g1', 'gc'),
    POT('GAIN', '1K', 'B', { 1: 'g8', 2: 'g8', 3: 'gc' }),
    CE('C3', '10u', 'byp', 'GND'),

    // Output: R3 and C4 keep the chip from singing, R4 fills C5 before a speaker is plugged in.
    R('R3', '10R', 'amp', 'zob'),
    C('C4', '47n', 'zob', 'GND'),
    CE('C5', '470u', 'amp', 'OUT'),
    R('R4', '1K', 'OUT', 'GND'),

    C('C6', '100n', '+9V', 'GND'),
    CE('C7', '470u', '+9V', 'GND'),
    ...supply({ diode: 'D1', reservoir: 'C8' }),
  ],
  panel: ['GAIN', 'VOLUME'],
  measurements: [
    {
      at: 'IC1.6',
      volts: 8.7,
      note: 'Supply, a little under the adapter because of D1. Over 12 V: unplug, since 18 V would destroy IC1.',
    },
    { at: 'IC1.5', volts: 4.3, note: 'Half the supply, or the chip is not awake.' },
    { at: 'Q1.S', volts: 1.8, range: [1, 4], because: 'as the transistor happens to be' },
    { at: 'IC1.3', volts: 0 },
  ],
};
