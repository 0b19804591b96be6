/** Figures of guides that follow from circuits in a way that no sum on the page shows: each is computed here. */

import { cornerFrequency } from '#electronics/circuit-formulas.ts';
import type { Circuit } from '#electronics/component.ts';
import { readings } from '#electronics/simulation/settled.ts';
import { adapterMilliamps } from '#build/documents/title/title-page-texts.ts';
import { kits } from '#seed/kits.ts';
import { modelBySlug as modelOf } from '#seed/models/models.ts';
import { type Claim, echoSeconds, valueIn } from './kit-claims.ts';

const circuitOf = (slug: string): Circuit => kits.find((kit) => kit.slug === slug)!.circuit;
const value = (slug: string, ref: string): number => valueIn(circuitOf(slug), ref);
const milliamps = (slug: string): number => circuitOf(slug).currentMilliamps;
const parallel = (a: number, b: number): number => (a * b) / (a + b);
const decibels = (ratio: number): number => 20 * Math.log10(ratio);
const ring = (henries: number, farads: number): number => 1 / (2 * Math.PI * Math.sqrt(henries * farads));

/** What the Clean Booster reads with parts in the wrong places. */
function misread(values: Readonly<Record<string, string>>, at: string): number {
  const circuit = circuitOf('clean-booster');
  const components = circuit.components.map((part) => ({ ...part, value: values[part.ref] ?? part.value }));
  return readings({ ...circuit, components }, { modelOf }).find((each) => each.at === at)!.read;
}
const swapped = { R2: '43K', R3: '430K' };

const overdrive = 'vintage-overdrive';
const feedback = value(overdrive, 'R6') + value(overdrive, 'DRIVE');
/** A pickup of 2.5 H and 7 kΩ into a load. */
const pickupLoss = (ohms: number, hertz: number): number =>
  decibels(ohms / Math.hypot(ohms + 7e3, 2 * Math.PI * hertz * 2.5));
const allPass = cornerFrequency(value('four-stage-phaser', 'R6'), value('four-stage-phaser', 'C2'));
const hiss = Math.sqrt(4 * 1.38e-23 * 300 * value('sustain-fuzz', 'R2') * 20e3);
const chorusSlow = 1e4 / (1e4 + value('chorus-pedal', 'RATE'));

const table = 'a table of the page, computed cell by cell in tables.test.ts';
const pickup = 'a pickup or a cable as most are';
const clock = 'by the clock chip, whose law is not modelled';
const spoken = 'the end of a number that is spoken in full words';
const pin = 'the number of a pin or lug, or of two things in a row';
const parts = 'parts that the page has just named';

const theory: Readonly<Record<string, Claim>> = {
  '250 mW': 0.25,
  '1.41 times': Math.SQRT2,
  '21.7 times': 1 + value('micro-booster', 'R4') / value('micro-booster', 'R5'),
  '1.2 mA': (8.7 - 3) / 4700,
  '5 mV': 'a microamp through 5 kΩ; 0.6 V over the gain of 117',
  '0.5 %': 50e3 / (50e3 + 10e6),
  '39 kΩ': parallel(value('clean-booster', 'R2'), value('clean-booster', 'R3')),
  '8.8 kΩ': 1 / (2 * Math.PI * 820 * value(overdrive, 'C1')),
  '3 decibels': 3,
  '−0.3 dB': table,
  '−7 dB': table,
  '−12 dB': table,
  '−18 dB': table,
  '−2 dB': table,
  '−1 dB': table,
  '−3 dB': table,
  '0 dB': table,
  '−15 dB': table,
  '−9 dB': table,
  '−20 dB': table,
  '−16 dB': table,
  '−4 dB': table,
  '4.35 V': 8.7 / 2,
  '14 Hz': cornerFrequency(value(overdrive, 'R2'), value(overdrive, 'C1')),
  '13 Hz': cornerFrequency(value('micro-booster', 'R5'), value('micro-booster', 'C3')),
  '99.996 %': 5e6 / (5e6 + 200),
  '6 kΩ': pickup,
  'two henries': pickup,
  'five henries': pickup,
  '2.5 H': pickup,
  '100 pF': pickup,
  '500 pF': pickup,
  '16 kΩ': 2 * Math.PI * 1000 * 2.5,
  '63 kΩ': 2 * Math.PI * 4000 * 2.5,
  '7 dB': -pickupLoss(33e3, 4000),
  '4.5 kHz': ring(2.5, 500e-12),
  '3.2 kHz': ring(2.5, 1000e-12),
  '27 kΩ': 100e3 / 4 + 2e3,
  'a tenth of a volt': 'the slope of silicon: 0.06 to 0.12 V for ten times the current',
  '4 dB': decibels(0.65 / 0.4),
  '10 dB': decibels(2 / 0.65),
  '14 dB': decibels(3.15 / 0.65),
  '3.8 V': 'what is left of the sum before it',
  '3.7 V': 8.7 - 5,
  '0.32 mA': 3.2 / value(overdrive, 'R3'),
  '0.5 mA': 'a J201 as many are',
  '0.78 mA': 2 * (0.5 / 0.8) * (1 - 0.3 / 0.8) * 1e-3,
  '118 times': 1 + feedback / value(overdrive, 'R5'),
  '20 µs': 6 / 0.3e6,
  '96 Hz': ring(4.05, value('six-band-eq', 'C3')),
  '70 %': 33 / 47,
  'eleven times': 1 / chorusSlow,
  '0.33 Hz': 3.6 * chorusSlow,
  '60 kΩ': value('optical-tremolo', 'GAIN') + value('optical-tremolo', 'R4'),
  '5 times': 60 / (10 + 2),
  '3.5 kHz': 'half of a clock of 7 kHz; the phaser with its JFETs at 1 kΩ',
  '0.41 times': Math.tan(Math.PI / 8),
  '2.41 times': Math.tan((3 * Math.PI) / 8),
  '58 Hz': allPass * Math.tan(Math.PI / 8),
  '341 Hz': allPass * Math.tan((3 * Math.PI) / 8),
  '90 kHz': clock,
  '140 kHz': clock,
  '7 kHz': clock,
  'five poles': 'two filters of two poles and one of one, which the schematic shows',
  '18 dB': 3 * 6,
  '30 dB': 5 * 6,
  '15 dB': 'the treble lift of the chorus, put back in its mixer; 5.5 times',
  '61 ms': echoSeconds(value('chip-echo', 'R6')),
  '130,000 bits': 44_000 / 0.34,
  'five octaves': Math.log2(100 / 3.3),
  '10 mA': 'what a charge pump gives before it sags',
  '8.4 V': 16.8 / 2,
  '3.5 mA': 'supply current of the 4558, as the component reference has it',
  '0.6 mA': 2 * 0.32e-3,
  '0.4 mA': 8.7 / 20e3,
  '1.4 mA': (8.7 - 2) / 4700,
  '116 mA':
    (milliamps(overdrive) + milliamps('chorus-pedal') + milliamps('chip-echo') + milliamps('spring-reverb')) / 1000,
  '200 mA': adapterMilliamps({ currentMilliamps: 116 }) / 1000,
  '3.6 µV': hiss,
  '100 mV': 'a guitar played softly',
  '28,000 times': 0.1 / hiss,
  '21 dB': decibels(1 + value(overdrive, 'R6') / value(overdrive, 'R5')),
  '41 dB': decibels(1 + feedback / value(overdrive, 'R5')),
  '551 kΩ': feedback,
  '5.7 kHz': cornerFrequency(feedback, value(overdrive, 'C4')),
  '61 kHz': cornerFrequency(value(overdrive, 'R6'), value(overdrive, 'C4')),
  '55 mV': 0.6 / (value(overdrive, 'R6') / value(overdrive, 'R5')),
  '0.8 V': 0.2 + 0.6,
  '3 kHz': 'where the table has lost one decibel',
  '80 Ω': 26e-3 / 0.32e-3,
  '339 Hz': cornerFrequency(value(overdrive, 'R5'), 100e-9),
  '2.9 kHz': cornerFrequency(feedback, 100e-12),
  '251 times': 1 + feedback / 2200,
  '2 V': 'a red lamp',
  '470 µF': 'reservoirs as one meets them',
};

export const guideClaims: Readonly<Record<string, Readonly<Record<string, Claim>>>> = {
  'guides/circuit-theory.md': theory,
  'guides/beginner.md': {
    'seven pages': 'counted in guide-figures.test.ts of the build',
    '2.6 times': 'the largest scale of a board in the document, board-page.ts',
    '42.6 kΩ': 0.99 * value('clean-booster', 'R3'),
    '43.4 kΩ': 1.01 * value('clean-booster', 'R3'),
    'Six part': 'electrolytics, diodes, transistors, lamps, chips, the footswitch: a heading each',
    'Five pads': 'counted in guide-figures.test.ts of the build',
    'twelve wires': 'counted in guide-figures.test.ts of the build',
    '2.1 V': 'an amber lamp, as its page says',
    '6.6 V': 8.7 - 2.1,
    '1.4 mA': 6.6 / 4700,
    '0.4 mA': 0.15 / value('clean-booster', 'R5'),
    '3.7 V': 8.7 - 5,
    '0.4 V': misread(swapped, 'Q1.C'),
    '1.1 V': misread(swapped, 'Q1.B'),
    '0.6 V': misread({ R4: '1M' }, 'Q1.B'),
    '92.6 mm': 'the box; its size is compared in guide-figures.test.ts of the build',
    '38.5 mm': 'the box; its size is compared in guide-figures.test.ts of the build',
    '31 mm': 'the box; its size is compared in guide-figures.test.ts of the build',
    '6.3 mm': 'the body of a resistor of a quarter of a watt',
  },
  'guides/components.md': {
    '15 %': 'the audio taper of taper.ts, from maker to maker',
    '100 nF': 'a cheap ceramic, which we do not sell',
    '47 µF': 'a sold value beside its neighbours',
    '49 kΩ': 'a computed value that is not sold',
    '1 K': 'a multiplier of the colour table, which colour-cells.test.ts compares',
    '10 K': 'a multiplier of the colour table, which colour-cells.test.ts compares',
    '100 K': 'a multiplier of the colour table, which colour-cells.test.ts compares',
    '510 pF': 'what the code is not',
    '33 µF': 'a neighbour of a sold value',
    '68 µF': 'a neighbour of a sold value',
    '470 mH': 'coils of other makers',
    '600 mH': 'coils of other makers',
    '1.2 mA': (8.7 - 3) / 4700,
    '1.4 mA': (8.7 - 2) / 4700,
  },
  'guides/safety.md': {},
  'guides/soldering.md': {
    'half a volt': misread(swapped, 'Q1.C'),
  },
  'guides/tools.md': {
    '1.8 V': 'what a meter shows at a red lamp, with less than a milliamp',
    '10 pF': 'range of a meter',
    '1000 µF': 'range of a meter',
  },
  'guides/troubleshooting.md': {
    '7 %': 9.6 / 9 - 1,
    '0.5 V': 'JFETs as they are sold',
    '5 switch': pin,
  },
  'videos/first-build.md': {
    'Six resistors': circuitOf('clean-booster').components.filter(({ kind }) => kind === 'resistor').length + 1,
    'twelve joints': 2 * 6,
    'five holes': 'counted in guide-figures.test.ts of the build',
    'six wires': 'five pads, and ground takes two',
    'twelve wires': 'counted in guide-figures.test.ts of the build',
    'Twelve wires': 'counted in guide-figures.test.ts of the build',
    'nine lugs': 'of a 3PDT switch',
    '42.9 kΩ': 'a reading within one per cent of 43K',
    'four K': spoken,
    'thirty K': spoken,
    'forty-three K': spoken,
    'ten K': spoken,
    'Ten K': spoken,
    'ninety ohms': spoken,
    'Ten parts': parts,
    '7 lug': pin,
    '8 output': pin,
    'seven lug': pin,
    'eight output': pin,
    'a third of a volt': 'the Schottky diode at a few milliamps',
    'half a volt': misread(swapped, 'Q1.C'),
  },
  'videos/soldering-basics.md': {},
  'videos/tracing-a-circuit.md': {
    'five parts': parts,
    '6 diodes': pin,
    'seven chip': pin,
    'six pin': pin,
    'ten megohms': 'input of a meter',
    '214 times': 1 + value('hard-clipper', 'R5') / value('hard-clipper', 'R4'),
    'fourteen times': spoken,
    'two times': 1 + value('hard-clipper', 'R5') / value('hard-clipper', 'DISTORTION'),
    'three volts': 'what an op-amp on nine volts can swing',
    'two volts': 'a red lamp',
    'three hertz': cornerFrequency(
      value('hard-clipper', 'DISTORTION') + value('hard-clipper', 'R4'),
      value('hard-clipper', 'C3'),
    ),
    'twenty hertz': spoken,
    'ninety-nine per cent': 1e6 / 1.01e6,
  },
  'policies/privacy.md': {},
  'policies/shipping.md': {},
  'policies/terms.md': {},
};
