import { GRID } from './board-spec.ts';
import type { Pin } from './nets.ts';
import type { Layer, RoutingGrid } from './routing-grid.ts';

const DIRECTIONS: readonly (readonly [number, number])[] = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
];

/** What a diagonal step costs beyond a straight one. */
const DIAGONAL = 0.414;
const BEND = 0.7;

/** A state is a cell and the direction it was entered from; the ninth stands for "the start". */
const STATES = 9;
const AT_START = 8;

/** A bucket queue, four buckets to the unit of cost, is plenty at this size. */
const BUCKETS_PER_UNIT = 4;
const MOST_BUCKETS = 1200;

export interface Found {
  cost: number;
  cells: number[];
}

const turnBetween = (from: number, to: number): number =>
  from === AT_START ? 0 : Math.min((to - from + 8) % 8, (from - to + 8) % 8);

/** The cheapest way from one pin to another through cells that are free or belong to the net (A*). */
export function search(grid: RoutingGrid, a: Pin, b: Pin, net: number, layer: Layer): Found | undefined {
  const { cols, size } = grid;
  const cellOf = (pin: Pin): readonly [number, number] => [Math.round(pin.x / GRID), Math.round(pin.y / GRID)];
  const [startX, startY] = cellOf(a);
  const [goalX, goalY] = cellOf(b);
  const best = new Float32Array(size * STATES).fill(Infinity);
  const from = new Int32Array(size * STATES).fill(-1);
  const ahead = (x: number, y: number): number => {
    const dx = Math.abs(x - goalX);
    const dy = Math.abs(y - goalY);
    return Math.max(dx, dy) + DIAGONAL * Math.min(dx, dy);
  };
  const buckets: number[][] = [];
  const push = (cost: number, state: number): void => {
    (buckets[Math.floor(cost * BUCKETS_PER_UNIT)] ??= []).push(state);
  };
  const expand = (state: number, x: number, y: number, cost: number): void => {
    for (let to = 0; to < 8; to++) {
      const turn = turnBetween(state % STATES, to);
      if (turn > 2) continue;
      const nx = x + DIRECTIONS[to]![0];
      const ny = y + DIRECTIONS[to]![1];
      if (!grid.has(nx, ny) || !grid.isOpen(layer, grid.at(nx, ny), net)) continue;
      const dearer = cost + (to % 2 ? 1 + DIAGONAL : 1) + turn * BEND;
      const next = grid.at(nx, ny) * STATES + to;
      if (dearer >= best[next]! - 1e-6) continue;
      best[next] = dearer;
      from[next] = state;
      push(dearer + ahead(nx, ny), next);
    }
  };
  const start = grid.at(startX, startY) * STATES + AT_START;
  best[start] = 0;
  push(ahead(startX, startY), start);
  for (let k = 0; k < buckets.length && k < MOST_BUCKETS; k++) {
    // A bucket may grow while it is being emptied.
    for (const state of buckets[k] ?? []) {
      const cell = Math.floor(state / STATES);
      const x = cell % cols;
      const y = Math.floor(cell / cols);
      const cost = best[state]!;
      if (x === goalX && y === goalY) return { cost, cells: walkBack(from, state) };
      if (cost + ahead(x, y) <= (k + 1.01) / BUCKETS_PER_UNIT + 1e-3) expand(state, x, y, cost);
    }
  }
  return undefined;
}

function walkBack(from: Int32Array, end: number): number[] {
  const cells: number[] = [];
  for (let state = end; state >= 0; state = from[state]!) cells.push(Math.floor(state / STATES));
  return cells.reverse();
}
