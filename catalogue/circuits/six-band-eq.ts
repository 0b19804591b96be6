/** A six-band graphic equaliser after the MXR M109: five gyrators and a treble shelf on one amplifier. */

import type { Circuit } from '#electronics/component.ts';
import { C, CE, POT, R, U, supply } from '#electronics/notation.ts';

export const sixBandEq: Circuit = {
  slug: 'six-band-eq',
  enclosure: '1590BB',
  knob: 'knob-soft',
  led: 'blue',
  currentMilliamps: 13,
  rails: { VREF: 4.3 },
  components: [
    // Input buffer.
    R('R1', '2M2', 'IN', 'GND'),
    C('C1', '100n', 'IN', 'in1'),
    R('R2', '1M', 'in1', 'VREF'),
    U('IC1', 'TL074CN', {
      1: 'buf',
      2: 'buf',
      3: 'in1',
      4: '+9V',
      5: 'plus',
      6: 'minus',
      7: 'eq',
      8: 'ga',
      9: 'ga',
      10: 'la',
      11: 'GND',
      12: 'lb',
      13: 'gb',
      14: 'gb',
    }),

    // Every control hangs between the inputs of this amplifier: towards plus a band is shunted, towards minus lifted.
    R('R3', '15K', 'buf', 'plus'),
    R('R4', '15K', 'minus', 'eq'),
    C('C2', '47p', 'minus', 'eq'),

    // 100 Hz. An amplifier, two resistors and a small capacitor act as a coil that resonates with C3.
    POT('100', '10K', 'B', { 1: 'plus', 2: 'wa', 3: 'minus' }),
    C('C3', '680n', 'wa', 'na'),
    C('C4', '18n', 'na', 'la'),
    R('R5', '1K5', 'na', 'ga'),
    R('R6', '100K', 'la', 'VREF'),

    // 200 Hz.
    POT('200', '10K', 'B', { 1: 'plus', 2: 'wb', 3: 'minus' }),
    C('C5', '330n', 'wb', 'nb'),
    C('C6', '12n', 'nb', 'lb'),
    R('R7', '1K5', 'nb', 'gb'),
    R('R8', '100K', 'lb', 'VREF'),

    // 400 Hz. The last amplifier of IC2 makes the half supply stiff for all of them.
    U('IC2', 'TL074CN', {
      1: 'gc',
      2: 'gc',
      3: 'lc',
      4: '+9V',
      5: 'ld',
      6: 'gd',
      7: 'gd',
      8: 'ge',
      9: 'ge',
      10: 'le',
      11: 'GND',
      12: 'half',
      13: 'VREF',
      14: 'VREF',
    }),
    POT('400', '10K', 'B', { 1: 'plus', 2: 'wc', 3: 'minus' }),
    C('C7', '150n', 'wc', 'nc'),
    C('C8', '6n8', 'nc', 'lc'),
    R('R9', '1K5', 'nc', 'gc'),
    R('R10', '100K', 'lc', 'VREF'),

    // 800 Hz.
    POT('800', '10K', 'B', { 1: 'plus', 2: 'wd', 3: 'minus' }),
    C('C9', '82n', 'wd', 'nd'),
    C('C10', '3n3', 'nd', 'ld'),
    R('R11', '1K5', 'nd', 'gd'),
    R('R12', '100K', 'ld', 'VREF'),

    // 1.6 kHz.
    POT('1600', '10K', 'B', { 1: 'plus', 2: 'we', 3: 'minus' }),
    C('C11', '39n', 'we', 'ne'),
    C('C12', '1n8', 'ne', 'le'),
    R('R13', '1K5', 'ne', 'ge'),
    R('R14', '100K', 'le', 'VREF'),

    // 3.2 kHz and all above it: no coil, so this band is a shelf.
    POT('3200', '10K', 'B', { 1: 'plus', 2: 'wf', 3: 'minus' }),
    C('C13', '33n', 'wf', 'nf'),
    R('R15', '1K5', 'nf', 'GND'),

    R('R16', '470R', 'eq', 'o1'),
    CE('C14', '10u', 'o1', 'OUT'),
    R('R17', '100K', 'OUT', 'GND'),

    R('R18', '10K', '+9V', 'half'),
    R('R19', '10K', 'half', 'GND'),
    CE('C15', '100u', 'half', 'GND'),
    C('C16', '100n', '+9V', 'GND'),
    C('C17', '100n', '+9V', 'GND'),
    ...supply({ diode: 'D1', reservoir: 'C18' }),
  ],
  measurements: [
    { at: 'IC1.4', volts: 8.7, note: 'Supply, a little under the adapter because of D1.' },
    { at: 'IC2.4', volts: 8.7 },
    { at: 'IC2.14', volts: 4.3, note: 'Half supply. Every output of both chips shows the same.' },
    { at: 'IC1.1', volts: 4.3 },
    { at: 'IC1.7', volts: 4.3 },
    { at: 'IC1.8', volts: 4.3 },
    { at: 'IC1.14', volts: 4.3 },
    { at: 'IC2.1', volts: 4.3 },
    { at: 'IC2.7', volts: 4.3 },
    { at: 'IC2.8', volts: 4.3 },
  ],
};
