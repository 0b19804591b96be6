/** What each part adds to the nodal matrix for steps of `seconds`, and to the currents that stay as they are. */

import { trackShare } from '../taper.ts';
import { closedOhms, openOhms, outputOhms, stopOhms } from '../simulation/circuit-constants.ts';
import type { Part } from './kit-data.ts';

/** Of an op-amp's output. */
export const outputSiemensOf = (part: { readonly outputOhms?: number }): number => 1 / (part.outputOhms ?? outputOhms);

export type AddEntry = (row: number, column: number, siemens: number) => void;

const stampConductance = (addEntry: AddEntry, [a, b]: readonly number[], siemens: number): void => {
  addEntry(a!, a!, siemens);
  addEntry(b!, b!, siemens);
  addEntry(a!, b!, -siemens);
  addEntry(b!, a!, -siemens);
};

/**
 * The companion model of a capacitor or coil: i = siemens v - s. After a step s becomes stateWeight s + voltageWeight v, and
 * with Gear's method also + the older state, which becomes previousWeight v.
 */
export interface CompanionModel {
  readonly siemens: number;
  readonly voltageWeight: number;
  readonly stateWeight: number;
  readonly previousWeight: number;
}

export const hasState = ({ is }: Part): boolean => is === 'capacitor' || is === 'coil' || is === 'amplifier';

/** The trapezoidal rule. Time constants of op-amps and of junctions of silicon are shorter than a step, where that rule rings: they take Gear's second-order method. */
export function trapezoidalModel(part: Part, seconds: number): CompanionModel {
  if (part.is === 'coil') {
    const { henries, ohms } = part;
    const away = (2 * henries) / seconds - ohms;
    const siemens = 1 / ((2 * henries) / seconds + ohms);
    return { siemens, voltageWeight: -siemens * (1 + away * siemens), stateWeight: away * siemens, previousWeight: 0 };
  }
  const rate = faradsOf(part) / seconds;
  return usesGear2(part)
    ? { siemens: 1.5 * rate, voltageWeight: 2 * rate, stateWeight: 0, previousWeight: -0.5 * rate }
    : { siemens: 2 * rate, voltageWeight: 4 * rate, stateWeight: -1, previousWeight: 0 };
}

/** Backward Euler with long steps damps every oscillation: it finds where a circuit settles. */
export function backwardEulerModel(part: Part, seconds: number): CompanionModel {
  if (part.is === 'coil') {
    const held = part.henries / seconds;
    const siemens = 1 / (held + part.ohms);
    return { siemens, voltageWeight: -siemens * siemens * held, stateWeight: siemens * held, previousWeight: 0 };
  }
  const siemens = faradsOf(part) / seconds;
  return { siemens, voltageWeight: siemens, stateWeight: 0, previousWeight: 0 };
}

/** A Schmitt trigger that switches within a step has two solutions. With less bandwidth it has one; what it drives is slower still. */
export const triggerHertz = 8e3;

export type IntegrationMethod = typeof trapezoidalModel;

const faradsOf = (part: Part): number =>
  part.is === 'capacitor' ? part.farads : part.is === 'amplifier' ? 1 / (2 * Math.PI * part.bandwidth) : 0;

/** Whether it is integrated by Gear's second-order method, with a second state. */
export const usesGear2 = (part: Part): boolean =>
  part.is === 'amplifier' || (part.is === 'capacitor' && part.isFast === true);

/** The nodes whose voltage is its state. */
export const stateNodes = ({ is, at }: Part): readonly [number, number] =>
  is === 'amplifier' ? [at[5]!, -1] : [at[0]!, at[1]!];

/** `memory` is that of a part that has state; others have none. */
export function stamp(
  part: Part,
  companion: CompanionModel | undefined,
  positionOf: (ref: string) => number,
  addEntry: AddEntry,
): void {
  const { at } = part;
  const siemens = companion?.siemens ?? 1;
  switch (part.is) {
    case 'resistor':
      return stampConductance(addEntry, at, 1 / part.ohms);
    case 'track': {
      const share = trackShare(part.taper, positionOf(part.ref));
      return stampConductance(addEntry, at, 1 / (part.ohms * (part.upper ? 1 - share : share) + stopOhms));
    }
    case 'throw':
      return stampConductance(addEntry, at, 1 / (positionOf(part.ref) >= 0.5 === part.second ? closedOhms : openOhms));
    case 'capacitor':
    case 'coil':
      return stampConductance(addEntry, at, siemens);
    case 'amplifier': {
      const [plus, minus, out, high, low, inner] = at as [number, number, number, number, number, number];
      const outputSiemens = outputSiemensOf(part);
      addEntry(out, out, outputSiemens);
      addEntry(out, inner, -outputSiemens);
      // Half of what the output gives comes from either rail; the other half, which has no sign, is added by the code.
      for (const rail of [high, low]) {
        addEntry(rail, inner, outputSiemens / 2);
        addEntry(rail, out, -outputSiemens / 2);
        addEntry(inner, rail, -0.5 / part.gain);
      }
      addEntry(inner, inner, 1 / part.gain + siemens);
      if (part.isSlewLimited) return;
      addEntry(inner, plus, -1);
      return addEntry(inner, minus, 1);
    }
    case 'fixed':
      part.slopes.forEach((slope, k) => {
        if (slope !== 0) addEntry(at[Math.floor(k / at.length)]!, at[k % at.length]!, slope);
      });
  }
}

/** Constant currents into nodes. */
export function stampCurrents(part: Part, addCurrent: (node: number, amps: number) => void): void {
  const { at } = part;
  if (part.is === 'fixed') part.amps.forEach((amps, k) => amps !== 0 && addCurrent(at[k]!, amps));
  if (part.is !== 'amplifier') return;
  addCurrent(at[0]!, -part.biasAmps);
  addCurrent(at[1]!, -part.biasAmps);
  addCurrent(at[4]!, 2 * part.biasAmps);
  if (part.offsetVolts !== undefined) addCurrent(at[5]!, part.offsetVolts);
}
