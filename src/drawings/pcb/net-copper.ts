/** The copper of one net as it grows: runs of cells on a side, and the holes where it changes sides. */
import { gridMm, type Point } from './board-spec.ts';
import { viaRadius } from './copper-rules.ts';
import type { Dot, Layer } from './lattice.ts';
import type { Node } from './pathfinder.ts';

export interface Trace {
  readonly net: string;
  readonly layer: Layer;
  readonly points: readonly Point[];
  /** Millimetres. */
  readonly width: number;
}

export interface Via {
  readonly net: string;
  readonly x: number;
  readonly y: number;
}

interface Run {
  readonly layer: Layer;
  readonly cells: readonly (readonly [number, number])[];
  readonly width: number;
}

export class NetCopper {
  readonly net: string;
  readonly #runs: Run[] = [];
  readonly #vias: (readonly [number, number])[] = [];

  constructor(net: string) {
    this.net = net;
  }

  get isEmpty(): boolean {
    return this.#runs.length === 0;
  }

  clear(): void {
    this.#runs.length = 0;
    this.#vias.length = 0;
  }

  /** Add a way through the lattice; a change of sides that is not at a pad gets a via. */
  add(nodes: readonly Node[], width: number, isPad: (x: number, y: number) => boolean): void {
    let cells: (readonly [number, number])[] = [];
    nodes.forEach(({ layer, x, y }, i) => {
      const before = nodes[i - 1];
      if (before && before.layer !== layer) {
        if (cells.length > 1) this.#runs.push({ layer: before.layer, cells, width });
        if (!isPad(x, y)) this.#vias.push([x, y]);
        cells = [];
      }
      cells.push([x, y]);
    });
    const last = nodes.at(-1);
    if (last && cells.length > 1) this.#runs.push({ layer: last.layer, cells, width });
  }

  nodes(): Node[] {
    const of = (layer: Layer, [x, y]: readonly [number, number]): Node => ({ layer, x, y });
    return [
      ...this.#runs.flatMap(({ layer, cells }) => cells.map((cell) => of(layer, cell))),
      ...this.#vias.flatMap((cell) => [of(0, cell), of(1, cell)]),
    ];
  }

  /** Round pieces close enough together to stand for the whole. */
  dots(): Dot[] {
    const along = this.#runs.flatMap(({ layer, cells, width }) =>
      cells.flatMap(([x, y], i): Dot[] => {
        const before = cells[i - 1];
        const here: Dot = { layer, x: 2 * x, y: 2 * y, radius: width / 2 };
        return before ? [{ ...here, x: x + before[0], y: y + before[1] }, here] : [here];
      }),
    );
    const holes = this.#vias.map(([x, y]): Dot => ({ layer: 'both', x: 2 * x, y: 2 * y, radius: viaRadius }));
    return [...along, ...holes];
  }

  traces(): Trace[] {
    return this.#runs.map(({ layer, cells, width }) => ({
      net: this.net,
      layer,
      width,
      points: corners(cells).map(([x, y]) => [x * gridMm, y * gridMm] as const),
    }));
  }

  viaPlaces(): Via[] {
    return this.#vias.map(([x, y]) => ({ net: this.net, x: x * gridMm, y: y * gridMm }));
  }
}

/** Drop the cells in the middle of straight runs. */
function corners(cells: Run['cells']): Run['cells'] {
  return cells.filter((c, i) => {
    const p = cells[i - 1];
    const q = cells[i + 1];
    return !p || !q || (c[0] - p[0]) * (q[1] - c[1]) !== (c[1] - p[1]) * (q[0] - c[0]);
  });
}
