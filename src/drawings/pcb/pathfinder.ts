/** The cheapest way through the lattice on two layers (A*): eight directions, a price on bends and on changing sides. */
import type { Lattice, Layer } from './lattice.ts';

/** Where a trace may not go, or may go only at a price: 0 is free, BLOCKED is closed, anything between is paid. */
export interface CostMap {
  readonly track: readonly [Float32Array, Float32Array];
  readonly via: readonly [Float32Array, Float32Array];
}

export const blocked = 1e6;

export interface Node {
  readonly layer: Layer;
  readonly x: number;
  readonly y: number;
}

const stepX = [1, 1, 0, -1, -1, -1, 0, 1] as const;
const stepY = [0, 1, 1, 1, 0, -1, -1, -1] as const;
const diagonalLength = Math.SQRT2;
const bendCost = 0.6;
const viaCost = 9;
/** Tracks on top prefer to run along the rows, those below across them. */
const crossDirectionCost = 0.35;
const noDirection = 8;

/** A binary heap of states by priority. */
class Heap {
  readonly #states: number[] = [];
  readonly #keys: number[] = [];

  get isEmpty(): boolean {
    return this.#states.length === 0;
  }

  push(state: number, key: number): void {
    const states = this.#states;
    const keys = this.#keys;
    let i = states.length;
    while (i > 0) {
      const up = (i - 1) >> 1;
      if (keys[up]! <= key) break;
      states[i] = states[up]!;
      keys[i] = keys[up]!;
      i = up;
    }
    states[i] = state;
    keys[i] = key;
  }

  pop(): number {
    const states = this.#states;
    const keys = this.#keys;
    const top = states[0]!;
    const state = states.pop()!;
    const key = keys.pop()!;
    const { length } = states;
    if (!length) return top;
    let i = 0;
    for (;;) {
      let down = 2 * i + 1;
      if (down >= length) break;
      if (down + 1 < length && keys[down + 1]! < keys[down]!) down++;
      if (keys[down]! >= key) break;
      states[i] = states[down]!;
      keys[i] = keys[down]!;
      i = down;
    }
    states[i] = state;
    keys[i] = key;
    return top;
  }
}

export interface RouteRequest {
  readonly from: readonly Node[];
  /** Cells (row * cols + col) where the way may end, on either side, and where a change of sides is free. */
  readonly goals: ReadonlySet<number>;
  readonly ownPads: ReadonlySet<number>;
  /** The cell to head for. */
  readonly towards: number;
}

/** The working memory of searches on one lattice. */
export class Pathfinder {
  readonly #lattice: Lattice;
  readonly #size: number;
  readonly #best: Float32Array;
  readonly #parent: Int32Array;
  readonly #direction: Uint8Array;

  constructor(lattice: Lattice) {
    this.#lattice = lattice;
    this.#size = lattice.cols * lattice.rows;
    this.#best = new Float32Array(2 * this.#size);
    this.#parent = new Int32Array(2 * this.#size);
    this.#direction = new Uint8Array(2 * this.#size);
  }

  find(costMap: CostMap, request: RouteRequest): Node[] | null {
    const size = this.#size;
    const best = this.#best;
    const parent = this.#parent;
    const direction = this.#direction;
    const { cols } = this.#lattice;
    const goalX = request.towards % cols;
    const goalY = Math.floor(request.towards / cols);
    const remainingCost = (cell: number): number => {
      const dx = Math.abs((cell % cols) - goalX);
      const dy = Math.abs(Math.floor(cell / cols) - goalY);
      return dx > dy ? dx + (diagonalLength - 1) * dy : dy + (diagonalLength - 1) * dx;
    };
    best.fill(Infinity);
    const heap = new Heap();
    const reach = (state: number, cost: number, from: number, way: number): void => {
      if (cost >= best[state]! - 1e-5) return;
      best[state] = cost;
      parent[state] = from;
      direction[state] = way;
      heap.push(state, cost + remainingCost(state % size));
    };
    for (const { layer, x, y } of request.from) reach(layer * size + y * cols + x, 0, -1, noDirection);
    while (!heap.isEmpty) {
      const state = heap.pop();
      const cell = state % size;
      if (request.goals.has(cell)) return this.#tracePath(state);
      if (direction[state]! & 16) continue;
      const way = direction[state]!;
      direction[state] = way | 16;
      this.#expandNeighbours(costMap, state, way, reach);
      this.#expandVia(costMap, request, state, reach);
    }
    return null;
  }

  #expandNeighbours(
    { track }: CostMap,
    state: number,
    way: number,
    reach: (state: number, cost: number, from: number, way: number) => void,
  ): void {
    const size = this.#size;
    const best = this.#best;
    const lattice = this.#lattice;
    const { cols, rows, fineCols } = lattice;
    const layer = state < size ? 0 : 1;
    const cell = state - layer * size;
    const x = cell % cols;
    const y = (cell - x) / cols;
    const map = track[layer];
    for (let to = 0; to < 8; to++) {
      const turn = way === noDirection ? 0 : Math.min((to - way + 8) % 8, (way - to + 8) % 8);
      if (turn > 2) continue;
      const nx = x + stepX[to]!;
      const ny = y + stepY[to]!;
      if (nx < 0 || ny < 0 || nx >= cols || ny >= rows) continue;
      const half = map[(y + ny) * fineCols + x + nx]!;
      const end = map[2 * ny * fineCols + 2 * nx]!;
      if (half >= blocked || end >= blocked) continue;
      const length = to % 2 ? diagonalLength : 1;
      const grain = to % 4 === (layer === 0 ? 2 : 0) ? crossDirectionCost : 0;
      const cost = best[state]! + length + grain + turn * bendCost + Math.max(half, end);
      reach(layer * size + ny * cols + nx, cost, state, to);
    }
  }

  #expandVia(
    { via }: CostMap,
    { ownPads }: RouteRequest,
    state: number,
    reach: (state: number, cost: number, from: number, way: number) => void,
  ): void {
    const size = this.#size;
    const best = this.#best;
    const lattice = this.#lattice;
    const cell = state % size;
    const other = state < size ? state + size : state - size;
    if (ownPads.has(cell)) return reach(other, best[state]!, state, noDirection);
    const x = cell % lattice.cols;
    const at = lattice.fine(2 * x, 2 * ((cell - x) / lattice.cols));
    const price = Math.max(via[0][at]!, via[1][at]!);
    if (price < blocked) reach(other, best[state]! + viaCost + price, state, noDirection);
  }

  #tracePath(end: number): Node[] {
    const size = this.#size;
    const lattice = this.#lattice;
    const nodes: Node[] = [];
    for (let state = end; state >= 0; state = this.#parent[state]!) {
      const cell = state % size;
      nodes.push({ layer: state < size ? 0 : 1, x: cell % lattice.cols, y: Math.floor(cell / lattice.cols) });
    }
    return nodes.reverse();
  }
}
