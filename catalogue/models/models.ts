/** Every device model by the slug of its part. A part without one cannot be used in a kit: see docs/circuits.md. */

import type {
  DeviceModel,
  CoilModel,
  DiodeModel,
  OptocouplerModel,
  Range,
} from '#electronics/simulation/device-model.ts';
import { chipModels } from './chips.ts';
import { transistorModels } from './transistors.ts';

/** Diodes and lamps. Forward voltages at one milliampere, from the data sheets and the ratings beside each part. */

const silicon: DiodeModel = { type: 'diode', forward: [0.54, 0.59, 0.64], ideality: 1.752, maxAmps: 0.2 };

/** Their gap is what makes them fall by about two millivolts a kelvin, as data sheets have it. */
const lamp = (forward: Range, ideality: number): DiodeModel => ({
  type: 'diode',
  forward,
  ideality,
  gapVolts: forward[1] + 0.5,
  maxAmps: 0.02,
});

/** A zener under 6 V has a soft knee: a BZX55C5V1 is about half a volt low at a tenth of its rated current. */
const zener = (volts: number, slope: number, voltsPerKelvin: number): DiodeModel => ({
  type: 'diode',
  forward: [0.65, 0.7, 0.75],
  ideality: 1.2,
  zener: { volts: [volts * 0.95, volts, volts * 1.05], slope, voltsPerKelvin },
  maxAmps: 0.05,
});

const optocoupler: OptocouplerModel = {
  type: 'optocoupler',
  lamp: { ...lamp([1.5, 1.6, 1.8], 2), maxAmps: 0.025 },
  cellOhms: [1e3, 2e3, 4e3],
};

const coil: CoilModel = { type: 'coil', ohms: 60 };

const diodeModels: Readonly<Record<string, DeviceModel>> = {
  '1n4148': silicon,
  '1n914': silicon,
  '1n4001': { type: 'diode', forward: [0.5, 0.56, 0.62], ideality: 1.8, maxAmps: 1 },
  '1n34a': { type: 'diode', forward: [0.25, 0.29, 0.36], ideality: 1.3, gapVolts: 0.67, maxAmps: 0.05 },
  bat41: { type: 'diode', forward: [0.36, 0.4, 0.45], ideality: 1.1, gapVolts: 0.8, maxAmps: 0.1 },
  '1n5817': { type: 'diode', forward: [0.11, 0.125, 0.15], ideality: 1.373, gapVolts: 0.69, maxAmps: 1 },
  bzx55c5v1: zener(5.1, 0.18, 0),
  bzx55c7v5: zener(7.5, 0.03, 3.5e-3),
  bzx55c8v2: zener(8.2, 0.03, 4.2e-3),
  bzx55c9v1: zener(9.1, 0.03, 5e-3),
  bzx55c12: zener(12, 0.03, 8e-3),
  'led-5mm-red': lamp([1.65, 1.75, 1.95], 2),
  'led-5mm-amber': lamp([1.75, 1.85, 2], 2),
  'led-5mm-green': lamp([2.5, 2.65, 2.9], 2.2),
  'led-5mm-blue': lamp([2.55, 2.7, 2.95], 2.2),
  'led-5mm-white': lamp([2.55, 2.7, 2.95], 2.2),
  'led-5mm-violet': lamp([2.65, 2.8, 3.05], 2.2),
  'nsl-32': optocoupler,
  'inductor-500mh': coil,
};

export const deviceModels: Readonly<Record<string, DeviceModel>> = {
  ...diodeModels,
  ...transistorModels,
  ...chipModels,
};

export const modelBySlug = (slug: string): DeviceModel | undefined => deviceModels[slug];
