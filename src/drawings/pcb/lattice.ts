import { type Board, gridMm } from './board-spec.ts';

export type Layer = 0 | 1;

export const layers: readonly Layer[] = [0, 1];

/** A round piece of copper on one layer or both; a trace is a run of them. Places are in half cells. */
export interface Dot {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly layer: Layer | 'both';
}

type Offsets = readonly (readonly [number, number])[];

const discs = new Map<number, Offsets>();

/** The half cells whose middle is nearer than so many millimetres. */
function disc(radius: number): Offsets {
  const key = Math.round(radius * 1e4);
  const known = discs.get(key);
  if (known) return known;
  const reach = Math.ceil(radius / (gridMm / 2));
  const offsets: [number, number][] = [];
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++)
      if (Math.hypot(dx, dy) * (gridMm / 2) < radius - 1e-6) offsets.push([dx, dy]);
  discs.set(key, offsets);
  return offsets;
}

/** The board as cells of 25 mil, and a finer map of half cells on either side, where obstacles are stamped. */
export class Lattice {
  readonly cols: number;
  readonly rows: number;
  readonly fineCols: number;
  readonly fineRows: number;

  constructor({ w, h }: Pick<Board, 'w' | 'h'>) {
    this.cols = Math.round(w / gridMm) + 1;
    this.rows = Math.round(h / gridMm) + 1;
    this.fineCols = 2 * this.cols - 1;
    this.fineRows = 2 * this.rows - 1;
  }

  fine(x: number, y: number): number {
    return y * this.fineCols + x;
  }

  /** One map per side. */
  maps(): readonly [Float32Array, Float32Array] {
    const size = this.fineCols * this.fineRows;
    return [new Float32Array(size), new Float32Array(size)];
  }

  /** Raise every half cell within `reach` of the middle of a dot to at least `value`. */
  stamp(maps: readonly [Float32Array, Float32Array], dot: Dot, reach: number, value: number): void {
    for (const [dx, dy] of disc(reach)) {
      const x = dot.x + dx;
      const y = dot.y + dy;
      if (x < 0 || y < 0 || x >= this.fineCols || y >= this.fineRows) continue;
      const at = this.fine(x, y);
      for (const layer of layers)
        if (dot.layer === 'both' || dot.layer === layer) maps[layer][at] = Math.max(maps[layer][at]!, value);
    }
  }

  /** Close a strip along the edges. */
  blockEdges(maps: readonly [Float32Array, Float32Array], mm: number, value: number): void {
    const strip = Math.ceil(mm / (gridMm / 2) - 1e-6);
    for (let y = 0; y < this.fineRows; y++)
      for (let x = 0; x < this.fineCols; x++) {
        const inside = Math.min(x, y, this.fineCols - 1 - x, this.fineRows - 1 - y);
        if (inside < strip) for (const map of maps) map[this.fine(x, y)] = value;
      }
  }
}

export const toHalfCells = (mm: number): number => Math.round(mm / (gridMm / 2));
