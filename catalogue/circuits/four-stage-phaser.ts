/**
 * An MXR Phase 90 as it was built in 1974, before the resistor that feeds the last stage back to the first.
 * Dual op-amps replace the six single ones; the sweep has the low-power half, so that it does not tick.
 */

import type { Circuit } from '#electronics/component.ts';
import { C, CE, D, J, POT, Q, R, TRIM, U, supply } from '#electronics/notation.ts';

const matched = { note: 'One of the matched four; which of them goes where does not matter.' };

export const fourStagePhaser: Circuit = {
  slug: 'four-stage-phaser',
  enclosure: '125B',
  knob: 'knob-fluted',
  led: 'red',
  currentMilliamps: 8,
  rails: { VREF: 4.6 },
  trimmers: { TR1: 0.5 },
  signal: { through: 'ap4' },
  components: [
    // Input buffer. Its output goes through the stages and, untouched, to the mixer.
    R('R1', '2M2', 'IN', 'GND', { note: 'Keeps the footswitch from popping.' }),
    R('R2', '10K', 'IN', 'in1'),
    C('C1', '10n', 'in1', 'plus0'),
    R('R3', '470K', 'plus0', 'VREF'),
    U('IC1', 'TL072CP', { 1: 'dry', 2: 'dry', 3: 'plus0', 4: 'GND', 5: 'plus1', 6: 'minus1', 7: 'ap1', 8: '+9V' }),
    C('C12', '100n', '+9V', 'GND', { note: 'Next to IC1, for its supply.' }),

    // Four equal stages. Each turns the phase by 90 degrees at the frequency that its JFET sets.
    R('R4', '10K', 'dry', 'minus1'),
    R('R5', '10K', 'minus1', 'ap1'),
    C('C2', '47n', 'dry', 'plus1'),
    R('R6', '24K', 'plus1', 'VREF'),
    J('Q1', '2N5952', { d: 'plus1', g: 'gate', s: 'VREF' }, matched),

    U('IC2', 'TL072CP', { 1: 'ap2', 2: 'minus2', 3: 'plus2', 4: 'GND', 5: 'plus3', 6: 'minus3', 7: 'ap3', 8: '+9V' }),
    R('R7', '10K', 'ap1', 'minus2'),
    R('R8', '10K', 'minus2', 'ap2'),
    C('C3', '47n', 'ap1', 'plus2'),
    R('R9', '24K', 'plus2', 'VREF'),
    J('Q2', '2N5952', { d: 'plus2', g: 'gate', s: 'VREF' }, matched),

    R('R10', '10K', 'ap2', 'minus3'),
    R('R11', '10K', 'minus3', 'ap3'),
    C('C4', '47n', 'ap2', 'plus3'),
    R('R12', '24K', 'plus3', 'VREF'),
    J('Q3', '2N5952', { d: 'plus3', g: 'gate', s: 'VREF' }, matched),

    U('IC3', 'TL062CP', { 1: 'ap4', 2: 'minus4', 3: 'plus4', 4: 'GND', 5: 'hyst', 6: 'lfo', 7: 'sq', 8: '+9V' }),
    R('R13', '10K', 'ap3', 'minus4'),
    R('R14', '10K', 'minus4', 'ap4'),
    C('C5', '47n', 'ap3', 'plus4'),
    R('R15', '24K', 'plus4', 'VREF'),
    J('Q4', '2N5952', { d: 'plus4', g: 'gate', s: 'VREF' }, matched),

    // Mixer: where the shifted half is opposite to the straight one, the two cancel.
    R('R16', '150K', 'dry', 'b5'),
    R('R17', '150K', 'ap4', 'b5'),
    Q('Q5', '2N3906', { c: 'c5', b: 'b5', e: 'VREF' }),
    R('R18', '150K', 'b5', 'c5'),
    R('R19', '56K', 'c5', 'GND'),
    C('C6', '47n', 'c5', 'OUT'),
    R('R20', '150K', 'OUT', 'GND'),

    // Sweep: C7 charges and discharges through SPEED, in nearly eight seconds or in a tenth of one.
    R('R21', '150K', 'VREF', 'hyst'),
    R('R22', '470K', 'hyst', 'sq'),
    R('R23', '4K7', 'sq', 'sp'),
    POT('SPEED', '500K', 'C', { 1: 'ramp', 2: 'ramp', 3: 'sp' }),
    CE('C7', '15u', 'ramp', 'GND'),
    R('R24', '150K', 'ramp', 'lfo'),
    C('C8', '10n', 'lfo', 'sq', { note: 'Rounds the edges of the oscillator.' }),

    // The gates sit about two volts under the reference, and the sweep moves them a little.
    R('R25', '3M9', 'ramp', 'gate'),
    TRIM(
      'TR1',
      '250K',
      { 1: 'GND', 2: 'bias', 3: 'VREF' },
      { note: 'Bias: set by ear for the deepest, evenest sweep.' },
    ),
    R('R26', '1M', 'bias', 'gate'),
    C('C9', '47n', 'gate', 'VREF'),

    // Reference of 4.6 V, and the supply.
    R('R27', '10K', '+9V', 'VREF'),
    D('D1', 'BZX55C5V1', 'GND', 'VREF'),
    CE('C10', '15u', 'VREF', 'GND'),
    ...supply({ diode: 'D2', reservoir: 'C11' }),
  ],
  measurements: [
    { at: 'IC1.8', volts: 8.7 },
    {
      at: 'D1.K',
      volts: 4.6,
      range: [4.3, 4.9],
      because: 'as the zener happens to be: it runs on a third of a milliamp',
    },
    { at: 'IC1.1', volts: 4.6, range: [4.3, 4.9], note: 'Pins 1 and 7 of IC1 and IC2 all sit at the reference.' },
    { at: 'Q5.C', volts: 2.8, range: [2.4, 3.1] },
    {
      at: 'TR1.2',
      volts: 2.3,
      range: [2.1, 2.5],
      note: 'With the trimmer in the middle; 1.5 to 3.5 V once it is set.',
    },
  ],
};
