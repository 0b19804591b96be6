/**
 * The check a finished board must pass, written without the router's own bookkeeping: every pad of a net is joined by
 * copper, no two nets come too close, and the ground pour really reaches every ground pad.
 */
import { type Board, gridMm, groundNet, type Point } from '#drawings/pcb/board-spec.ts';
import { clearance, edgeClearance, minPourWidth, pourClearance, viaRadius } from '#drawings/pcb/copper-rules.ts';
import { gapBetween, gapToPoint, type Stroke } from '#drawings/pcb/geometry.ts';
import { padRadiusOf } from '#drawings/pcb/mounting.ts';
import type { RoutedCopper } from '#drawings/pcb/route.ts';

interface Piece extends Stroke {
  readonly net: string;
  readonly layers: readonly (0 | 1)[];
  /** For messages, and to know pads. */
  readonly name: string;
  readonly isPad: boolean;
}

const both = [0, 1] as const;
const exact = 1e-6;

function copperPieces(board: Board, { traces, vias }: RoutedCopper): Piece[] {
  const pads = board.parts.flatMap((part) =>
    part.pads.map((at, i): Piece => {
      const name = `${part.ref}.${i + 1}`;
      const net = part.nets[i] || `open ${name}`;
      return { net, layers: both, name, isPad: true, from: at, to: at, radius: padRadiusOf(part) };
    }),
  );
  const runs = traces.flatMap(({ net, layer, points, width }) =>
    points.slice(1).map((to, i): Piece => {
      return { net, layers: [layer], name: `trace of ${net}`, isPad: false, from: points[i]!, to, radius: width / 2 };
    }),
  );
  const holes = vias.map(({ net, x, y }): Piece => {
    return { net, layers: both, name: `via of ${net}`, isPad: false, from: [x, y], to: [x, y], radius: viaRadius };
  });
  return [...pads, ...runs, ...holes];
}

const shareSide = (a: Piece, b: Piece): boolean => a.layers.some((layer) => b.layers.includes(layer));

function clearanceFaults(pieces: readonly Piece[]): string[] {
  const faults: string[] = [];
  pieces.forEach((a, i) => {
    for (let k = i + 1; k < pieces.length; k++) {
      const b = pieces[k]!;
      if (a.net === b.net || !shareSide(a, b)) continue;
      const gap = gapBetween(a, b);
      if (gap < clearance - exact) faults.push(`${a.name} and ${b.name}: ${gap.toFixed(2)} mm`);
    }
  });
  return faults;
}

function edgeFaults({ w, h, holes }: Board, pieces: readonly Piece[]): string[] {
  const nearest = (piece: Piece): number =>
    Math.min(...[piece.from, piece.to].flatMap(([x, y]) => [x, y, w - x, h - y])) - piece.radius;
  const edge = pieces
    .filter((piece) => nearest(piece) < edgeClearance - exact)
    .map(({ name }) => `${name}: at the edge`);
  const drilled = pieces.filter((piece) => holes.some((hole) => gapToPoint(piece, hole) < 2));
  return [...edge, ...drilled.map(({ name }) => `${name}: at a mounting hole`)];
}

/** Sets of pieces, merged as they are found to touch. */
class DisjointSets {
  readonly #parent: number[];

  constructor(count: number) {
    this.#parent = Array.from({ length: count }, (_, i) => i);
  }

  find(i: number): number {
    let root = i;
    while (this.#parent[root] !== root) root = this.#parent[root]!;
    this.#parent[i] = root;
    return root;
  }

  join(a: number, b: number): void {
    this.#parent[this.find(a)] = this.find(b);
  }
}

/** The group of every piece, by what touches what and what the pour floods; the names of nets join nothing. */
function groupsOf(board: Board, pieces: readonly Piece[]): number[] {
  const groups = new DisjointSets(pieces.length);
  pieces.forEach((a, i) => {
    for (let k = i + 1; k < pieces.length; k++) {
      const b = pieces[k]!;
      if (shareSide(a, b) && gapBetween(a, b) < 0) groups.join(i, k);
    }
  });
  for (const layer of both) joinByPour(board, pieces, layer, groups);
  return pieces.map((_, i) => groups.find(i));
}

export interface JoinedPad {
  readonly at: Point;
  /** Pads with the same number are joined by copper. */
  readonly group: number;
}

/** Which pads hang together, read off the copper alone. */
export function joinedPads(board: Board, routed: RoutedCopper): JoinedPad[] {
  const pieces = copperPieces(board, routed);
  const groups = groupsOf(board, pieces);
  return pieces.flatMap(({ isPad, from }, i) => (isPad ? [{ at: from, group: groups[i]! }] : []));
}

/** Nets whose pads the copper leaves in more than one group. */
function connectionFaults(board: Board, pieces: readonly Piece[]): string[] {
  const groups = groupsOf(board, pieces);
  const roots = Map.groupBy(
    pieces.map((piece, i) => ({ piece, root: groups[i]! })).filter(({ piece }) => piece.isPad),
    ({ piece }) => piece.net,
  );
  return [...roots]
    .filter(([, members]) => new Set(members.map(({ root }) => root)).size > 1)
    .map(([net]) => `${net}: not joined`);
}

/** Flood the pour of one side on a raster of its own, and join the ground pieces that stand in one pool. */
function joinByPour(board: Board, pieces: readonly Piece[], layer: 0 | 1, groups: DisjointSets): void {
  const pitch = gridMm / 4;
  const cols = Math.floor(board.w / pitch) + 1;
  const rows = Math.floor(board.h / pitch) + 1;
  const closed = new Uint8Array(cols * rows);
  const keepOff = pourClearance + minPourWidth / 2;
  const edge = edgeClearance + minPourWidth / 2;
  for (let i = 0; i < closed.length; i++) {
    const [x, y] = [(i % cols) * pitch, Math.floor(i / cols) * pitch];
    if (Math.min(x, y, board.w - x, board.h - y) < edge) closed[i] = 1;
  }
  const near = (piece: Stroke, reach: number, visit: (cell: number) => void): void => {
    const r = piece.radius + reach;
    const span = (a: number, b: number, cellCount: number): [number, number] => [
      Math.max(0, Math.floor((Math.min(a, b) - r) / pitch)),
      Math.min(cellCount - 1, Math.ceil((Math.max(a, b) + r) / pitch)),
    ];
    const [x0, x1] = span(piece.from[0], piece.to[0], cols);
    const [y0, y1] = span(piece.from[1], piece.to[1], rows);
    for (let y = y0; y <= y1; y++)
      for (let x = x0; x <= x1; x++) if (gapToPoint(piece, [x * pitch, y * pitch]) < reach) visit(y * cols + x);
  };
  const here = pieces.filter(({ layers }) => layers.includes(layer));
  for (const piece of here) if (piece.net !== groundNet) near(piece, keepOff, (cell) => (closed[cell] = 1));
  const pool = pools(closed, cols);
  const firstIn = new Map<number, number>();
  pieces.forEach((piece, i) => {
    if (piece.net !== groundNet || !piece.layers.includes(layer)) return;
    near(piece, 0, (cell) => {
      const id = pool[cell]!;
      if (!id) return;
      const other = firstIn.get(id);
      if (other === undefined) firstIn.set(id, i);
      else groups.join(i, other);
    });
  });
}

/** Number the connected open areas of a raster, from 1. */
function pools(closed: Uint8Array, cols: number): Int32Array {
  const pool = new Int32Array(closed.length);
  let count = 0;
  for (let start = 0; start < closed.length; start++) {
    if (closed[start] || pool[start]) continue;
    pool[start] = ++count;
    const queue = [start];
    for (let cell = queue.pop(); cell !== undefined; cell = queue.pop())
      for (const next of [cell - 1, cell + 1, cell - cols, cell + cols])
        if (next >= 0 && next < closed.length && !closed[next] && !pool[next]) {
          pool[next] = count;
          queue.push(next);
        }
  }
  return pool;
}

/** Everything that is wrong with a board, in words; nothing, if it can be made. */
export function designFaults(board: Board, routed: RoutedCopper): string[] {
  const pieces = copperPieces(board, routed);
  return [...clearanceFaults(pieces), ...edgeFaults(board, pieces), ...connectionFaults(board, pieces)];
}
