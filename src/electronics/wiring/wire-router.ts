/** Lays the wires in the open box: straight runs, few bends and crossings, never over a foreign lug. */

import { type BoxLug, coveredBy, isLampCovered, type OpenBox } from './open-box.ts';
import { WireGrid } from './wire-grid.ts';
import type { PlannedWire } from './wires.ts';
import { type Place, refOfLug } from './wiring.ts';

/** Corners in millimetres, both ends included. */
export type WireLine = readonly Place[];

const prices = { bend: 3, crossing: 10, clash: 24, ownBody: 2.5, underBody: 0.6 } as const;

/** The wires of a lamp that something lies over run along the floor of the box, under everything. */
export const isDeep = (box: OpenBox, { net }: PlannedWire): boolean => net.startsWith('LED') && isLampCovered(box);

interface Way {
  /** From end to end. */
  readonly cells: readonly number[];
  readonly cost: number;
}

/** States by cell and direction, by what the whole way would cost: a guess never falls, so the cheapest bucket only moves up. */
class StateQueue {
  readonly #buckets: number[][] = [];
  #lowest = 0;

  push(state: number, guess: number): void {
    const at = Math.round(guess / costUnit);
    (this.#buckets[at] ??= []).push(state);
  }

  pop(): number | undefined {
    while (this.#lowest < this.#buckets.length && !this.#buckets[this.#lowest]?.length) this.#lowest++;
    return this.#buckets[this.#lowest]?.pop();
  }
}

/** Finer than any two prices differ. */
const costUnit = 0.05;
const noState = -1;

class WireRouter {
  readonly #box: OpenBox;
  readonly #grid: WireGrid;
  readonly #steps: readonly number[];

  constructor(box: OpenBox) {
    this.#box = box;
    this.#grid = new WireGrid(box);
    this.#steps = [1, this.#grid.columns, -1, -this.#grid.columns];
  }

  /** Bodies whose room the wire may use: its own, and what lies over its ends, from under which it comes out. */
  #ownBodies({ from, to }: PlannedWire): ReadonlySet<number> {
    const refs = new Set(
      [from, to].flatMap((lug) => [refOfLug(lug.id), ...coveredBy(this.#box, lug).map(({ ref }) => ref)]),
    );
    return new Set(this.#box.bodies.flatMap(({ ref }, i) => (refs.has(ref) ? [i + 1] : [])));
  }

  #ownLugs({ from, to }: PlannedWire): ReadonlySet<number> {
    return new Set([0, this.#box.lugs.indexOf(from) + 1, this.#box.lugs.indexOf(to) + 1]);
  }

  /** What it costs to go on into a cell. */
  #price(cell: number, direction: number, isEnd: boolean, deep: boolean): number {
    const grid = this.#grid;
    const stay = grid.owner[cell] ? (deep ? prices.underBody : prices.ownBody) : grid.price[cell]!;
    if (isEnd) return 1 + stay;
    const isAcross = direction % 2 === 0;
    const crossed = (isAcross ? grid.down : grid.across)[cell]!;
    return 1 + stay + crossed * prices.crossing * grid.apart + grid.alongside(cell, isAcross) * prices.clash;
  }

  #bendPrice(cell: number, isStart: boolean): number {
    return prices.bend * this.#grid.apart + (isStart ? 0 : this.#grid.crowd(cell) * prices.clash);
  }

  search(wire: PlannedWire): Way {
    const grid = this.#grid;
    const [start, goal] = [grid.cellAt(wire.from), grid.cellAt(wire.to)];
    const deep = isDeep(this.#box, wire);
    const [bodies, lugs] = [this.#ownBodies(wire), this.#ownLugs(wire)];
    const isOpen = (cell: number): boolean =>
      lugs.has(grid.lug[cell]!) && (deep || !grid.owner[cell] || bodies.has(grid.owner[cell]!));
    const size = grid.columns * grid.rows;
    const best = new Float64Array(size * 4).fill(Infinity);
    const back = new Int32Array(size * 4).fill(noState);
    const [goalX, goalY] = [goal % grid.columns, Math.floor(goal / grid.columns)];
    const closed = new Uint8Array(size * 4);
    const queue = new StateQueue();
    const visit = (state: number, from: number, cost: number): void => {
      if (cost >= best[state]!) return;
      best[state] = cost;
      back[state] = from;
      const cell = state >> 2;
      const left = Math.abs((cell % grid.columns) - goalX) + Math.abs(Math.floor(cell / grid.columns) - goalY);
      queue.push(state, cost + left);
    };
    for (const direction of [0, 1, 2, 3]) visit(start * 4 + direction, noState, 0);
    for (let state = queue.pop(); state !== undefined; state = queue.pop()) {
      if (closed[state]) continue;
      closed[state] = 1;
      const [cell, heading] = [state >> 2, state & 3];
      if (cell === goal) return { cells: wayBack(back, state), cost: best[state]! };
      for (let direction = 0; direction < 4; direction++) {
        if (direction === (heading + 2) % 4) continue;
        const next = this.#neighbour(cell, direction);
        if (next === noState || !isOpen(next)) continue;
        const bend = direction === heading ? 0 : this.#bendPrice(cell, cell === start);
        visit(next * 4 + direction, state, best[state]! + bend + this.#price(next, direction, next === goal, deep));
      }
    }
    throw new Error(`No way for the wire from ${wire.from.id} to ${wire.to.id}.`);
  }

  #neighbour(cell: number, direction: number): number {
    const { columns, rows } = this.#grid;
    const column = cell % columns;
    if ((direction === 0 && column === columns - 1) || (direction === 2 && column === 0)) return noState;
    const next = cell + this.#steps[direction]!;
    return next >= 0 && next < columns * rows ? next : noState;
  }

  /** Lays a way, or with -1 takes it up again. */
  mark({ cells }: Way, by: 1 | -1): void {
    const grid = this.#grid;
    for (let i = 1; i < cells.length - 1; i++) {
      const cell = cells[i]!;
      const [before, after] = [cell - cells[i - 1]!, cells[i + 1]! - cell];
      const runs = before !== after ? grid.bends : Math.abs(after) === 1 ? grid.across : grid.down;
      runs[cell]! += by;
    }
  }

  /** What a way costs among the wires that lie there now. */
  costOf({ cells }: Way, wire: PlannedWire): number {
    const deep = isDeep(this.#box, wire);
    let cost = 0;
    for (let i = 1; i < cells.length; i++) {
      const step = cells[i]! - cells[i - 1]!;
      if (i > 1 && step !== cells[i - 1]! - cells[i - 2]!) cost += this.#bendPrice(cells[i - 1]!, false);
      cost += this.#price(cells[i]!, this.#steps.indexOf(step), i === cells.length - 1, deep);
    }
    return cost;
  }

  /** The corners, ends moved from the grid to the very lugs. */
  lineOf({ cells }: Way, { from, to }: PlannedWire): WireLine {
    const isCorner = (i: number): boolean =>
      i === 0 || i === cells.length - 1 || cells[i]! - cells[i - 1]! !== cells[i + 1]! - cells[i]!;
    const corners = cells
      .filter((_, i) => isCorner(i))
      .map((cell) => [...this.#grid.placeOf(cell)] as [number, number]);
    settle(corners, from);
    settle(corners.reverse(), to);
    return corners.reverse();
  }
}

function wayBack(back: Int32Array, end: number): number[] {
  const cells: number[] = [];
  for (let state = end; state !== noState; state = back[state]!) cells.unshift(state >> 2);
  return cells;
}

function settle(line: [number, number][], { x, y }: BoxLug): void {
  const [first, second] = line as [[number, number], [number, number]];
  if (line.length > 2) {
    if (Math.abs(first[0] - second[0]) < 0.01) second[0] = x;
    else second[1] = y;
  }
  first[0] = x;
  first[1] = y;
}

const span = ({ from, to }: PlannedWire): number => Math.abs(from.x - to.x) + Math.abs(from.y - to.y);
const maxRounds = 4;

/** Short wires first, because they have the least choice; then each is taken out and laid again while that helps. */
export function routeWires(box: OpenBox, wires: readonly PlannedWire[]): WireLine[] {
  const router = new WireRouter(box);
  const ways = new Map<PlannedWire, Way>();
  const order = wires.toSorted((a, b) => span(a) - span(b));
  for (const wire of order) {
    const way = router.search(wire);
    ways.set(wire, way);
    router.mark(way, 1);
  }
  // Only a wire is laid again around which another one has changed since it was.
  let changes = order.length;
  const laidAt = new Map(order.map((wire, i) => [wire, i + 1]));
  for (let round = 0; round < maxRounds; round++)
    for (const wire of order.toReversed()) {
      if (laidAt.get(wire) === changes) continue;
      const before = ways.get(wire)!;
      router.mark(before, -1);
      const found = router.search(wire);
      const isBetter = found.cost < router.costOf(before, wire) - 0.01;
      ways.set(wire, isBetter ? found : before);
      router.mark(isBetter ? found : before, 1);
      if (isBetter) changes++;
      laidAt.set(wire, changes);
    }
  return wires.map((wire) => router.lineOf(ways.get(wire)!, wire));
}

export const lengthOf = (line: WireLine): number =>
  line.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - line[i]![0], y - line[i]![1]), 0);
