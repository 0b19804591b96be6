/**
 * Figures of guides that follow from circuits in a way that no sum on the page shows, computed. A page needs no entry:
 * what it knows without a circuit it says itself, in the `figure` lines of its front matter.
 */

import { cornerFrequency } from '#electronics/circuit-formulas.ts';
import type { Circuit } from '#electronics/component.ts';
import type { DiodeModel } from '#electronics/simulation/device-model.ts';
import { readings } from '#electronics/simulation/trimmer-adjustment.ts';
import { adapterMilliamps } from '#build/documents/title/title-page.ts';
import { kits } from '#catalogue/kits.ts';
import { modelBySlug as modelOf } from '#catalogue/models/models.ts';
import { echoSeconds, valueIn } from './kit-claims.ts';

const circuitOf = (slug: string): Circuit => kits.find((kit) => kit.slug === slug)!.circuit;
const value = (slug: string, ref: string): number => valueIn(circuitOf(slug), ref);
const milliamps = (slug: string): number => circuitOf(slug).currentMilliamps;
const parallel = (a: number, b: number): number => (a * b) / (a + b);
const decibels = (ratio: number): number => 20 * Math.log10(ratio);
/** What a diode holds at one milliampere: at least, as a rule, at most. */
const forward = (slug: string): DiodeModel['forward'] => {
  const model = modelOf(slug);
  if (model?.type !== 'diode') throw new Error(`${slug} is no diode`);
  return model.forward;
};
const mostWatts = (slug: string): number => {
  const model = modelOf(slug);
  if (model?.type !== 'regulator') throw new Error(`${slug} is no regulator`);
  return model.maxWatts;
};
/** What 4K7 lets through a lamp. */
const lampAmps = (slug: string): number => (8.7 - forward(slug)[1]) / 4700;
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

const theory: Readonly<Record<string, number>> = {
  '250 mW': 0.25,
  '1.41 times': Math.SQRT2,
  '21.7 times': 1 + value('micro-booster', 'R4') / value('micro-booster', 'R5'),
  '1.3 mA': lampAmps('led-5mm-blue'),
  '0.5 %': 50e3 / (50e3 + 10e6),
  '39 kΩ': parallel(value('clean-booster', 'R2'), value('clean-booster', 'R3')),
  '8.8 kΩ': 1 / (2 * Math.PI * 820 * value(overdrive, 'C1')),
  '3 decibels': 3,
  '4.35 V': 8.7 / 2,
  '14 Hz': cornerFrequency(value(overdrive, 'R2'), value(overdrive, 'C1')),
  '13 Hz': cornerFrequency(value('micro-booster', 'R5'), value('micro-booster', 'C3')),
  '99.996 %': 5e6 / (5e6 + 200),
  '16 kΩ': 2 * Math.PI * 1000 * 2.5,
  '63 kΩ': 2 * Math.PI * 4000 * 2.5,
  '7 dB': -pickupLoss(33e3, 4000),
  '4.5 kHz': ring(2.5, 500e-12),
  '3.2 kHz': ring(2.5, 1000e-12),
  '27 kΩ': 100e3 / 4 + 2e3,
  '0.36 V': forward('bat41')[0],
  '0.45 V': forward('bat41')[2],
  '1.7 V': forward('led-5mm-red')[0],
  '2.6 V': forward('led-5mm-blue')[0],
  '2.7 V': forward('led-5mm-blue')[1],
  '2.9 V': forward('led-5mm-blue')[2],
  '3 dB': decibels(forward('1n4148')[1] / forward('bat41')[1]),
  '9 dB': decibels(forward('led-5mm-red')[1] / forward('1n4148')[1]),
  '10 dB': decibels(1.8 / 0.6),
  '13 dB': decibels(forward('led-5mm-blue')[1] / forward('1n4148')[1]),
  '3.7 V': 8.7 - 5,
  '0.32 mA': 3.2 / value(overdrive, 'R3'),
  '0.78 mA': 2 * (0.5 / 0.8) * (1 - 0.3 / 0.8) * 1e-3,
  '118 times': 1 + feedback / value(overdrive, 'R5'),
  '20 µs': 6 / 0.3e6,
  '117 Hz': ring(2.7, value('six-band-eq', 'C3')),
  '70 %': 33 / 47,
  'eleven times': 1 / chorusSlow,
  '0.33 Hz': 3.6 * chorusSlow,
  '60 kΩ': value('optical-tremolo', 'GAIN') + value('optical-tremolo', 'R4'),
  '5 times': 60 / (10 + 2),
  '0.41 times': Math.tan(Math.PI / 8),
  '2.41 times': Math.tan((3 * Math.PI) / 8),
  '58 Hz': allPass * Math.tan(Math.PI / 8),
  '341 Hz': allPass * Math.tan((3 * Math.PI) / 8),
  '18 dB': 3 * 6,
  '30 dB': 5 * 6,
  '61 ms': echoSeconds(value('chip-echo', 'R6')),
  '130,000 bits': 44_000 / 0.34,
  '8.4 V': 16.8 / 2,
  '0.6 mA': 2 * 0.32e-3,
  '0.4 mA': 8.7 / 20e3,
  '1.5 mA': lampAmps('led-5mm-red'),
  '115 mA':
    (milliamps(overdrive) + milliamps('chorus-pedal') + milliamps('chip-echo') + milliamps('spring-reverb')) / 1000,
  '200 mA': adapterMilliamps({ currentMilliamps: 115 }) / 1000,
  '0.6 W': mostWatts('78l05'),
  '3.6 µV': hiss,
  '28,000 times': 0.1 / hiss,
  '21 dB': decibels(1 + value(overdrive, 'R6') / value(overdrive, 'R5')),
  '41 dB': decibels(1 + feedback / value(overdrive, 'R5')),
  '551 kΩ': feedback,
  '5.7 kHz': cornerFrequency(feedback, value(overdrive, 'C4')),
  '61 kHz': cornerFrequency(value(overdrive, 'R6'), value(overdrive, 'C4')),
  '55 mV': 0.6 / (value(overdrive, 'R6') / value(overdrive, 'R5')),
  '0.8 V': 0.2 + 0.6,
  '80 Ω': 26e-3 / 0.32e-3,
  '339 Hz': cornerFrequency(value(overdrive, 'R5'), 100e-9),
  '2.9 kHz': cornerFrequency(feedback, 100e-12),
  '251 times': 1 + feedback / 2200,
};

export const guideClaims: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'guides/circuit-theory.md': theory,
  'guides/beginner.md': {
    '42.6 kΩ': 0.99 * value('clean-booster', 'R3'),
    '43.4 kΩ': 1.01 * value('clean-booster', 'R3'),
    '1.9 V': forward('led-5mm-amber')[1],
    '6.8 V': 8.7 - forward('led-5mm-amber')[1],
    '1.4 mA': 6.8 / 4700,
    '0.4 mA': 0.15 / value('clean-booster', 'R5'),
    '3.7 V': 8.7 - 5,
    '0.4 V': misread(swapped, 'Q1.C'),
    '1.1 V': misread(swapped, 'Q1.B'),
    '0.6 V': misread({ R4: '1M' }, 'Q1.B'),
  },
  'guides/components.md': {
    '1.3 mA': lampAmps('led-5mm-blue'),
  },
  'guides/soldering.md': {
    'half a volt': misread(swapped, 'Q1.C'),
  },
  'guides/troubleshooting.md': {
    '7 %': 9.6 / 9 - 1,
  },
  'videos/first-build.md': {
    'Six resistors': circuitOf('clean-booster').components.filter(({ kind }) => kind === 'resistor').length + 1,
    'twelve joints': 2 * 6,
    'half a volt': misread(swapped, 'Q1.C'),
  },
  'videos/tracing-a-circuit.md': {
    '214 times': 1 + value('hard-clipper', 'R5') / value('hard-clipper', 'R4'),
    'two times': 1 + value('hard-clipper', 'R5') / value('hard-clipper', 'DISTORTION'),
    'three hertz': cornerFrequency(
      value('hard-clipper', 'DISTORTION') + value('hard-clipper', 'R4'),
      value('hard-clipper', 'C3'),
    ),
    'ninety-nine per cent': 1e6 / 1.01e6,
  },
};
