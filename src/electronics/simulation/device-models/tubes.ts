/** Vacuum tubes, by the equations of N. Koren, 'Improved vacuum tube models for SPICE simulations' (Glass Audio, 1996). */

import type { PentodeParameters, TriodeParameters } from '../element.ts';
import { type DeviceEquations, softplus, softplusDerivative } from './device-equations.ts';

/** Below this voltage of its space charge a tube is off. */
const offVolts = 1e-9;
/** A grid is led no farther in one step of Newton's method. */
const maxGridStep = 3;

function limit(v: Float64Array, last: Float64Array): boolean {
  const next = v[1]! - v[2]!;
  const before = last[1]! - last[2]!;
  const allowed = Math.min(before + maxGridStep, Math.max(before - maxGridStep, next));
  v[2] = v[1]! - allowed;
  return allowed !== next;
}

/** The current of the cathode, as a power of the voltage `e` that its space charge sees, and its slope. */
function spaceCurrent(e: number, exponent: number): readonly [amps: number, slope: number] {
  if (e < offVolts) return [0, 0];
  const amps = e ** exponent;
  return [amps, (exponent * amps) / e];
}

/** Terminals: plate, grid, cathode. */
export const triode = ({ mu, exponent, perveance, kp, kvb }: TriodeParameters): DeviceEquations => ({
  currents(v, i, jacobian) {
    const [plate, grid] = [Math.max(v[0]! - v[2]!, 0), v[1]! - v[2]!];
    const root = Math.sqrt(kvb + plate * plate);
    const x = kp * (1 / mu + grid / root);
    const [soft, share] = [softplus(x), softplusDerivative(x)];
    const [amps, slope] = spaceCurrent((plate * soft) / kp, exponent).map((each) => (2 * each) / perveance) as [
      number,
      number,
    ];
    const byGrid = (slope * plate * share) / root;
    const byPlate = slope * (soft / kp - (share * grid * plate * plate) / root ** 3);
    i.set([amps, 0, -amps]);
    jacobian.set([byPlate, byGrid, -byPlate - byGrid, 0, 0, 0, -byPlate, -byGrid, byPlate + byGrid]);
  },
  limit,
});

/** Terminals: plate, grid, cathode, screen. */
export const pentode = (parameters: PentodeParameters): DeviceEquations => ({
  currents(v, i, jacobian) {
    const { mu, exponent, perveance, screenPerveance, kp, kvb } = parameters;
    const [plate, grid, screen] = [Math.max(v[0]! - v[2]!, 0), v[1]! - v[2]!, Math.max(v[3]! - v[2]!, 1)];
    const x = kp * (1 / mu + grid / screen);
    const [soft, share] = [softplus(x), softplusDerivative(x)];
    const [space, slope] = spaceCurrent((screen * soft) / kp, exponent);
    const byScreen = slope * (soft / kp - (share * grid) / screen);
    const arc = (2 * Math.atan(plate / kvb)) / perveance;
    const byPlate = v[0]! > v[2]! ? (2 * space * kvb) / perveance / (kvb * kvb + plate * plate) : 0;
    const [toPlate, toScreen] = [slope * share * arc, (slope * share) / screenPerveance];
    i.set([space * arc, 0, -space * (arc + 1 / screenPerveance), space / screenPerveance]);
    jacobian.fill(0);
    jacobian.set([byPlate, toPlate, -byPlate - toPlate - byScreen * arc, byScreen * arc]);
    jacobian.set([0, toScreen, -toScreen - byScreen / screenPerveance, byScreen / screenPerveance], 12);
    for (let column = 0; column < 4; column++) jacobian[8 + column] = -jacobian[column]! - jacobian[12 + column]!;
  },
  limit,
});
