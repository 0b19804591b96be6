import type { Element, JunctionParameters } from '../element.ts';
import { amplifier, ota, regulator } from './amplifiers.ts';
import { type DeviceEquations, stampConductance, exponential, limitJunctionStep } from './device-equations.ts';
import { bipolar, fieldEffect } from './transistors.ts';
import { pentode, triode } from './tubes.ts';

/** Elements whose currents are proportional to voltages, or nearly so. */

type Of<Type extends Element['type']> = Extract<Element, { type: Type }>;

const resistor = ({ ohms }: Of<'resistor'>): DeviceEquations => ({
  currents(v, i, jacobian) {
    i[0] = (v[0]! - v[1]!) / ohms;
    i[1] = -i[0];
    stampConductance(jacobian, 1 / ohms);
  },
});

/** Passes no direct current at all. */
const capacitor = ({ farads }: Of<'capacitor'>): DeviceEquations => ({
  currents(_v, i, jacobian) {
    i.fill(0);
    jacobian.fill(0);
  },
  reactance(omega, _real, imaginary) {
    stampConductance(imaginary, omega * farads);
  },
});

const coil = ({ henries, ohms }: Of<'coil'>): DeviceEquations => ({
  ...resistor({ type: 'resistor', ohms, ref: '', nets: [] }),
  reactance(omega, real, imaginary) {
    const reactance = omega * henries;
    const square = ohms ** 2 + reactance ** 2;
    stampConductance(real, ohms / square);
    stampConductance(imaginary, -reactance / square);
  },
});

const source = ({ volts, ohms }: Of<'source'>): DeviceEquations => ({
  currents(v, i, jacobian) {
    i[0] = (v[0]! - volts) / ohms;
    jacobian[0] = 1 / ohms;
  },
});

const transfer = ({ siemens }: Of<'transfer'>): DeviceEquations => ({
  currents(v, i, jacobian) {
    i.fill(0);
    i[2] = -siemens * (v[0]! - v[1]!);
    jacobian.fill(0);
    jacobian[6] = -siemens;
    jacobian[7] = siemens;
  },
});

const tap = ({ share, ohms }: Of<'tap'>): DeviceEquations => ({
  currents(v, i, jacobian) {
    i[0] = (v[0]! - share * v[1]!) / ohms;
    i[1] = -i[0];
    jacobian[0] = 1 / ohms;
    jacobian[1] = -share / ohms;
    jacobian[2] = -1 / ohms;
    jacobian[3] = share / ohms;
  },
});

/** The draw of a chip rises with its supply to its full value at about a volt and a half. */
const idle = ({ amps }: Of<'idle'>): DeviceEquations => ({
  currents(v, i, jacobian) {
    const share = Math.tanh(v[0]! - v[1]!);
    i[0] = amps * share;
    i[1] = -i[0];
    stampConductance(jacobian, amps * (1 - share ** 2));
  },
});

/** Diodes, lamps and zeners. */

const junction = ({ saturation, slope, breakdown }: JunctionParameters): DeviceEquations => ({
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

export function equationsOf(element: Element): DeviceEquations {
  switch (element.type) {
    case 'resistor':
      return resistor(element);
    case 'capacitor':
      return capacitor(element);
    case 'coil':
      return coil(element);
    case 'source':
      return source(element);
    case 'idle':
      return idle(element);
    case 'transfer':
      return transfer(element);
    case 'tap':
      return tap(element);
    case 'regulator':
      return regulator(element);
    case 'ota':
      return ota(element);
    case 'junction':
      return junction(element);
    case 'bipolar':
      return bipolar(element);
    case 'field-effect':
      return fieldEffect(element);
    case 'triode':
      return triode(element);
    case 'pentode':
      return pentode(element);
    case 'amplifier':
      return amplifier(element);
  }
}
