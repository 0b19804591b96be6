/**
 * A Rub-a-Dub reverb on the short Belton module, with two things of a spring amplifier added: bass is kept out of
 * the module, and the returning reverb has a tone control.
 */

import type { Circuit } from '#electronics/component.ts';
import { C, CE, MODULE, POT, R, REG, U, halfSupply, supply } from '#electronics/notation.ts';

export const springReverb: Circuit = {
  slug: 'spring-reverb',
  enclosure: '125B',
  knob: 'knob-chicken',
  led: 'amber',
  currentMilliamps: 75,
  rails: { VREF: 4.3, '+5V': 5 },
  signal: { through: 'wet' },
  components: [
    // Input stage: doubles the guitar for the module; the mixer halves it again.
    R('R1', '1M', 'IN', 'GND', { note: 'Keeps the footswitch from popping.' }),
    C('C1', '22n', 'IN', 'in1'),
    R('R2', '180K', 'in1', 'minus1'),
    R('R3', '360K', 'minus1', 'dry'),
    C('C2', '22p', 'minus1', 'dry'),
    U('IC1', 'TL072CP', { 1: 'dry', 2: 'minus1', 3: 'VREF', 4: 'GND', 5: 'VREF', 6: 'sum', 7: 'mix', 8: '+9V' }),

    // Drive: DWELL, less of everything under 150 Hz, and a buffer that pushes the module.
    C('C3', '1u', 'dry', 'send'),
    POT('DWELL', '25K', 'B', { 1: 'GND', 2: 'dw', 3: 'send' }),
    C('C4', '47n', 'dw', 'plus3'),
    R('R4', '22K', 'plus3', 'VREF'),
    U('IC2', 'TL072CP', { 1: 'drive', 2: 'drive', 3: 'plus3', 4: 'GND', 5: 'VREF', 6: 'minus4', 7: 'rec', 8: '+9V' }),
    C('C5', '1u', 'drive', 'd1'),
    R('R5', '4K7', 'd1', 'brickin', { note: 'Keeps the module within 1.5 V.' }),

    // The module. Its two outputs are joined.
    MODULE('RV1', 'BTDR-2H-short', { 1: '+5V', 2: 'GND', 3: 'brickin', 4: 'GND', 5: 'out1', 6: 'out2' }),
    R('R6', '4K7', 'out1', 'wet'),
    R('R7', '4K7', 'out2', 'wet'),

    // Recovery: lifts the reverb, and TONE turned down lets C7 take its treble away.
    C('C6', '1u', 'wet', 'w1'),
    R('R8', '22K', 'w1', 'minus4'),
    R('R9', '47K', 'minus4', 'rec'),
    C('C7', '4n7', 'minus4', 'tn'),
    POT('TONE', '250K', 'A', { 1: 'tn', 2: 'rec', 3: 'rec' }),

    // Mixer.
    C('C8', '1u', 'rec', 'm1'),
    POT('MIX', '25K', 'B', { 1: 'GND', 2: 'mw', 3: 'm1' }),
    C('C9', '1u', 'mw', 'm2'),
    R('R10', '15K', 'm2', 'sum'),
    R('R11', '47K', 'dry', 'sum'),
    R('R12', '24K', 'sum', 'mix'),
    C('C10', '220p', 'sum', 'mix'),
    R('R13', '470R', 'mix', 'o1'),
    CE('C11', '1u', 'o1', 'OUT'),
    R('R14', '100K', 'OUT', 'GND'),

    // Supplies.
    ...supply({ diode: 'D1', reservoir: 'C12' }),
    ...halfSupply({ upper: 'R15', lower: 'R16', cap: 'C13' }),
    C('C14', '100n', '+9V', 'GND'),
    REG(
      'IC3',
      'L7805CV',
      { in: '+9V', gnd: 'GND', out: '+5V' },
      {
        orientation: 'Metal tab to the side with two lines on the board; the legs go in as far as they are narrow.',
        note: 'Gets warm in use; that is normal.',
      },
    ),
    C('C15', '100n', '+5V', 'GND'),
    CE('C16', '47u', '+5V', 'GND'),
  ],
  measurements: [
    { at: 'IC1.8', volts: 8.7 },
    { at: 'IC1.1', volts: 4.3 },
    { at: 'IC1.7', volts: 4.3 },
    { at: 'IC2.1', volts: 4.3 },
    { at: 'IC2.7', volts: 4.3 },
    { at: 'IC3.OUT', volts: 5, note: 'Check this before you solder the module in.' },
  ],
};
