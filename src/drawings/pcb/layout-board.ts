import type { Board, PcbSpec } from './board-spec.ts';
import { floorplans } from './floorplan.ts';
import { placeBoard } from './place.ts';
import { routeBoard, type RoutedCopper } from './route.ts';

export interface BoardLayout {
  readonly board: Board;
  readonly routed: RoutedCopper;
  /** Where the upper edge of the board lies on the face, millimetres from the top of the box. */
  readonly top: number;
}

const seeds = ['a', 'b', 'c'] as const;

const cache = new Map<string, BoardLayout>();

/** Place and route: frame after frame, seed after seed, until every connection has its copper. */
function laidOut(spec: PcbSpec): BoardLayout {
  let best: BoardLayout | undefined;
  for (const frame of floorplans(spec))
    for (const seed of seeds) {
      const board = placeBoard(spec, frame, seed);
      if (!board) break;
      const routed = routeBoard(board);
      if (!best || routed.missing < best.routed.missing) best = { board, routed, top: frame.top };
      if (best.routed.missing === 0) return best;
    }
  if (!best) throw new Error(`${spec.id}: the parts do not fit a board for a ${spec.size}`);
  return best;
}

/** Place and route once per product. */
export function layoutBoard(spec: PcbSpec): BoardLayout {
  const { id, size, knobs, nameAt, footswitches, toggles, parts, wires } = spec;
  const key = JSON.stringify([id, size, knobs.map(({ label }) => label), nameAt, footswitches, toggles, parts, wires]);
  const hit = cache.get(key) ?? laidOut(spec);
  cache.set(key, hit);
  return hit;
}
