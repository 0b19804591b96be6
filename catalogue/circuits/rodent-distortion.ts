/** A Pro Co RAT of the first years: LM308N, silicon diodes to ground, a filter that darkens clockwise. */

import { type Circuit, NC } from '#electronics/component.ts';
import { C, CE, D, J, POT, R, U, halfSupply, supply } from '#electronics/notation.ts';

export const rodentDistortion: Circuit = {
  slug: 'rodent-distortion',
  enclosure: '125B',
  knob: 'knob-chicken',
  led: 'red',
  currentMilliamps: 2,
  rails: { VREF: 4.3 },
  components: [
    // Input, with R3 and C2 to keep radio out of a stage with this much gain.
    R('R1', '1M', 'IN', 'GND'),
    C('C1', '22n', 'IN', 'in1'),
    R('R2', '1M', 'in1', 'VREF'),
    R('R3', '1K', 'in1', 'plus'),
    C('C2', '1n', 'plus', 'GND'),

    // Gain stage: two legs to ground, one for the body and one that opens above 1.5 kHz for the bite.
    U('IC1', 'LM308N', { 1: 'comp1', 2: 'minus', 3: 'plus', 4: 'GND', 5: NC, 6: 'amp', 7: '+9V', 8: 'comp8' }),
    C('C13', '100n', '+9V', 'GND', { note: 'Next to IC1, for its supply.' }),
    C('C3', '30p', 'comp1', 'comp8', { note: 'Compensates the LM308; without it the chip oscillates.' }),
    R('R4', '560R', 'minus', 'leg1'),
    CE('C4', '4u7', 'leg1', 'GND'),
    R('R5', '47R', 'minus', 'leg2'),
    CE('C5', '2u2', 'leg2', 'GND'),
    POT('DISTORTION', '100K', 'A', { 1: 'minus', 2: 'amp', 3: 'amp' }),
    C('C6', '100p', 'minus', 'amp'),

    // Hard clipping at 0.6 V.
    CE('C7', '4u7', 'amp', 'o1'),
    R('R6', '1K', 'o1', 'clip'),
    D('D1', '1N914', 'clip', 'GND'),
    D('D2', '1N914', 'GND', 'clip'),

    // Filter: one low-pass from 32 kHz down to 475 Hz.
    POT('FILTER', '100K', 'A', { 1: 'clip', 2: 'fw', 3: 'fw' }),
    R('R7', '1K5', 'fw', 'dark'),
    C('C8', '3n3', 'dark', 'GND'),

    // Output follower, so that the volume control does not load the filter.
    C('C9', '22n', 'dark', 'g1'),
    R('R8', '1M', 'g1', 'GND'),
    J('Q1', '2N5458', { d: '+9V', g: 'g1', s: 's1' }),
    R('R9', '10K', 's1', 'GND'),
    CE('C10', '1u', 's1', 'vol'),
    POT('VOLUME', '100K', 'A', { 1: 'GND', 2: 'OUT', 3: 'vol' }),

    ...halfSupply({ upper: 'R10', lower: 'R11', cap: 'C11', value: '100K' }),
    ...supply({ diode: 'D3', reservoir: 'C12' }),
  ],
  measurements: [
    { at: 'IC1.7', volts: 8.7, note: 'Supply, a little under the adapter because of D3.' },
    { at: 'IC1.6', volts: 4.3, note: 'Wait some seconds after switching on; C11 fills slowly.' },
    { at: 'D1.A', volts: 0 },
    { at: 'Q1.S', volts: 1.8, range: [1, 4], because: 'as the transistor happens to be' },
  ],
};
