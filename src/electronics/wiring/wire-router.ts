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

/** States by cell and direction, the cheapest guess first. */
class StateHeap {
  readonly #states: number[] = [];
  readonly #guesses: number[] = [];

  push(state: number, guess: number): void {
    const [states, guesses] = [this.#states, this.#guesses];
    let i = states.length;
    states.push(state);
    guesses.push(guess);
    for (let up = (i - 1) >> 1; i > 0 && guesses[up]! > guess; up = (i - 1) >> 1) {
      states[i] = states[up]!;
      guesses[i] = guesses[up]!;
      i = up;
    }
    states[i] = state;
    guesses[i] = guess;
  }

  pop(): number | undefined {
    const [states, guesses] = [this.#states, this.#guesses];
    const top = states[0];
    const [state, guess] = [states.pop(), guesses.pop()];
    const length = states.length;
    if (state === undefined || guess === undefined || !length) return top;
    let i = 0;
    for (let child = 1; child < length; child = 2 * i + 1) {
      if (child + 1 < length && guesses[child + 1]! < guesses[child]!) child++;
      if (guesses[child]! >= guess) break;
      states[i] = states[child]!;
      guesses[i] = guesses[child]!;
      i = child;
    }
    states[i] = state;
    guesses[i] = guess;
    return top;
  }
}

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
    const heap = new StateHeap();
    const visit = (state: number, from: number, cost: number): void => {
      if (cost >= best[state]!) return;
      best[state] = cost;
      back[state] = from;
      const cell = state >> 2;
      const left = Math.abs((cell % grid.columns) - goalX) + Math.abs(Math.floor(cell / grid.columns) - goalY);
      heap.push(state, cost + left);
    };
    for (const direction of [0, 1, 2, 3]) visit(start * 4 + direction, noState, 0);
    for (let state = heap.pop(); state !== undefined; state = heap.pop()) {
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
  for (let round = 0, isBetter = true; isBetter && round < maxRounds; round++) {
    isBetter = false;
    for (const wire of order.toReversed()) {
      const before = ways.get(wire)!;
      router.mark(before, -1);
      const found = router.search(wire);
      const way = found.cost < router.costOf(before, wire) - 0.01 ? found : before;
      isBetter ||= way !== before;
      ways.set(wire, way);
      router.mark(way, 1);
    }
  }
  return wires.map((wire) => router.lineOf(ways.get(wire)!, wire));
}

export const lengthOf = (line: WireLine): number =>
  line.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - line[i]![0], y - line[i]![1]), 0);
