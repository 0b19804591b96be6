/** The tremolo of Electronics Australia, 1968, with the JFET input that later builders gave it. */

import type { Circuit } from '#electronics/component.ts';
import { C, CE, J, POT, Q, R, supply, supplyFilter } from '#electronics/notation.ts';

export const vintageTremolo: Circuit = {
  slug: 'vintage-tremolo',
  enclosure: '125B',
  knob: 'knob-cream',
  led: 'amber',
  currentMilliamps: 3,
  rails: { VDD: 8.4 },
  panel: ['SPEED', 'DEPTH', 'LEVEL'],
  components: [
    // Input follower.
    R('R1', '1M', 'IN', 'GND', { note: 'Keeps the footswitch from popping.' }),
    C('C1', '47n', 'IN', 'g1'),
    R('R2', '1M', 'VDD', 'g1'),
    R('R3', '1M', 'g1', 'GND'),
    J('Q1', '2N5457', { d: 'VDD', g: 'g1', s: 's1' }),
    R('R4', '10K', 's1', 'GND'),
    CE('C2', '10u', 's1', 'b2'),

    // Amplifier. Its gain hangs on how well Q3 bypasses the lower emitter resistor.
    R('R5', '390K', 'VDD', 'b2'),
    R('R6', '150K', 'b2', 'GND'),
    Q('Q2', '2N3904', { c: 'c2', b: 'b2', e: 'e2' }),
    R('R7', '4K7', 'VDD', 'c2'),
    R('R8', '100R', 'e2', 'e2a'),
    R('R9', '2K2', 'e2a', 'GND'),
    CE('C3', '22u', 'e2a', 'vcr'),
    J('Q3', '2N5457', { d: 'vcr', g: 'gate', s: 'GND' }),
    C('C4', '100n', 'c2', 'vol'),
    POT('LEVEL', '50K', 'A', { 1: 'GND', 2: 'OUT', 3: 'vol' }),

    // Oscillator: three capacitors turn the phase until the transistor feeds itself a slow sine.
    Q('Q4', '2N5088', { c: 'c4', b: 'b4', e: 'GND' }),
    R('R10', '10K', '+9V', 'c4'),
    R('R11', '2M2', 'c4', 'b4'),
    C('C5', '1u', 'c4', 'ph1'),
    R('R12', '1K', 'ph1', 'rate'),
    POT('SPEED', '100K', 'C', { 1: 'GND', 2: 'GND', 3: 'rate' }),
    C('C6', '1u', 'ph1', 'ph2'),
    R('R13', '15K', 'ph2', 'GND'),
    C('C7', '1u', 'ph2', 'b4'),

    // How much of the sine reaches the gate of Q3.
    C('C8', '100n', 'c4', 'lfo'),
    R('R14', '2M2', 'lfo', 'swing', {
      note: 'Keeps the swing within what Q3 can follow, so that it swells and never chops.',
    }),
    POT('DEPTH', '1M', 'B', { 1: 'GND', 2: 'gate', 3: 'swing' }),

    // Supply with a second filter: Q2 hands on what its collector resistor brings. The oscillator stays before it.
    ...supplyFilter({ resistor: 'R15', cap: 'C10', farads: '220u' }),
    ...supply({ diode: 'D1', reservoir: 'C9' }),
  ],
  measurements: [
    { at: 'Q1.S', volts: 5, range: [4.4, 6.4], because: 'as the JFET happens to be' },
    { at: 'Q2.C', volts: 5.9, range: [5, 6.7], because: 'as the gain of Q2 happens to be' },
    { at: 'Q2.E', volts: 1.3, range: [1, 1.6] },
    { at: 'Q4.B', volts: 0.6, note: 'The meter trembles; its collector swings slowly through most of the supply.' },
  ],
};
