/** From the components of a netlist to what is drawn: parts with two ends, and devices. */

import { type Component, NC, type Net } from '#electronics/component.ts';
import { type Amplifier, amplifierOutlines, amplifiers, type BoxSides, boxes, plainBox } from './chips.ts';
import type { ToldShape } from './hints/hints.ts';
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
  /** Its pins have names in its symbol alone. */
  readonly isUnnumbered?: boolean;
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

function diodeShape({ value }: Component, told: ToldShape | undefined): TwoTerminalShape {
  if (told === 'zener') return told;
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

function bipolarShape({ value }: Component): 'npn' | 'pnp' | 'darlington' {
  if (pnpTypes.test(value)) return 'pnp';
  return value === 'MPSA13' ? 'darlington' : 'npn';
}

function transistor(c: Component, told: ToldShape | undefined): Device {
  const usual = c.kind === 'bjt' ? bipolarShape(c) : (c.kind as 'jfet' | 'mosfet');
  const isTold = told === 'npn' || told === 'pnp' || told === 'jfet' || told === 'pjfet';
  const shape = isTold && usual !== 'darlington' ? told : usual;
  return {
    ...base(c),
    kind: 'device',
    shape,
    pins: rolesAsPins(c, c.kind === 'bjt' ? ['B', 'C', 'E'] : ['G', 'D', 'S']),
  };
}

const letters = 'ABCD';

const isOpen = (c: Component, pins: readonly string[]): boolean => pins.every((pin) => (c.pins[pin] ?? NC) === NC);

function amplifier(c: Component, { sections, positive, negative }: Amplifier, isUnnumbered: boolean): DrawnElement[] {
  const used = new Set([positive, negative, ...sections.flatMap(({ plus, minus, out }) => [plus, minus, out])]);
  const extras = Object.keys(c.pins)
    .filter((pin) => !used.has(pin) && c.pins[pin] !== NC)
    .map((pin) => ({ role: pin, pin, net: c.pins[pin]! }));
  const drawn = (unit: DrawnElement): DrawnElement => (isUnnumbered ? { ...unit, isUnnumbered } : unit);
  const units = sections.flatMap(({ plus, minus, out }, i): Device[] =>
    isOpen(c, [plus, minus, out])
      ? []
      : [
          {
            ...base(c, sections.length > 1 ? c.ref + letters[i]! : c.ref),
            kind: 'device',
            shape: 'opamp',
            extras,
            pins: [
              { role: '+', pin: plus, net: c.pins[plus]! },
              { role: '-', pin: minus, net: c.pins[minus]! },
              { role: 'out', pin: out, net: c.pins[out]! },
            ],
          },
        ],
  );
  return [...units, twoTerminal(c, 'power', [positive, negative], ['+', '-'])].map(drawn);
}

function chip(c: Component, told: ToldShape | undefined): Device[] {
  const pieces = told === 'box' ? [plainBox(Object.keys(c.pins))] : boxes[c.value];
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

function integrated(c: Component, told: ToldShape | undefined): DrawnElement[] {
  if (told === 'unnumbered') return amplifier(c, amplifierOutlines.single, true);
  if (told === 'single' || told === 'dual' || told === 'quad') return amplifier(c, amplifierOutlines[told], false);
  const known = told === 'box' ? undefined : amplifiers[c.value];
  return known ? amplifier(c, known, false) : chip(c, told);
}

export function elementsOf(c: Component, told?: ToldShape): DrawnElement[] {
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
      return [twoTerminal(c, diodeShape(c, told), ['A', 'K'])];
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
      return [transistor(c, told)];
    case 'toggle':
    case 'footswitch':
      return poles(c);
    case 'jack':
      return [{ ...base(c), kind: 'device', shape: 'jack', pins: rolesAsPins(c, ['T', 'S']) }];
    case 'dc-jack':
      return [{ ...base(c), kind: 'device', shape: 'supply-jack', pins: rolesAsPins(c, ['+', '-']) }];
    default:
      return integrated(c, told);
  }
}
