/** The parameters of devices as the generated code reads them: reciprocals instead of divisors. */

import { thermalVolts } from '../simulation/element.ts';
import type { Device } from './kit-data.ts';

/** Every device has as many, whatever its kind. */
export const parametersPerDevice = 8;

/** Above this voltage a step of a junction is shortened, as in SPICE. */
const criticalVolts = (saturation: number, slope: number): number =>
  slope * Math.log(slope / (Math.SQRT2 * saturation));

/** So many slopes below its critical voltage a junction conducts less than a nanoampere. */
const offSlopes = 17;

/** Third and fourth are the slope and the critical voltage for junction limiting; below the last a junction is off. */
export function parametersOf(is: Device['is'], parameters: readonly number[]): number[] {
  switch (is) {
    case 'junction':
    case 'zener': {
      const [saturation, slope, atAmps, volts, steep] = parameters as [number, number, number, number, number];
      const criticalLimit = criticalVolts(saturation, slope);
      const zener = is === 'zener' ? [atAmps, 1 / steep, volts] : [0, 0, 0];
      return [saturation, 1 / slope, slope, criticalLimit, ...zener, criticalLimit - offSlopes * slope];
    }
    case 'npn':
    case 'pnp': {
      const [saturation, gain, reverseGain, earlyVolts] = parameters as [number, number, number, number];
      const criticalLimit = criticalVolts(saturation, thermalVolts);
      const offVolts = criticalLimit - offSlopes * thermalVolts;
      return [
        saturation,
        1 / thermalVolts,
        thermalVolts,
        criticalLimit,
        1 / gain,
        1 / reverseGain,
        1 / earlyVolts,
        offVolts,
      ];
    }
    case 'field-effect':
    case 'p-field-effect': {
      const [threshold, beta, lambda, gateSaturation] = parameters as [number, number, number, number];
      return [threshold, beta, thermalVolts, criticalVolts(gateSaturation, thermalVolts), lambda, gateSaturation];
    }
    case 'ota': {
      const [saturation] = parameters as [number];
      return [saturation, 0, thermalVolts, criticalVolts(saturation, thermalVolts)];
    }
    case 'triode': {
      const [mu, exponent, kp, perveance, kvb] = parameters as [number, number, number, number, number];
      return [1 / mu, exponent, kp, 2 / perveance, kvb];
    }
    case 'pentode': {
      const [mu, exponent, kp, perveance, kvb, screen] = parameters as [number, number, number, number, number, number];
      return [1 / mu, exponent, kp, 2 / perveance, 1 / kvb, 1 / screen];
    }
    case 'clamp': {
      const [toHigh, toLow, gain] = parameters as [number, number, number];
      return [toHigh, toLow, 1 / gain];
    }
    case 'slew': {
      const [most] = parameters as [number];
      return [most, 2 / most];
    }
    default:
      return [...parameters];
  }
}
