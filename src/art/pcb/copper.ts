/** The metal of a board: traces, pads, their clearance in the ground pour, and the plating of the holes. */
import { mix, shade } from '../drawing/colour.ts';
import type { Defs } from '../drawing/defs.ts';
import { circle, g, n, path, reuse } from '../drawing/svg.ts';
import type { Mask } from '../palette.ts';
import { type Board, groundNet, type Point } from './board-spec.ts';
import {
  drillRadius,
  padRadius,
  pourClearance,
  thinTrace,
  viaDrillRadius,
  viaRadius,
  wideTrace,
} from './copper-rules.ts';
import { footprints } from './footprints.ts';
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

/** Ids of kept paths where copper is drawn more than once, or path data. */
export interface Copper {
  topThin: string;
  topWide: string;
  bottomThin: string;
  bottomWide: string;
  vias: string;
  signalPads: string;
  groundPads: string;
  allPads: string;
  /** First pins, which are square. */
  firstPads: string;
  /** Thermal bridges from a ground pad to the pour. */
  spokes: string;
}

export function copperOf(d: Defs, board: Board, routed: RoutedCopper): Copper {
  const layer = (side: 0 | 1, width: number): string =>
    routed.traces
      .filter((t) => t.layer === side && t.width === width)
      .map((t) => polyline(t.points))
      .join('');
  let signal = '';
  let poured = '';
  let firstPads = '';
  let spokes = '';
  for (const p of board.parts)
    p.pads.forEach(([x, y], i) => {
      if (p.nets[i] === groundNet) {
        poured += dot(x, y);
        spokes += `M${n(x - 1.35)} ${n(y)}h2.7M${n(x)} ${n(y - 1.35)}v2.7`;
      } else signal += dot(x, y);
      if (i === 0 && (footprints[p.kind].firstIsSquare || p.ref === 'IN')) firstPads += dot(x, y);
    });
  return {
    topThin: d.definePath(layer(0, thinTrace)),
    topWide: d.definePath(layer(0, wideTrace)),
    bottomThin: layer(1, thinTrace),
    bottomWide: layer(1, wideTrace),
    vias: d.definePath(routed.vias.map(({ x, y }) => dot(x, y)).join('')),
    signalPads: d.definePath(signal),
    groundPads: d.definePath(poured),
    allPads: d.definePath(signal + poured),
    firstPads,
    spokes,
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
      reuse(c.allPads, { 'stroke-width': 2 * padRadius + gap }),
    ),
    path(c.spokes, { stroke: m.pour, 'stroke-width': 0.42 }),
    g(
      { stroke: m.trace },
      reuse(c.topThin, { 'stroke-width': thinTrace }),
      reuse(c.topWide, { 'stroke-width': wideTrace }),
      reuse(c.vias, { 'stroke-width': 2 * viaRadius }),
      reuse(c.allPads, { 'stroke-width': 2 * padRadius }),
    ),
    reuse(c.vias, { stroke: m.gap, 'stroke-width': 2 * viaDrillRadius }),
  ].join('');
}

/** What is left bare: rings around the mounting holes, and the pads. */
export function plating(board: Board, c: Copper, plated: string): string {
  const rings = board.holes.map(([x, y]) => circle(x, y, 2.1, { fill: 'none', stroke: plated, 'stroke-width': 1 }));
  const bare = 2 * padRadius - 0.12;
  return [
    ...rings,
    reuse(c.allPads, { stroke: shade(plated, -0.2), 'stroke-width': bare + 0.08, transform: 'translate(.05 .08)' }),
    reuse(c.allPads, { stroke: plated, 'stroke-width': bare }),
    path(c.firstPads, { stroke: plated, 'stroke-width': bare - 0.02, 'stroke-linecap': 'square' }),
    reuse(c.allPads, {
      stroke: mix(plated, '#ffffff', 0.5),
      'stroke-width': bare - 0.45,
      'stroke-opacity': 0.55,
      transform: 'translate(-.1 -.12)',
    }),
    reuse(c.allPads, { stroke: '#0e0f10', 'stroke-width': 2 * drillRadius }),
  ].join('');
}

/** Bright cones of solder where legs come through from the other side. */
export function joints(d: Defs, board: Board): string {
  const blob = d.radial('0 #ffffff, .35 #dfe4e6, .75 #9aa2a6, 1 #6a7277', 0.5, 0.5, 0.55, 0.36, 0.3);
  return board.parts
    .filter(({ kind }) => kind === 'POT')
    .flatMap(({ pads }) => pads.map(([x, y]) => circle(x, y, padRadius - 0.08, { fill: blob })))
    .join('');
}
