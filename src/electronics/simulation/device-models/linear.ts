/** Elements whose currents are proportional to voltages, or nearly so. */

import type { Element } from '../element.ts';
import { stampConductance, type DeviceEquations } from './device-equations.ts';

type Of<Type extends Element['type']> = Extract<Element, { type: Type }>;

export const resistor = ({ ohms }: Of<'resistor'>): DeviceEquations => ({
  currents(v, i, jacobian) {
    i[0] = (v[0]! - v[1]!) / ohms;
    i[1] = -i[0];
    stampConductance(jacobian, 1 / ohms);
  },
});

/** Passes no direct current at all. */
export const capacitor = ({ farads }: Of<'capacitor'>): DeviceEquations => ({
  currents(_v, i, jacobian) {
    i.fill(0);
    jacobian.fill(0);
  },
  reactance(omega, _real, imaginary) {
    stampConductance(imaginary, omega * farads);
  },
});

export const coil = ({ henries, ohms }: Of<'coil'>): DeviceEquations => ({
  ...resistor({ type: 'resistor', ohms, ref: '', nets: [] }),
  reactance(omega, real, imaginary) {
    const reactance = omega * henries;
    const square = ohms ** 2 + reactance ** 2;
    stampConductance(real, ohms / square);
    stampConductance(imaginary, -reactance / square);
  },
});

export const source = ({ volts, ohms }: Of<'source'>): DeviceEquations => ({
  currents(v, i, jacobian) {
    i[0] = (v[0]! - volts) / ohms;
    jacobian[0] = 1 / ohms;
  },
});

export const transfer = ({ siemens }: Of<'transfer'>): DeviceEquations => ({
  currents(v, i, jacobian) {
    i.fill(0);
    i[2] = -siemens * (v[0]! - v[1]!);
    jacobian.fill(0);
    jacobian[6] = -siemens;
    jacobian[7] = siemens;
  },
});

export const tap = ({ share, ohms }: Of<'tap'>): DeviceEquations => ({
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
export const idle = ({ amps }: Of<'idle'>): DeviceEquations => ({
  currents(v, i, jacobian) {
    const share = Math.tanh(v[0]! - v[1]!);
    i[0] = amps * share;
    i[1] = -i[0];
    stampConductance(jacobian, amps * (1 - share ** 2));
  },
});
