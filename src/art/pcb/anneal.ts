/** Parts in rows, exchanged and turned until what belongs together lies together (simulated annealing). */
import type { Rng } from '../drawing/rng.ts';
import { GROUND, OPEN, type Turn } from './board-spec.ts';

/** A part in a row. Lengths are cells. */
export interface Column {
  readonly w: number;
  readonly pads: readonly (readonly [number, number])[];
  readonly nets: readonly string[];
  /** Parts that stay in their row: chips in line, a module in its own. */
  readonly fixedRow?: number;
  /** Where the part would like to be by the order of the circuit, 0 to 1 from left to right. */
  readonly wish: number;
}

/** A pad that does not move. */
export interface Anchor {
  readonly net: string;
  readonly x: number;
  readonly y: number;
}

export interface Shelf {
  readonly left: number;
  readonly right: number;
  /** Middles of the rows. */
  readonly rows: readonly number[];
}

const WIDEST_GAP = 7;
const PULL_OF_ORDER = 0.35;
const SUPPLY_WEIGHT = 0.5;
/** What it costs when one row is fuller than another, by the square of the cells. */
const PRICE_OF_UNEVENNESS = 0.09;
const HOT = 14;
const COLD = 0.25;

const isSupply = (net: string): boolean => net.startsWith('+') || net === 'DC+';

/** The arrangement: which columns stand in each row, and which way each is turned. */
export class Arrangement {
  readonly rows: number[][];
  readonly turns: Turn[];
  readonly xs: number[];
  readonly rowOf: number[] = [];
  private readonly free: number[] = [];
  private readonly columns: readonly Column[];
  private readonly shelf: Shelf;
  private readonly weights: number[] = [];
  private readonly boxes: Float64Array;
  private readonly fixed: Float64Array;
  private readonly netOf: number[][];

  constructor(columns: readonly Column[], anchors: readonly Anchor[], shelf: Shelf, rows: number[][]) {
    this.columns = columns;
    this.shelf = shelf;
    this.rows = rows;
    this.turns = columns.map(() => 0);
    this.xs = columns.map(() => 0);
    const ids = new Map<string, number>();
    const idOf = (net: string): number => {
      if (net === OPEN || net === GROUND) return -1;
      if (!ids.has(net)) {
        ids.set(net, ids.size);
        this.weights.push(isSupply(net) ? SUPPLY_WEIGHT : 1);
      }
      return ids.get(net)!;
    };
    this.netOf = columns.map(({ nets }) => nets.map(idOf));
    const pinned = anchors.map((anchor) => ({ ...anchor, id: idOf(anchor.net) })).filter(({ id }) => id >= 0);
    this.boxes = new Float64Array(ids.size * 4);
    this.fixed = new Float64Array(ids.size * 4);
    for (let i = 0; i < ids.size; i++) this.fixed.set([Infinity, -Infinity, Infinity, -Infinity], i * 4);
    for (const { id, x, y } of pinned) stretch(this.fixed, id, x, y);
    rows.forEach((_, row) => this.settle(row));
  }

  roomIn(row: number): number {
    const used = this.rows[row]!.reduce((sum, id) => sum + this.columns[id]!.w, 0);
    return this.shelf.right - this.shelf.left - used;
  }

  /** Spread a row evenly. */
  settle(row: number): void {
    const ids = this.rows[row]!;
    const free = this.roomIn(row);
    this.free[row] = free;
    const gap = ids.length > 1 ? Math.min(WIDEST_GAP, free / (ids.length - 1)) : 0;
    let x = this.shelf.left + (free - gap * (ids.length - 1)) / 2;
    for (const id of ids) {
      this.xs[id] = Math.round(x) + this.columns[id]!.w / 2;
      this.rowOf[id] = row;
      x += this.columns[id]!.w + gap;
    }
  }

  /** Half the outline of each net, summed, and how far parts stand from their order. */
  cost(): number {
    const { boxes, columns, xs, turns, shelf } = this;
    boxes.set(this.fixed);
    let pull = 0;
    for (let id = 0; id < columns.length; id++) {
      const column = columns[id]!;
      const x = xs[id]!;
      const y = shelf.rows[this.rowOf[id]!]!;
      const sign = turns[id] ? -1 : 1;
      const nets = this.netOf[id]!;
      for (let p = 0; p < nets.length; p++)
        if (nets[p]! >= 0) stretch(boxes, nets[p]!, x + sign * column.pads[p]![0], y + sign * column.pads[p]![1]);
      pull += Math.abs(x - shelf.left - column.wish * (shelf.right - shelf.left));
    }
    let length = 0;
    for (let i = 0; i < this.weights.length; i++) {
      const span = boxes[i * 4 + 1]! - boxes[i * 4]! + boxes[i * 4 + 3]! - boxes[i * 4 + 2]!;
      if (span > 0 && span < Infinity) length += span * this.weights[i]!;
    }
    return length + pull * PULL_OF_ORDER + this.unevenness() * PRICE_OF_UNEVENNESS;
  }

  private unevenness(): number {
    const mean = this.free.reduce((sum, cells) => sum + cells, 0) / this.free.length;
    return this.free.reduce((sum, cells) => sum + (cells - mean) ** 2, 0);
  }

  swap(a: number, b: number): void {
    const [ra, rb] = [this.rowOf[a]!, this.rowOf[b]!];
    const [ia, ib] = [this.rows[ra]!.indexOf(a), this.rows[rb]!.indexOf(b)];
    this.rows[ra]![ia] = b;
    this.rows[rb]![ib] = a;
    this.settle(ra);
    if (rb !== ra) this.settle(rb);
  }

  /** Take a column out of its place and put it into another; the answer is the place it had. */
  moveTo(id: number, row: number, index: number): { row: number; index: number } {
    const from = this.rowOf[id]!;
    const was = this.rows[from]!.indexOf(id);
    this.rows[from]!.splice(was, 1);
    this.rows[row]!.splice(index, 0, id);
    this.settle(from);
    if (row !== from) this.settle(row);
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

/** One random change; the answer undoes it, or is null when the change is not possible. */
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
    if (other === id) return null;
    if (ra !== rb && (own.fixedRow !== undefined || columns[other]!.fixedRow !== undefined)) return null;
    const wider = columns[other]!.w - own.w;
    if (ra !== rb && (wider > a.roomIn(ra) || -wider > a.roomIn(rb))) return null;
    a.swap(id, other);
    return () => a.swap(id, other);
  }
  const row = own.fixedRow ?? rnd.int(0, a.rows.length - 1);
  if (row !== a.rowOf[id] && a.roomIn(row) < own.w) return null;
  const most = a.rows[row]!.length - (row === a.rowOf[id] ? 1 : 0);
  const was = a.moveTo(id, row, rnd.int(0, most));
  return () => void a.moveTo(id, was.row, was.index);
}

export function anneal(a: Arrangement, columns: readonly Column[], rnd: Rng): void {
  if (columns.length < 2) return;
  const steps = 4000 + columns.length * 300;
  const cooling = (COLD / HOT) ** (1 / steps);
  let cost = a.cost();
  let heat = HOT;
  for (let i = 0; i < steps; i++, heat *= cooling) {
    const undo = change(a, columns, rnd);
    if (!undo) continue;
    const next = a.cost();
    if (next <= cost || rnd.next() < Math.exp((cost - next) / heat)) cost = next;
    else undo();
  }
}
