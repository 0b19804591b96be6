/** What is no device: nets that carry parts to rails, branches from net to net, and where a net leaves the stage. */

import type { Net } from '#electronics/component.ts';
import { type Branch, otherEnd, twoTerminalsOf } from '../branches.ts';
import { upToGrid } from '../geometry.ts';
import { Piece } from '../piece.ts';
import { stripOf } from '../strip.ts';
import type { TwoTerminal } from '../elements.ts';
import { type Block, endIn, hanging, type Port, type UnplacedElements } from './block.ts';

/** Parts to rails above and below a level wire with a way in and a way out. */
export function spineBlock(net: Net, unplaced: UnplacedElements): Block | undefined {
  const ups = unplaced.shunts(net, true).map((branch) => hanging(branch, unplaced));
  const downs = unplaced.shunts(net, false).map((branch) => hanging(branch, unplaced));
  if (ups.length + downs.length === 0) return undefined;
  const piece = new Piece();
  let [x, edge] = [0, 0];
  for (let i = 0; i < Math.max(ups.length, downs.length); i++) {
    const pair = [ups[i], downs[i]].filter((it) => it !== undefined);
    if (i > 0) x = upToGrid(edge - Math.min(...pair.map((it) => it.box()[0])));
    for (const it of pair) piece.add(it, x, 0);
    edge = x + Math.max(...pair.map((it) => it.box()[2])) + 6;
  }
  piece.wire(net, [0, 0], [x, 0]);
  const ports = [
    { net, at: [0, 0], side: 'WEST' },
    { net, at: [x, 0], side: 'EAST' },
  ] as const;
  return { id: `net ${net}`, kind: 'spine', piece, ports };
}

export function branchBlock(branch: Branch, from: Net): Block {
  const { piece, length } = stripOf(branch, from, false, -1);
  const ports = [
    { net: from, at: [0, 0], side: 'WEST' },
    { net: otherEnd(branch, from), at: [length, 0], side: 'EAST' },
  ] as const;
  return { id: twoTerminalsOf(branch)[0]!.name, kind: 'branch', piece, ports };
}

/** A chain from one rail to another, such as a lamp with its resistor. */
export function railBranchBlock(branch: Branch, { rails }: UnplacedElements): Block {
  const isTurned = branch.a === 'GND' || (rails.isUp(branch.b) && !rails.isUp(branch.a));
  const [from, to] = isTurned ? [branch.b, branch.a] : [branch.a, branch.b];
  const { piece, length } = stripOf(branch, from, true, 1);
  piece.rail(from, [0, 0], 'up').rail(to, [0, length], 'down');
  return { id: twoTerminalsOf(branch)[0]!.name, kind: 'branch', piece, ports: [] };
}

/** A part with both ends on one net: a wire goes round it. */
export function shortedBlock(twoTerminal: TwoTerminal, { rails }: UnplacedElements): Block {
  const [net] = twoTerminal.ends;
  const { piece, length } = stripOf({ type: 'leaf', a: net, b: net, twoTerminal }, net, false, -1);
  piece.wire(net, [0, 0], [0, 50], [length, 50], [length, 0]);
  const ports: Port[] = [];
  if (rails.isRail(net)) endIn(piece.wire(net, [0, 50], [-20, 50]), net, [-20, 50], rails);
  else ports.push({ net, at: [0, 0], side: 'WEST' });
  return { id: twoTerminal.name, kind: 'branch', piece, ports };
}

export interface Terminal {
  readonly net: Net;
  readonly side: 'WEST' | 'EAST';
  /** A tag with a name; without it a wire that goes on into the next stage. */
  readonly tag?: string;
}

/** Where a net comes in from the left, or leaves to the right. */
export function terminalBlock({ net, side, tag }: Terminal): Block {
  const piece = new Piece();
  const inward = side === 'WEST' ? 'EAST' : 'WEST';
  if (tag === undefined) piece.exits.push({ net, at: [0, 0], side });
  else piece.tag(net, tag, [0, 0], inward);
  return { id: `${side} ${net} ${tag ?? ''}`, kind: 'terminal', piece, ports: [{ net, at: [0, 0], side: inward }] };
}
