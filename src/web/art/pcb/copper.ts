/** The metal of a board: traces, pads, their clearance in the ground pour, and the plating of the holes. */
import { mix, shade } from '../drawing/color.ts';
import type { Defs } from '../drawing/defs.ts';
import { circle, g, n, path, reuse } from '../drawing/svg.ts';
import type { Mask } from '../palette.ts';
import type { Board } from './board-spec.ts';
import type { Routed } from './route.ts';

const polyline = (pts: readonly (readonly [number, number])[]): string => {
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

/** Copper as path data, or as ids of kept paths where it is drawn more than once. */
export interface Copper {
  topThin: string;
  topWide: string;
  bottom: string;
  signalPads: string;
  groundPads: string;
  allPads: string;
  /** First pins, which are square. */
  firstPads: string;
  /** Thermal bridges from a ground pad to the pour. */
  spokes: string;
}

export function copperOf(d: Defs, board: Board, routed: Routed): Copper {
  const layer = (side: 0 | 1, wide: boolean): string =>
    routed.traces
      .filter((t) => t.layer === side && t.wide === wide)
      .map((t) => polyline(t.points))
      .join('');
  let signal = '';
  let poured = '';
  let firstPads = '';
  let spokes = '';
  for (const p of board.parts)
    p.pads.forEach(([x, y], i) => {
      if (routed.ground.has(`${p.ref}.${i}`)) {
        poured += dot(x, y);
        spokes += `M${n(x - 1.5)} ${n(y)}h3M${n(x)} ${n(y - 1.5)}v3`;
      } else signal += dot(x, y);
      if (i === 0 && (p.kind === 'IC8' || p.kind === 'WIRE' || p.kind === 'CE')) firstPads += dot(x, y);
    });
  return {
    topThin: d.keepPath(layer(0, false)),
    topWide: d.keepPath(layer(0, true)),
    bottom: layer(1, false) + layer(1, true),
    signalPads: d.keepPath(signal),
    groundPads: d.keepPath(poured),
    allPads: d.keepPath(signal + poured),
    firstPads,
    spokes,
  };
}

/** What lies under the mask. `body` is the kept outline of the board. */
export function traces(m: Mask, c: Copper, body: string): string {
  return [
    reuse(body, { fill: m.pour, 'fill-rule': 'evenodd' }),
    c.bottom ? path(c.bottom, { stroke: m.gap, 'stroke-opacity': 0.45, 'stroke-width': 0.55 }) : '',
    // Clearance: cut wide, then lay the copper narrow.
    g(
      { stroke: m.gap },
      reuse(c.topThin, { 'stroke-width': 1.25 }),
      reuse(c.topWide, { 'stroke-width': 1.75 }),
      reuse(c.allPads, { 'stroke-width': 2.75 }),
    ),
    path(c.spokes, { stroke: m.pour, 'stroke-width': 0.42 }),
    g({ stroke: m.trace }, reuse(c.topThin, { 'stroke-width': 0.6 }), reuse(c.topWide, { 'stroke-width': 1.05 })),
    reuse(c.signalPads, { stroke: m.trace, 'stroke-width': 2.1 }),
    reuse(c.groundPads, { stroke: m.trace, 'stroke-width': 2.1 }),
  ].join('');
}

/** What is left bare: rings around the mounting holes, and the pads. */
export function plating(board: Board, c: Copper, plated: string): string {
  const rings = board.holes.map(([x, y]) => circle(x, y, 2.1, { fill: 'none', stroke: plated, 'stroke-width': 1 }));
  return [
    ...rings,
    reuse(c.allPads, { stroke: shade(plated, -0.2), 'stroke-width': 1.82, transform: 'translate(.05 .08)' }),
    reuse(c.allPads, { stroke: plated, 'stroke-width': 1.72 }),
    path(c.firstPads, { stroke: plated, 'stroke-width': 1.76, 'stroke-linecap': 'square' }),
    reuse(c.allPads, {
      stroke: mix(plated, '#ffffff', 0.5),
      'stroke-width': 1.25,
      'stroke-opacity': 0.55,
      transform: 'translate(-.1 -.12)',
    }),
    reuse(c.allPads, { stroke: '#0e0f10', 'stroke-width': 0.84 }),
  ].join('');
}
