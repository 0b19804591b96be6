/** A Belton reverb module with as little around it as it needs: a buffer, a mixer and 5 V. */

import type { Circuit } from '#electronics/component.ts';
import { C, CE, MODULE, POT, R, REG, U, halfSupply, supply } from '#electronics/notation.ts';

export const plateReverb: Circuit = {
  slug: 'plate-reverb',
  enclosure: '125B',
  knob: 'knob-soft',
  led: 'violet',
  currentMilliamps: 70,
  rails: { VREF: 4.3, '+5V': 5 },
  signal: { through: 'wet' },
  components: [
    // Input buffer.
    R('R1', '2M2', 'IN', 'GND', { note: 'Keeps the footswitch from popping.' }),
    C('C1', '47n', 'IN', 'plus1'),
    R('R2', '1M', 'plus1', 'VREF'),
    U('IC1', 'TL072CP', { 1: 'dry', 2: 'dry', 3: 'plus1', 4: 'GND', 5: 'plus2', 6: 'minus2', 7: 'mix', 8: '+9V' }),

    // How hard the module is driven.
    C('C2', '1u', 'dry', 'send'),
    POT('DWELL', '10K', 'B', { 1: 'GND', 2: 'drive', 3: 'send' }),
    C('C3', '1u', 'drive', 'brickin'),

    // The module: three echo chips that feed each other. Its two outputs are joined.
    MODULE('RV1', 'BTDR-2H-long', { 1: '+5V', 2: 'GND', 3: 'brickin', 4: 'GND', 5: 'out1', 6: 'out2' }),
    R('R3', '4K7', 'out1', 'wet'),
    R('R4', '4K7', 'out2', 'wet'),
    C('C4', '1u', 'wet', 'wet1'),
    POT('MIX', '10K', 'B', { 1: 'GND', 2: 'wet2', 3: 'wet1' }),
    C('C5', '1u', 'wet2', 'wet3'),

    // Mixer: the guitar once, the reverb twice as loud as it leaves the module.
    R('R5', '10K', 'wet3', 'plus2'),
    R('R6', '20K', 'dry', 'plus2'),
    R('R7', '10K', 'minus2', 'VREF'),
    R('R8', '20K', 'minus2', 'mix'),
    C('C6', '220p', 'minus2', 'mix'),
    R('R9', '470R', 'mix', 'o1'),
    CE('C7', '1u', 'o1', 'OUT'),
    R('R10', '100K', 'OUT', 'GND'),

    // Supplies.
    ...supply({ diode: 'D1', reservoir: 'C8' }),
    ...halfSupply({ upper: 'R11', lower: 'R12', cap: 'C9' }),
    C('C10', '100n', '+9V', 'GND'),
    REG(
      'IC2',
      'L7805CV',
      { in: '+9V', gnd: 'GND', out: '+5V' },
      {
        orientation: 'Metal tab to the side with two lines on the board; the legs go in as far as they are narrow.',
        note: 'Gets warm in use; that is normal.',
      },
    ),
    C('C11', '100n', '+5V', 'GND'),
    CE('C12', '47u', '+5V', 'GND'),
  ],
  measurements: [
    { at: 'IC1.8', volts: 8.7 },
    { at: 'IC1.1', volts: 4.3 },
    { at: 'IC1.7', volts: 4.3 },
    { at: 'IC2.OUT', volts: 5, note: 'Check this before you solder the module in.' },
  ],
};
