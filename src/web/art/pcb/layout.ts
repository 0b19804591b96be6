import type { Board, BoardSpec } from './board-spec.ts';
import { place } from './place.ts';
import { route, type Routed } from './route.ts';

const cache = new Map<string, { board: Board; routed: Routed }>();

/** Place and route once per product. */
export function layoutBoard(spec: BoardSpec): { board: Board; routed: Routed } {
  const key = JSON.stringify([spec.id, spec.type, spec.size, spec.knobs.length]);
  let hit = cache.get(key);
  if (!hit) {
    const board = place(spec);
    hit = { board, routed: route(board, spec.id) };
    cache.set(key, hit);
  }
  return hit;
}
