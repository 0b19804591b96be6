/**
 * A PT2399 echo in the manner of the Rebote: a buffer, the chip with its two filters, a mixer.
 * The values of the filters are our own; both are flat to about 6 kHz.
 */

import { type Circuit, NC } from '#electronics/component.ts';
import { C, CE, POT, R, REG, U, halfSupply, supply } from '#electronics/notation.ts';

export const chipEcho: Circuit = {
  slug: 'chip-echo',
  panel: ['DELAY', 'REPEATS', 'MIX'],
  enclosure: '125B',
  knob: 'knob-cream',
  led: 'amber',
  currentMilliamps: 23,
  rails: { VREF: 4.3, '+5V': 5 },
  signal: { through: 'echo' },
  components: [
    // Input buffer.
    R('R1', '1M', 'IN', 'GND', { note: 'Keeps the footswitch from popping.' }),
    C('C1', '82n', 'IN', 'plus1'),
    R('R2', '510K', 'plus1', 'VREF'),
    U('IC1', 'TL072CP', { 1: 'dry', 2: 'dry', 3: 'plus1', 4: 'GND', 5: 'VREF', 6: 'sum', 7: 'mix', 8: '+9V' }),

    // Low-pass on the way in. It halves the guitar, for headroom, and adds the repeats.
    CE('C2', '1u', 'dry', 'e1'),
    R('R3', '24K', 'e1', 'fa'),
    C('C3', '4n7', 'fa', 'GND'),
    R('R4', '12K', 'fa', 'lp1in'),
    R('R5', '12K', 'fa', 'lp1'),
    C('C4', '1n', 'lp1in', 'lp1'),

    // The chip turns it into bits, keeps them for a while and turns them back.
    U('IC2', 'PT2399', {
      1: '+5V',
      2: 'ref',
      3: 'GND',
      4: 'GND',
      5: NC,
      6: 'osc',
      7: 'cc1',
      8: 'cc0',
      9: 'int1',
      10: 'int1in',
      11: 'int2in',
      12: 'int2',
      13: 'lp2in',
      14: 'echo',
      15: 'lp1',
      16: 'lp1in',
    }),
    CE('C5', '47u', 'ref', 'GND'),
    C('C6', '100n', 'cc1', 'GND'),
    C('C7', '100n', 'cc0', 'GND'),
    C('C8', '100n', 'int1', 'int1in'),
    C('C9', '100n', 'int2', 'int2in'),
    R('R6', '2K7', 'osc', 'dl', { note: 'Below a kilohm the chip may lock up when it is switched on.' }),
    POT('DELAY', '50K', 'B', { 1: 'dl', 2: 'GND', 3: 'GND' }),

    // The same low-pass on the way out.
    R('R7', '12K', 'int2', 'fb'),
    C('C10', '4n7', 'fb', 'GND'),
    R('R8', '12K', 'fb', 'lp2in'),
    R('R9', '12K', 'fb', 'echo'),
    C('C11', '1n', 'lp2in', 'echo'),

    // The two echo controls.
    CE('C12', '1u', 'echo', 'wet'),
    POT('REPEATS', '25K', 'B', { 1: 'GND', 2: 'rw', 3: 'wet' }),
    C('C13', '1u', 'rw', 'rep'),
    R('R10', '15K', 'rep', 'fa', { note: 'With 10K here the repeats build up and never end.' }),
    POT('MIX', '50K', 'B', { 1: 'GND', 2: 'mw', 3: 'wet' }),
    C('C14', '1u', 'mw', 'mw2'),

    // Mixer. The guitar itself never passes the chip.
    R('R11', '12K', 'mw2', 'sum'),
    R('R12', '24K', 'dry', 'sum'),
    R('R13', '24K', 'sum', 'mix'),
    C('C15', '51p', 'sum', 'mix'),
    R('R14', '1K', 'mix', 'o1'),
    CE('C16', '1u', 'o1', 'OUT'),
    R('R15', '100K', 'OUT', 'GND'),

    // Supplies.
    ...supply({ diode: 'D1', reservoir: 'C17' }),
    ...halfSupply({ upper: 'R16', lower: 'R17', cap: 'C18' }),
    C('C19', '100n', '+9V', 'GND'),
    REG('IC3', '78L05', { in: '+9V', gnd: 'GND', out: '+5V' }),
    CE('C20', '47u', '+5V', 'GND'),
    C('C21', '100n', '+5V', 'GND'),
  ],
  measurements: [
    { at: 'IC1.8', volts: 8.7 },
    { at: 'IC1.1', volts: 4.3 },
    { at: 'IC1.7', volts: 4.3 },
    { at: 'IC3.OUT', volts: 5, note: 'Check this before you press IC2 into its socket.' },
    { at: 'IC2.2', volts: 2.5 },
    { at: 'IC2.14', volts: 2.5 },
  ],
};
