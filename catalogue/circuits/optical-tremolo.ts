/**
 * A Tremulus Lune with its loose lamp and light cell replaced by an NSL-32, and an LM358 for the oscillator, because
 * SPACING takes its inputs lower than a TL072 works. The wave and fine-rate controls of the original are left out.
 */

import type { Circuit } from '#electronics/component.ts';
import { C, CE, D, OPTO, POT, Q, R, U, halfSupply, supply } from '#electronics/notation.ts';

export const opticalTremolo: Circuit = {
  slug: 'optical-tremolo',
  panel: ['RATE', 'DEPTH', 'SPACING', 'GAIN'],
  enclosure: '125B',
  knob: 'knob-cream',
  led: 'amber',
  currentMilliamps: 9,
  rails: { VREF: 4.3, VLFO: 5.9 },
  components: [
    // Input buffer.
    R('R1', '2M2', 'IN', 'GND', { note: 'Keeps the footswitch from popping.' }),
    C('C1', '47n', 'IN', 'plus1'),
    R('R2', '1M', 'plus1', 'VREF'),
    U('IC1', 'TL072CP', { 1: 'buf', 2: 'buf', 3: 'plus1', 4: 'GND', 5: 'VREF', 6: 'minus2', 7: 'amp', 8: '+9V' }),
    C('C9', '100n', '+9V', 'GND', { note: 'Next to IC1, for its supply.' }),

    // The cell is the input resistor of this amplifier: light makes it louder. GAIN makes up for what is lost.
    C('C2', '1u', 'buf', 'cell1'),
    OPTO('OC1', 'NSL-32', { a: 'lamp', k: 'lampk', 1: 'cell1', 2: 'cell2' }),
    R('R3', '10K', 'cell2', 'minus2'),
    R('R4', '10K', 'minus2', 'gn'),
    POT('GAIN', '50K', 'B', { 1: 'gn', 2: 'amp', 3: 'amp' }),
    C('C3', '100p', 'minus2', 'amp'),
    R('R5', '470R', 'amp', 'o1'),
    CE('C4', '1u', 'o1', 'OUT'),
    R('R6', '100K', 'OUT', 'GND'),

    // Oscillator, 0.7 to 15 Hz. SPACING moves the two voltages between which C5 goes up and down.
    U('IC2', 'LM358N', { 1: 'sq', 2: 'ramp', 3: 'sp', 4: 'GND', 5: 'ramp', 6: 'lfo', 7: 'lfo', 8: '+9V' }),
    R('R7', '47K', 'sq', 'rt'),
    POT('RATE', '1M', 'C', { 1: 'ramp', 2: 'ramp', 3: 'rt' }),
    C('C5', '1u', 'ramp', 'GND'),
    R('R8', '470K', '+9V', 'shi'),
    POT('SPACING', '500K', 'B', { 1: 'slo', 2: 'sp', 3: 'shi' }),
    R('R9', '470K', 'slo', 'GND'),
    R('R10', '680K', 'sp', 'sq'),

    // Lamp driver. With DEPTH down the lamp burns steadily; up, it follows the oscillator and goes dark under 3.9 V.
    POT('DEPTH', '100K', 'B', { 1: 'VLFO', 2: 'dw', 3: 'lfo' }),
    Q('Q1', '2N5088', { c: '+9V', b: 'dw', e: 'e1' }),
    D('D1', '1N4148', 'e1', 'dd'),
    D('D2', '1N4148', 'dd', 'lm'),
    R('R11', '330R', 'lm', 'lamp'),
    R('R12', '22R', 'lampk', 'GND', { note: 'Eleven millivolts across it are half a milliamp of lamp current.' }),
    R('R13', '4K7', '+9V', 'VLFO'),
    R('R14', '10K', 'VLFO', 'GND'),
    CE('C6', '47u', 'VLFO', 'GND'),

    // Supplies.
    ...supply({ diode: 'D3', reservoir: 'C7' }),
    ...halfSupply({ upper: 'R15', lower: 'R16', cap: 'C8' }),
  ],
  measurements: [
    { at: 'IC1.8', volts: 8.7 },
    { at: 'IC1.1', volts: 4.3 },
    { at: 'IC1.7', volts: 4.3 },
    { at: 'C6.+', volts: 5.9 },
    {
      at: 'IC2.7',
      volts: 4.3,
      range: [3, 5],
      note: 'Sways slowly between about 3 and 5 V, RATE down and SPACING at noon.',
    },
  ],
};
