/** Elements whose currents are proportional to voltages, or nearly so. */

import type { Element } from '../element.ts';
import { between, type Law } from './device-equations.ts';

type Of<Type extends Element['type']> = Extract<Element, { type: Type }>;

export const resistor = ({ ohms }: Of<'resistor'>): Law => ({
  currents(v, i, slopes) {
    i[0] = (v[0]! - v[1]!) / ohms;
    i[1] = -i[0];
    between(slopes, 1 / ohms);
  },
});

/** Passes no direct current at all. */
export const capacitor = ({ farads }: Of<'capacitor'>): Law => ({
  currents(_v, i, slopes) {
    i.fill(0);
    slopes.fill(0);
  },
  reactance(omega, _real, imaginary) {
    between(imaginary, omega * farads);
  },
});

export const coil = ({ henries, ohms }: Of<'coil'>): Law => ({
  ...resistor({ type: 'resistor', ohms, ref: '', nets: [] }),
  reactance(omega, real, imaginary) {
    const reactance = omega * henries;
    const square = ohms ** 2 + reactance ** 2;
    between(real, ohms / square);
    between(imaginary, -reactance / square);
  },
});

export const source = ({ volts, ohms }: Of<'source'>): Law => ({
  currents(v, i, slopes) {
    i[0] = (v[0]! - volts) / ohms;
    slopes[0] = 1 / ohms;
  },
});

export const transfer = ({ siemens }: Of<'transfer'>): Law => ({
  currents(v, i, slopes) {
    i.fill(0);
    i[2] = -siemens * (v[0]! - v[1]!);
    slopes.fill(0);
    slopes[6] = -siemens;
    slopes[7] = siemens;
  },
});

export const tap = ({ share, ohms }: Of<'tap'>): Law => ({
  currents(v, i, slopes) {
    i[0] = (v[0]! - share * v[1]!) / ohms;
    i[1] = -i[0];
    slopes[0] = 1 / ohms;
    slopes[1] = -share / ohms;
    slopes[2] = -1 / ohms;
    slopes[3] = share / ohms;
  },
});

/** The draw of a chip rises with its supply to its full value at about a volt and a half. */
export const idle = ({ amps }: Of<'idle'>): Law => ({
  currents(v, i, slopes) {
    const share = Math.tanh(v[0]! - v[1]!);
    i[0] = amps * share;
    i[1] = -i[0];
    between(slopes, amps * (1 - share ** 2));
  },
});
