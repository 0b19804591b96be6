/** A piece of a schematic with its own origin: symbols, wires, rails, tags and words that move together. */

import type { Net } from '#electronics/component.ts';
import { type Box, boxAround, moved, type Point, type Pose, posed, posedBox, union } from './geometry.ts';
import { type Label, labelBox, type TextStyle, widthOf } from './text.ts';
import { devices, type DeviceShape } from './symbols/devices.ts';
import { type TwoTerminalShape, twoTerminalSymbols } from './symbols/two-terminals.ts';
import type { Symbol } from './symbols/symbol.ts';

export type Shape = DeviceShape | TwoTerminalShape;
export const symbolOf = (shape: Shape): Symbol => ({ ...devices, ...twoTerminalSymbols })[shape];

/** A part as it stands on the sheet. Chips are boxes of their own size. */
export interface Standing extends Pose {
  /** The designator in the netlist; several units of one chip share it. */
  readonly part: string;
  readonly shape: Shape | 'chip';
  /** Pin of the netlist to where its lead ends, and to its net. */
  readonly pins: readonly { readonly pin: string; readonly role: string; readonly net: Net; readonly at: Point }[];
  readonly size?: Box;
}

export interface Wire {
  readonly net: Net;
  readonly points: readonly Point[];
}

/** A local symbol of a supply, of ground, or of a net that goes on elsewhere. */
export interface RailMark {
  readonly net: Net;
  readonly at: Point;
  readonly way: 'up' | 'down';
}

export interface TagMark {
  readonly net: Net;
  readonly text: string;
  readonly at: Point;
  /** Where the wire comes from. */
  readonly side: 'WEST' | 'EAST';
}

/** A solder pad at which a wire leaves the board. */
interface PadMark {
  readonly net: Net;
  readonly at: Point;
}

/** Where a wire goes on into the next stage. */
interface ExitMark {
  readonly net: Net;
  readonly at: Point;
  readonly side: 'WEST' | 'EAST';
}

const groundBox: Box = [-10, 0, 10, 16];

export function railBox({ net, at: [x, y], way }: RailMark): Box {
  if (net === 'GND') return [x + groundBox[0], y, x + groundBox[2], y + groundBox[3]];
  const half = Math.max(10, widthOf(railName(net), 'rail') / 2);
  return way === 'up' ? [x - half, y - 20, x + half, y] : [x - half, y, x + half, y + 21];
}

/** +9V is printed with a space before its unit. */
export const railName = (net: Net): string => net.replace(/^(\+\d+)V$/, '$1 V');

const tagWidth = (text: string): number => widthOf(text, 'tag') + 18;

export function tagBox({ text, at: [x, y], side }: TagMark): Box {
  const width = tagWidth(text);
  return side === 'WEST' ? [x, y - 9, x + width, y + 9] : [x - width, y - 9, x, y + 9];
}

export class Piece {
  readonly parts: Standing[] = [];
  readonly wires: Wire[] = [];
  readonly labels: Label[] = [];
  readonly rails: RailMark[] = [];
  readonly tags: TagMark[] = [];
  readonly pads: PadMark[] = [];
  readonly exits: ExitMark[] = [];

  wire(net: Net, ...points: Point[]): this {
    const kept = points.filter(([x, y], i) => i === 0 || x !== points[i - 1]![0] || y !== points[i - 1]![1]);
    if (kept.length > 1) this.wires.push({ net, points: kept });
    return this;
  }

  label(text: string, at: Point, style: TextStyle, anchor: Label['anchor'] = 'start'): this {
    this.labels.push({ text, at, style, anchor });
    return this;
  }

  /** `names` turns the roles of the symbol into the pins of the netlist. */
  part(part: string, shape: Shape, pose: Pose, pins: readonly { role: string; pin: string; net: Net }[]): this {
    const at = symbolOf(shape).pins;
    this.parts.push({ ...pose, part, shape, pins: pins.map((pin) => ({ ...pin, at: posed(pose, at[pin.role]!) })) });
    return this;
  }

  chip(part: string, size: Box, pins: Standing['pins']): this {
    this.parts.push({ part, shape: 'chip', at: [0, 0], turn: 0, isFlipped: false, pins, size });
    return this;
  }

  rail(net: Net, at: Point, way: RailMark['way']): this {
    this.rails.push({ net, at, way: net === 'GND' ? 'down' : way });
    return this;
  }

  tag(net: Net, text: string, at: Point, side: TagMark['side']): this {
    this.tags.push({ net, text, at, side });
    return this;
  }

  add(other: Piece, dx: number, dy: number): this {
    const shift = (point: Point): Point => moved(point, dx, dy);
    for (const { points, net } of other.wires) this.wires.push({ net, points: points.map(shift) });
    for (const label of other.labels) this.labels.push({ ...label, at: shift(label.at) });
    for (const it of other.parts)
      this.parts.push({ ...it, at: shift(it.at), pins: it.pins.map((pin) => ({ ...pin, at: shift(pin.at) })) });
    for (const it of other.rails) this.rails.push({ ...it, at: shift(it.at) });
    for (const it of other.tags) this.tags.push({ ...it, at: shift(it.at) });
    for (const it of other.pads) this.pads.push({ ...it, at: shift(it.at) });
    for (const it of other.exits) this.exits.push({ ...it, at: shift(it.at) });
    return this;
  }

  box(): Box {
    return union([
      ...this.parts.flatMap((it) => [bodyBox(it), boxAround(it.pins.map(({ at }) => at))]),
      ...this.wires.map(({ points }) => boxAround(points)),
      ...this.labels.map(labelBox),
      ...this.rails.map(railBox),
      ...this.tags.map(tagBox),
      ...this.pads.map(({ at: [x, y] }): Box => [x - 8, y - 8, x + 8, y + 8]),
    ]);
  }
}

export const bodyBox = (it: Standing): Box => posedBox(it, it.shape === 'chip' ? it.size! : symbolOf(it.shape).box);
