/** Joints in section, the solder side up: one as it should be and four as they should not. */
import type { Defs } from '../primitives/defs.ts';
import { data, ellipse, path, rect } from '../primitives/svg.ts';
import { inkColour, onPaper, strokePath, pointer, verdictBadge, letterText, type Figure } from './figure.ts';

const boardTop = 98;
const boardThickness = 34;
const padRadius = 38;
const holeRadius = 12;
const legRadius = 6.5;

const laminateColour = '#8f9a62';
const maskColour = '#1b6640';
const copperColour = '#c58343';

export const bright = (d: Defs): string => d.linear('0 #ffffff, .3 #d9dfe2, .62 #a8b1b6, 1 #717b81', 0, 0, 1, 0.5);
export const dull = (d: Defs): string => d.linear('0 #b7babb, .5 #8e9496, 1 #62686b', 0.1, 0, 0.8, 1);
export const legMetal = (d: Defs): string => d.linear('0 #7b848a, .3 #eef1f2, .6 #b3bbc0, 1 #6a7379', 0, 0, 1, 0);

/** A slab of board with plated holes at the given places. */
export function board(holes: readonly number[]): string {
  const slabs: string[] = [];
  let from = 0;
  for (const x of [...holes, 340]) {
    const to = x === 340 ? 320 : x - holeRadius;
    slabs.push(rect(from, boardTop, to - from, boardThickness, 0, { fill: laminateColour }));
    slabs.push(
      rect(from, boardTop - 1, to - from, 3.4, 0, { fill: maskColour }),
      rect(from, boardTop + boardThickness - 2.4, to - from, 3.4, 0, { fill: maskColour }),
    );
    const weave = Array.from({ length: 5 }, (_, i) => data`M${from} ${boardTop + 6 + i * 5.4}H${to}`).join('');
    slabs.push(path(weave, { stroke: '#6d7746', 'stroke-opacity': 0.35, 'stroke-width': 0.7 }));
    from = x + holeRadius;
  }
  const pads = holes.map((x) => {
    const side = (sign: number): string =>
      data`M${x + sign * holeRadius} ${boardTop - 4}H${x + sign * padRadius}V${boardTop - 0.6}H${x + sign * (holeRadius + 3)}V${boardTop + boardThickness + 0.6}
        H${x + sign * padRadius}V${boardTop + boardThickness + 4}H${x + sign * holeRadius}Z`;
    return path(side(-1) + side(1), { fill: copperColour });
  });
  return slabs.join('') + pads.join('');
}

export const leg = (d: Defs, x: number, top = 34): string =>
  rect(x - legRadius, top, 2 * legRadius, 178 - top, 2, { fill: legMetal(d) });

export const solder = (fill: string, shape: string): string =>
  path(shape, { fill, stroke: '#5e676c', 'stroke-width': 0.8, 'stroke-linejoin': 'round' });

/** Fills the hole and creeps out a little on the far side. */
export const filledHole = (x: number): string =>
  data`M${x - holeRadius} ${boardTop - 4}H${x + holeRadius}V${boardTop + boardThickness + 3}C${x + 11} ${boardTop + boardThickness + 8} ${x + 8} ${boardTop + boardThickness + 11} ${x + legRadius} ${boardTop + boardThickness + 14}
    H${x - legRadius}C${x - 8} ${boardTop + boardThickness + 11} ${x - 11} ${boardTop + boardThickness + 8} ${x - holeRadius} ${boardTop + boardThickness + 3}Z`;

export const cone = (x: number): string =>
  data`M${x - padRadius + 1} ${boardTop - 4}C${x - 20} ${boardTop - 8} ${x - 10} ${boardTop - 26} ${x - legRadius} ${boardTop - 50}H${x + legRadius}
    C${x + 10} ${boardTop - 26} ${x + 20} ${boardTop - 8} ${x + padRadius - 1} ${boardTop - 4}Z`;

/** The joint as it should be, around x = 160. */
export const goodJoint = (d: Defs): string =>
  board([160]) +
  solder(bright(d), filledHole(160)) +
  solder(bright(d), cone(160)) +
  leg(d, 160) +
  path('M139 88C147 82 151 70 152.5 58', {
    fill: 'none',
    stroke: '#fff',
    'stroke-width': 2,
    'stroke-opacity': 0.9,
    'stroke-linecap': 'round',
  });

const good = onPaper(180, (d) =>
  [
    goodJoint(d),
    letterText('LEG', 222, 34, { anchor: 'start' }) + pointer(218, 32, 163, 42),
    letterText('HOLLOW SIDES', 222, 58, { anchor: 'start' }) + pointer(218, 56, 177, 78),
    letterText('FLAT EDGES', 222, 82, { anchor: 'start' }) + pointer(218, 80, 196, 93),
    letterText('HOLE FILLED', 98, 166, { anchor: 'end' }) + pointer(102, 163, 151, 122),
    verdictBadge(26, 28, true),
  ].join(''),
);

export const lumpPath = data`M${132} ${boardTop - 7}C126 ${boardTop - 14} 124 ${boardTop - 26} 132 ${boardTop - 36}C140 ${boardTop - 44} 150 ${boardTop - 43} 160 ${boardTop - 45}
  C172 ${boardTop - 44} 184 ${boardTop - 42} 190 ${boardTop - 32}C197 ${boardTop - 22} 194 ${boardTop - 12} 189 ${boardTop - 7}C176 ${boardTop - 5.4} 146 ${boardTop - 5.4} 132 ${boardTop - 7}Z`;

const cold = onPaper(180, (d) =>
  [
    board([160]),
    leg(d, 160),
    rect(130, boardTop - 7, 60, 3, 0, { fill: '#231f1a' }),
    solder(dull(d), lumpPath),
    strokePath(
      data`M140 ${boardTop - 30}C144 ${boardTop - 34} 148 ${boardTop - 28} 153 ${boardTop - 33}M166 ${boardTop - 20}C171 ${boardTop - 25} 175 ${boardTop - 18} 181 ${boardTop - 23}
      M138 ${boardTop - 16}C143 ${boardTop - 20} 148 ${boardTop - 14} 154 ${boardTop - 18}M168 ${boardTop - 35}C172 ${boardTop - 38} 176 ${boardTop - 33} 180 ${boardTop - 36}`,
      '#5b6164',
      1.2,
    ),
    rect(160 - legRadius, 34, 2 * legRadius, boardTop - 45 - 34 + 3, 2, { fill: legMetal(d) }),
    letterText('WRINKLED, GREY', 222, 52, { anchor: 'start' }) + pointer(218, 50, 188, 68),
    letterText('GAP', 222, 84, { anchor: 'start' }) + pointer(218, 82, 188, 92.5),
    verdictBadge(26, 28, false),
  ].join(''),
);

const starved = onPaper(180, (d) =>
  [
    board([160]),
    leg(d, 160),
    solder(
      bright(d),
      data`M${166} ${boardTop - 4}V${boardTop - 16}C170 ${boardTop - 8} 178 ${boardTop - 6.4} 190 ${boardTop - 4}Z`,
    ),
    letterText('TOO LITTLE', 222, 62, { anchor: 'start' }) + pointer(218, 60, 176, 90),
    letterText('LEG STANDS FREE', 106, 62, { anchor: 'end' }) + pointer(110, 60, 150, 96),
    letterText('HOLE OPEN', 98, 166, { anchor: 'end' }) + pointer(102, 163, 150.5, 118),
    verdictBadge(26, 28, false),
  ].join(''),
);

const tooMuch = onPaper(180, (d) =>
  [
    board([160]),
    leg(d, 160, 70),
    solder(bright(d), filledHole(160)),
    solder(
      d.radial('0 #ffffff, .35 #d4dadd, .75 #99a2a8, 1 #666f75', 0.5, 0.5, 0.6, 0.34, 0.26),
      data`M${120} ${boardTop - 2}C104 ${boardTop - 14} 106 ${boardTop - 74} 160 ${boardTop - 76}C214 ${boardTop - 74} 216 ${boardTop - 14} 200 ${boardTop - 2}Z`,
    ),
    ellipse(142, 48, 12, 7, { fill: '#fff', opacity: 0.75, transform: 'rotate(-28 142 48)' }),
    letterText('LEG HIDDEN', 234, 42, { anchor: 'start' }) + pointer(230, 40, 172, 34),
    letterText('OVER THE EDGE', 234, 78, { anchor: 'start', cap: 6.2 }) + pointer(230, 76, 207, 90),
    verdictBadge(26, 28, false),
  ].join(''),
);

const bridge = onPaper(180, (d) =>
  [
    board([112, 208]),
    solder(bright(d), filledHole(112) + filledHole(208)),
    solder(
      bright(d),
      data`M${75} ${boardTop - 4}C92 ${boardTop - 8} 102 ${boardTop - 26} 105.5 ${boardTop - 48}H118.5C124 ${boardTop - 24} 146 ${boardTop - 24} 160 ${boardTop - 24}
        C174 ${boardTop - 24} 196 ${boardTop - 24} 201.5 ${boardTop - 48}H214.5C218 ${boardTop - 26} 228 ${boardTop - 8} 245 ${boardTop - 4}
        H178C170 ${boardTop - 0.6} 150 ${boardTop - 0.6} 142 ${boardTop - 4}Z`,
    ),
    leg(d, 112),
    leg(d, 208),
    path(data`M126 ${boardTop - 20}C142 ${boardTop - 19} 176 ${boardTop - 19} 192 ${boardTop - 20}`, {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 2,
      'stroke-opacity': 0.85,
      'stroke-linecap': 'round',
    }),
    letterText('JOINED BY MISTAKE', 160, 24, { ink: inkColour }) + pointer(160, 30, 160, boardTop - 16),
    verdictBadge(26, 28, false),
  ].join(''),
);

export const joints: Readonly<Record<string, Figure>> = {
  'joint-good': good,
  'joint-cold': cold,
  'joint-starved': starved,
  'joint-too-much': tooMuch,
  'joint-bridge': bridge,
};
