/** Joints in section, for the steps of soldering: the same joints as in the figures, with the iron and the wire at work. */
import type { Defs } from '../primitives/defs.ts';
import { circle, data, ellipse, g, move, put, rect, scale } from '../primitives/svg.ts';
import { strokePath } from '../figures/figure.ts';
import { board, bright, cone, dull, filledHole, leg, legMetal, lumpPath, solder } from '../figures/joints.ts';
import { barrelOf, steel, tip } from '../figures/soldering-iron.ts';
import { pane } from './scene.ts';

/** The leg through its hole, before any solder. */
export const bareJoint = (d: Defs): string => board([160]) + leg(d, 160);

/** Solder filled in and drawn up the leg: hollow sides, flat edges. */
export const tentJoint = (d: Defs): string =>
  board([160]) + solder(bright(d), filledHole(160)) + solder(bright(d), cone(160)) + leg(d, 160);

/** A grey lump that sits on the pad, with a dark gap below. */
export const coldJoint = (d: Defs): string =>
  board([160]) +
  leg(d, 160) +
  rect(130, 91, 60, 3, 0, { fill: '#231f1a' }) +
  solder(dull(d), lumpPath) +
  rect(153.5, 34, 13, 23, 2, { fill: legMetal(d) });

/** Solder on one side only; the hole is open. */
export const starvedJoint = (d: Defs): string =>
  board([160]) + leg(d, 160) + solder(bright(d), 'M166 94V82C170 90 178 91.600 190 94Z');

/** A ball that hides leg and edge. */
export const blobJoint = (d: Defs): string =>
  board([160]) +
  leg(d, 160, 70) +
  solder(bright(d), filledHole(160)) +
  solder(
    d.radial('0 #ffffff, .35 #d4dadd, .75 #99a2a8, 1 #666f75', 0.5, 0.5, 0.6, 0.34, 0.26),
    'M120 96C104 84 106 24 160 22C214 24 216 84 200 96Z',
  ) +
  ellipse(142, 48, 12, 7, { fill: '#fff', opacity: 0.75, transform: 'rotate(-28 142 48)' });

/** Two neighbours that run together. */
export const bridgedJoints = (d: Defs): string =>
  board([112, 208]) +
  solder(bright(d), filledHole(112) + filledHole(208)) +
  solder(
    bright(d),
    'M75 94C92 90 102 72 105.500 50H118.500C124 74 146 74 160 74C174 74 196 74 201.500 50H214.500C218 72 228 90 245 94H178C170 97.400 150 97.400 142 94Z',
  ) +
  leg(d, 112) +
  leg(d, 208);

/** Half run: a lump that has begun to spread. */
export const meltingJoint = (d: Defs): string =>
  board([160]) +
  leg(d, 160) +
  solder(bright(d), 'M128 94C124 84 138 72 153.500 66V94ZM166.500 70C178 74 190 84 190 94H166.500Z');

/** The flat of the tip against pad and leg. */
export const ironAtJoint = (d: Defs, lift = 0): string =>
  g({ transform: data`translate(${167 + lift} ${91 - lift * 1.2}) rotate(-34)` }, tip(steel(d)), barrelOf(d));

/** The wire of solder, coming from the other side; it may be taken away again. */
export const solderWire = (away = 0): string =>
  put(
    -away,
    -away * 0.6,
    0,
    strokePath('M0 26C50 44 100 66 152 88', '#6a7379', 7),
    strokePath('M0 25C50 43 100 65 152 87', '#dfe5e8', 3.6),
  );

/** The glow on metal that has reached soldering temperature. */
export const heatGlow = (d: Defs, x: number, y: number, r: number): string =>
  circle(x, y, r, { fill: d.radial('0 #ff8a2a .75, .6 #ff8a2a .28, 1 #ff8a2a 0') });

/** A joint in a window, seen so large that `k` units of the window are one of the figure. */
export function jointPane(
  d: Defs,
  box: readonly [number, number, number, number],
  k: number,
  ...markup: string[]
): string {
  const [x, y, w, h] = box;
  return pane(d, box, put(x + w / 2, y + h * 0.56, 0, scale(k, move(-160, -98, ...markup))));
}
