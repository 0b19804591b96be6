/** The figures of devices as the generated code wants them: reciprocals instead of divisors. */

import { thermalVolts } from '../simulation/element.ts';
import type { Device } from './kit-data.ts';

/** How many places a device has, whatever its kind. */
export const figurePlaces = 8;

/** Above this voltage a step of a junction is shortened, as in SPICE. */
const critical = (saturation: number, slope: number): number => slope * Math.log(slope / (Math.SQRT2 * saturation));

/** So far below the critical voltage, in slopes, a junction lets less than a nanoampere through. */
const asleep = 17;

/** Third and fourth are the slope and the critical voltage of what is limited; the last is where a junction sleeps. */
export function figuresOf(is: Device['is'], figures: readonly number[]): number[] {
  switch (is) {
    case 'junction':
    case 'zener': {
      const [saturation, slope, atAmps, volts, steep] = figures as [number, number, number, number, number];
      const limit = critical(saturation, slope);
      const zener = is === 'zener' ? [atAmps, 1 / steep, volts] : [0, 0, 0];
      return [saturation, 1 / slope, slope, limit, ...zener, limit - asleep * slope];
    }
    case 'npn':
    case 'pnp': {
      const [saturation, gain, reverseGain, earlyVolts] = figures as [number, number, number, number];
      const limit = critical(saturation, thermalVolts);
      const sleeps = limit - asleep * thermalVolts;
      return [saturation, 1 / thermalVolts, thermalVolts, limit, 1 / gain, 1 / reverseGain, 1 / earlyVolts, sleeps];
    }
    case 'field-effect': {
      const [threshold, beta, lambda, gateSaturation] = figures as [number, number, number, number];
      return [threshold, beta, thermalVolts, critical(gateSaturation, thermalVolts), lambda, gateSaturation];
    }
    case 'clamp': {
      const [toHigh, toLow, gain] = figures as [number, number, number];
      return [toHigh, toLow, 1 / gain];
    }
    default:
      return [...figures];
  }
}
