/** Bipolar and field-effect transistors. Gains and cut-offs span what the ratings beside each part say, or what we sort. */

import type { BipolarModel, DeviceModel, FieldEffectModel, Range } from '#electronics/simulation/device-model.ts';

type Bipolar = Omit<BipolarModel, 'type' | 'polarity'>;
const npn = (figures: Bipolar): BipolarModel => ({ type: 'bipolar', polarity: 'npn', ...figures });
const pnp = (figures: Bipolar): BipolarModel => ({ type: 'bipolar', polarity: 'pnp', ...figures });

const jfet = (threshold: Range, saturationAmps: Range, maxWatts = 0.31): FieldEffectModel => ({
  type: 'field-effect',
  threshold,
  saturationAmps,
  lambda: 2e-3,
  junctionGate: true,
  maxWatts,
});

const mosfet = (threshold: Range, beta: Range, maxWatts: number): FieldEffectModel => ({
  type: 'field-effect',
  threshold,
  saturationAmps: beta,
  lambda: 1e-2,
  junctionGate: false,
  maxWatts,
});

const germaniumGapVolts = 0.67;

export const transistorModels: Readonly<Record<string, DeviceModel>> = {
  '2n3904': npn({
    saturation: 6.734e-15,
    gain: [70, 130, 300],
    reverseGain: 0.74,
    earlyVolts: 74,
    // Output and input capacitance of its data sheet, from memory: the sheet was not at hand.
    junctionFarads: { collector: 4e-12, emitter: 8e-12 },
    maxWatts: 0.625,
  }),
  '2n3906': pnp({ saturation: 1.41e-15, gain: [100, 180, 300], reverseGain: 4.98, earlyVolts: 18.7, maxWatts: 0.625 }),
  '2n5088': npn({ saturation: 5.9e-15, gain: [300, 500, 900], reverseGain: 1.27, earlyVolts: 62, maxWatts: 0.625 }),
  '2n5089': npn({ saturation: 5.9e-15, gain: [400, 700, 1200], reverseGain: 1.27, earlyVolts: 62, maxWatts: 0.625 }),
  '2sc1815gr': npn({ saturation: 2.04e-15, gain: [200, 280, 400], reverseGain: 3.4, earlyVolts: 100, maxWatts: 0.4 }),
  bc108b: npn({ saturation: 1.8e-14, gain: [200, 300, 450], reverseGain: 35, earlyVolts: 80, maxWatts: 0.3 }),
  bc549c: npn({ saturation: 2.4e-14, gain: [420, 520, 800], reverseGain: 12, earlyVolts: 50, maxWatts: 0.5 }),
  mpsa18: npn({ saturation: 3.2e-15, gain: [500, 900, 1500], reverseGain: 1.5, earlyVolts: 100, maxWatts: 0.625 }),
  mpsa13: npn({
    saturation: 1e-14,
    gain: [75, 130, 200],
    reverseGain: 4,
    earlyVolts: 80,
    darlington: true,
    // From memory, as the 2N6426 of the same die has them: no sheet was at hand.
    junctionFarads: { collector: 5.4e-12, emitter: 1e-11 },
    maxWatts: 0.625,
  }),
  ac128: pnp({
    saturation: 4e-7,
    gain: [70, 90, 110],
    reverseGain: 2,
    earlyVolts: 40,
    gapVolts: germaniumGapVolts,
    leakage: [3e-7, 8e-7, 1.8e-6],
    // An estimate for alloyed junctions, of no data sheet: some 60 pF at five volts, and with a quarter of a milliampere what a transition at 1.5 MHz leaves.
    junctionFarads: { collector: 6e-11, emitter: 1e-9 },
    maxWatts: 0.55,
  }),
  mp38a: npn({
    saturation: 3e-7,
    gain: [45, 60, 100],
    reverseGain: 2,
    earlyVolts: 40,
    gapVolts: germaniumGapVolts,
    leakage: [5e-8, 2e-7, 5e-7],
    maxWatts: 0.15,
  }),

  j201: jfet([-1.2, -0.8, -0.4], [1e-3, 0.6e-3, 0.2e-3], 0.35),
  '2n5457': jfet([-3, -1.4, -0.9], [5e-3, 2.1e-3, 1e-3]),
  '2n5458': jfet([-4, -2.3, -1.5], [9e-3, 4.5e-3, 2e-3]),
  '2n5952': { ...jfet([-2.6, -2.1, -1.6], [8e-3, 6e-3, 4e-3], 0.35), matched: true },
  mpf102: jfet([-4.5, -2.5, -1.5], [16e-3, 6.2e-3, 2.5e-3], 0.35),
  '2sk30agr': jfet([-2.4, -1.6, -1.1], [6.5e-3, 4.1e-3, 2.6e-3], 0.1),
  j113: jfet([-2.5, -1.7, -0.8], [25e-3, 11.5e-3, 2.5e-3], 0.625),

  bs170: mosfet([0.8, 1.8, 3], [20e-3, 40e-3, 60e-3], 0.83),
  '2n7000': mosfet([0.8, 1.9, 3], [20e-3, 45e-3, 70e-3], 0.4),
};
