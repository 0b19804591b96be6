/** Elements whose currents are proportional to voltages, as parts of the nodal matrix. */

import type { Component, Net, Taper } from '../../component.ts';
import { parseValue } from '../../value/parse.ts';
import { guitarOhms, guitarRef } from '../../simulation/test-setup.ts';
import type { Element } from '../../simulation/element.ts';
import { equationsOf } from '../../simulation/device-models/equations-of.ts';
import type { Part } from '../kit-data.ts';
import { isNonlinear } from './compile-devices.ts';

type Numbered = (nets: readonly Net[]) => number[];

/** Smaller values are taken for zero. */
const minSlope = 1e-9;
const minAmps = 1e-12;

/** An element linearised at the operating point: its conductances, and the current that remains without them. */
function linearise(element: Element, voltsAt: (net: Net) => number, numbered: Numbered): Part {
  const size = element.nets.length;
  const v = Float64Array.from(element.nets, voltsAt);
  const i = new Float64Array(size);
  const slopes = new Float64Array(size * size);
  equationsOf(element).currents(v, i, slopes);
  const roundedSlopes = Array.from(slopes, (slope) => (Math.abs(slope) < minSlope ? 0 : Number(slope.toPrecision(7))));
  const amps = Array.from(i, (current, row) => {
    let left = -current;
    for (let column = 0; column < size; column++) left += roundedSlopes[row * size + column]! * v[column]!;
    return Math.abs(left) < minAmps ? 0 : Number(left.toPrecision(7));
  });
  return { is: 'fixed', ref: element.ref, at: numbered(element.nets), slopes: roundedSlopes, amps };
}

export function compilePart(
  element: Element,
  known: ReadonlySet<Net>,
  voltsAt: (net: Net) => number,
  numbered: Numbered,
): Part | undefined {
  const { ref, type, nets } = element;
  const at = numbered(nets);
  switch (type) {
    case 'resistor':
      return { is: 'resistor', ref, at, ohms: element.ohms };
    case 'capacitor':
      return {
        is: 'capacitor',
        ref,
        at,
        farads: element.farads,
        ...(element.isFast ? { isFast: true } : {}),
      };
    case 'coil':
      return { is: 'coil', ref, at, henries: element.henries, ohms: element.ohms };
    case 'amplifier': {
      const { gain, bandwidth, biasAmps, offsetVolts, outputOhms, slewRate } = element;
      return {
        is: 'amplifier',
        ref,
        at,
        gain,
        bandwidth,
        biasAmps,
        ...(offsetVolts === 0 ? {} : { offsetVolts }),
        ...(outputOhms === undefined ? {} : { outputOhms }),
        ...(slewRate === undefined ? {} : { isSlewLimited: true }),
      };
    }
    case 'source':
      return ref === guitarRef ? { is: 'fixed', ref, at, slopes: [1 / guitarOhms], amps: [0] } : undefined;
    default:
      return isNonlinear(element, known) ? undefined : linearise(element, voltsAt, numbered);
  }
}

/** The two sides of a control, or the throws of a toggle, nets still by name. */
export type ControlPart = { readonly ref: string; readonly nets: readonly [Net, Net] } & (
  | { readonly is: 'track'; readonly ohms: number; readonly taper: Taper; readonly upper: boolean }
  | { readonly is: 'throw'; readonly second: boolean }
);

export function controlParts({ ref, kind, value, pins }: Component, mergedNet: (net: Net) => Net): ControlPart[] {
  const pin = (name: string): Net => (pins[name] === 'NC' ? `${ref}.${name}` : mergedNet(pins[name]!));
  if (kind === 'toggle')
    return (value === 'DPDT' ? [1, 4] : [1]).flatMap((first) =>
      [false, true].map((second): ControlPart => ({
        is: 'throw',
        ref,
        second,
        nets: [pin(`${first + 1}`), pin(`${second ? first + 2 : first}`)],
      })),
    );
  const taper = kind === 'pot' ? (value.charAt(0) as Taper) : 'B';
  const ohms = parseValue(kind === 'pot' ? value.slice(1) : value, 'resistance');
  return [false, true]
    .map((upper): ControlPart => ({
      is: 'track',
      ref,
      ohms,
      taper,
      upper,
      nets: upper ? [pin('2'), pin('3')] : [pin('1'), pin('2')],
    }))
    .filter(({ nets: [a, b] }) => a !== b);
}
