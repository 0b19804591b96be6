/** An MXR Dyna Comp: a transconductance amplifier whose bias current is pulled down by its own loudness. */

import { type Circuit, NC } from '#electronics/component.ts';
import { C, CE, D, POT, Q, R, TRIM, U, supply, supplyFilter } from '#electronics/notation.ts';

export const studioCompressor: Circuit = {
  slug: 'studio-compressor',
  enclosure: '125B',
  knob: 'knob-inlay',
  led: 'white',
  currentMilliamps: 2,
  rails: { VDD: 8.7, VB: 2.8 },
  trimmers: { TR1: 0.5 },
  components: [
    // Input buffer.
    R('R1', '4M7', 'IN', 'GND', { note: 'Keeps the footswitch from popping. Not in the earliest originals.' }),
    C('C1', '10n', 'IN', 'in1'),
    R('R2', '10K', 'in1', 'b1'),
    R('R3', '1M', 'b1', 'VB'),
    Q('Q1', '2N5088', { c: 'VDD', b: 'b1', e: 'e1' }),
    R('R4', '10K', 'e1', 'GND'),

    // Gain cell: it hears only the small drop over the trimmer, a few millivolts, treble lifted by C3.
    C('C2', '1u', 'e1', 'inv'),
    U('IC1', 'CA3080E', { 1: NC, 2: 'inv', 3: 'non', 4: 'GND', 5: 'iabc', 6: 'cell', 7: 'VDD', 8: NC }),
    C('C13', '100n', 'VDD', 'GND', { note: 'Next to IC1, for its supply.' }),
    R('R5', '1M', 'inv', 'GND'),
    TRIM(
      'TR1',
      '2K',
      { 1: 'inv', 2: 'tw', 3: 'non' },
      { note: 'Offset. Set it for the least thump with SUSTAIN full up.' },
    ),
    R('R6', '470K', 'VDD', 'tw'),
    R('R7', '1M', 'non', 'GND'),
    R('R8', '15K', 'non', 'pre'),
    C('C3', '10n', 'non', 'pre'),
    CE('C4', '1u', 'pre', 'GND'),

    // Load of the cell; C5 undoes the treble lift and most of the hiss with it.
    R('R9', '150K', 'cell', 'VB'),
    C('C5', '1n', 'cell', 'VB'),

    // Phase splitter: the emitter feeds the output, both ends feed the detector.
    Q('Q2', '2N5088', { c: 'c2', b: 'cell', e: 'e2' }),
    R('R10', '10K', 'VDD', 'c2'),
    R('R11', '10K', 'e2', 'GND'),

    // Detector: each half of the wave lets one transistor take charge out of C8.
    C('C6', '10n', 'c2', 'b3'),
    R('R12', '1M', 'b3', 'GND'),
    D('D1', '1N4148', 'GND', 'b3'),
    Q('Q3', '2N5088', { c: 'env', b: 'b3', e: 'GND' }),
    C('C7', '10n', 'e2', 'b4'),
    R('R13', '1M', 'b4', 'GND'),
    D('D2', '1N4148', 'GND', 'b4'),
    Q('Q4', '2N5088', { c: 'env', b: 'b4', e: 'GND' }),
    R('R14', '150K', 'VDD', 'env'),
    CE('C8', '10u', 'env', 'GND'),

    // What is left on C8 becomes the bias current of the cell.
    Q('Q5', '2N5088', { c: 'VDD', b: 'env', e: 'e5' }),
    POT('SUSTAIN', '500K', 'C', { 1: 'e5', 2: 'e5', 3: 'sus' }),
    R('R15', '27K', 'sus', 'iabc'),

    // Output.
    C('C9', '47n', 'e2', 'o1'),
    R('R16', '10K', 'o1', 'level'),
    POT('LEVEL', '50K', 'A', { 1: 'GND', 2: 'OUT', 3: 'level' }),

    R('R17', '56K', 'VDD', 'VB'),
    R('R18', '27K', 'VB', 'GND'),
    CE('C10', '10u', 'VB', 'GND'),
    // Supply with a second filter: R6 leads it straight to the inputs of the cell.
    ...supplyFilter({ resistor: 'R19', cap: 'C12', farads: '220u' }),
    ...supply({ diode: 'D3', reservoir: 'C11' }),
  ],
  measurements: [
    { at: 'IC1.7', volts: 8.7, note: 'Supply, a little under the adapter because of D3.' },
    { at: 'C10.+', volts: 2.8 },
    { at: 'Q1.E', volts: 1.9 },
    { at: 'IC1.2', volts: 4.4, note: 'Pin 3 shows the same. A meter pulls both down a little.' },
    { at: 'Q2.E', volts: 2.0, range: [1, 3], note: 'Moves with TR1; anything here will play.' },
    { at: 'C8.+', volts: 8.7, note: 'Falls when you play: that is the compression.' },
  ],
};
