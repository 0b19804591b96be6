/** The cheapest way through the lattice on two layers (A*): eight directions, a price on bends and on changing sides. */
import type { Lattice, Layer } from './lattice.ts';

/** Where a trace may not go, or may go only at a price: 0 is free, BLOCKED is closed, anything between is paid. */
export interface Terrain {
  readonly track: readonly [Float32Array, Float32Array];
  readonly via: readonly [Float32Array, Float32Array];
}

export const BLOCKED = 1e6;

export interface Node {
  readonly layer: Layer;
  readonly x: number;
  readonly y: number;
}

const DX = [1, 1, 0, -1, -1, -1, 0, 1] as const;
const DY = [0, 1, 1, 1, 0, -1, -1, -1] as const;
const DIAGONAL = Math.SQRT2;
const BEND = 0.6;
const VIA = 9;
/** Tracks on top prefer to run along the rows, those below across them. */
const AGAINST_THE_GRAIN = 0.35;
const NO_DIRECTION = 8;

/** A binary heap of states by priority. */
class Heap {
  private readonly states: number[] = [];
  private readonly keys: number[] = [];

  get isEmpty(): boolean {
    return this.states.length === 0;
  }

  push(state: number, key: number): void {
    const { states, keys } = this;
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
    const { states, keys } = this;
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

export interface Quest {
  readonly from: readonly Node[];
  /** Cells (row * cols + col) where the way may end, on either side, and where a change of sides is free. */
  readonly goals: ReadonlySet<number>;
  readonly ownPads: ReadonlySet<number>;
  /** The cell to head for. */
  readonly towards: number;
}

/** The working memory of searches on one lattice. */
export class Pathfinder {
  private readonly lattice: Lattice;
  private readonly size: number;
  private readonly best: Float32Array;
  private readonly parent: Int32Array;
  private readonly direction: Uint8Array;

  constructor(lattice: Lattice) {
    this.lattice = lattice;
    this.size = lattice.cols * lattice.rows;
    this.best = new Float32Array(2 * this.size);
    this.parent = new Int32Array(2 * this.size);
    this.direction = new Uint8Array(2 * this.size);
  }

  find(terrain: Terrain, quest: Quest): Node[] | null {
    const { size, best, parent, direction } = this;
    const { cols } = this.lattice;
    const goalX = quest.towards % cols;
    const goalY = Math.floor(quest.towards / cols);
    const ahead = (cell: number): number => {
      const dx = Math.abs((cell % cols) - goalX);
      const dy = Math.abs(Math.floor(cell / cols) - goalY);
      return dx > dy ? dx + (DIAGONAL - 1) * dy : dy + (DIAGONAL - 1) * dx;
    };
    best.fill(Infinity);
    const heap = new Heap();
    const reach = (state: number, cost: number, from: number, way: number): void => {
      if (cost >= best[state]! - 1e-5) return;
      best[state] = cost;
      parent[state] = from;
      direction[state] = way;
      heap.push(state, cost + ahead(state % size));
    };
    for (const { layer, x, y } of quest.from) reach(layer * size + y * cols + x, 0, -1, NO_DIRECTION);
    while (!heap.isEmpty) {
      const state = heap.pop();
      const cell = state % size;
      if (quest.goals.has(cell)) return this.walkBack(state);
      if (direction[state]! & 16) continue;
      const way = direction[state]!;
      direction[state] = way | 16;
      this.steps(terrain, state, way, reach);
      this.change(terrain, quest, state, reach);
    }
    return null;
  }

  private steps(
    { track }: Terrain,
    state: number,
    way: number,
    reach: (state: number, cost: number, from: number, way: number) => void,
  ): void {
    const { size, best, lattice } = this;
    const { cols, rows, fineCols } = lattice;
    const layer = state < size ? 0 : 1;
    const cell = state - layer * size;
    const x = cell % cols;
    const y = (cell - x) / cols;
    const map = track[layer];
    for (let to = 0; to < 8; to++) {
      const turn = way === NO_DIRECTION ? 0 : Math.min((to - way + 8) % 8, (way - to + 8) % 8);
      if (turn > 2) continue;
      const nx = x + DX[to]!;
      const ny = y + DY[to]!;
      if (nx < 0 || ny < 0 || nx >= cols || ny >= rows) continue;
      const half = map[(y + ny) * fineCols + x + nx]!;
      const end = map[2 * ny * fineCols + 2 * nx]!;
      if (half >= BLOCKED || end >= BLOCKED) continue;
      const length = to % 2 ? DIAGONAL : 1;
      const grain = to % 4 === (layer === 0 ? 2 : 0) ? AGAINST_THE_GRAIN : 0;
      const cost = best[state]! + length + grain + turn * BEND + Math.max(half, end);
      reach(layer * size + ny * cols + nx, cost, state, to);
    }
  }

  private change(
    { via }: Terrain,
    { ownPads }: Quest,
    state: number,
    reach: (state: number, cost: number, from: number, way: number) => void,
  ): void {
    const { size, best, lattice } = this;
    const cell = state % size;
    const other = state < size ? state + size : state - size;
    if (ownPads.has(cell)) return reach(other, best[state]!, state, NO_DIRECTION);
    const x = cell % lattice.cols;
    const at = lattice.fine(2 * x, 2 * ((cell - x) / lattice.cols));
    const price = Math.max(via[0][at]!, via[1][at]!);
    if (price < BLOCKED) reach(other, best[state]! + VIA + price, state, NO_DIRECTION);
  }

  private walkBack(end: number): Node[] {
    const { size, lattice } = this;
    const nodes: Node[] = [];
    for (let state = end; state >= 0; state = this.parent[state]!) {
      const cell = state % size;
      nodes.push({ layer: state < size ? 0 : 1, x: cell % lattice.cols, y: Math.floor(cell / lattice.cols) });
    }
    return nodes.reverse();
  }
}
