/** A Dunlop Cry Baby GCB-95, buffer and all, with a panel control where the treadle was. */

import type { Circuit } from '#electronics/component.ts';
import { C, CE, L, POT, Q, R, supply, supplyFilter } from '#electronics/notation.ts';

export const tiltedWah: Circuit = {
  slug: 'tilted-wah',
  enclosure: '125B',
  knob: 'knob-boost',
  led: 'white',
  currentMilliamps: 2.2,
  rails: { VDD: 8.6 },
  components: [
    // Input buffer, so that the wah does not load the guitar.
    R('R1', '2M2', 'IN', 'GND', { note: 'Keeps the footswitch from popping.' }),
    C('C1', '10n', 'IN', 'b1'),
    C('C2', '22p', 'b1', 'GND'),
    R('R2', '2M2', 'b1', 'GND'),
    R('R3', '1M8', 'c1', 'b1'),
    R('R4', '1K', 'VDD', 'c1'),
    Q('Q1', 'MPSA13', { c: 'c1', b: 'b1', e: 'e1' }),
    R('R5', '10K', 'e1', 'GND'),

    // Amplifier with the resonant circuit, L1 and C7, at its base.
    R('R6', '68K', 'e1', 'w1'),
    C('C3', '10n', 'w1', 'b2'),
    R('R7', '1K5', 'b2', 'tank'),
    Q('Q2', 'MPSA18', { c: 'c2', b: 'b2', e: 'e2' }),
    R('R8', '390R', 'e2', 'GND'),
    R('R9', '22K', 'VDD', 'c2'),
    R('R10', '470K', 'c2', 'bias'),
    R('R11', '82K', 'bias', 'GND'),
    CE('C4', '4u7', 'bias', 'GND'),
    L('L1', '500mH', 'tank', 'bias'),
    R('R12', '33K', 'tank', 'bias', { note: 'Sets how sharp the peak is.' }),

    // SWEEP sends some of the output back through Q3 into C7, which makes C7 seem larger and the peak lower.
    C('C5', '220n', 'c2', 'OUT'),
    POT('SWEEP', '100K', 'C', { 1: 'OUT', 2: 'pw', 3: 'GND' }),
    C('C6', '220n', 'pw', 'b3'),
    R('R13', '470K', 'c2', 'b3'),
    R('R14', '1K', 'VDD', 'c3'),
    Q('Q3', 'MPSA18', { c: 'c3', b: 'b3', e: 'e3' }),
    R('R15', '10K', 'e3', 'GND'),
    C('C7', '10n', 'e3', 'tank'),

    // Supply with a second filter: Q2 hands on what its collector resistor brings.
    ...supplyFilter({ resistor: 'R16', cap: 'C9', farads: '220u' }),
    ...supply({ diode: 'D1', reservoir: 'C8' }),
  ],
  measurements: [
    { at: 'D1.K', volts: 8.7 },
    { at: 'Q1.E', volts: 3.5 },
    { at: 'Q2.C', volts: 4.8 },
    { at: 'Q2.B', volts: 0.7 },
    { at: 'Q3.E', volts: 3.9 },
  ],
};
