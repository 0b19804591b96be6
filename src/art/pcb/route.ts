/**
 * A real, if small, autorouter for two sides. Each net grows from pad to pad by the cheapest way; where there is none,
 * the way is taken through other nets at a price, and those are torn up and laid again. Ground is poured over what is
 * left free, and gets traces of its own only where the pour does not reach.
 */
import { type Board, GROUND, OPEN } from './board-spec.ts';
import { CLEARANCE, isWide, PAD_RADIUS, THIN, WIDE } from './copper-rules.ts';
import { type Dot, Lattice, toHalfCells } from './lattice.ts';
import { NetCopper, type Trace, type Via } from './net-copper.ts';
import { groundGroups } from './pour.ts';
import { BLOCKED, type Node, Pathfinder, type Terrain } from './search.ts';
import { HOLE_KEEP_OUT, type Pad, survey } from './terrain.ts';

export interface Routed {
  readonly traces: readonly Trace[];
  readonly vias: readonly Via[];
  /** Connections that found no way; none, on a board that is fit to be made. */
  readonly missing: number;
}

const PRICE_OF_TEARING = 7;
const DEARER_EACH_TIME = 5;
const TEARS_PER_NET = 7;

class Router {
  private readonly lattice: Lattice;
  private readonly pathfinder: Pathfinder;
  private readonly pads: readonly Pad[];
  private readonly holes: readonly Dot[];
  private readonly copper = new Map<string, NetCopper>();
  private readonly torn = new Map<string, number>();
  private readonly known = new Map<string, Terrain>();
  private tearsLeft: number;
  private missing = 0;

  constructor(board: Board) {
    this.lattice = new Lattice(board);
    this.pathfinder = new Pathfinder(this.lattice);
    this.pads = board.parts.flatMap(({ pads, nets }, part) =>
      pads.map(([x, y], i): Pad => {
        const dot: Dot = { x: toHalfCells(x), y: toHalfCells(y), radius: PAD_RADIUS, layer: 'both' };
        return { net: nets[i] || `${OPEN}${part}.${i}`, dot, cell: this.cellOf(dot) };
      }),
    );
    this.holes = board.holes.map(([x, y]) => ({ x: toHalfCells(x), y: toHalfCells(y), radius: 0, layer: 'both' }));
    for (const { net } of this.pads) if (!this.copper.has(net)) this.copper.set(net, new NetCopper(net));
    this.tearsLeft = this.copper.size * TEARS_PER_NET;
  }

  private cellOf({ x, y }: Dot): number {
    return (y / 2) * this.lattice.cols + x / 2;
  }

  private nodeOf(cell: number, layer: 0 | 1): Node {
    return { layer, x: cell % this.lattice.cols, y: Math.floor(cell / this.lattice.cols) };
  }

  private padsOf(net: string): Pad[] {
    return this.pads.filter((pad) => pad.net === net);
  }

  run(): Routed {
    const queue = [...this.copper.keys()].filter((net) => net !== GROUND && this.padsOf(net).length > 1);
    queue.sort((a, b) => this.span(a) - this.span(b));
    this.settle(queue);
    for (let round = 0; round < 20 && this.joinGround(queue); round++) this.settle(queue);
    const all = [...this.copper.values()];
    return {
      traces: all.flatMap((net) => net.traces()),
      vias: all.flatMap((net) => net.viaPlaces()),
      missing: this.missing + (this.groundIslands().length > 1 ? 1 : 0),
    };
  }

  private settle(queue: string[]): void {
    for (let net = queue.shift(); net !== undefined; net = queue.shift()) queue.push(...this.layNet(net));
  }

  private span(net: string): number {
    const dots = this.padsOf(net).map(({ dot }) => dot);
    const size = (values: number[]): number => Math.max(...values) - Math.min(...values);
    return size(dots.map(({ x }) => x)) + size(dots.map(({ y }) => y));
  }

  /** Join all pads of a net; the answer is the nets that had to give way. */
  private layNet(net: string): string[] {
    const copper = this.copper.get(net)!;
    copper.clear();
    this.known.clear();
    const cells = this.padsOf(net).map(({ cell }) => cell);
    const own = new Set(cells);
    const width = isWide(net) ? WIDE : THIN;
    const evicted: string[] = [];
    const joined = new Set([cells[0]!]);
    while (joined.size < own.size) {
      const left = [...own].filter((cell) => !joined.has(cell));
      const from = [...joined].flatMap((cell) => [this.nodeOf(cell, 0), this.nodeOf(cell, 1)]).concat(copper.nodes());
      const reached =
        this.connect(net, width, from, left, own, evicted) ?? this.connect(net, THIN, from, left, own, evicted);
      if (reached === null) {
        this.missing++;
        joined.add(left[0]!);
      } else joined.add(reached);
    }
    return evicted;
  }

  /** Lay one connection, through other nets if need be; the answer is the pad it reached. */
  private connect(
    net: string,
    width: number,
    from: readonly Node[],
    goals: readonly number[],
    ownPads: ReadonlySet<number>,
    evicted: string[],
  ): number | null {
    const { cols } = this.lattice;
    const far = (cell: number): number =>
      Math.min(...from.map(({ x, y }) => Math.abs(x - (cell % cols)) + Math.abs(y - Math.floor(cell / cols))));
    const towards = goals.reduce((best, cell) => (far(cell) < far(best) ? cell : best));
    const quest = { from, goals: new Set(goals), ownPads, towards };
    const free = this.pathfinder.find(this.terrain(net, width, false), quest);
    const way = free ?? (this.tearsLeft > 0 ? this.pathfinder.find(this.terrain(net, width, true), quest) : null);
    if (!way) return null;
    this.copper.get(net)!.add(way, width, (x, y) => ownPads.has(y * cols + x));
    if (!free) evicted.push(...this.tearUp(net));
    const end = way.at(-1)!;
    return end.y * cols + end.x;
  }

  /** Take away what the new copper of a net has run over; the answer is the nets that have to be laid again. */
  private tearUp(net: string): string[] {
    this.tearsLeft--;
    this.known.clear();
    const victims = this.inTheWay(net);
    for (const victim of victims) {
      this.copper.get(victim)!.clear();
      this.torn.set(victim, (this.torn.get(victim) ?? 0) + 1);
    }
    return victims;
  }

  /** What a new trace of a net would meet. It stays the same while only this net grows. */
  private terrain(net: string, width: number, mayTear: boolean): Terrain {
    const key = `${net} ${width} ${mayTear}`;
    const terrain = this.known.get(key) ?? this.surveyed(net, width, mayTear);
    this.known.set(key, terrain);
    return terrain;
  }

  private surveyed(net: string, width: number, mayTear: boolean): Terrain {
    const { lattice, pads, holes } = this;
    const others = [...this.copper.values()]
      .filter((copper) => copper.net !== net && !copper.isEmpty)
      .map((copper) => ({
        dots: copper.dots(),
        price: mayTear ? PRICE_OF_TEARING + DEARER_EACH_TIME * (this.torn.get(copper.net) ?? 0) : BLOCKED,
      }));
    return survey(lattice, { pads, holes, others }, net, width);
  }

  /** Nets whose copper is too close to that of this one. */
  private inTheWay(net: string): string[] {
    const own = this.copper.get(net)!.dots();
    return [...this.copper.values()]
      .filter((other) => other.net !== net && !other.isEmpty)
      .filter((other) => other.dots().some((dot) => own.some((mine) => isTooClose(mine, dot))))
      .map((other) => other.net);
  }

  /** Cells of the ground pads, by what joins them. */
  private groundIslands(): { cells: number[]; nodes: Node[] }[] {
    const pads = this.padsOf(GROUND);
    const own = this.copper.get(GROUND)?.dots() ?? [];
    const foreign = [
      ...this.pads.filter(({ net }) => net !== GROUND).map(({ dot }) => dot),
      ...this.holes.map((hole) => ({ ...hole, radius: HOLE_KEEP_OUT - 0.5 })),
      ...[...this.copper.values()].filter(({ net }) => net !== GROUND).flatMap((net) => net.dots()),
    ];
    const dots = [...pads.map(({ dot }) => dot), ...own];
    return groundGroups(this.lattice, foreign, dots)
      .map((group) => ({
        cells: group.filter((i) => i < pads.length).map((i) => pads[i]!.cell),
        nodes: group
          .map((i) => dots[i]!)
          .filter(({ x, y }) => x % 2 === 0 && y % 2 === 0)
          .flatMap((dot) =>
            ([0, 1] as const)
              .filter((layer) => dot.layer === 'both' || dot.layer === layer)
              .map((layer) => this.nodeOf(this.cellOf(dot), layer)),
          ),
      }))
      .filter(({ cells }) => cells.length > 0);
  }

  /** Give the smallest island of ground a trace to the rest. True when something was done. */
  private joinGround(queue: string[]): boolean {
    this.known.clear();
    const islands = this.groundIslands().sort((a, b) => a.cells.length - b.cells.length);
    if (islands.length < 2) return false;
    const [small, ...rest] = islands;
    const own = new Set(this.padsOf(GROUND).map(({ cell }) => cell));
    const reached = this.connect(
      GROUND,
      THIN,
      small!.nodes,
      rest.flatMap(({ cells }) => cells),
      own,
      queue,
    );
    return reached !== null;
  }
}

function isTooClose(a: Dot, b: Dot): boolean {
  if (a.layer !== 'both' && b.layer !== 'both' && a.layer !== b.layer) return false;
  const least = (a.radius + b.radius + CLEARANCE) / 0.3175 - 1e-6;
  return (a.x - b.x) ** 2 + (a.y - b.y) ** 2 < least ** 2;
}

export const route = (board: Board): Routed => new Router(board).run();
