/**
 * An autorouter for two sides (rip-up and reroute). Each net grows from pad to pad by the cheapest path; where there is
 * none, the path goes through other nets at a cost, and those are ripped up and routed again. Ground is poured over what is
 * left free, and gets traces of its own only where the pour does not reach.
 */
import { type Board, groundNet, openNet } from './board-spec.ts';
import { clearance, isWide, thinTrace, wideTrace, edgeClearance, viaRadius } from './copper-rules.ts';
import { type Dot, Lattice, toHalfCells } from './lattice.ts';
import { padRadiusOf } from './mounting.ts';
import { NetCopper, type Trace, type Via } from './net-copper.ts';
import { groundGroups } from './pour.ts';
import { blocked, type Node, Pathfinder, type CostMap } from './pathfinder.ts';

/** What a new trace meets on a board: closed ground around other nets, and ground that costs to cross. */

interface Pad {
  readonly net: string;
  readonly dot: Dot;
  readonly cell: number;
}

interface Obstacles {
  readonly pads: readonly Pad[];
  readonly holes: readonly Dot[];
  /** Traces of other nets, and what it costs to run over them. */
  readonly others: readonly { readonly dots: readonly Dot[]; readonly price: number }[];
}

/** From the middle of a mounting hole to any copper, millimetres. */
const holeKeepOut = 2.9;

function buildCostMap(lattice: Lattice, { pads, holes, others }: Obstacles, net: string, width: number): CostMap {
  const [track, via] = [lattice.maps(), lattice.maps()];
  const close = (dot: Dot, gap: number, price: number): void => {
    lattice.stamp(track, dot, dot.radius + gap + width / 2, price);
    lattice.stamp(via, dot, dot.radius + gap + viaRadius, price);
  };
  for (const pad of pads) {
    if (pad.net !== net) close(pad.dot, clearance, blocked);
    else lattice.stamp(via, pad.dot, pad.dot.radius + viaRadius, blocked);
  }
  for (const hole of holes) close(hole, holeKeepOut, blocked);
  for (const { dots, price } of others) for (const dot of dots) close(dot, clearance, price);
  lattice.blockEdges(track, edgeClearance + width / 2, blocked);
  lattice.blockEdges(via, edgeClearance + viaRadius, blocked);
  return { track, via };
}

export interface RoutedCopper {
  readonly traces: readonly Trace[];
  readonly vias: readonly Via[];
  /** How many connections have no path; zero on a board that can be made. */
  readonly missing: number;
}

const ripUpCost = 7;
const ripUpCostIncrease = 5;
const ripUpsPerNet = 7;

class Router {
  readonly #lattice: Lattice;
  readonly #pathfinder: Pathfinder;
  readonly #pads: readonly Pad[];
  readonly #holes: readonly Dot[];
  readonly #copper = new Map<string, NetCopper>();
  readonly #ripUpCounts = new Map<string, number>();
  readonly #costMaps = new Map<string, CostMap>();
  #ripUpsLeft: number;
  #missing = 0;

  constructor(board: Board) {
    this.#lattice = new Lattice(board);
    this.#pathfinder = new Pathfinder(this.#lattice);
    this.#pads = board.parts.flatMap((part, number) =>
      part.pads.map(([x, y], i): Pad => {
        const dot: Dot = { x: toHalfCells(x), y: toHalfCells(y), radius: padRadiusOf(part), layer: 'both' };
        return { net: part.nets[i] || `${openNet}${number}.${i}`, dot, cell: this.#cellOf(dot) };
      }),
    );
    this.#holes = board.holes.map(([x, y]) => ({ x: toHalfCells(x), y: toHalfCells(y), radius: 0, layer: 'both' }));
    for (const { net } of this.#pads) if (!this.#copper.has(net)) this.#copper.set(net, new NetCopper(net));
    this.#ripUpsLeft = this.#copper.size * ripUpsPerNet;
  }

  #cellOf({ x, y }: Dot): number {
    return (y / 2) * this.#lattice.cols + x / 2;
  }

  #nodeOf(cell: number, layer: 0 | 1): Node {
    return { layer, x: cell % this.#lattice.cols, y: Math.floor(cell / this.#lattice.cols) };
  }

  #padsOf(net: string): Pad[] {
    return this.#pads.filter((pad) => pad.net === net);
  }

  run(): RoutedCopper {
    const queue = [...this.#copper.keys()].filter((net) => net !== groundNet && this.#padsOf(net).length > 1);
    queue.sort((a, b) => this.#span(a) - this.#span(b));
    this.#routeAll(queue);
    for (let round = 0; round < 20 && this.#joinGroundIslands(queue); round++) this.#routeAll(queue);
    const all = [...this.#copper.values()];
    return {
      traces: all.flatMap((net) => net.traces()),
      vias: all.flatMap((net) => net.viaPlaces()),
      missing: this.#missing + (this.#groundIslands().length > 1 ? 1 : 0),
    };
  }

  #routeAll(queue: string[]): void {
    for (let net = queue.shift(); net !== undefined; net = queue.shift()) queue.push(...this.#routeNet(net));
  }

  #span(net: string): number {
    const dots = this.#padsOf(net).map(({ dot }) => dot);
    const size = (values: number[]): number => Math.max(...values) - Math.min(...values);
    return size(dots.map(({ x }) => x)) + size(dots.map(({ y }) => y));
  }

  /** Joins all pads of a net and returns the nets that were ripped up for it. */
  #routeNet(net: string): string[] {
    const copper = this.#copper.get(net)!;
    copper.clear();
    this.#costMaps.clear();
    const cells = this.#padsOf(net).map(({ cell }) => cell);
    const own = new Set(cells);
    const width = isWide(net) ? wideTrace : thinTrace;
    const evicted: string[] = [];
    const joined = new Set([cells[0]!]);
    while (joined.size < own.size) {
      const left = [...own].filter((cell) => !joined.has(cell));
      const from = [...joined].flatMap((cell) => [this.#nodeOf(cell, 0), this.#nodeOf(cell, 1)]).concat(copper.nodes());
      const reached =
        this.#connect(net, width, from, left, own, evicted) ?? this.#connect(net, thinTrace, from, left, own, evicted);
      if (reached === null) {
        this.#missing++;
        joined.add(left[0]!);
      } else joined.add(reached);
    }
    return evicted;
  }

  /** Routes one connection, through other nets if there is no free path, and returns the pad it reached. */
  #connect(
    net: string,
    width: number,
    from: readonly Node[],
    goals: readonly number[],
    ownPads: ReadonlySet<number>,
    evicted: string[],
  ): number | null {
    const { cols } = this.#lattice;
    const far = (cell: number): number =>
      Math.min(...from.map(({ x, y }) => Math.abs(x - (cell % cols)) + Math.abs(y - Math.floor(cell / cols))));
    const towards = goals.reduce((best, cell) => (far(cell) < far(best) ? cell : best));
    const request = { from, goals: new Set(goals), ownPads, towards };
    const free = this.#pathfinder.find(this.#costMapFor(net, width, false), request);
    const way =
      free ?? (this.#ripUpsLeft > 0 ? this.#pathfinder.find(this.#costMapFor(net, width, true), request) : null);
    if (!way) return null;
    this.#copper.get(net)!.add(way, width, (x, y) => ownPads.has(y * cols + x));
    if (!free) evicted.push(...this.#ripUp(net));
    const end = way.at(-1)!;
    return end.y * cols + end.x;
  }

  /** Rips up the copper that a new trace crosses and returns the nets that have to be routed again. */
  #ripUp(net: string): string[] {
    this.#ripUpsLeft--;
    this.#costMaps.clear();
    const victims = this.#conflictingNets(net);
    for (const victim of victims) {
      this.#copper.get(victim)!.clear();
      this.#ripUpCounts.set(victim, (this.#ripUpCounts.get(victim) ?? 0) + 1);
    }
    return victims;
  }

  /** What a new trace of a net would meet. It stays the same while only this net grows. */
  #costMapFor(net: string, width: number, mayTear: boolean): CostMap {
    const key = `${net} ${width} ${mayTear}`;
    const costMapFor = this.#costMaps.get(key) ?? this.#buildCostMap(net, width, mayTear);
    this.#costMaps.set(key, costMapFor);
    return costMapFor;
  }

  #buildCostMap(net: string, width: number, mayTear: boolean): CostMap {
    const lattice = this.#lattice;
    const pads = this.#pads;
    const holes = this.#holes;
    const others = [...this.#copper.values()]
      .filter((copper) => copper.net !== net && !copper.isEmpty)
      .map((copper) => ({
        dots: copper.dots(),
        price: mayTear ? ripUpCost + ripUpCostIncrease * (this.#ripUpCounts.get(copper.net) ?? 0) : blocked,
      }));
    return buildCostMap(lattice, { pads, holes, others }, net, width);
  }

  /** Nets whose copper is too close to that of this one. */
  #conflictingNets(net: string): string[] {
    const own = this.#copper.get(net)!.dots();
    return [...this.#copper.values()]
      .filter((other) => other.net !== net && !other.isEmpty)
      .filter((other) => other.dots().some((dot) => own.some((mine) => isTooClose(mine, dot))))
      .map((other) => other.net);
  }

  /** Cells of the ground pads, by what joins them. */
  #groundIslands(): { cells: number[]; nodes: Node[] }[] {
    const pads = this.#padsOf(groundNet);
    const own = this.#copper.get(groundNet)?.dots() ?? [];
    const foreign = [
      ...this.#pads.filter(({ net }) => net !== groundNet).map(({ dot }) => dot),
      ...this.#holes.map((hole) => ({ ...hole, radius: holeKeepOut - 0.5 })),
      ...[...this.#copper.values()].filter(({ net }) => net !== groundNet).flatMap((net) => net.dots()),
    ];
    const dots = [...pads.map(({ dot }) => dot), ...own];
    return groundGroups(this.#lattice, foreign, dots)
      .map((group) => ({
        cells: group.filter((i) => i < pads.length).map((i) => pads[i]!.cell),
        nodes: group
          .map((i) => dots[i]!)
          .filter(({ x, y }) => x % 2 === 0 && y % 2 === 0)
          .flatMap((dot) =>
            ([0, 1] as const)
              .filter((layer) => dot.layer === 'both' || dot.layer === layer)
              .map((layer) => this.#nodeOf(this.#cellOf(dot), layer)),
          ),
      }))
      .filter(({ cells }) => cells.length > 0);
  }

  /** Give the smallest island of ground a trace to the rest. True when something was done. */
  #joinGroundIslands(queue: string[]): boolean {
    this.#costMaps.clear();
    const islands = this.#groundIslands().sort((a, b) => a.cells.length - b.cells.length);
    if (islands.length < 2) return false;
    const [small, ...rest] = islands;
    const own = new Set(this.#padsOf(groundNet).map(({ cell }) => cell));
    const reached = this.#connect(
      groundNet,
      thinTrace,
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
  const minDistance = (a.radius + b.radius + clearance) / 0.3175 - 1e-6;
  return (a.x - b.x) ** 2 + (a.y - b.y) ** 2 < minDistance ** 2;
}

export const routeBoard = (board: Board): RoutedCopper => new Router(board).run();
