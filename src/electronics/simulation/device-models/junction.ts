/** Diodes, lamps and zeners. */

import type { JunctionParameters } from '../element.ts';
import { stampConductance, exponential, limitJunctionStep, type DeviceEquations } from './device-equations.ts';

export const junction = ({ saturation, slope, breakdown }: JunctionParameters): DeviceEquations => ({
  currents(v, i, jacobian) {
    const across = v[0]! - v[1]!;
    const forward = exponential(saturation, slope, across);
    const back = breakdown && exponential(breakdown.atAmps, breakdown.slope, -across - breakdown.volts);
    i[0] = forward.amps - saturation - (back?.amps ?? 0);
    i[1] = -i[0];
    stampConductance(jacobian, forward.siemens + (back?.siemens ?? 0));
  },
  limit(v, last) {
    const next = v[0]! - v[1]!;
    const before = last[0]! - last[1]!;
    let allowed = limitJunctionStep(next, before, saturation, slope);
    if (breakdown) {
      const { volts, atAmps, slope: steep } = breakdown;
      // Counted from where the breakdown begins to carry a picoampere.
      const start = volts - steep * Math.log(atAmps / 1e-12);
      const wanted = -allowed - start;
      const backwards = limitJunctionStep(wanted, -before - start, 1e-12, steep);
      // Counted back only where it was pulled: a voltage near zero does not survive the way there and back.
      if (backwards !== wanted) allowed = -start - backwards;
    }
    v[0] = v[1]! + allowed;
    return allowed !== next;
  },
});
