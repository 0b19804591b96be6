/** The metal of a board: traces, pads, their clearance in the ground pour, and the plating of the holes. */
import { mix, shade } from '../primitives/colour.ts';
import type { Defs } from '../primitives/defs.ts';
import { circle, g, n, path, reuse } from '../primitives/svg.ts';
import type { Mask } from '../primitives/palette.ts';
import { type Board, groundNet, type PlacedPart, type Point } from './board-spec.ts';
import { pourClearance, thinTrace, viaDrillRadius, viaRadius, wideTrace } from './copper-rules.ts';
import { footprints } from './footprints.ts';
import { holeOf, padRadiusOf } from './mounting.ts';
import type { RoutedCopper } from './route.ts';

export const polyline = (pts: readonly Point[]): string => {
  let out = '';
  pts.forEach(([x, y], i) => {
    const p = pts[i - 1];
    if (!p) out += `M${n(x)} ${n(y)}`;
    else if (Math.abs(y - p[1]) < 1e-6) out += `H${n(x)}`;
    else if (Math.abs(x - p[0]) < 1e-6) out += `V${n(y)}`;
    else out += `L${n(x)} ${n(y)}`;
  });
  return out;
};

const dot = (x: number, y: number): string => `M${n(x)} ${n(y)}h0`;

/** Pads of one size. */
interface PadGroup {
  readonly radius: number;
  readonly hole: number;
  /** Id of a kept path. */
  readonly all: string;
  /** First pins, which are square, as path data. */
  readonly first: string;
}

/** Ids of kept paths where copper is drawn more than once, or path data. */
export interface Copper {
  topThin: string;
  topWide: string;
  bottomThin: string;
  bottomWide: string;
  vias: string;
  pads: readonly PadGroup[];
  /** Thermal bridges from a ground pad to the pour. */
  spokes: string;
}

interface DrawnPad {
  readonly at: Point;
  readonly radius: number;
  readonly hole: number;
  readonly isFirst: boolean;
  readonly isGround: boolean;
}

const padsOf = (board: Board): DrawnPad[] =>
  board.parts.flatMap((part) =>
    part.pads.map((at, i) => ({
      at,
      radius: padRadiusOf(part),
      hole: holeOf(part),
      isFirst: i === 0 && (footprints[part.kind].firstIsSquare === true || part.ref === 'IN'),
      isGround: part.nets[i] === groundNet,
    })),
  );

const dotsOf = (pads: readonly DrawnPad[]): string => pads.map(({ at }) => dot(...at)).join('');

function spokeOf({ at: [x, y], radius }: DrawnPad): string {
  const reach = radius + 0.5;
  return `M${n(x - reach)} ${n(y)}h${n(2 * reach)}M${n(x)} ${n(y - reach)}v${n(2 * reach)}`;
}

export function copperOf(d: Defs, board: Board, routed: RoutedCopper): Copper {
  const layer = (side: 0 | 1, width: number): string =>
    routed.traces
      .filter((t) => t.layer === side && t.width === width)
      .map((t) => polyline(t.points))
      .join('');
  const pads = padsOf(board);
  const bySize = Map.groupBy(pads, ({ radius, hole }) => `${radius} ${hole}`);
  return {
    topThin: d.definePath(layer(0, thinTrace)),
    topWide: d.definePath(layer(0, wideTrace)),
    bottomThin: layer(1, thinTrace),
    bottomWide: layer(1, wideTrace),
    vias: d.definePath(routed.vias.map(({ x, y }) => dot(x, y)).join('')),
    pads: [...bySize.values()].map((group) => ({
      radius: group[0]!.radius,
      hole: group[0]!.hole,
      all: d.definePath(dotsOf(group)),
      first: dotsOf(group.filter(({ isFirst }) => isFirst)),
    })),
    spokes: pads
      .filter(({ isGround }) => isGround)
      .map(spokeOf)
      .join(''),
  };
}

/** What lies under the mask. `body` is the kept outline of the board. */
export function traces(m: Mask, c: Copper, body: string): string {
  const gap = 2 * pourClearance;
  const below = { stroke: m.gap, 'stroke-opacity': 0.38 };
  return [
    reuse(body, { fill: m.pour, 'fill-rule': 'evenodd' }),
    c.bottomThin ? path(c.bottomThin, { ...below, 'stroke-width': thinTrace + 0.1 }) : '',
    c.bottomWide ? path(c.bottomWide, { ...below, 'stroke-width': wideTrace + 0.1 }) : '',
    // Clearance: cut wide, then lay the copper narrow.
    g(
      { stroke: m.gap },
      reuse(c.topThin, { 'stroke-width': thinTrace + gap }),
      reuse(c.topWide, { 'stroke-width': wideTrace + gap }),
      reuse(c.vias, { 'stroke-width': 2 * viaRadius + gap }),
      ...c.pads.map(({ all, radius }) => reuse(all, { 'stroke-width': 2 * radius + gap })),
    ),
    path(c.spokes, { stroke: m.pour, 'stroke-width': 0.42 }),
    g(
      { stroke: m.trace },
      reuse(c.topThin, { 'stroke-width': thinTrace }),
      reuse(c.topWide, { 'stroke-width': wideTrace }),
      reuse(c.vias, { 'stroke-width': 2 * viaRadius }),
      ...c.pads.map(({ all, radius }) => reuse(all, { 'stroke-width': 2 * radius })),
    ),
    reuse(c.vias, { stroke: m.gap, 'stroke-width': 2 * viaDrillRadius }),
  ].join('');
}

/** Bare pads of one size, with the light from the upper left, and their holes. */
function padPlating({ all, first, radius, hole }: PadGroup, plated: string): string {
  const bare = 2 * radius - 0.12;
  return [
    reuse(all, { stroke: shade(plated, -0.2), 'stroke-width': bare + 0.08, transform: 'translate(.05 .08)' }),
    reuse(all, { stroke: plated, 'stroke-width': bare }),
    first ? path(first, { stroke: plated, 'stroke-width': bare - 0.02, 'stroke-linecap': 'square' }) : '',
    reuse(all, {
      stroke: mix(plated, '#ffffff', 0.5),
      'stroke-width': bare - 0.45,
      'stroke-opacity': 0.55,
      transform: 'translate(-.1 -.12)',
    }),
    reuse(all, { stroke: '#0e0f10', 'stroke-width': hole }),
  ].join('');
}

/** What is left bare: rings around the mounting holes, and the pads. */
export function plating(board: Board, c: Copper, plated: string): string {
  const rings = board.holes.map(([x, y]) => circle(x, y, 2.1, { fill: 'none', stroke: plated, 'stroke-width': 1 }));
  return [...rings, ...c.pads.map((group) => padPlating(group, plated))].join('');
}

/** A bright cone of solder. */
export const jointFill = (d: Defs): string =>
  d.radial('0 #ffffff, .35 #dfe4e6, .75 #9aa2a6, 1 #6a7277', 0.5, 0.5, 0.55, 0.36, 0.3);

/**
 * The solder on every pad but those of wires, which come later. Holes are plated, so that it rises to this side and
 * covers the pad; the legs of controls come through from the other side and stand in a cone.
 */
export function joints(d: Defs, board: Board): string {
  const blob = jointFill(d);
  const wetted = board.parts.filter(({ kind }) => kind !== 'WIRE');
  const joint = (part: PlacedPart): string[] =>
    part.pads.map(([x, y]) => circle(x, y, padRadiusOf(part) - 0.08, { fill: blob }));
  const legs = wetted
    .filter(({ kind }) => kind !== 'POT')
    .flatMap((part) => part.pads.map(([x, y]) => dot(x, y)))
    .join('');
  return (
    wetted.flatMap(joint).join('') +
    path(legs, { fill: 'none', stroke: '#6a7277', 'stroke-width': 0.5, 'stroke-linecap': 'round' })
  );
}
