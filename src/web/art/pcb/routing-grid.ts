import { type Board, GRID } from './board-spec.ts';

export type Layer = 0 | 1;

const LAYERS: readonly Layer[] = [0, 1];
const FREE = 0;
const KEEP_OUT = -1;

/** The board as cells of 25 mil, and the net that owns the copper in each of them, on both sides. */
export class RoutingGrid {
  readonly cols: number;
  readonly rows: number;
  readonly size: number;
  private readonly owner: readonly [Int16Array, Int16Array];

  constructor(board: Board) {
    this.cols = Math.round(board.w / GRID) + 1;
    this.rows = Math.round(board.h / GRID) + 1;
    this.size = this.cols * this.rows;
    this.owner = [new Int16Array(this.size), new Int16Array(this.size)];
    this.fenceOff();
    for (const [x, y] of board.holes) this.stampBoth(x, y, 3, KEEP_OUT);
  }

  /** No copper within two cells of the edge. */
  private fenceOff(): void {
    const { cols, rows } = this;
    for (let c = 0; c < cols; c++)
      for (let r = 0; r < rows; r++)
        if (c < 2 || r < 2 || c >= cols - 2 || r >= rows - 2)
          for (const layer of LAYERS) this.owner[layer][this.at(c, r)] = KEEP_OUT;
  }

  at(col: number, row: number): number {
    return row * this.cols + col;
  }

  /** The middle of a cell, in millimetres. */
  point(cell: number): [number, number] {
    return [(cell % this.cols) * GRID, Math.floor(cell / this.cols) * GRID];
  }

  has(col: number, row: number): boolean {
    return col >= 0 && row >= 0 && col < this.cols && row < this.rows;
  }

  isOpen(layer: Layer, cell: number, net: number): boolean {
    const owner = this.owner[layer][cell];
    return owner === FREE || owner === net;
  }

  /** Claim the cells around a point for a net; a cell that two nets claim is closed to both. */
  stamp(layer: Layer, x: number, y: number, radius: number, net: number): void {
    const col = Math.round(x / GRID);
    const row = Math.round(y / GRID);
    const reach = Math.ceil(radius / GRID);
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) {
        if (Math.hypot(dx, dy) * GRID > radius + 1e-6 || !this.has(col + dx, row + dy)) continue;
        const cell = this.at(col + dx, row + dy);
        this.owner[layer][cell] = this.isOpen(layer, cell, net) ? net : KEEP_OUT;
      }
  }

  stampBoth(x: number, y: number, radius: number, net: number): void {
    for (const layer of LAYERS) this.stamp(layer, x, y, radius, net);
  }
}
