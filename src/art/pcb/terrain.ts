/** What a new trace meets on a board: closed ground around other nets, and ground that costs to cross. */
import { CLEARANCE, EDGE_CLEARANCE, PAD_RADIUS, VIA_RADIUS } from './copper-rules.ts';
import type { Dot, Lattice } from './lattice.ts';
import { BLOCKED, type Terrain } from './search.ts';

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
export const HOLE_KEEP_OUT = 2.9;

export function survey(lattice: Lattice, { pads, holes, others }: Obstacles, net: string, width: number): Terrain {
  const [track, via] = [lattice.maps(), lattice.maps()];
  const close = (dot: Dot, gap: number, price: number): void => {
    lattice.stamp(track, dot, dot.radius + gap + width / 2, price);
    lattice.stamp(via, dot, dot.radius + gap + VIA_RADIUS, price);
  };
  for (const pad of pads) {
    if (pad.net !== net) close(pad.dot, CLEARANCE, BLOCKED);
    else lattice.stamp(via, pad.dot, PAD_RADIUS + VIA_RADIUS, BLOCKED);
  }
  for (const hole of holes) close(hole, HOLE_KEEP_OUT, BLOCKED);
  for (const { dots, price } of others) for (const dot of dots) close(dot, CLEARANCE, price);
  lattice.fence(track, EDGE_CLEARANCE + width / 2, BLOCKED);
  lattice.fence(via, EDGE_CLEARANCE + VIA_RADIUS, BLOCKED);
  return { track, via };
}
