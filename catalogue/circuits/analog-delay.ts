/**
 * A Boss DM-2 in its second version, which had the low-voltage delay line: V3205 for MN3205, V3102 for MN3102.
 * Two differences: the delay line runs from 7.4 V, inside the 8 V its maker allows, and its output is coupled by C16.
 */

import { type Circuit, NC } from '#electronics/component.ts';
import { C, CE, D, POT, Q, R, TRIM, U, halfSupply, supply } from '#electronics/notation.ts';

export const analogDelay: Circuit = {
  slug: 'analog-delay',
  enclosure: '125B',
  knob: 'knob-cream',
  led: 'amber',
  currentMilliamps: 14,
  rails: { VREF: 4.3, VDD: 7.4 },
  trimmers: { TR1: 0.5, TR2: 0.5, TR3: 1 },
  signal: { through: 'bbdout' },
  components: [
    // Input buffer.
    R('R1', '2M2', 'IN', 'GND'),
    R('R2', '10K', 'IN', 'in1'),
    C('C1', '47n', 'in1', 'b1'),
    R('R3', '470K', 'b1', 'VREF'),
    Q('Q1', '2N5088', { c: '+9V', b: 'b1', e: 'e1' }),
    R('R4', '10K', 'e1', 'GND'),

    // Treble up by 15 dB on the way in; the mixer puts it back.
    C('C2', '1u', 'e1', 'pre1'),
    R('R5', '47K', 'pre1', 'minus1'),
    C('C3', '6n8', 'pre1', 'pre2'),
    R('R6', '10K', 'pre2', 'minus1'),
    R('R7', '47K', 'minus1', 'dry'),
    C('C4', '100p', 'minus1', 'dry'),
    U('IC1', 'JRC4558D', { 1: 'dry', 2: 'minus1', 3: 'VREF', 4: 'GND', 5: 'VREF', 6: 'sum', 7: 'mix', 8: '+9V' }),
    C('C33', '100n', '+9V', 'GND', { note: 'Next to IC1, for its supply.' }),

    // Compander: the first half compresses 2:1 before the delay line, the second half expands after it.
    U('IC2', 'SA571N', {
      1: 'rect1',
      2: 'cell1',
      3: 'cell1',
      4: 'GND',
      5: 'csum',
      6: 'cin',
      7: 'comp',
      8: NC,
      9: NC,
      10: 'exp',
      11: 'exp',
      12: 'esum',
      13: '+9V',
      14: 'cell2',
      15: 'cell2',
      16: 'rect2',
    }),
    CE('C5', '10u', 'dry', 'cin'),
    C('C6', '220n', 'rect1', 'GND'),
    CE('C7', '10u', 'comp', 'cell1'),
    R('R8', '10K', 'comp', 'cdc'),
    R('R9', '10K', 'cdc', 'csum'),
    CE('C8', '10u', 'cdc', 'GND'),

    // Three-pole low-pass before the delay line.
    R('R10', '10K', 'comp', 'a1'),
    C('C9', '6n8', 'a1', 'GND'),
    R('R11', '10K', 'a1', 'a2'),
    C('C10', '82n', 'a2', 'e2'),
    R('R12', '10K', 'a2', 'b2'),
    C('C11', '330p', 'b2', 'GND'),
    Q('Q2', '2N5088', { c: '+9V', b: 'b2', e: 'e2' }),
    R('R13', '10K', 'e2', 'GND'),
    C('C12', '1u', 'e2', 'bbdin'),
    R('R14', '100K', 'bias', 'bbdin'),
    TRIM('TR1', '20K', { 1: 'GND', 2: 'bias', 3: 'VDD' }, { note: 'Bias: set for the cleanest repeats.' }),

    // Delay line: 4096 stages.
    U('IC3', 'V3205', { 1: 'GND', 2: 'cp2', 3: 'out1', 4: 'out2', 5: 'VDD', 6: 'cp1', 7: 'bbdin', 8: 'vgg' }),
    R('R15', '100K', 'out1', 'GND'),
    R('R16', '100K', 'out2', 'GND'),
    TRIM('TR2', '10K', { 1: 'out1', 2: 'bbdout', 3: 'out2' }, { note: 'Cancel: set for the least clock whine.' }),

    // Clock: 7 kHz at the longest delay, 100 kHz at the shortest.
    U('IC4', 'V3102', { 1: 'GND', 2: 'cp1', 3: 'VDD', 4: 'cp2', 5: 'ox3', 6: 'ox2', 7: 'ox1', 8: 'vgg' }),
    R('R17', '22K', 'ox1', 'ck'),
    C('C13', '100p', 'ox3', 'ck'),
    R('R18', '22K', 'ox2', 'ckr'),
    POT('TIME', '1M', 'B', { 1: 'ckr', 2: 'ck', 3: 'ck' }),
    TRIM('TR3', '1M', { 1: 'ckr', 2: 'ck', 3: 'ck' }, { note: 'Range: sets the longest delay to 300 ms.' }),

    // Five poles of low-pass after the delay line.
    C('C16', '1u', 'bbdout', 'g0'),
    R('R19', '100K', 'g0', 'VREF'),
    R('R20', '10K', 'g0', 'g1'),
    C('C17', '10n', 'g1', 'GND'),
    R('R21', '10K', 'g1', 'g2'),
    C('C18', '33n', 'g2', 'e3'),
    R('R22', '10K', 'g2', 'b3'),
    C('C19', '1n', 'b3', 'GND'),
    Q('Q3', '2N5088', { c: '+9V', b: 'b3', e: 'e3' }),
    R('R23', '10K', 'e3', 'GND'),
    R('R24', '10K', 'e3', 'h1'),
    R('R25', '10K', 'h1', 'b4'),
    C('C20', '39n', 'h1', 'e4'),
    C('C21', '330p', 'b4', 'GND'),
    Q('Q4', '2N5088', { c: '+9V', b: 'b4', e: 'e4' }),
    R('R26', '10K', 'e4', 'GND'),

    // Expander, then the two echo controls.
    CE('C22', '10u', 'e4', 'cell2'),
    C('C23', '220n', 'rect2', 'GND'),
    C('C24', '100p', 'esum', 'exp'),
    CE('C25', '1u', 'exp', 'echo'),
    POT('REPEATS', '50K', 'A', { 1: 'GND', 2: 'rep', 3: 'echo' }),
    R('R27', '22K', 'rep', 'fb'),
    C('C26', '100n', 'fb', 'csum'),
    POT('MIX', '50K', 'B', { 1: 'GND', 2: 'wet', 3: 'echo' }),
    C('C27', '1u', 'wet', 'wet2'),

    // Mixer, treble back to normal. The guitar itself never passes the delay line.
    R('R28', '47K', 'wet2', 'sum'),
    R('R29', '47K', 'dry', 'sum'),
    R('R30', '47K', 'sum', 'mix'),
    C('C28', '100p', 'sum', 'mix'),
    C('C29', '6n8', 'sum', 'de'),
    R('R31', '10K', 'de', 'mix'),
    R('R32', '470R', 'mix', 'o1'),
    CE('C30', '1u', 'o1', 'OUT'),
    R('R33', '100K', 'OUT', 'GND'),

    // Supplies. Zener and Q5 keep the delay line under its 8 V, whatever the adapter gives.
    ...supply({ diode: 'D1', reservoir: 'C31' }),
    ...halfSupply({ upper: 'R34', lower: 'R35', cap: 'C32' }),
    R('R36', '1K', '+9V', 'vz'),
    D('D2', 'BZX55C8V2', 'GND', 'vz'),
    CE('C14', '47u', 'VDD', 'GND'),
    Q('Q5', '2N5088', { c: '+9V', b: 'vz', e: 'VDD' }, { note: 'Takes what a wrong adapter gives too much.' }),
    C('C15', '100n', 'VDD', 'GND'),
  ],
  measurements: [
    { at: 'IC1.8', volts: 8.7 },
    { at: 'IC1.1', volts: 4.3 },
    { at: 'IC1.7', volts: 4.3 },
    { at: 'Q1.E', volts: 3.4, note: 'Input buffer.' },
    { at: 'Q2.E', volts: 2.4 },
    { at: 'Q3.E', volts: 3.6 },
    { at: 'Q4.E', volts: 3 },
    { at: 'IC2.7', volts: 3, note: 'Compressor.' },
    { at: 'IC2.10', volts: 3, note: 'Expander.' },
    { at: 'IC3.5', volts: 7.4 },
    { at: 'IC3.3', volts: 3.5 },
    { at: 'IC3.8', volts: 6.9, note: '14/15 of the supply of the delay line.' },
    { at: 'IC3.6', volts: 3.7, note: 'A running clock reads as half its supply on a meter.' },
  ],
};
