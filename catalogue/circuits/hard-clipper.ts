/** An MXR Distortion+: one slow op-amp with all the gain, then two germanium diodes to ground. */

import { type Circuit, NC } from '#electronics/component.ts';
import { C, CE, D, POT, R, U, halfSupply, supply } from '#electronics/notation.ts';

export const hardClipper: Circuit = {
  slug: 'hard-clipper',
  enclosure: '125B',
  knob: 'knob-boost',
  led: 'amber',
  currentMilliamps: 3.6,
  rails: { VREF: 4.3 },
  components: [
    // Input: a small capacitor against radio, then a coupling capacitor that keeps the lowest lows out.
    R('R1', '2M2', 'IN', 'GND', { note: 'Keeps the footswitch from popping. Not in the original.' }),
    C('C1', '1n', 'IN', 'GND'),
    C('C2', '10n', 'IN', 'in1'),
    R('R2', '10K', 'in1', 'plus'),
    R('R3', '1M', 'plus', 'VREF'),

    // Gain stage: the control and R4 set gain and bass cut together, so more gain is also less bass.
    U('IC1', 'LM741CN', { 1: NC, 2: 'minus', 3: 'plus', 4: 'GND', 5: NC, 6: 'amp', 7: '+9V', 8: NC }),
    C('C8', '100n', '+9V', 'GND', { note: 'Next to IC1, for its supply.' }),
    R('R4', '4K7', 'dist', 'leg'),
    C('C3', '47n', 'leg', 'GND'),
    POT('DISTORTION', '1M', 'C', { 1: 'dist', 2: 'dist', 3: 'minus' }),
    R('R5', '1M', 'minus', 'amp'),

    // Hard clipping: R6 lets the diodes hold the peaks at a third of a volt, C5 rounds the corners.
    CE('C4', '1u', 'amp', 'o1'),
    R('R6', '10K', 'o1', 'clip'),
    D('D1', '1N34A', 'clip', 'GND'),
    D('D2', '1N34A', 'GND', 'clip'),
    C('C5', '1n', 'clip', 'GND'),
    POT('OUTPUT', '10K', 'A', { 1: 'GND', 2: 'OUT', 3: 'clip' }),

    ...halfSupply({ upper: 'R7', lower: 'R8', cap: 'C6' }),
    ...supply({ diode: 'D3', reservoir: 'C7' }),
  ],
  measurements: [
    { at: 'IC1.7', volts: 8.7, note: 'Supply, a little under the adapter because of D3.' },
    { at: 'IC1.6', volts: 4.3 },
    { at: 'C6.+', volts: 4.3 },
    { at: 'D1.A', volts: 0, note: 'Anything else here means C4 or a diode is the wrong way round or leaking.' },
  ],
};
