/** The arrays that the code of a step works on, by the names that it has for them. */

import { controlNodes } from './control-voltages.ts';
import { parametersPerDevice } from './device-parameters.ts';
import type { KitData } from './kit-data.ts';
import type { MatrixLayout } from './lu-factorization.ts';

/** Most currents that the chips of a kit drive. */
const maxChipCurrents = 8;

/** How many numbers each holds. */
export const arrayLengths = (kit: KitData, { entryCount }: MatrixLayout) => ({
  /** Entries of the factorized matrix. */
  M: entryCount,
  /** Weights of the companion models. */
  T: 2 * kit.parts.length,
  /** Constant currents. */
  B: kit.nets.length,
  /** Parameters of devices. */
  Q: kit.devices.length * parametersPerDevice,
  /** Volts of all nets. */
  X: kit.nets.length,
  /** Volts of rails a step ago. */
  O: kit.reservoirRails,
  /** Control voltages of this step and the two before. */
  V: 3 * controlNodes(kit).length,
  /** States of capacitors and coils. */
  S: 2 * kit.parts.length,
  /** Whether clamps conduct, and how many steps did not converge. */
  F: 2,
  /** Currents of chips. */
  N: maxChipCurrents,
});

export type ArrayName = keyof ReturnType<typeof arrayLengths>;
export type KitArrays = Readonly<Record<ArrayName, Float64Array>>;

export const createArrays = (kit: KitData, layout: MatrixLayout): KitArrays =>
  Object.fromEntries(
    Object.entries(arrayLengths(kit, layout)).map(([name, length]) => [name, new Float64Array(length)]),
  ) as KitArrays;
