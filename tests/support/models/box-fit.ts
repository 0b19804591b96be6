/**
 * The closed box in three dimensions: board, parts on it, pots, lamp, switches, jacks with their plugs, supply, posts.
 * Millimetres from the upper left corner of the printed face, seen from the front; z goes from the face to the lid.
 */
import { cornerRadius, type PcbSpec } from '#drawings/pcb/board-spec.ts';
import type { PartKind } from '#drawings/pcb/footprints.ts';
import type { BoardLayout } from '#drawings/pcb/layout-board.ts';
import { heightOf } from '#drawings/pcb/mounting.ts';
import { type Drilling, enclosureDrilling, type Hole } from '#drawings/pedal/drilling.ts';
import { knobDiameters } from '#drawings/pedal/knobs.ts';
import { casting, enclosures } from '#electronics/enclosure.ts';
import { hardwareShapes as shapes } from '#electronics/hardware-shapes.ts';

type Span = readonly [from: number, to: number];

interface Solid {
  readonly name: string;
  readonly x: Span;
  readonly y: Span;
  readonly z: Span;
  /** Of the corners, seen from the front. */
  readonly round: number;
  /** Things that are soldered together, or bolted to the same wall, may touch. */
  readonly belongsTo: string;
}

/** Air between any two things, at the least. */
const minAir = 0.3;

/** Bodies from above, width and height as the footprint stands. */
export const bodies: Readonly<Record<PartKind, readonly [number, number]>> = {
  R: [2.5, 6.5],
  D: [2.7, 5.2],
  LED: [5.8, 5.8],
  CF: [3.5, 7.2],
  CF5: [5, 7.2],
  CC: [2.2, 5],
  CE: [6.3, 6.3],
  CE10: [10, 10],
  L: [11.8, 9.2],
  Q: [4, 5],
  CAN: [5.8, 5.8],
  TO1: [6.2, 6.2],
  TO220: [5.2, 10.4],
  IC8: [10.2, 10.2],
  IC14: [17.8, 10.2],
  'IC14-8': [17.8, 10.2],
  IC16: [20.4, 10.2],
  OPTO: [12, 6],
  MODULE: [40, 14.8],
  TRIM: [6.8, 7],
  POT: [12.2, 2],
  WIRE: [2.1, 2.1],
};

/** What stands on the printed face. A foot needs room around its switch, a hand none around a lamp. */
const proud = {
  knob: { lift: 1, height: 15 },
  lamp: { radius: 4, height: 2.5 },
  footswitch: { radius: 8.5, height: 12 },
  toggle: { radius: 4.5, height: 12 },
} as const;

const around = (middle: number, half: number): Span => [middle - half, middle + half];

/** Things of the printed side, hanging from it. */
function panelSolid({ kind, label, x, y }: Hole, [w, h]: readonly [number, number]): Solid {
  const [cx, cy] = [x + w / 2, y + h / 2];
  const hung = (halfX: number, halfY: number, depth: number, round = 0): Solid => ({
    name: label,
    x: around(cx, halfX),
    y: around(cy, halfY),
    z: [casting.face, casting.face + depth],
    round,
    belongsTo: label,
  });
  if (kind === 'footswitch') return hung(shapes.footswitch.half, shapes.footswitch.half, shapes.footswitch.depth);
  if (kind === 'toggle') return hung(shapes.toggle.halfWidth, shapes.toggle.halfLength, shapes.toggle.depth);
  const { radius, depth } = kind === 'pot' ? shapes.pot : shapes.lamp;
  return hung(radius, radius, depth, radius);
}

/** Knobs, nuts, bezel and levers, in front of the printed side. */
function frontSolid({ kind, label, x, y }: Hole, { size, knobStyle }: PcbSpec): Solid {
  const { w, h } = enclosures[size];
  const on = (radius: number, z: Span, name = label): Solid => ({
    name,
    x: around(x + w / 2, radius),
    y: around(y + h / 2, radius),
    z,
    round: radius,
    belongsTo: label,
  });
  if (kind === 'pot') {
    const { lift, height } = proud.knob;
    return on(knobDiameters[knobStyle] / 2, [-lift - height, -lift], `the knob of ${label}`);
  }
  const { radius, height } = proud[kind === 'lamp' || kind === 'toggle' ? kind : 'footswitch'];
  return on(radius, [-height, 0]);
}

/** Jacks and supply, reaching in from their walls. */
function wallSolid({ face, kind, label, x, y }: Hole, spec: PcbSpec): Solid {
  const { w, h, depth } = enclosures[spec.size];
  // Springs lie along the wall, but upright in the smallest box, where jacks pass each other.
  const isUpright = spec.size === '1590A';
  const { halfWide, halfThin } = shapes.jack;
  const [across, high] =
    kind === 'jack'
      ? isUpright
        ? [halfThin, halfWide]
        : [halfWide, halfThin]
      : [shapes.supply.half, shapes.supply.half];
  const reach = casting.wall + (kind === 'jack' ? shapes.jack.depth : shapes.supply.depth);
  const z = around(y + depth / 2, high);
  const shape = { name: label, z, round: 0, belongsTo: label };
  if (face === 'back') return { ...shape, x: around(w / 2 - x, across), y: [casting.wall, reach] };
  if (face === 'left') return { ...shape, x: [casting.wall, reach], y: around(h / 2 + x, across) };
  return { ...shape, x: [w - reach, w - casting.wall], y: around(h / 2 - x, across) };
}

function boardSolids(spec: PcbSpec, { board, top }: BoardLayout): Solid[] {
  const { w } = enclosures[spec.size];
  const lower = casting.face + shapes.board.below;
  const upper = lower + shapes.board.thick;
  const shape = { round: 0, belongsTo: 'board' };
  const parts = board.parts.map((part): Solid => {
    const [bw, bh] = bodies[part.kind];
    // The board is seen from behind.
    const [x, y] = [w / 2 - (part.x - board.w / 2), top + part.y];
    return { ...shape, name: part.ref, x: around(x, bw / 2), y: around(y, bh / 2), z: [upper, upper + heightOf(part)] };
  });
  const plate: Solid = {
    ...shape,
    name: 'the board',
    x: around(w / 2, board.w / 2),
    y: [top, top + board.h],
    z: [lower, upper],
    round: cornerRadius,
  };
  return [plate, ...parts];
}

function posts({ w, h, depth }: { w: number; h: number; depth: number }): Solid[] {
  const { inset, radius } = casting.post;
  return [inset, w - inset].flatMap((x) =>
    [inset, h - inset].map((y) => ({
      name: 'a post',
      x: around(x, radius),
      y: around(y, radius),
      z: [casting.face, depth - casting.lid] as const,
      round: radius,
      belongsTo: 'box',
    })),
  );
}

const gapOf = ([a, b]: Span, [c, d]: Span): number => Math.max(c - b, a - d);

/** The air between two things; below zero they overlap. */
function airBetween(a: Solid, b: Solid): number {
  const shrunk = ({ x, y, round }: Solid): [Span, Span] => [
    [x[0] + round, x[1] - round],
    [y[0] + round, y[1] - round],
  ];
  const [[ax, ay], [bx, by]] = [shrunk(a), shrunk(b)];
  const [dx, dy] = [gapOf(ax, bx), gapOf(ay, by)];
  const flat = (dx > 0 && dy > 0 ? Math.hypot(dx, dy) : Math.max(dx, dy)) - a.round - b.round;
  const deep = gapOf(a.z, b.z);
  return flat > 0 && deep > 0 ? Math.hypot(flat, deep) : Math.max(flat, deep);
}

/** What is not wholly inside the box, walls, face and lid kept clear of what is not bolted to them. */
function outside(solids: readonly Solid[], { w, h, depth }: { w: number; h: number; depth: number }): string[] {
  const inner = { x: [casting.wall, w - casting.wall], y: [casting.wall, h - casting.wall] } as const;
  const bottom = depth - casting.lid;
  return solids.flatMap(({ name, x, y, z }) => {
    const isIn = x[0] >= inner.x[0] && x[1] <= inner.x[1] && y[0] >= inner.y[0] && y[1] <= inner.y[1];
    return [
      ...(isIn ? [] : [`${name} is in a wall`]),
      ...(z[1] > bottom - minAir ? [`${name} is ${(bottom - z[1]).toFixed(1)} mm from the lid`] : []),
    ];
  });
}

/** What hangs in the box, and what stands in front of it. */
function solidsOf(spec: PcbSpec, layout: BoardLayout, drilling: Drilling): { inner: Solid[]; front: Solid[] } {
  const { w, h } = enclosures[spec.size];
  const held = drilling.holes.map((hole) => (hole.face === 'top' ? panelSolid(hole, [w, h]) : wallSolid(hole, spec)));
  const front = drilling.holes.filter(({ face }) => face === 'top').map((hole) => frontSolid(hole, spec));
  return { inner: [...held, ...boardSolids(spec, layout)], front };
}

/** Any two things that could touch, with the air between them. */
const airs = (solids: readonly Solid[]): { a: Solid; b: Solid; air: number }[] =>
  solids.flatMap((a, i) =>
    solids
      .slice(i + 1)
      .filter((b) => a.belongsTo !== b.belongsTo)
      .map((b) => ({ a, b, air: airBetween(a, b) })),
  );

/** Everything that keeps a box from being closed, in words; nothing, if it can be. */
export function fitFaults(spec: PcbSpec, layout: BoardLayout, drilling: Drilling = enclosureDrilling(spec)): string[] {
  const shape = enclosures[spec.size];
  const { inner, front } = solidsOf(spec, layout, drilling);
  const clashes = airs([...inner, ...front, ...posts(shape)])
    .filter(({ air }) => air < minAir)
    .map(({ a, b, air }) => `${a.name} and ${b.name}: ${air.toFixed(1)} mm`);
  return [...outside(inner, shape), ...clashes];
}

/** The least air in the box, and in front of it between knobs, bezel, lever and footswitch, millimetres. */
export function leastAir(spec: PcbSpec, layout: BoardLayout): { inside: number; inFront: number } {
  const { inner, front } = solidsOf(spec, layout, enclosureDrilling(spec));
  const least = (solids: readonly Solid[]): number => Math.min(...airs(solids).map(({ air }) => air));
  return { inside: least([...inner, ...posts(enclosures[spec.size])]), inFront: least(front) };
}
