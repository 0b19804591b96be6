/** A Big Muff Pi with the values of a Ram's Head of 1973, on 2N5088 transistors. */

import type { Circuit } from '#electronics/component.ts';
import { C, D, POT, Q, R, supply, supplyFilter } from '#electronics/notation.ts';

export const sustainFuzz: Circuit = {
  slug: 'sustain-fuzz',
  enclosure: '125B',
  knob: 'knob-chicken',
  led: 'red',
  currentMilliamps: 3,
  rails: { VDD: 8.5 },
  components: [
    R('R1', '1M', 'IN', 'GND', { note: 'Keeps the footswitch from popping.' }),

    // Input booster: lifts the guitar before the SUSTAIN control decides how much goes on.
    R('R2', '39K', 'IN', 'in1'),
    C('C1', '100n', 'in1', 'b1'),
    R('R3', '100K', 'b1', 'GND'),
    R('R4', '470K', 'b1', 'c1'),
    C('C2', '470p', 'b1', 'c1'),
    Q('Q1', '2N5088', { c: 'c1', b: 'b1', e: 'e1' }),
    R('R5', '100R', 'e1', 'GND'),
    R('R6', '15K', 'VDD', 'c1'),
    C('C3', '100n', 'c1', 'sus'),
    POT('SUSTAIN', '100K', 'B', { 1: 'floor', 2: 'sw', 3: 'sus' }),
    R('R7', '1K', 'floor', 'GND', { note: 'Leaves a little signal at the left stop.' }),

    // First clipper: the diodes sit behind a capacitor, so that they bend the signal and not the bias.
    C('C4', '100n', 'sw', 'in2'),
    R('R8', '8K2', 'in2', 'b2'),
    R('R9', '100K', 'b2', 'GND'),
    R('R10', '470K', 'b2', 'c2'),
    C('C5', '470p', 'b2', 'c2'),
    C('C6', '100n', 'b2', 'clip2'),
    D('D1', '1N914', 'clip2', 'c2'),
    D('D2', '1N914', 'c2', 'clip2'),
    Q('Q2', '2N5088', { c: 'c2', b: 'b2', e: 'e2' }),
    R('R11', '100R', 'e2', 'GND'),
    R('R12', '15K', 'VDD', 'c2'),

    // Second clipper, the same once more: this is where the long, even tail comes from.
    C('C7', '100n', 'c2', 'in3'),
    R('R13', '8K2', 'in3', 'b3'),
    R('R14', '100K', 'b3', 'GND'),
    R('R15', '470K', 'b3', 'c3'),
    C('C8', '470p', 'b3', 'c3'),
    C('C9', '100n', 'b3', 'clip3'),
    D('D3', '1N914', 'clip3', 'c3'),
    D('D4', '1N914', 'c3', 'clip3'),
    Q('Q3', '2N5088', { c: 'c3', b: 'b3', e: 'e3' }),
    R('R16', '100R', 'e3', 'GND'),
    R('R17', '15K', 'VDD', 'c3'),

    // Tone: fades from a low-pass to a high-pass, and halfway between them leaves a dip near 1 kHz.
    R('R18', '39K', 'c3', 'low'),
    C('C10', '10n', 'low', 'GND'),
    C('C11', '3n9', 'c3', 'high'),
    R('R19', '22K', 'high', 'GND'),
    POT('TONE', '100K', 'B', { 1: 'low', 2: 'tw', 3: 'high' }),

    // Output stage: makes good what the tone control lost.
    C('C12', '100n', 'tw', 'b4'),
    R('R20', '390K', 'VDD', 'b4'),
    R('R21', '100K', 'b4', 'GND'),
    Q('Q4', '2N5088', { c: 'c4', b: 'b4', e: 'e4' }),
    R('R22', '2K7', 'e4', 'GND'),
    R('R23', '10K', 'VDD', 'c4'),
    C('C13', '100n', 'c4', 'vol'),
    POT('VOLUME', '100K', 'A', { 1: 'GND', 2: 'OUT', 3: 'vol' }),

    // Supply with a second filter: four stages in a row amplify what comes with it.
    ...supplyFilter({ resistor: 'R24', cap: 'C15', farads: '220u' }),
    ...supply({ diode: 'D5', reservoir: 'C14' }),
  ],
  measurements: [
    { at: 'Q1.C', volts: 4, note: 'The first three collectors should be within half a volt of each other.' },
    { at: 'Q2.C', volts: 4 },
    { at: 'Q3.C', volts: 4 },
    { at: 'Q4.C', volts: 4.7 },
    { at: 'Q4.E', volts: 1.1 },
  ],
};
