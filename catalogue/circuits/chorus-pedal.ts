/**
 * A Boss CE-2, audio path and sweep by its values, on the low-voltage relatives of its delay chips
 * (V3207 for MN3007, V3102 for MN3101: their supply pins are the other way round) and with the level
 * control of the CE-2B as MIX.
 */

import { type Circuit, NC } from '#electronics/component.ts';
import { C, CE, D, POT, Q, R, TRIM, U, halfSupply, supply } from '#electronics/notation.ts';

export const chorusPedal: Circuit = {
  slug: 'chorus-pedal',
  panel: ['RATE', 'DEPTH', 'MIX'],
  enclosure: '125B',
  knob: 'knob-inlay',
  led: 'blue',
  currentMilliamps: 11,
  rails: { VREF: 4.3, VLFO: 4.3, VDD: 8.1 },
  trimmers: { TR1: 0.5 },
  signal: { through: 'bbdout' },
  components: [
    // Input buffer.
    R('R1', '2M2', 'IN', 'GND'),
    R('R2', '1K', 'IN', 'in1'),
    C('C1', '47n', 'in1', 'b1'),
    R('R3', '470K', 'b1', 'VREF'),
    Q('Q1', '2N5088', { c: '+9V', b: 'b1', e: 'e1' }),
    R('R4', '10K', 'e1', 'GND'),

    // Treble is lifted by 15 dB here and put back in the mixer, which hides the noise of the delay line.
    C('C2', '470n', 'e1', 'pre1'),
    R('R5', '47K', 'pre1', 'minus1'),
    C('C3', '6n8', 'pre1', 'pre2'),
    R('R6', '10K', 'pre2', 'minus1'),
    R('R7', '47K', 'minus1', 'dry'),
    C('C4', '100p', 'minus1', 'dry'),
    U('IC1', 'JRC4558D', { 1: 'dry', 2: 'minus1', 3: 'VREF', 4: 'GND', 5: 'VREF', 6: 'sum', 7: 'mix', 8: '+9V' }),
    C('C27', '100n', '+9V', 'GND', { note: 'Next to IC1, for its supply.' }),

    // Three-pole low-pass before the delay line.
    C('C5', '33n', 'dry', 'w1'),
    R('R8', '100K', 'w1', 'bias'),
    R('R9', '10K', 'w1', 'w2'),
    C('C6', '3n3', 'w2', 'GND'),
    R('R10', '10K', 'w2', 'w3'),
    C('C7', '8n2', 'w3', 'e2'),
    R('R11', '10K', 'w3', 'b2'),
    C('C8', '470p', 'b2', 'GND'),
    Q('Q2', '2N5088', { c: '+9V', b: 'b2', e: 'e2' }),
    R('R12', '10K', 'e2', 'GND'),
    R('R13', '4K7', 'e2', 'bbdin'),

    // Bias of the delay line.
    R('R14', '4K7', 'VDD', 'bhi'),
    TRIM('TR1', '10K', { 1: 'blo', 2: 'bias', 3: 'bhi' }, { note: 'Bias: set for the loudest clean chorus.' }),
    R('R15', '4K7', 'blo', 'GND'),
    CE('C26', '10u', 'bias', 'GND', { note: 'Keeps the ripple of the supply out of the delay line.' }),

    // Delay line: 1024 stages, 3.6 to 5.7 ms.
    U('IC2', 'V3207', { 1: 'GND', 2: 'cp1', 3: 'bbdin', 4: 'vgg', 5: 'VDD', 6: 'cp2', 7: 'bbdout', 8: 'bbdout' }),
    R('R16', '56K', 'bbdout', 'GND'),

    // The same low-pass again, to remove the clock.
    C('C9', '33n', 'bbdout', 'r1'),
    R('R17', '330K', 'r1', 'VREF'),
    R('R18', '10K', 'r1', 'r2'),
    C('C10', '3n3', 'r2', 'GND'),
    R('R19', '10K', 'r2', 'r3'),
    C('C11', '8n2', 'r3', 'e3'),
    R('R20', '10K', 'r3', 'b3'),
    C('C12', '470p', 'b3', 'GND'),
    Q('Q3', '2N5088', { c: '+9V', b: 'b3', e: 'e3' }),
    R('R21', '10K', 'e3', 'GND'),
    C('C13', '33n', 'e3', 'wet'),
    R('R22', '1M', 'wet', 'VREF'),
    POT('MIX', '250K', 'C', { 1: 'wm', 2: 'wm', 3: 'wet' }, { note: 'Full up is the CE-2: as much chorus as guitar.' }),

    // Mixer, treble back to normal.
    R('R23', '47K', 'wm', 'sum'),
    R('R24', '47K', 'dry', 'sum'),
    R('R25', '47K', 'sum', 'mix'),
    C('C14', '100p', 'sum', 'mix'),
    C('C15', '6n8', 'sum', 'de'),
    R('R26', '10K', 'de', 'mix'),
    R('R27', '470R', 'mix', 'o1'),
    CE('C16', '1u', 'o1', 'OUT'),
    R('R28', '100K', 'OUT', 'GND'),

    // Sweep: a triangle of 0.3 to 3.5 Hz.
    U('IC4', 'TL062CP', { 1: 'sq', 2: 'VLFO', 3: 'hyst', 4: 'GND', 5: 'VLFO', 6: 'int', 7: 'tri', 8: '+9V' }),
    R('R29', '47K', 'sq', 'hyst'),
    R('R30', '33K', 'tri', 'hyst'),
    POT('RATE', '100K', 'B', { 1: 'slow', 2: 'rw', 3: 'sq' }),
    R('R31', '10K', 'slow', 'VLFO'),
    R('R32', '1M', 'rw', 'int'),
    C('C17', '100n', 'int', 'tri'),
    POT('DEPTH', '100K', 'B', { 1: 'VLFO', 2: 'dw', 3: 'tri' }),
    R('R33', '220K', 'dw', 'cv'),
    C('C18', '10n', 'cv', 'GND'),
    Q('Q5', '2N5088', { c: 'VDD', b: 'cv', e: 'e5' }),
    R('R34', '4K7', 'e5', 'start'),
    R('R35', '2K7', 'start', 'GND'),

    // Clock of 90 to 140 kHz: C19 charges through R36 from the voltage the sweep sets, and Q4 empties it again.
    R('R36', '150K', 'VDD', 'osc'),
    C('C19', '47p', 'osc', 'GND'),
    Q('Q4', '2N5088', { c: 'osc', b: 'qb', e: 'start' }),
    R('R37', '33K', 'ox3', 'qb'),
    C('C20', '4p7', 'ox3', 'qb'),
    U('IC3', 'V3102', { 1: 'GND', 2: 'cp1', 3: 'VDD', 4: 'cp2', 5: 'ox3', 6: NC, 7: 'osc', 8: 'vgg' }),

    // Supplies. Zener and Q6 keep the delay line under its 10 V, whatever the adapter gives.
    ...supply({ diode: 'D1', reservoir: 'C21' }),
    ...halfSupply({ upper: 'R38', lower: 'R39', cap: 'C22' }),
    ...halfSupply({ upper: 'R40', lower: 'R41', cap: 'C23', net: 'VLFO' }),
    R('R42', '1K', '+9V', 'vz'),
    D('D2', 'BZX55C9V1', 'GND', 'vz'),
    CE('C24', '47u', 'VDD', 'GND'),
    Q('Q6', '2N5088', { c: '+9V', b: 'vz', e: 'VDD' }, { note: 'Takes what a wrong adapter gives too much.' }),
    C('C25', '100n', 'VDD', 'GND'),
  ],
  measurements: [
    { at: 'IC1.8', volts: 8.7 },
    { at: 'IC1.1', volts: 4.3 },
    { at: 'IC1.7', volts: 4.3 },
    { at: 'Q1.E', volts: 3.4, note: 'Input buffer.' },
    { at: 'Q2.E', volts: 3.3, note: 'Filter before the delay line.' },
    { at: 'IC2.7', volts: 3, note: 'Output of the delay line.' },
    { at: 'Q3.E', volts: 3.5, note: 'Filter behind the delay line.' },
    { at: 'IC2.5', volts: 8.1 },
    { at: 'IC2.4', volts: 7.5, note: '14/15 of the supply of the delay line.' },
    { at: 'IC2.2', volts: 4, note: 'A running clock reads as half its supply on a meter.' },
    { at: 'IC4.7', volts: 4.3, note: 'Swings slowly with RATE down.' },
    { at: 'Q5.E', volts: 3.5, note: 'Follows it.' },
  ],
};
