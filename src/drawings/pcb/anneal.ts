/** Parts in rows, exchanged and turned until what belongs together lies together (simulated annealing). */
import type { Rng } from '../primitives/rng.ts';
import { groundNet, openNet, type Turn } from './board-spec.ts';

/** A part in a row. Lengths are cells. */
export interface Column {
  readonly w: number;
  readonly pads: readonly (readonly [number, number])[];
  readonly nets: readonly string[];
  /** Parts that stay in their row: chips in line, a module in its own. */
  readonly fixedRow?: number;
  /** Low enough to lie under a jack. */
  readonly isLow: boolean;
  /** The column that the order of the circuit suggests, 0 to 1 from left to right. */
  readonly preferredPosition: number;
}

/** A pad that does not move. */
export interface Anchor {
  readonly net: string;
  readonly x: number;
  readonly y: number;
}

/** A row of parts. */
export interface RowSpace {
  /** Its middle. */
  readonly y: number;
  readonly left: number;
  readonly right: number;
  /** Under a jack: for low parts only. */
  readonly isLow: boolean;
}

const maxGap = 7;
const orderWeight = 0.35;
const supplyWeight = 0.5;
/** What it costs when one row is fuller than another, by the square of the cells. */
const unevennessWeight = 0.09;
const startTemperature = 14;
const endTemperature = 0.25;

/** A net that is not copper: it only pulls two pads together, a capacitor to the chip whose supply it holds. */
export const nearNet = (ref: string): string => `near ${ref}`;
const nearWeight = 2;

const weightOf = (net: string): number => (isSupply(net) ? supplyWeight : net.startsWith('near ') ? nearWeight : 1);

const isSupply = (net: string): boolean => net.startsWith('+') || net === 'DC+';

/** The arrangement: which columns stand in each row, and which way each is turned. */
export class Arrangement {
  readonly rows: number[][];
  readonly turns: Turn[];
  readonly xs: number[];
  readonly rowOf: number[] = [];
  readonly #free: number[] = [];
  readonly #columns: readonly Column[];
  readonly #area: readonly RowSpace[];
  readonly #weights: number[] = [];
  readonly #netBounds: Float64Array;
  readonly #fixedBounds: Float64Array;
  readonly #netOf: number[][];

  constructor(columns: readonly Column[], anchors: readonly Anchor[], area: readonly RowSpace[], rows: number[][]) {
    this.#columns = columns;
    this.#area = area;
    this.rows = rows;
    this.turns = columns.map(() => 0);
    this.xs = columns.map(() => 0);
    const ids = new Map<string, number>();
    const idOf = (net: string): number => {
      if (net === openNet || net === groundNet) return -1;
      if (!ids.has(net)) {
        ids.set(net, ids.size);
        this.#weights.push(weightOf(net));
      }
      return ids.get(net)!;
    };
    this.#netOf = columns.map(({ nets }) => nets.map(idOf));
    const pinned = anchors.map((anchor) => ({ ...anchor, id: idOf(anchor.net) })).filter(({ id }) => id >= 0);
    this.#netBounds = new Float64Array(ids.size * 4);
    this.#fixedBounds = new Float64Array(ids.size * 4);
    for (let i = 0; i < ids.size; i++) this.#fixedBounds.set([Infinity, -Infinity, Infinity, -Infinity], i * 4);
    for (const { id, x, y } of pinned) stretch(this.#fixedBounds, id, x, y);
    rows.forEach((_, row) => this.spreadRow(row));
  }

  freeCellsIn(row: number): number {
    const used = this.rows[row]!.reduce((sum, id) => sum + this.#columns[id]!.w, 0);
    const { left, right } = this.#area[row]!;
    return right - left - used;
  }

  /** Whether a column may stand in a row. */
  admits(id: number, row: number): boolean {
    return this.#columns[id]!.isLow || !this.#area[row]!.isLow;
  }

  /** Spread a row evenly. */
  spreadRow(row: number): void {
    const ids = this.rows[row]!;
    const free = this.freeCellsIn(row);
    this.#free[row] = free;
    const gap = ids.length > 1 ? Math.min(maxGap, free / (ids.length - 1)) : 0;
    let x = this.#area[row]!.left + (free - gap * (ids.length - 1)) / 2;
    for (const id of ids) {
      this.xs[id] = Math.round(x) + this.#columns[id]!.w / 2;
      this.rowOf[id] = row;
      x += this.#columns[id]!.w + gap;
    }
  }

  /** Half the outline of each net, summed, and how far parts stand from their order. */
  cost(): number {
    const netBounds = this.#netBounds;
    const columns = this.#columns;
    const xs = this.xs;
    const turns = this.turns;
    const area = this.#area;
    netBounds.set(this.#fixedBounds);
    let pull = 0;
    for (let id = 0; id < columns.length; id++) {
      const column = columns[id]!;
      const x = xs[id]!;
      const { y, left, right } = area[this.rowOf[id]!]!;
      const sign = turns[id] ? -1 : 1;
      const nets = this.#netOf[id]!;
      for (let p = 0; p < nets.length; p++)
        if (nets[p]! >= 0) stretch(netBounds, nets[p]!, x + sign * column.pads[p]![0], y + sign * column.pads[p]![1]);
      pull += Math.abs(x - left - column.preferredPosition * (right - left));
    }
    let length = 0;
    for (let i = 0; i < this.#weights.length; i++) {
      const span = netBounds[i * 4 + 1]! - netBounds[i * 4]! + netBounds[i * 4 + 3]! - netBounds[i * 4 + 2]!;
      if (span > 0 && span < Infinity) length += span * this.#weights[i]!;
    }
    return length + pull * orderWeight + this.#unevenness() * unevennessWeight;
  }

  #unevenness(): number {
    const mean = this.#free.reduce((sum, cells) => sum + cells, 0) / this.#free.length;
    return this.#free.reduce((sum, cells) => sum + (cells - mean) ** 2, 0);
  }

  swap(a: number, b: number): void {
    const [ra, rb] = [this.rowOf[a]!, this.rowOf[b]!];
    const [ia, ib] = [this.rows[ra]!.indexOf(a), this.rows[rb]!.indexOf(b)];
    this.rows[ra]![ia] = b;
    this.rows[rb]![ib] = a;
    this.spreadRow(ra);
    if (rb !== ra) this.spreadRow(rb);
  }

  /** Moves a column to another place and returns the place it had, so that the move can be undone. */
  moveTo(id: number, row: number, index: number): { row: number; index: number } {
    const from = this.rowOf[id]!;
    const was = this.rows[from]!.indexOf(id);
    this.rows[from]!.splice(was, 1);
    this.rows[row]!.splice(index, 0, id);
    this.spreadRow(from);
    if (row !== from) this.spreadRow(row);
    return { row: from, index: was };
  }
}

function stretch(boxes: Float64Array, net: number, x: number, y: number): void {
  const i = net * 4;
  if (x < boxes[i]!) boxes[i] = x;
  if (x > boxes[i + 1]!) boxes[i + 1] = x;
  if (y < boxes[i + 2]!) boxes[i + 2] = y;
  if (y > boxes[i + 3]!) boxes[i + 3] = y;
}

/** Makes one random change and returns the function that undoes it, or null when the change is not possible. */
function change(a: Arrangement, columns: readonly Column[], rnd: Rng): (() => void) | null {
  const id = rnd.int(0, columns.length - 1);
  const kind = rnd.next();
  // Chips in line all look the same way.
  if (kind < 0.2) {
    if (columns[id]!.fixedRow !== undefined) return null;
    const turn = (): void => {
      a.turns[id] = a.turns[id] ? 0 : 180;
    };
    turn();
    return turn;
  }
  const own = columns[id]!;
  if (kind < 0.6) {
    const other = rnd.int(0, columns.length - 1);
    const [ra, rb] = [a.rowOf[id]!, a.rowOf[other]!];
    if (other === id || !a.admits(id, rb) || !a.admits(other, ra)) return null;
    if (ra !== rb && (own.fixedRow !== undefined || columns[other]!.fixedRow !== undefined)) return null;
    const wider = columns[other]!.w - own.w;
    if (ra !== rb && (wider > a.freeCellsIn(ra) || -wider > a.freeCellsIn(rb))) return null;
    a.swap(id, other);
    return () => a.swap(id, other);
  }
  const row = own.fixedRow ?? rnd.int(0, a.rows.length - 1);
  if (!a.admits(id, row) || (row !== a.rowOf[id] && a.freeCellsIn(row) < own.w)) return null;
  const maxIndex = a.rows[row]!.length - (row === a.rowOf[id] ? 1 : 0);
  const was = a.moveTo(id, row, rnd.int(0, maxIndex));
  return () => void a.moveTo(id, was.row, was.index);
}

export function anneal(a: Arrangement, columns: readonly Column[], rnd: Rng): void {
  if (columns.length < 2) return;
  const steps = 4000 + columns.length * 300;
  const cooling = (endTemperature / startTemperature) ** (1 / steps);
  let cost = a.cost();
  let heat = startTemperature;
  for (let i = 0; i < steps; i++, heat *= cooling) {
    const undo = change(a, columns, rnd);
    if (!undo) continue;
    const next = a.cost();
    if (next <= cost || rnd.next() < Math.exp((cost - next) / heat)) cost = next;
    else undo();
  }
}
