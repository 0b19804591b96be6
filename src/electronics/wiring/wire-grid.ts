/** The open box as a grid that wires are laid on: what may lie where, at what price, and what lies there already. */

import { casting } from '../enclosure.ts';
import { hardwareShapes } from '../hardware-shapes.ts';
import { type BoxBody, type BoxLug, isPad, liesUnder, type OpenBox } from './open-box.ts';

/** What a cell costs beyond its length. */
const prices = {
  overBoard: 0.45,
  overPadName: 3,
  overSwitch: 0.5,
  overPlug: 5,
  /** Walls and posts: as good as never. */
  metal: 60,
} as const;

/** From the middle of a foreign lug; over a pad, which lies deeper, a wire may pass nearer. */
const keepOff = ({ id }: BoxLug): number => (isPad(id) ? 1.3 : 1.9);

const isOver = ({ x, y, w, h }: BoxBody, px: number, py: number, margin = 0): boolean =>
  Math.abs(px - x) < w / 2 + margin && Math.abs(py - y) < h / 2 + margin;

const reachOfPlug = casting.wall + hardwareShapes.jack.depth;
const halfPlug = 4;
const halfWire = 1.2;

function isMetal({ w, h }: OpenBox, x: number, y: number): boolean {
  const edge = casting.wall + halfWire;
  if (x <= edge || y <= edge || x >= w - edge || y >= h - edge) return true;
  const { inset, radius } = casting.post;
  const [px, py] = [x < w / 2 ? inset : w - inset, y < h / 2 ? inset : h - inset];
  return Math.hypot(px - x, py - y) < radius + 1;
}

function isUnderPlug({ bodies, w }: OpenBox, x: number, y: number): boolean {
  return bodies.some(
    ({ kind, wall, y: middle }) =>
      kind === 'jack' && Math.abs(y - middle) < halfPlug && (wall === 'left' ? x < reachOfPlug : x > w - reachOfPlug),
  );
}

const isPadName = ({ lugs }: OpenBox, x: number, y: number): boolean =>
  lugs.some((lug) => Math.abs(x - lug.x) < 2.6 && lug.y - y > 1 && lug.y - y < 3.8 && isPad(lug.id));

function priceAt(box: OpenBox, x: number, y: number): number {
  if (isMetal(box, x, y)) return prices.metal;
  const switchHere = box.bodies.some((body) => body.kind === 'footswitch' && isOver(body, x, y, 0.3));
  return (
    (isOver(box.board, x, y) ? prices.overBoard : 0) +
    (isPadName(box, x, y) ? prices.overPadName : 0) +
    (switchHere ? prices.overSwitch : 0) +
    (isUnderPlug(box, x, y) ? prices.overPlug : 0)
  );
}

/**
 * The body nearest to the lid, by its index; -1: none. Wires run over the back of the footswitch to reach its lugs; a lamp under
 * the board is in nobody's way.
 */
function topmost({ bodies, board }: OpenBox, x: number, y: number): number {
  let found = -1;
  bodies.forEach((body, i) => {
    if (body.kind === 'footswitch' || !isOver(body, x, y, 0.3) || (body.kind === 'led' && liesUnder(body, board)))
      return;
    if (found < 0 || body.z[1] > bodies[found]!.z[1]) found = i;
  });
  return found;
}

export class WireGrid {
  readonly columns: number;
  readonly rows: number;
  /** Cells that two wires side by side keep between them: a small box has a finer grid. */
  readonly apart: number;
  readonly price: Float64Array;
  /** One more than the index of the body that is here, or 0: only its own wires may end in it. */
  readonly owner: Uint8Array;
  /** One more than the index of the lug that is here, or 0. */
  readonly lug: Uint8Array;
  /** How many wires run across, down, or bend here. */
  readonly across: Uint8Array;
  readonly down: Uint8Array;
  readonly bends: Uint8Array;
  /** Squared, in the order of the lugs. */
  readonly #keptOff: readonly number[];
  readonly #origin: readonly [number, number];
  readonly #step: readonly [number, number];

  /** A quarter of the pitch of the footswitch: one wire fits between two columns of lugs. */
  constructor(box: OpenBox) {
    this.apart = box.size === '1590A' ? 2 : 1;
    const { columnPitch, rowPitch } = hardwareShapes.footswitch;
    const step = [columnPitch / 4 / this.apart, rowPitch / 4 / this.apart] as const;
    const foot = box.bodies.find(({ kind }) => kind === 'footswitch')!;
    this.#step = step;
    this.#origin = [foot.x % step[0], foot.y % step[1]];
    this.columns = Math.floor((box.w - this.#origin[0]) / step[0]) + 1;
    this.rows = Math.floor((box.h - this.#origin[1]) / step[1]) + 1;
    const size = this.columns * this.rows;
    this.price = new Float64Array(size);
    this.owner = new Uint8Array(size);
    this.lug = new Uint8Array(size);
    this.across = new Uint8Array(size);
    this.down = new Uint8Array(size);
    this.bends = new Uint8Array(size);
    this.#keptOff = box.lugs.map((lug) => keepOff(lug) ** 2);
    for (let cell = 0; cell < size; cell++) this.#fill(box, cell);
  }

  #fill(box: OpenBox, cell: number): void {
    const [x, y] = this.placeOf(cell);
    this.price[cell] = priceAt(box, x, y);
    this.owner[cell] = topmost(box, x, y) + 1;
    let nearest = Infinity;
    box.lugs.forEach((lug, i) => {
      const [dx, dy] = [x - lug.x, y - lug.y];
      const far = dx * dx + dy * dy;
      if (far >= this.#keptOff[i]! || far >= nearest) return;
      nearest = far;
      this.lug[cell] = i + 1;
    });
  }

  placeOf(cell: number): readonly [number, number] {
    const [column, row] = [cell % this.columns, Math.floor(cell / this.columns)];
    return [this.#origin[0] + column * this.#step[0], this.#origin[1] + row * this.#step[1]];
  }

  cellAt({ x, y }: { readonly x: number; readonly y: number }): number {
    const column = Math.round((x - this.#origin[0]) / this.#step[0]);
    return Math.round((y - this.#origin[1]) / this.#step[1]) * this.columns + column;
  }

  /** Wires that run along this way already, here or, on the fine grid, right beside it. */
  alongside(cell: number, isAcross: boolean): number {
    const runs = isAcross ? this.across : this.down;
    const here = runs[cell]! + this.bends[cell]!;
    if (this.apart === 1) return here;
    const beside = isAcross ? this.columns : 1;
    const at = (other: number): number => (runs[other] ?? 0) + (this.bends[other] ?? 0);
    return here + (at(cell - beside) + at(cell + beside)) / 2;
  }

  /** All wires in a cell, whichever way they run. */
  crowd(cell: number): number {
    return this.across[cell]! + this.down[cell]! + this.bends[cell]!;
  }
}
