/** What a new trace meets on a board: closed ground around other nets, and ground that costs to cross. */
import { clearance, edgeClearance, viaRadius } from './copper-rules.ts';
import type { Dot, Lattice } from './lattice.ts';
import { blocked, type CostMap } from './pathfinder.ts';

export interface Pad {
  readonly net: string;
  readonly dot: Dot;
  readonly cell: number;
}

export interface Obstacles {
  readonly pads: readonly Pad[];
  readonly holes: readonly Dot[];
  /** Traces of other nets, and what it costs to run over them. */
  readonly others: readonly { readonly dots: readonly Dot[]; readonly price: number }[];
}

/** From the middle of a mounting hole to any copper, millimetres. */
export const holeKeepOut = 2.9;

export function buildCostMap(
  lattice: Lattice,
  { pads, holes, others }: Obstacles,
  net: string,
  width: number,
): CostMap {
  const [track, via] = [lattice.maps(), lattice.maps()];
  const close = (dot: Dot, gap: number, price: number): void => {
    lattice.stamp(track, dot, dot.radius + gap + width / 2, price);
    lattice.stamp(via, dot, dot.radius + gap + viaRadius, price);
  };
  for (const pad of pads) {
    if (pad.net !== net) close(pad.dot, clearance, blocked);
    else lattice.stamp(via, pad.dot, pad.dot.radius + viaRadius, blocked);
  }
  for (const hole of holes) close(hole, holeKeepOut, blocked);
  for (const { dots, price } of others) for (const dot of dots) close(dot, clearance, price);
  lattice.blockEdges(track, edgeClearance + width / 2, blocked);
  lattice.blockEdges(via, edgeClearance + viaRadius, blocked);
  return { track, via };
}
