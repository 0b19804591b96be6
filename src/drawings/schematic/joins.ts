/** What goes from stage to stage: the signal, straight or back round to the next row, and further wires between neighbours. */

import type { Net } from '#electronics/component.ts';
import type { Point } from './geometry.ts';
import type { Piece } from './piece.ts';
import { channel, type Drawn, exit } from './rows.ts';

/** The signal on its way back from the end of one row to the start of the next. */
export interface Turn {
  readonly net: Net;
  readonly points: readonly Point[];
}

const exitOf = ({ stage, dx, dy }: Drawn, net: Net, side: 'WEST' | 'EAST'): Point | undefined => {
  const at = exit(stage, net, side);
  return at && [at[0] + dx, at[1] + dy];
};

function pad(into: Piece, net: Net, at: Point, from: Point, under: string): void {
  into.pads.push({ net, at });
  into
    .wire(net, from, at)
    .label(net, [at[0], at[1] - 16], 'pad', 'middle')
    .label(under, [at[0], at[1] + 25], 'small', 'middle');
}

function joinSignal(it: Drawn, next: Drawn, net: Net, into: Piece): Turn[] {
  const [from, to] = [exitOf(it, net, 'EAST'), exitOf(next, net, 'WEST')];
  if (!from || !to) return [];
  if (next.box[1] === it.box[1]) {
    into.wire(net, from, to);
    return [];
  }
  const [far, back] = [it.box[2] + 30, next.box[0] - 50];
  const level = it.box[3] + channel / 2;
  const points: Point[] = [from, [far, from[1]], [far, level], [back, level], [back, to[1]], to];
  into.wire(net, ...points);
  return [{ net, points }];
}

interface Lane {
  readonly lane: number;
  /** Where the signal passes. */
  readonly level: number | undefined;
}

/** A second wire between neighbours, with one step in the gap; it must not cross the signal. */
function joinBeside(it: Drawn, next: Drawn, net: Net, { lane, level }: Lane, into: Piece): boolean {
  const [from, to] = [exitOf(it, net, 'EAST'), exitOf(next, net, 'WEST')];
  if (!from || !to || next.box[1] !== it.box[1]) return false;
  if (level !== undefined && from[1] < level !== to[1] < level) return false;
  const x = it.box[2] + 10 + 20 * lane;
  into.wire(net, from, [x, from[1]], [x, to[1]], to);
  return true;
}

/** Wires between stages, pads at the ends, and the way back between rows. */
export function joinStages(
  drawn: readonly (readonly Drawn[])[],
  mainCount: number,
  into: Piece,
  refused: Net[],
): Turn[] {
  const turns: Turn[] = [];
  const all = drawn.flat();
  for (const [i, it] of all.entries()) {
    const entry = exitOf(it, 'IN', 'WEST');
    if (entry) pad(into, 'IN', [it.box[0] - 50, entry[1]], entry, 'guitar');
    const output = exitOf(it, 'OUT', 'EAST');
    if (output) pad(into, 'OUT', [it.box[2] + 50, output[1]], output, 'amp');
    const next = all[i + 1];
    const [main, ...others] = it.stage.links;
    const level = main !== undefined && next ? exitOf(it, main, 'EAST')?.[1] : undefined;
    if (main !== undefined && next && i + 1 >= mainCount && next.box[1] !== it.box[1]) refused.push(main);
    else if (main !== undefined && next) turns.push(...joinSignal(it, next, main, into));
    others.forEach((net, lane) => {
      const isDone = next !== undefined && joinBeside(it, next, net, { lane, level }, into);
      if (!isDone) refused.push(net);
    });
  }
  return turns;
}
