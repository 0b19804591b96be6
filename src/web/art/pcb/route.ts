/**
 * A real (if small) autorouter: nets are grown between near neighbours, then each connection is
 * found with A* on a 25 mil grid, eight directions, with a price on bends. Copper never crosses copper:
 * what cannot be routed on top goes to the bottom layer, and what fits on neither is left out.
 */
import type { Board } from './board-spec.ts';
import { connect, padKey, type Pair } from './nets.ts';
import { type Layer, RoutingGrid } from './routing-grid.ts';
import { type Found, search } from './search.ts';

export interface Trace {
  net: number;
  layer: Layer;
  points: [number, number][];
  wide: boolean;
}

export interface Routed {
  traces: Trace[];
  /** Pads joined to the ground pour. */
  ground: Set<string>;
  /** Net number of each pad, by "ref.index". */
  nets: Map<string, number>;
}

/** Half of a pad or a track with its clearance, millimetres. */
const PAD_REACH = 1.3;
const WIDE_REACH = 1.3;
const THIN_REACH = 0.95;

/** A connection dearer than this wanders: on top it had better go below, and below it had better not be. */
const DEAREST = [90, 120] as const;

export function route(board: Board, seed: string): Routed {
  const { pairs, ground, nets } = connect(board, seed + ':nets');
  const grid = new RoutingGrid(board);
  let lonely = 1000;
  for (const p of board.parts)
    p.pads.forEach(([x, y], i) => grid.stampBoth(x, y, PAD_REACH, nets.get(padKey(p, i)) ?? lonely++));
  const traces: Trace[] = [];
  const order = [...pairs].sort((p, q) => Number(q.wide) - Number(p.wide) || span(p) - span(q));
  for (const pair of order) {
    const net = nets.get(pair.a.key)!;
    const found = onEitherLayer((layer) => search(grid, pair.a, pair.b, net, layer));
    if (!found) continue;
    const cells = found.cells.map((cell) => grid.point(cell));
    for (const [x, y] of cells) grid.stamp(found.layer, x, y, pair.wide ? WIDE_REACH : THIN_REACH, net);
    traces.push({ net, layer: found.layer, points: corners(cells), wide: pair.wide });
  }
  return { traces, ground, nets };
}

function onEitherLayer(find: (layer: Layer) => Found | undefined): (Found & { layer: Layer }) | undefined {
  for (const layer of [0, 1] as const) {
    const found = find(layer);
    if (found && found.cost < DEAREST[layer]) return { ...found, layer };
  }
  return undefined;
}

const span = ({ a, b }: Pair): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Drop the cells in the middle of straight runs. */
function corners(cells: readonly [number, number][]): [number, number][] {
  return cells.filter((c, i) => {
    const p = cells[i - 1];
    const q = cells[i + 1];
    if (!p || !q) return true;
    return Math.abs((c[0] - p[0]) * (q[1] - c[1]) - (c[1] - p[1]) * (q[0] - c[0])) > 1e-6;
  });
}
