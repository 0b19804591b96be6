/** An Electro-Harmonix Doctor Q with an input buffer, an envelope bias and a volume control, in its fuller voice. */

import type { Circuit } from '#electronics/component.ts';
import { C, CE, D, J, LED, POT, Q, R, U, supply } from '#electronics/notation.ts';

export const envelopeFilter: Circuit = {
  slug: 'envelope-filter',
  enclosure: '125B',
  knob: 'knob-fluted',
  led: 'green',
  currentMilliamps: 6.1,
  rails: { VREF: 4.3 },
  components: [
    // Input buffer; the original had none and loaded the guitar.
    R('R1', '2M2', 'IN', 'GND'),
    C('C1', '47n', 'IN', 'g1'),
    R('R2', '1M', '+9V', 'g1'),
    R('R3', '1M', 'g1', 'GND'),
    J('Q1', '2N5457', { d: '+9V', g: 'g1', s: 's1' }),
    R('R4', '10K', 's1', 'GND'),
    CE('C2', '10u', 's1', 'buf'),

    // The signal enters at the amplifier, so everything below the peak passes: the voice that keeps the bottom.
    C('C3', '10n', 'buf', 'n1'),
    R('R5', '470K', 'n1', 'minus1'),

    // Filter: two capacitors and the transistor between them. The lower its resistance, the higher the peak.
    R('R6', '47K', 'tee', 'GND', { note: 'Where the filter rests while you do not play: about 210 Hz.' }),
    C('C4', '4n7', 'tee', 'filt'),
    C('C5', '4n7', 'tee', 'minus1'),
    Q('Q2', '2N3904', { c: 'tee', b: 'b2', e: 'GND' }),
    R('R7', '470K', 'minus1', 'filt'),
    C('C6', '1n', 'minus1', 'GND'),
    U(
      'IC1',
      'JRC4558D',
      { 1: 'filt', 2: 'minus1', 3: 'VREF', 4: 'GND', 5: 'ebias', 6: 'minus2', 7: 'envout', 8: '+9V' },
      { note: 'No TL072 here: its input does not work as low as pin 5 sits.' },
    ),
    C('C12', '100n', '+9V', 'GND', { note: 'Next to IC1, for its supply.' }),
    C('C7', '100n', 'filt', 'vol'),
    POT('VOLUME', '100K', 'A', { 1: 'GND', 2: 'OUT', 3: 'vol' }),

    // Envelope: amplified 47 times, rectified by D2, held by C9 and handed to the base of Q2.
    POT('SENSITIVITY', '100K', 'B', { 1: 'GND', 2: 'sw', 3: 'buf' }),
    R('R8', '47K', 'sw', 'e1'),
    C('C8', '47n', 'e1', 'minus2'),
    R('R9', '2M2', 'minus2', 'envout'),
    R('R10', '10K', '+9V', 'ebias'),
    LED('D1', 'red', 'ebias', 'GND', { note: 'Glows: it sets where the envelope starts from.' }),
    LED('D2', 'red', 'envout', 'e2', { note: 'Flickers when you play.' }),
    R('R11', '100R', 'e2', 'env'),
    CE('C9', '10u', 'env', 'GND'),
    D('D3', '1N4148', 'env', 'rng'),
    POT('RANGE', '25K', 'B', { 1: 'GND', 2: 'cv', 3: 'rng' }),
    R('R12', '22K', 'cv', 'b2'),

    R('R13', '47K', '+9V', 'VREF'),
    R('R14', '47K', 'VREF', 'GND'),
    CE('C10', '10u', 'VREF', 'GND'),
    ...supply({ diode: 'D4', reservoir: 'C11' }),
  ],
  panel: ['SENSITIVITY', 'RANGE', 'VOLUME'],
  measurements: [
    { at: 'IC1.8', volts: 8.7, note: 'Supply, a little under the adapter because of D4.' },
    { at: 'Q1.S', volts: 5.1, range: [4.6, 6.5], because: 'as the transistor happens to be' },
    { at: 'IC1.1', volts: 4.3 },
    { at: 'IC1.5', volts: 1.7, range: [1.6, 2], note: 'Over the glowing D1.' },
    { at: 'IC1.7', volts: 1.7, range: [1.4, 2], note: 'Jumps up when you play.' },
  ],
};
