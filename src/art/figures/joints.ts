/** Joints in section, the solder side up: one as it should be and four as they should not. */
import type { Defs } from '../drawing/defs.ts';
import { data, ellipse, path, rect } from '../drawing/svg.ts';
import { INK, onPaper, pen, pointer, verdict, words, type Figure } from './figure.ts';

const TOP = 98;
const THICK = 34;
const PAD = 38;
const HOLE = 12;
const LEG = 6.5;

const LAMINATE = '#8f9a62';
const MASK = '#1b6640';
const COPPER = '#c58343';

const bright = (d: Defs): string => d.linear('0 #ffffff, .3 #d9dfe2, .62 #a8b1b6, 1 #717b81', 0, 0, 1, 0.5);
const dull = (d: Defs): string => d.linear('0 #b7babb, .5 #8e9496, 1 #62686b', 0.1, 0, 0.8, 1);
const legMetal = (d: Defs): string => d.linear('0 #7b848a, .3 #eef1f2, .6 #b3bbc0, 1 #6a7379', 0, 0, 1, 0);

/** A slab of board with plated holes at the given places. */
function board(holes: readonly number[]): string {
  const slabs: string[] = [];
  let from = 0;
  for (const x of [...holes, 340]) {
    const to = x === 340 ? 320 : x - HOLE;
    slabs.push(rect(from, TOP, to - from, THICK, 0, { fill: LAMINATE }));
    slabs.push(
      rect(from, TOP - 1, to - from, 3.4, 0, { fill: MASK }),
      rect(from, TOP + THICK - 2.4, to - from, 3.4, 0, { fill: MASK }),
    );
    const weave = Array.from({ length: 5 }, (_, i) => data`M${from} ${TOP + 6 + i * 5.4}H${to}`).join('');
    slabs.push(path(weave, { stroke: '#6d7746', 'stroke-opacity': 0.35, 'stroke-width': 0.7 }));
    from = x + HOLE;
  }
  const pads = holes.map((x) => {
    const side = (sign: number): string =>
      data`M${x + sign * HOLE} ${TOP - 4}H${x + sign * PAD}V${TOP - 0.6}H${x + sign * (HOLE + 3)}V${TOP + THICK + 0.6}
        H${x + sign * PAD}V${TOP + THICK + 4}H${x + sign * HOLE}Z`;
    return path(side(-1) + side(1), { fill: COPPER });
  });
  return slabs.join('') + pads.join('');
}

const leg = (d: Defs, x: number, top = 34): string => rect(x - LEG, top, 2 * LEG, 178 - top, 2, { fill: legMetal(d) });

const solder = (fill: string, shape: string): string =>
  path(shape, { fill, stroke: '#5e676c', 'stroke-width': 0.8, 'stroke-linejoin': 'round' });

/** Fills the hole and creeps out a little on the far side. */
const filledHole = (x: number): string =>
  data`M${x - HOLE} ${TOP - 4}H${x + HOLE}V${TOP + THICK + 3}C${x + 11} ${TOP + THICK + 8} ${x + 8} ${TOP + THICK + 11} ${x + LEG} ${TOP + THICK + 14}
    H${x - LEG}C${x - 8} ${TOP + THICK + 11} ${x - 11} ${TOP + THICK + 8} ${x - HOLE} ${TOP + THICK + 3}Z`;

const cone = (x: number): string =>
  data`M${x - PAD + 1} ${TOP - 4}C${x - 20} ${TOP - 8} ${x - 10} ${TOP - 26} ${x - LEG} ${TOP - 50}H${x + LEG}
    C${x + 10} ${TOP - 26} ${x + 20} ${TOP - 8} ${x + PAD - 1} ${TOP - 4}Z`;

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
    words('LEG', 222, 34, { anchor: 'start' }) + pointer(218, 32, 163, 42),
    words('HOLLOW SIDES', 222, 58, { anchor: 'start' }) + pointer(218, 56, 177, 78),
    words('FLAT EDGES', 222, 82, { anchor: 'start' }) + pointer(218, 80, 196, 93),
    words('HOLE FILLED', 98, 166, { anchor: 'end' }) + pointer(102, 163, 151, 122),
    verdict(26, 28, true),
  ].join(''),
);

const LUMP = data`M${132} ${TOP - 7}C126 ${TOP - 14} 124 ${TOP - 26} 132 ${TOP - 36}C140 ${TOP - 44} 150 ${TOP - 43} 160 ${TOP - 45}
  C172 ${TOP - 44} 184 ${TOP - 42} 190 ${TOP - 32}C197 ${TOP - 22} 194 ${TOP - 12} 189 ${TOP - 7}C176 ${TOP - 5.4} 146 ${TOP - 5.4} 132 ${TOP - 7}Z`;

const cold = onPaper(180, (d) =>
  [
    board([160]),
    leg(d, 160),
    rect(130, TOP - 7, 60, 3, 0, { fill: '#231f1a' }),
    solder(dull(d), LUMP),
    pen(
      data`M140 ${TOP - 30}C144 ${TOP - 34} 148 ${TOP - 28} 153 ${TOP - 33}M166 ${TOP - 20}C171 ${TOP - 25} 175 ${TOP - 18} 181 ${TOP - 23}
      M138 ${TOP - 16}C143 ${TOP - 20} 148 ${TOP - 14} 154 ${TOP - 18}M168 ${TOP - 35}C172 ${TOP - 38} 176 ${TOP - 33} 180 ${TOP - 36}`,
      '#5b6164',
      1.2,
    ),
    rect(160 - LEG, 34, 2 * LEG, TOP - 45 - 34 + 3, 2, { fill: legMetal(d) }),
    words('WRINKLED, GREY', 222, 52, { anchor: 'start' }) + pointer(218, 50, 188, 68),
    words('GAP', 222, 84, { anchor: 'start' }) + pointer(218, 82, 188, 92.5),
    verdict(26, 28, false),
  ].join(''),
);

const starved = onPaper(180, (d) =>
  [
    board([160]),
    leg(d, 160),
    solder(bright(d), data`M${166} ${TOP - 4}V${TOP - 16}C170 ${TOP - 8} 178 ${TOP - 6.4} 190 ${TOP - 4}Z`),
    words('TOO LITTLE', 222, 62, { anchor: 'start' }) + pointer(218, 60, 176, 90),
    words('LEG STANDS FREE', 106, 62, { anchor: 'end' }) + pointer(110, 60, 150, 96),
    words('HOLE OPEN', 98, 166, { anchor: 'end' }) + pointer(102, 163, 150.5, 118),
    verdict(26, 28, false),
  ].join(''),
);

const tooMuch = onPaper(180, (d) =>
  [
    board([160]),
    leg(d, 160, 70),
    solder(bright(d), filledHole(160)),
    solder(
      d.radial('0 #ffffff, .35 #d4dadd, .75 #99a2a8, 1 #666f75', 0.5, 0.5, 0.6, 0.34, 0.26),
      data`M${120} ${TOP - 2}C104 ${TOP - 14} 106 ${TOP - 74} 160 ${TOP - 76}C214 ${TOP - 74} 216 ${TOP - 14} 200 ${TOP - 2}Z`,
    ),
    ellipse(142, 48, 12, 7, { fill: '#fff', opacity: 0.75, transform: 'rotate(-28 142 48)' }),
    words('LEG HIDDEN', 234, 42, { anchor: 'start' }) + pointer(230, 40, 172, 34),
    words('OVER THE EDGE', 234, 78, { anchor: 'start', cap: 6.2 }) + pointer(230, 76, 207, 90),
    verdict(26, 28, false),
  ].join(''),
);

const bridge = onPaper(180, (d) =>
  [
    board([112, 208]),
    solder(bright(d), filledHole(112) + filledHole(208)),
    solder(
      bright(d),
      data`M${75} ${TOP - 4}C92 ${TOP - 8} 102 ${TOP - 26} 105.5 ${TOP - 48}H118.5C124 ${TOP - 24} 146 ${TOP - 24} 160 ${TOP - 24}
        C174 ${TOP - 24} 196 ${TOP - 24} 201.5 ${TOP - 48}H214.5C218 ${TOP - 26} 228 ${TOP - 8} 245 ${TOP - 4}
        H178C170 ${TOP - 0.6} 150 ${TOP - 0.6} 142 ${TOP - 4}Z`,
    ),
    leg(d, 112),
    leg(d, 208),
    path(data`M126 ${TOP - 20}C142 ${TOP - 19} 176 ${TOP - 19} 192 ${TOP - 20}`, {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 2,
      'stroke-opacity': 0.85,
      'stroke-linecap': 'round',
    }),
    words('JOINED BY MISTAKE', 160, 24, { ink: INK }) + pointer(160, 30, 160, TOP - 16),
    verdict(26, 28, false),
  ].join(''),
);

export const joints: Readonly<Record<string, Figure>> = {
  'joint-good': good,
  'joint-cold': cold,
  'joint-starved': starved,
  'joint-too-much': tooMuch,
  'joint-bridge': bridge,
};
