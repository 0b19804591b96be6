/** From blocks to a graph of boxes with ports, and from where a layout has put them to one piece. */

import type { Block, Port, Side } from './blocks/block.ts';
import { downToGrid, type Point, upToGrid } from './geometry.ts';
import { Piece } from './piece.ts';
import type { Edge } from './stage-blocks.ts';

interface GraphNode {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly layer?: 'FIRST' | 'LAST';
  readonly ports: readonly { readonly id: string; readonly x: number; readonly y: number; readonly side: Side }[];
}

export interface Graph {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly {
    readonly id: string;
    readonly from: string;
    readonly to: string;
    readonly isMain: boolean;
  }[];
}

/** Where nodes lie, and how edges run. */
export interface Arrangement {
  readonly nodes: ReadonlyMap<string, Point>;
  readonly edges: ReadonlyMap<string, readonly Point[]>;
}

/** Lays a graph out in one way after another; which is best, and when to stop, is for the drawing to say. */
export type Arrange = (graph: Graph) => AsyncIterable<Arrangement>;

interface Boxed {
  readonly block: Block;
  readonly piece: Piece;
  readonly width: number;
  readonly height: number;
  readonly ports: ReadonlyMap<
    Port,
    { readonly id: string; readonly x: number; readonly y: number; readonly side: Side }
  >;
}

/** The box of a block on the grid, its used ports run out to the edge. */
function boxed(block: Block, index: number, used: ReadonlySet<Port>): Boxed {
  const ports = block.ports.filter((port) => used.has(port));
  const box = block.piece.box();
  const xs = [box[0], box[2], ...ports.map(({ at }) => at[0])];
  const ys = [box[1], box[3], ...ports.map(({ at }) => at[1])];
  const [left, top] = [downToGrid(Math.min(...xs)), downToGrid(Math.min(...ys))];
  const [width, height] = [upToGrid(Math.max(...xs)) - left, upToGrid(Math.max(...ys)) - top];
  const piece = new Piece().add(block.piece, -left, -top);
  const placed = ports.map((port, i) => {
    const [x, y] = [port.at[0] - left, port.at[1] - top];
    const edge = { WEST: [0, y], EAST: [width, y], NORTH: [x, 0], SOUTH: [x, height] }[port.side] as [number, number];
    piece.wire(port.net, [x, y], edge);
    return [port, { id: `b${index}p${i}`, x: edge[0], y: edge[1], side: port.side }] as const;
  });
  return { block, piece, width, height, ports: new Map(placed) };
}

const layerOf = ({ kind, piece, ports }: Block): Pick<GraphNode, 'layer'> =>
  kind === 'terminal' && piece.tags.length === 0 ? { layer: ports[0]!.side === 'EAST' ? 'FIRST' : 'LAST' } : {};

/** Every way that `arrange` knows, drawn. */
export async function* arranged(
  blocks: readonly Block[],
  edges: readonly Edge[],
  arrange: Arrange,
): AsyncGenerator<Piece> {
  const used = new Set(edges.flatMap(({ from, to }) => [from[1], to[1]]));
  const list = blocks.map((block, i) => boxed(block, i, used));
  const idOf = new Map(list.flatMap(({ ports }) => [...ports].map(([port, { id }]) => [port, id])));
  const graph: Graph = {
    nodes: list.map(({ block, width, height, ports }, i) => ({
      id: `b${i}`,
      width,
      height,
      ports: [...ports.values()],
      ...layerOf(block),
    })),
    edges: edges.map(({ from, to }, i) => ({
      id: `e${i}`,
      from: idOf.get(from[1])!,
      to: idOf.get(to[1])!,
      isMain: [from, to].some(([{ kind }]) => kind === 'spine' || kind === 'terminal'),
    })),
  };
  for await (const { nodes, edges: runs } of arrange(graph)) {
    const piece = new Piece();
    list.forEach((it, i) => piece.add(it.piece, ...nodes.get(`b${i}`)!));
    edges.forEach(({ net }, i) => piece.wire(net, ...runs.get(`e${i}`)!));
    yield piece;
  }
}
