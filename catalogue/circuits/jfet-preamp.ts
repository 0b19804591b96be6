/** The input of a small Fender valve amplifier by JFETs, Fetzer Valve style, with the two-knob tone stack of the larger ones. */

import type { Circuit } from '#electronics/component.ts';
import { C, CE, J, POT, R, TRIM, halfSupply, supply, supplyFilter } from '#electronics/notation.ts';

export const jfetPreamp: Circuit = {
  slug: 'jfet-preamp',
  enclosure: '125B',
  knob: 'knob-fluted',
  led: 'red',
  currentMilliamps: 3,
  rails: { VDD: 8.7, VREF: 4.3 },
  components: [
    // First stage, the input valve: no capacitor at the source, which bends the wave as a triode does.
    R('R1', '1M', 'IN', 'GND'),
    R('R2', '68K', 'IN', 'g1'),
    J('Q1', 'J201', { d: 'd1', g: 'g1', s: 's1' }),
    R('R3', '1K5', 's1', 'GND'),
    R('R4', '6K8', 'd1', 'td1'),
    TRIM('TR1', '50K', { 1: 'VDD', 2: 'td1', 3: 'td1' }, { note: 'Set 4.8 V on the drain of Q1.' }),
    C('C1', '22n', 'd1', 'gain'),
    POT('GAIN', '1M', 'A', { 1: 'GND', 2: 'g2', 3: 'gain' }),

    // Second stage, with a capacitor at the source for more gain.
    J('Q2', 'J201', { d: 'd2', g: 'g2', s: 's2' }),
    R('R5', '1K5', 's2', 'GND'),
    CE('C2', '22u', 's2', 'GND'),
    R('R6', '6K8', 'd2', 'td2'),
    TRIM('TR2', '50K', { 1: 'VDD', 2: 'td2', 3: 'td2' }, { note: 'Set 4.8 V on the drain of Q2.' }),

    // Tone stack: its middle is a fixed resistor, as in amplifiers with two tone knobs.
    C('C3', '270p', 'd2', 'tt'),
    R('R7', '100K', 'd2', 'slope'),
    C('C4', '100n', 'slope', 'tb'),
    C('C5', '47n', 'slope', 'mid'),
    POT('BASS', '250K', 'A', { 1: 'mid', 2: 'tb', 3: 'tb' }),
    R('R8', '6K8', 'mid', 'GND'),
    POT('TREBLE', '250K', 'A', { 1: 'tb', 2: 'toned', 3: 'tt' }),
    POT('LEVEL', '1M', 'A', { 1: 'GND', 2: 'lw', 3: 'toned' }),

    // Follower, so that cables and pedals behind do not load the tone stack.
    C('C6', '22n', 'lw', 'g3'),
    R('R9', '2M2', 'g3', 'VREF'),
    J('Q3', '2N5457', { d: '+9V', g: 'g3', s: 's3' }),
    R('R10', '10K', 's3', 'GND'),
    R('R11', '220R', 's3', 'o1'),
    CE('C7', '10u', 'o1', 'OUT'),
    R('R12', '100K', 'OUT', 'GND'),

    ...halfSupply({ upper: 'R13', lower: 'R14', cap: 'C8' }),
    // The two stages that amplify have a second filter.
    ...supplyFilter({ resistor: 'R15', cap: 'C10', farads: '220u' }),
    ...supply({ diode: 'D1', reservoir: 'C9' }),
  ],
  measurements: [
    { at: 'Q1.D', volts: 4.8, setBy: 'TR1' },
    { at: 'Q2.D', volts: 4.8, setBy: 'TR2' },
    { at: 'Q1.S', volts: 0.3, range: [0.1, 0.55], because: 'as the J201 happens to be' },
    { at: 'Q3.S', volts: 5.1, range: [4.6, 6.5] },
    { at: 'C8.+', volts: 4.3 },
  ],
};
