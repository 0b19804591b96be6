/** Blocks: what the layout moves as one. A device takes the parts that belong to it from the unplaced elements. */

import type { Net } from '#electronics/component.ts';
import { type Branch, isBetween, otherEnd } from '../branches.ts';
import type { Device } from '../elements.ts';
import { downToGrid, type Point, upToGrid } from '../geometry.ts';
import { Piece } from '../piece.ts';
import { stripOf } from '../strip.ts';

export type Side = 'WEST' | 'EAST' | 'NORTH' | 'SOUTH';

export interface Port {
  readonly net: Net;
  readonly at: Point;
  readonly side: Side;
}

export interface Block {
  readonly id: string;
  readonly kind: 'device' | 'spine' | 'branch' | 'terminal';
  readonly piece: Piece;
  readonly ports: readonly Port[];
}

export interface Rails {
  readonly isRail: (net: Net) => boolean;
  /** Drawn above what it feeds. */
  readonly isUp: (net: Net) => boolean;
}

/** The branches and devices of one stage that no block has taken yet. */
export class UnplacedElements {
  readonly devices: readonly Device[];
  readonly rails: Rails;
  /** Nets that go on in other stages. */
  readonly outside: ReadonlySet<Net>;
  readonly #left: Set<Branch>;

  constructor(branches: readonly Branch[], devices: readonly Device[], rails: Rails, outside: ReadonlySet<Net>) {
    this.#left = new Set(branches);
    this.devices = devices;
    this.rails = rails;
    this.outside = outside;
  }

  get left(): readonly Branch[] {
    return [...this.#left];
  }

  take(test: (branch: Branch) => boolean): Branch[] {
    const found = this.left.filter(test);
    for (const branch of found) this.#left.delete(branch);
    return found;
  }

  railEnd({ a, b }: Branch): Net | undefined {
    return this.rails.isRail(a) ? a : this.rails.isRail(b) ? b : undefined;
  }

  /** Parts from a net to a rail above (or below) it. */
  shunts(net: Net, isUp?: boolean): Branch[] {
    return this.take((branch) => {
      const end = this.railEnd(branch);
      if (end === undefined || (branch.a !== net && branch.b !== net)) return false;
      return isUp === undefined || this.rails.isUp(end) === isUp;
    });
  }

  between(p: Net, q: Net): Branch[] {
    if (p === q || this.rails.isRail(p) || this.rails.isRail(q)) return [];
    return this.take((branch) => isBetween(branch, p, q));
  }

  on(net: Net): Branch[] {
    return this.left.filter(({ a, b }) => a === net || b === net);
  }

  /** Nothing is on this net but the device and parts to a rail. */
  isAlone(net: Net, device: Device): boolean {
    return (
      !this.outside.has(net) &&
      this.on(net).every((branch) => this.railEnd(branch) !== undefined) &&
      !this.devices.some((other) => other !== device && other.pins.some((pin) => pin.net === net))
    );
  }
}

export const together = (list: readonly Branch[]): Branch =>
  list.length === 1 ? list[0]! : { type: 'parallel', a: list[0]!.a, b: list[0]!.b, items: list };

/** A part to a rail, hanging from the origin or standing on it. */
export function hanging(branch: Branch, unplaced: UnplacedElements): Piece {
  const end = unplaced.railEnd(branch)!;
  const isUp = unplaced.rails.isUp(end);
  const { piece, length } = stripOf(branch, isUp ? end : otherEnd(branch, end), true, 1);
  return isUp ? new Piece().add(piece, 0, -length).rail(end, [0, -length], 'up') : piece.rail(end, [0, length], 'down');
}

interface RowOptions {
  readonly way?: 1 | -1;
  /** Where the first piece hangs, if not where the wire starts. */
  readonly first?: number;
}

/** Pieces side by side on a level wire from a point; answers where the wire ends. */
export function row(into: Piece, net: Net, [x, y]: Point, pieces: readonly Piece[], options: RowOptions = {}): number {
  const { way = 1, first = x } = options;
  let at = first;
  for (const [index, piece] of pieces.entries()) {
    const box = piece.box();
    const before = pieces[index - 1]?.box();
    if (before) at = way > 0 ? upToGrid(at + before[2] - box[0] + 6) : downToGrid(at + before[0] - box[2] - 6);
    into.add(piece, at, y);
  }
  if (pieces.length > 0) into.wire(net, [x, y], [at, y]);
  return pieces.length > 0 ? at : x;
}

/** A rail above a part. Ground points downwards all the same, so it hangs beside. */
export function railAbove(into: Piece, net: Net, [x, y]: Point): Piece {
  if (net !== 'GND') return into.rail(net, [x, y], 'up');
  return into.wire(net, [x, y], [x, y - 10], [x + 20, y - 10]).rail(net, [x + 20, y - 10], 'down');
}

/** A rail symbol where a pin is on a rail. */
export const endIn = (into: Piece, net: Net, at: Point, rails: Rails): Piece =>
  into.rail(net, at, rails.isUp(net) ? 'up' : 'down');
