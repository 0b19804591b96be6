/** From the components of a netlist to what is drawn: parts with two ends, and devices. */

import { type Component, NC, type Net } from '#electronics/component.ts';
import { amplifiers, type BoxSides, boxes } from './chips.ts';
import type { Shape } from './piece.ts';
import type { TwoTerminalShape } from './symbols/two-terminals.ts';

export interface Pin {
  /** In the symbol. */
  readonly role: string;
  /** In the netlist. */
  readonly pin: string;
  readonly net: Net;
}

interface Element {
  readonly part: string;
  /** With the letter of its unit, if it has several. */
  readonly name: string;
  readonly value: string;
  readonly isControl: boolean;
  readonly pins: readonly Pin[];
}

/** Two ends; a control or a trimmer of which the wiper joins one lug is one too. */
export interface TwoTerminal extends Element {
  readonly kind: 'two-terminal';
  readonly shape: TwoTerminalShape | 'pot' | 'trimmer';
  readonly ends: readonly [Net, Net];
}

export interface Device extends Element {
  readonly kind: 'device';
  readonly shape: Shape | 'chip';
  readonly sides?: BoxSides;
  /** The supply pins of an amplifier, on the symbol they are not drawn with. */
  readonly extras?: readonly Pin[];
}

export type DrawnElement = TwoTerminal | Device;

export const netOf = ({ pins }: Element, role: string): Net => pins.find((pin) => pin.role === role)!.net;

const base = (c: Component, name = c.ref) => ({
  part: c.ref,
  name,
  value: c.value,
  isControl: c.kind === 'pot' || c.kind === 'toggle',
});

const rolesAsPins = (c: Component, names: readonly string[]): Pin[] =>
  names.map((pin) => ({ role: pin, pin, net: c.pins[pin]! }));

function twoTerminal(
  c: Component,
  shape: TwoTerminalShape,
  names: readonly [string, string],
  roles = names,
  name = c.ref,
): TwoTerminal {
  const pins = names.map((pin, i) => ({ role: roles[i]!, pin, net: c.pins[pin]! }));
  return { ...base(c, name), kind: 'two-terminal', shape, pins, ends: [pins[0]!.net, pins[1]!.net] };
}

function diodeShape({ value }: Component): TwoTerminalShape {
  if (/^BZX|^1N47/.test(value)) return 'zener';
  if (/^1N58|^BAT/.test(value)) return 'schottky';
  return /^1N34|^OA/.test(value) ? 'germanium' : 'diode';
}

function lugs(c: Component): DrawnElement {
  const pins = rolesAsPins(c, ['1', '2', '3']);
  const [one, wiper, three] = pins.map(({ net }) => net) as [Net, Net, Net];
  if ([one, wiper, three].includes(NC)) throw new Error(`${c.ref} has an open lug, which nobody has drawn yet`);
  const shape = c.kind === 'pot' ? 'pot' : 'trimmer';
  if (wiper === one || wiper === three) return { ...base(c), kind: 'two-terminal', shape, pins, ends: [one, three] };
  return { ...base(c), kind: 'device', shape, pins };
}

const pnpTypes = /^(2N3906|2N5087|AC1|OC|NKT|2N404|BC55|BC327|MPSA5)/;

function transistor(c: Component): Device {
  const darlington = c.value === 'MPSA13' ? 'darlington' : 'npn';
  const shape = c.kind === 'bjt' ? (pnpTypes.test(c.value) ? 'pnp' : darlington) : (c.kind as 'jfet' | 'mosfet');
  return {
    ...base(c),
    kind: 'device',
    shape,
    pins: rolesAsPins(c, c.kind === 'bjt' ? ['B', 'C', 'E'] : ['G', 'D', 'S']),
  };
}

const letters = 'ABCD';

function amplifier(c: Component): DrawnElement[] {
  const { sections, positive, negative } = amplifiers[c.value]!;
  const used = new Set([positive, negative, ...sections.flatMap(({ plus, minus, out }) => [plus, minus, out])]);
  const extras = Object.keys(c.pins)
    .filter((pin) => !used.has(pin) && c.pins[pin] !== NC)
    .map((pin) => ({ role: pin, pin, net: c.pins[pin]! }));
  const units = sections.map(({ plus, minus, out }, i): Device => ({
    ...base(c, sections.length > 1 ? c.ref + letters[i]! : c.ref),
    kind: 'device',
    shape: 'opamp',
    extras,
    pins: [
      { role: '+', pin: plus, net: c.pins[plus]! },
      { role: '-', pin: minus, net: c.pins[minus]! },
      { role: 'out', pin: out, net: c.pins[out]! },
    ],
  }));
  return [...units, twoTerminal(c, 'power', [positive, negative], ['+', '-'])];
}

function chip(c: Component): Device[] {
  const pieces = boxes[c.value];
  if (!pieces) throw new Error(`nobody has said how a ${c.value} is drawn (${c.ref})`);
  return pieces.map((sides, i) => ({
    ...base(c, pieces.length > 1 ? c.ref + letters[i]! : c.ref),
    kind: 'device',
    shape: 'chip',
    sides,
    pins: rolesAsPins(
      c,
      [...sides.left, ...sides.right].map(([pin]) => pin),
    ).filter(({ net }) => net && net !== NC),
  }));
}

/** Each pole of a switch is a device of its own: the middle lug is the common one, the lower number is the upper throw. */
function poles(c: Component): Device[] {
  const count = Object.keys(c.pins).length / 3;
  return Array.from({ length: count }, (_, i) => ({
    ...base(c, count > 1 ? c.ref + letters[i]! : c.ref),
    kind: 'device',
    shape: 'spdt',
    pins: ['up', 'common', 'down'].map((role, lug) => {
      const pin = String(3 * i + lug + 1);
      return { role, pin, net: c.pins[pin]! };
    }),
  }));
}

export function elementsOf(c: Component): DrawnElement[] {
  switch (c.kind) {
    case 'mechanical':
      return [];
    case 'resistor':
      return [twoTerminal(c, 'resistor', ['1', '2'])];
    case 'film':
    case 'ceramic':
      return [twoTerminal(c, 'capacitor', ['1', '2'])];
    case 'electrolytic':
      return [twoTerminal(c, 'electrolytic', ['+', '-'])];
    case 'inductor':
      return [twoTerminal(c, 'coil', ['1', '2'])];
    case 'diode':
      return [twoTerminal(c, diodeShape(c), ['A', 'K'])];
    case 'led':
      return [twoTerminal(c, 'led', ['A', 'K'])];
    case 'opto':
      return [
        twoTerminal(c, 'lamp', ['A', 'K'], ['A', 'K'], `${c.ref}A`),
        twoTerminal(c, 'cell', ['1', '2'], ['1', '2'], `${c.ref}B`),
      ];
    case 'pot':
    case 'trimmer':
      return [lugs(c)];
    case 'bjt':
    case 'jfet':
    case 'mosfet':
      return [transistor(c)];
    case 'toggle':
    case 'footswitch':
      return poles(c);
    case 'jack':
      return [{ ...base(c), kind: 'device', shape: 'jack', pins: rolesAsPins(c, ['T', 'S']) }];
    case 'dc-jack':
      return [{ ...base(c), kind: 'device', shape: 'supply-jack', pins: rolesAsPins(c, ['+', '-']) }];
    default:
      return amplifiers[c.value] ? amplifier(c) : chip(c);
  }
}
