/** What each part adds to the nodal matrix for steps of `seconds`, and to the currents that stay as they are. */

import { trackShare } from '../taper.ts';
import { closedOhms, openOhms, outputOhms, stopOhms } from '../simulation/contacts.ts';
import type { Part } from './kit-data.ts';

export const outputSiemens = 1 / outputOhms;

export type Put = (row: number, column: number, siemens: number) => void;

const between = (put: Put, [a, b]: readonly number[], siemens: number): void => {
  put(a!, a!, siemens);
  put(b!, b!, siemens);
  put(a!, b!, -siemens);
  put(b!, a!, -siemens);
};

/** How a capacitor or coil remembers: i = siemens v - s, and then s becomes keep s + take v (+ older, which becomes last v). */
export interface Memory {
  readonly siemens: number;
  readonly take: number;
  readonly keep: number;
  readonly last: number;
}

export const remembers = ({ is }: Part): boolean => is === 'capacitor' || is === 'coil' || is === 'amplifier';

/** The trapezoidal rule. Where the time constant lies below a step it would ring, and two steps back are looked at instead. */
export function memoryOf(part: Part, seconds: number): Memory {
  if (part.is === 'coil') {
    const { henries, ohms } = part;
    const away = (2 * henries) / seconds - ohms;
    const siemens = 1 / ((2 * henries) / seconds + ohms);
    return { siemens, take: -siemens * (1 + away * siemens), keep: away * siemens, last: 0 };
  }
  const rate = faradsOf(part) / seconds;
  return looksFurther(part)
    ? { siemens: 1.5 * rate, take: 2 * rate, keep: 0, last: -0.5 * rate }
    : { siemens: 2 * rate, take: 4 * rate, keep: -1, last: 0 };
}

/** Long steps that swallow every swing, to find where a circuit comes to rest: Euler's rule, backwards. */
export function restingMemoryOf(part: Part, seconds: number): Memory {
  if (part.is === 'coil') {
    const held = part.henries / seconds;
    const siemens = 1 / (held + part.ohms);
    return { siemens, take: -siemens * siemens * held, keep: siemens * held, last: 0 };
  }
  const siemens = faradsOf(part) / seconds;
  return { siemens, take: siemens, keep: 0, last: 0 };
}

/** A trigger tips over within a step, and then it has two answers. Slowed down it has one; what it drives is slower still. */
export const triggerHertz = 8e3;

export type Remember = typeof memoryOf;

const faradsOf = (part: Part): number =>
  part.is === 'capacitor' ? part.farads : part.is === 'amplifier' ? 1 / (2 * Math.PI * part.bandwidth) : 0;

/** Whether it remembers one step further back. */
export const looksFurther = (part: Part): boolean => part.is === 'amplifier';

/** The nodes whose difference it remembers. */
export const remembered = ({ is, at }: Part): readonly [number, number] =>
  is === 'amplifier' ? [at[5]!, -1] : [at[0]!, at[1]!];

/** `memory` is that of a part which remembers; of others it is not looked at. */
export function stamp(part: Part, memory: Memory | undefined, positionOf: (ref: string) => number, put: Put): void {
  const { at } = part;
  const siemens = memory?.siemens ?? 1;
  switch (part.is) {
    case 'resistor':
      return between(put, at, 1 / part.ohms);
    case 'track': {
      const share = trackShare(part.taper, positionOf(part.ref));
      return between(put, at, 1 / (part.ohms * (part.upper ? 1 - share : share) + stopOhms));
    }
    case 'throw':
      return between(put, at, 1 / (positionOf(part.ref) >= 0.5 === part.second ? closedOhms : openOhms));
    case 'capacitor':
    case 'coil':
      return between(put, at, siemens);
    case 'amplifier': {
      const [plus, minus, out, high, low, inner] = at as [number, number, number, number, number, number];
      put(out, out, outputSiemens);
      put(out, inner, -outputSiemens);
      // Half of what the output gives comes from either rail; the other half, which has no sign, is added by the code.
      for (const rail of [high, low]) {
        put(rail, inner, outputSiemens / 2);
        put(rail, out, -outputSiemens / 2);
        put(inner, rail, -0.5 / part.gain);
      }
      put(inner, inner, 1 / part.gain + siemens);
      put(inner, plus, -1);
      return put(inner, minus, 1);
    }
    case 'fixed':
      part.slopes.forEach((slope, k) => {
        if (slope !== 0) put(at[Math.floor(k / at.length)]!, at[k % at.length]!, slope);
      });
  }
}

/** Constant currents into nodes. */
export function push(part: Part, add: (node: number, amps: number) => void): void {
  const { at } = part;
  if (part.is === 'fixed') part.amps.forEach((amps, k) => amps !== 0 && add(at[k]!, amps));
  if (part.is !== 'amplifier') return;
  add(at[0]!, -part.biasAmps);
  add(at[1]!, -part.biasAmps);
  add(at[4]!, 2 * part.biasAmps);
  if (part.offsetVolts !== undefined) add(at[5]!, part.offsetVolts);
}
