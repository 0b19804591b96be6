/** Which pads belong together. */
import { rng } from '../drawing/rng.ts';
import type { Board, Placed } from './board-spec.ts';

export interface Pin {
  key: string;
  part: Placed;
  x: number;
  y: number;
}

/** Two pins to be joined by copper; the supply is wide. */
export interface Pair {
  a: Pin;
  b: Pin;
  wide: boolean;
}

export const padKey = (p: Placed, i: number): string => `${p.ref}.${i}`;

/** Pads that go to the ground pour. */
function grounded(board: Board, seed: string): Set<string> {
  const rnd = rng(seed);
  const ground = new Set<string>();
  for (const p of board.parts) {
    if (p.kind === 'CE' || (p.kind === 'CC' && rnd.next() < 0.4)) ground.add(padKey(p, 1));
    if (p.kind === 'IC8') ground.add(padKey(p, 3));
    if (p.kind === 'R' && rnd.next() < 0.3) ground.add(padKey(p, rnd.int(0, 1)));
    if (p.ref === 'GND' || p.ref === 'G') ground.add(padKey(p, 0));
    if (p.kind === 'POT' && rnd.next() < 0.5) ground.add(padKey(p, 0));
  }
  return ground;
}

/** Nets as they grow, pair by pair. */
class Netlist {
  readonly pairs: Pair[] = [];
  readonly nets = new Map<string, number>();
  private readonly members = new Map<number, Pin[]>();
  private next = 1;

  /** The pins already joined to this one. */
  joined(pin: Pin): readonly Pin[] {
    return this.members.get(this.nets.get(pin.key) ?? -1) ?? [];
  }

  /** How many pins a newcomer would meet. */
  sizeAt(pin: Pin): number {
    return this.joined(pin).length || 1;
  }

  join(a: Pin, b: Pin, wide: boolean): void {
    const na = this.nets.get(a.key);
    const nb = this.nets.get(b.key);
    if (na !== undefined && na === nb) return;
    const id = na ?? nb ?? this.next++;
    const all = [...(na === undefined ? [a] : this.joined(a)), ...(nb === undefined ? [b] : this.joined(b))];
    for (const pin of all) this.nets.set(pin.key, id);
    this.members.set(id, all);
    this.pairs.push({ a, b, wide });
  }
}

const distance = (a: Pin, b: Pin): number => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);

const farthest = 26;
const largestNet = 3;
const costOfCompany = 1.5;

/** The nearest pad of another part whose net is still small. */
function neighbour(list: Netlist, a: Pin, live: readonly Pin[]): Pin | undefined {
  const price = (b: Pin): number => distance(a, b) + list.sizeAt(b) * costOfCompany;
  let best: Pin | undefined;
  for (const b of live) {
    if (b.part === a.part || (a.part.kind === 'WIRE' && b.part.kind === 'WIRE')) continue;
    if (distance(a, b) > farthest || list.sizeAt(b) > largestNet) continue;
    if (list.joined(b).some((pin) => pin.part === a.part)) continue;
    if (!best || price(b) < price(best)) best = b;
  }
  return best;
}

/** Choose which pads belong together. */
export function connect(
  board: Board,
  seed: string,
): { pairs: readonly Pair[]; ground: Set<string>; nets: Map<string, number> } {
  const ground = grounded(board, seed);
  const pins = board.parts.flatMap((part) => part.pads.map(([x, y], i): Pin => ({ key: padKey(part, i), part, x, y })));
  const live = pins.filter((p) => !ground.has(p.key));
  const list = new Netlist();
  // Supply: 9V to the supply pin of each chip, in a chain.
  const supply = live.filter((p) => p.part.ref === '9V' || (p.part.kind === 'IC8' && p.key.endsWith('.7')));
  supply.sort((a, b) => b.y - a.y || a.x - b.x);
  for (let i = 1; i < supply.length; i++) list.join(supply[i - 1]!, supply[i]!, true);
  for (const a of [...live].sort((p, q) => p.y - q.y || p.x - q.x)) {
    if (list.nets.has(a.key)) continue;
    const best = neighbour(list, a, live);
    if (best) list.join(a, best, false);
  }
  return { pairs: list.pairs, ground, nets: list.nets };
}
