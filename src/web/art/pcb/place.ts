/** Placement: parts are racked in shelves one DIP tall, the way a tidy hobby board is laid out. */
import { type Rng, rng } from '../drawing/rng.ts';
import { type Board, BOARD_WIDTH, type BoardSpec, GRID, type Placed } from './board-spec.ts';
import { FOOTPRINTS, type PartKind } from './footprints.ts';
import { RECIPES } from './recipes.ts';
import { arrange, columns, rack } from './shelves.ts';
import { valueOf } from './values.ts';

const SHELF = 12.19;
const MARGIN = 3.4;
const POT_BAND = 8.4;
const WIRE_BAND = 7.6;
const HOLE_INSET = 3;

const snap = (v: number): number => Math.round(v / GRID) * GRID;

/** Puts parts on the board and numbers them as they come. */
class Placer {
  readonly parts: Placed[] = [];
  private readonly tally: Record<string, number> = {};
  private readonly spec: BoardSpec;
  private readonly rnd: Rng;

  constructor(spec: BoardSpec, rnd: Rng) {
    this.spec = spec;
    this.rnd = rnd;
  }

  put(kind: PartKind, x: number, y: number, ref?: string): void {
    const { prefix, pads } = FOOTPRINTS[kind];
    const no = (this.tally[prefix] ?? 0) + 1;
    this.tally[prefix] = no;
    this.parts.push({
      ref: ref ?? prefix + no,
      kind,
      value: valueOf(kind, no, this.spec.type, this.rnd),
      x,
      y,
      pads: pads.map(([px, py]) => [snap(x + px), snap(y + py)]),
    });
  }
}

export function place(spec: BoardSpec): Board {
  const rnd = rng(spec.id + ':board');
  const w = BOARD_WIDTH[spec.size];
  const usable = w - 2 * MARGIN;
  const shelves = rack(rnd.shuffle(columns(RECIPES[spec.type])), usable);
  const h = POT_BAND + shelves.length * SHELF + WIRE_BAND;
  const placer = new Placer(spec, rnd);
  const inRow = (count: number, i: number, pitch: number): number => w / 2 + (i - (count - 1) / 2) * pitch;

  const pots = Math.min(spec.knobs.length, spec.size === '1590A' ? 1 : spec.size === '125B' ? 3 : 4);
  for (let i = 0; i < pots; i++) placer.put('POT', inRow(pots, i, spec.size === '125B' ? 18.4 : 19), 4.4);

  shelves.forEach((row, s) => {
    const mixed = arrange(row, rnd.shuffle(row));
    const free = usable - row.reduce((t, c) => t + c.w, 0);
    const gap = row.length > 1 ? free / (row.length - 1) : 0;
    let x = MARGIN + (row.length > 1 ? 0 : free / 2);
    for (const c of mixed) {
      for (const it of c.items) placer.put(it.kind, x + c.w / 2, POT_BAND + SHELF * (s + 0.5) + it.dy);
      x += c.w + gap;
    }
  });

  const small = spec.size === '1590A';
  const wires = small ? ['IN', 'G', 'OUT', '9V'] : ['9V', 'GND', 'IN', 'OUT', 'LED'];
  const wirePitch = (usable - 8) / (wires.length - 1);
  wires.forEach((name, i) => placer.put('WIRE', inRow(wires.length, i, wirePitch), h - 3.6, name));

  const corners: [number, number][] = [
    [HOLE_INSET, h - HOLE_INSET],
    [w - HOLE_INSET, h - HOLE_INSET],
  ];
  return { w, h, parts: placer.parts, holes: small ? [] : corners };
}
