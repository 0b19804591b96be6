/** Lays wires in a drawing: straight runs on a grid, few bends, crossings only at right angles. */

import type { Terminal, WiringPlan } from './wiring-plan.ts';
import type { Wire } from './wires.ts';

export interface RoutedWire extends Wire {
  /** Corners in millimetres, both ends included. */
  readonly line: readonly (readonly [number, number])[];
}

const step = 2;
const bendCost = 5;
const crossingCost = 9;
const closeCost = 1.2;
/** Every cost is a multiple of this. */
const costUnit = 0.2;

const directions = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** Wires run over the back of a switch to reach its lugs. */
const lugsAreInside: ReadonlySet<string> = new Set(['footswitch', 'toggle']);

class Grid {
  readonly columns: number;
  readonly rows: number;
  readonly #blocked: Uint8Array;
  /** Bit 1: a wire runs across here; bit 2: one runs up and down; 4: one bends or ends. */
  readonly #taken: Uint8Array;

  constructor(plan: WiringPlan) {
    this.columns = plan.w / step + 1;
    this.rows = plan.h / step + 1;
    this.#blocked = new Uint8Array(this.columns * this.rows);
    this.#taken = new Uint8Array(this.columns * this.rows);
    const { board } = plan;
    this.#block(board.x, board.y, board.x + board.w, board.y + board.h - 1);
    for (const { component, x, y, w, h } of plan.parts)
      if (!lugsAreInside.has(component.kind)) this.#block(x - w / 2, y - h / 2, x + w / 2, y + h / 2);
    // The names of lamp and toggle stand beside them.
    for (const { component, x, y } of plan.parts) {
      if (component.kind === 'led') this.#block(x - 7, y - 5, x + 17, y + 8);
      if (component.kind === 'toggle') this.#block(x + 5, y + 3, x + 13, y + 8);
    }
    for (const { x, y } of plan.terminals) this.#block(x - step, y - step, x + step, y + step);
  }

  #block(left: number, top: number, right: number, bottom: number): void {
    for (let y = Math.ceil(top / step); y <= Math.floor(bottom / step); y++)
      for (let x = Math.ceil(left / step); x <= Math.floor(right / step); x++)
        if (x >= 0 && y >= 0 && x < this.columns && y < this.rows) this.#blocked[this.at(x, y)] = 1;
  }

  at(x: number, y: number): number {
    return y * this.columns + x;
  }

  contains(x: number, y: number): boolean {
    return x >= 0 && y >= 0 && x < this.columns && y < this.rows;
  }

  isBlocked(x: number, y: number): boolean {
    return this.#blocked[this.at(x, y)] === 1;
  }

  /** What it costs to pass a cell in a direction; infinite where a wire lies along it already. */
  cost(x: number, y: number, across: boolean): number {
    const taken = this.#taken[this.at(x, y)]!;
    if (taken & 4 || taken & (across ? 1 : 2)) return Infinity;
    const beside = across
      ? [this.#mark(x, y - 1) & 5, this.#mark(x, y + 1) & 5]
      : [this.#mark(x - 1, y) & 6, this.#mark(x + 1, y) & 6];
    return 1 + (taken ? crossingCost : 0) + beside.filter(Boolean).length * closeCost;
  }

  #mark(x: number, y: number): number {
    return this.contains(x, y) ? this.#taken[this.at(x, y)]! : 0;
  }

  isCrossed(x: number, y: number): boolean {
    return this.#taken[this.at(x, y)] !== 0;
  }

  occupy(x: number, y: number, mark: 1 | 2 | 4): void {
    this.#taken[this.at(x, y)]! |= mark;
  }
}

interface Visit {
  readonly x: number;
  readonly y: number;
  readonly direction: number;
  readonly cost: number;
  readonly estimate: number;
  readonly previous: Visit | null;
}

/** Visits by what the whole way would cost; a guess never falls, so the cheapest bucket only moves up. */
class BucketQueue {
  readonly #buckets: Visit[][] = [];
  #lowest = 0;

  push(visit: Visit): void {
    const at = Math.round(visit.estimate / costUnit);
    (this.#buckets[at] ??= []).push(visit);
  }

  pop(): Visit | undefined {
    while (this.#lowest < this.#buckets.length && !this.#buckets[this.#lowest]?.length) this.#lowest++;
    return this.#buckets[this.#lowest]?.pop();
  }
}

/** Around its own two ends a wire may use the room that is kept free of the others. */
const isNear = (x: number, y: number, end: Terminal): boolean =>
  Math.abs(x - end.x / step) <= 1 && Math.abs(y - end.y / step) <= 1;

function search(grid: Grid, { from, to }: Wire): Visit {
  const [goalX, goalY] = [to.x / step, to.y / step];
  const left = (x: number, y: number): number => Math.abs(x - goalX) + Math.abs(y - goalY);
  const best = new Map<number, number>();
  const start = { x: from.x / step, y: from.y / step };
  const open = new BucketQueue();
  open.push({ ...start, direction: -1, cost: 0, estimate: left(start.x, start.y), previous: null });
  for (let visit = open.pop(); visit; visit = open.pop()) {
    const here = visit;
    if (here.x === goalX && here.y === goalY) return here;
    directions.forEach(([dx, dy], direction) => {
      const next = stepTo(grid, here, direction, dx, dy, from, to);
      if (!next) return;
      const key = grid.at(next.x, next.y) * 4 + direction;
      if ((best.get(key) ?? Infinity) <= next.cost) return;
      best.set(key, next.cost);
      open.push({ ...next, estimate: next.cost + left(next.x, next.y) });
    });
  }
  throw new Error(`No way for the wire from ${from.id} to ${to.id}.`);
}

function stepTo(
  grid: Grid,
  visit: Visit,
  direction: number,
  dx: number,
  dy: number,
  from: Terminal,
  to: Terminal,
): Visit | null {
  const x = visit.x + dx;
  const y = visit.y + dy;
  if (!grid.contains(x, y) || (visit.previous && direction === (visit.direction + 2) % 4)) return null;
  const isEnd = x === to.x / step && y === to.y / step;
  if (grid.isBlocked(x, y) && !isNear(x, y, from) && !isNear(x, y, to)) return null;
  const turns = visit.direction >= 0 && visit.direction !== direction;
  if (turns && grid.isCrossed(visit.x, visit.y)) return null;
  const pass = isEnd ? 1 : grid.cost(x, y, dx !== 0);
  if (pass === Infinity) return null;
  const cost = visit.cost + pass + (turns ? bendCost : 0);
  return { x, y, direction, cost, estimate: 0, previous: visit };
}

function markRoute(grid: Grid, end: Visit): [number, number][] {
  const visits: Visit[] = [];
  for (let visit: Visit | null = end; visit; visit = visit.previous) visits.unshift(visit);
  const corners: [number, number][] = [];
  visits.forEach((visit, i) => {
    const next = visits[i + 1];
    const isCorner = i > 0 && next !== undefined && next.direction !== visit.direction;
    if (i === 0 || !next || isCorner) corners.push([visit.x * step, visit.y * step]);
    if (i > 0 && next) grid.occupy(visit.x, visit.y, isCorner ? 4 : visit.direction % 2 === 0 ? 1 : 2);
  });
  return corners;
}

const span = ({ from, to }: Wire): number => Math.abs(from.x - to.x) + Math.abs(from.y - to.y);

/** Short wires first: they have the least choice. The result keeps the order of the list. */
export function routeWires(plan: WiringPlan, wires: readonly Wire[]): RoutedWire[] {
  const grid = new Grid(plan);
  const lines = new Map<Wire, [number, number][]>();
  for (const wire of [...wires].sort((a, b) => span(a) - span(b))) lines.set(wire, markRoute(grid, search(grid, wire)));
  return wires.map((wire) => ({ ...wire, line: lines.get(wire)! }));
}
