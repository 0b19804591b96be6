/** Elements whose currents are proportional to voltages, as parts of the nodal matrix. */

import type { Component, Net, Taper } from '../../component.ts';
import { parseValue } from '../../value/parse.ts';
import { guitarOhms, guitarRef } from '../../simulation/test-setup.ts';
import type { Element } from '../../simulation/element.ts';
import { equationsOf } from '../../simulation/device-models/equations-of.ts';
import type { Part } from '../kit-data.ts';
import { isBent } from './compile-devices.ts';

type Numbered = (nets: readonly Net[]) => number[];

/** Less than this is nothing. */
const leastSlope = 1e-9;
const leastAmps = 1e-12;

/** A law made straight where the element rests: its slopes, and the current that is left when they are taken away. */
function madeStraight(element: Element, voltsAt: (net: Net) => number, numbered: Numbered): Part {
  const size = element.nets.length;
  const v = Float64Array.from(element.nets, voltsAt);
  const i = new Float64Array(size);
  const slopes = new Float64Array(size * size);
  equationsOf(element).currents(v, i, slopes);
  const flat = Array.from(slopes, (slope) => (Math.abs(slope) < leastSlope ? 0 : Number(slope.toPrecision(7))));
  const amps = Array.from(i, (current, row) => {
    let left = -current;
    for (let column = 0; column < size; column++) left += flat[row * size + column]! * v[column]!;
    return Math.abs(left) < leastAmps ? 0 : Number(left.toPrecision(7));
  });
  return { is: 'fixed', ref: element.ref, at: numbered(element.nets), slopes: flat, amps };
}

export function partOf(
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
      return { is: 'capacitor', ref, at, farads: element.farads };
    case 'coil':
      return { is: 'coil', ref, at, henries: element.henries, ohms: element.ohms };
    case 'amplifier': {
      const { gain, bandwidth, biasAmps, offsetVolts } = element;
      return { is: 'amplifier', ref, at, gain, bandwidth, biasAmps, ...(offsetVolts === 0 ? {} : { offsetVolts }) };
    }
    case 'source':
      return ref === guitarRef ? { is: 'fixed', ref, at, slopes: [1 / guitarOhms], amps: [0] } : undefined;
    default:
      return isBent(element, known) ? undefined : madeStraight(element, voltsAt, numbered);
  }
}

/** The two sides of a control, or the throws of a toggle, nets still by name. */
export type ControlPart = { readonly ref: string; readonly nets: readonly [Net, Net] } & (
  | { readonly is: 'track'; readonly ohms: number; readonly taper: Taper; readonly upper: boolean }
  | { readonly is: 'throw'; readonly second: boolean }
);

export function controlParts({ ref, kind, value, pins }: Component, one: (net: Net) => Net): ControlPart[] {
  const pin = (name: string): Net => (pins[name] === 'NC' ? `${ref}.${name}` : one(pins[name]!));
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
