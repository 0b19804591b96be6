/** The film of the first build: wires, the box and what sits in it. */
import type { Defs } from '../primitives/defs.ts';
import { circle, g, path, put, rect, scale } from '../primitives/svg.ts';
import { letterText, paleInk, pointer } from '../figures/figure.ts';
import { potentiometer } from '../parts/controls.ts';
import { solderMasks } from '../primitives/palette.ts';
import { chrome, hexPath } from '../primitives/metal.ts';
import { cable } from '../equipment/cable.ts';
import { castShadow } from '../equipment/mat.ts';
import { positionBoard, type Spot } from './board-views.ts';
import { matScene, numberBadge, type FilmScene } from './scene.ts';

const wireColours = { red: '#c8261f', black: '#1d2022', blue: '#2f6fc4' } as const;
type WireColour = keyof typeof wireColours;

/** The end of a wire, lying along +x: stripped, twisted or tinned. */
const wireEnd = (d: Defs, state: 'stripped' | 'twisted' | 'tinned'): string =>
  cable(d, 'M-46 0H0', wireColours.blue, 9) +
  (state === 'stripped'
    ? path('M3 -3.400L28 -6M3 -1.200H29M3 1.200H28M3 3.400L29 7', {
        stroke: '#c98a48',
        'stroke-width': 1.5,
        'stroke-linecap': 'round',
      })
    : rect(2, -3, 27, 6, 2.4, {
        fill: state === 'twisted' ? '#c98a48' : d.linear('0 #8d959a, .3 #f4f6f7, 1 #7b8489'),
      }) +
      path('M5 3L11 -3M11 3L17 -3M17 3L23 -3M23 3L28 -2', {
        stroke: '#000',
        'stroke-opacity': state === 'twisted' ? 0.4 : 0.2,
        'stroke-width': 1,
      }));

const wiresOfBoard: readonly (readonly [string, WireColour, number])[] = [
  ['IN', 'blue', -26],
  ['9V', 'red', -12],
  ['GND', 'black', -4],
  ['GND', 'black', 8],
  ['LED', 'red', 14],
  ['OUT', 'blue', 28],
];

const wiresAndControl: FilmScene = matScene((d, { booster }) => {
  const board = positionBoard(booster.drawing, 20, 14, 4);
  return [
    board.markup(d, true),
    ...wiresOfBoard.map(([ref, colour, lean]) => {
      const [x, y] = board.pad(ref);
      return cable(d, `M${x} ${y}C${x} ${y + 40} ${x + lean} ${y + 50} ${x + lean} 250`, wireColours[colour], 5);
    }),
    ...(['stripped', 'twisted', 'tinned'] as const).map(
      (state, i) => put(222, 30 + i * 34, 0, wireEnd(d, state)) + numberBadge(172, 30 + i * 34, i + 1, '#0a2a26', 7),
    ),
    letterText('STRIP 3 MM', 256, 18, { cap: 5.8, ink: paleInk, anchor: 'start' }),
    letterText('TWIST', 262, 67, { cap: 5.8, ink: paleInk, anchor: 'start' }),
    letterText('TIN', 262, 101, { cap: 5.8, ink: paleInk, anchor: 'start' }),
    put(228, 174, 0, scale(3, potentiometer(d, 'A100K').markup)),
    letterText('CONTROL:', 290, 162, { cap: 6.4, ink: '#ffcf87' }),
    letterText('BOX FIRST,', 290, 175, { cap: 6, ink: paleInk }),
    letterText('THEN SOLDER', 286, 188, { cap: 6, ink: paleInk }),
  ];
});

/** The inside of a box, seen from behind: a rim, walls and a floor. */
const openBox = (d: Defs, [x, y, w, h]: readonly [number, number, number, number]): string =>
  castShadow(d, rect(x, y, w, h, 9, {}), 3, 0.4, 2, 6) +
  rect(x, y, w, h, 9, { fill: d.linear('0 #e3e7e8, .5 #aeb6b9, 1 #858d91', 0.1, 0, 0.9, 1) }) +
  rect(x + 6, y + 6, w - 12, h - 12, 6, { fill: d.linear('0 #6f777b, .5 #8f979b, 1 #a7afb2', 0.1, 0, 0.9, 1) }) +
  [
    [x + 9, y + 9],
    [x + w - 9, y + 9],
    [x + 9, y + h - 9],
    [x + w - 9, y + h - 9],
  ]
    .map(([cx, cy]) => circle(cx!, cy!, 4.6, { fill: '#c9ced0' }) + circle(cx!, cy!, 2, { fill: '#2b3033' }))
    .join('');

/** An open jack that reaches in from a wall; its long spring is the tip. `side` 1 is the left wall. */
const jackInside = (d: Defs, x: number, y: number, side: 1 | -1): string =>
  g(
    { transform: `translate(${x} ${y}) scale(${side} 1)` },
    rect(-14, -10, 12, 20, 2, { fill: chrome(d) }),
    rect(-4, -15, 10, 30, 2, { fill: chrome(d) }),
    rect(4, -12, 30, 24, 2, { fill: d.linear('0 #4a4f52, .3 #2c3032, 1 #141617') }),
    path('M32 -8C44 -9 50 -16 58 -15', {
      fill: 'none',
      stroke: '#e3c47c',
      'stroke-width': 3,
      'stroke-linecap': 'round',
    }),
    rect(32, 5, 10, 4, 1, { fill: '#e3c47c' }),
  );

/** The lugs of the switch, flat sides level, counted down each column. */
const lugNumber = (i: number, x: number, y: number, pitchX: number, pitchY: number): Spot => [
  x + (Math.trunc((i - 1) / 3) - 1) * pitchX,
  y + (((i - 1) % 3) - 1) * pitchY,
];

function switchInside(d: Defs, x: number, y: number, pitchX: number, pitchY: number, numbered: boolean): string {
  const [w, h] = [pitchX * 2 + 32, pitchY * 2 + 26];
  const lugs = Array.from({ length: 9 }, (_, i) => {
    const [lx, ly] = lugNumber(i + 1, x, y, pitchX, pitchY);
    return (
      rect(lx - 6, ly - 2.6, 12, 5.2, 1, { fill: '#e3c47c', stroke: '#5f4713', 'stroke-width': 0.5 }) +
      (numbered ? letterText(String(i + 1), lx + 10, ly + 2, { cap: 4.6, ink: paleInk }) : '')
    );
  });
  return (
    rect(x - w / 2, y - h / 2, w, h, 4, {
      fill: d.linear('0 #3873c9, 1 #173d80', 0.1, 0, 0.9, 1),
      stroke: '#d3d9db',
      'stroke-width': 2,
    }) + lugs.join('')
  );
}

/** Where the scenes show the DC socket of the booster: in the wall of the input, above the footswitch, as it is drilled. */
export const socketSpots = { 'hardware-in-the-box': [105, 138], 'thirteen-wires': [34, 204] } as const satisfies Record<
  string,
  Spot
>;

const sideSocket = (d: Defs, [x, y]: Spot): string =>
  rect(x - 23, y - 16, 14, 32, 2, { fill: '#26292b' }) +
  rect(x - 11, y - 20, 22, 40, 3, { fill: d.linear('0 #53585b, 1 #17191a') });

const hardware: FilmScene = matScene((d) => [
  rect(70, 6, 180, 228, 16, { fill: '#c9b48a', 'fill-opacity': 0.35 }),
  openBox(d, [92, 10, 136, 220]),
  sideSocket(d, socketSpots['hardware-in-the-box']),
  put(
    160,
    30,
    0,
    circle(0, 0, 12, { fill: chrome(d) }),
    path(hexPath(8, 0.3), { fill: '#aab2b6' }),
    circle(0, 0, 5, { fill: '#ffa51f' }),
  ),
  put(160, 80, 0, scale(1.4, potentiometer(d, 'A100K').markup)),
  jackInside(d, 98, 54, 1),
  jackInside(d, 222, 92, -1),
  switchInside(d, 160, 190, 26, 17, true),
  letterText('DC SOCKET', 36, 141, { cap: 6, ink: paleInk }) + pointer(62, 138, 80, 138, '#ffcf87'),
  letterText('LAMP', 284, 32, { cap: 6, ink: paleInk }) + pointer(266, 30, 174, 30, '#ffcf87'),
  letterText('INPUT', 40, 57, { cap: 6.4, ink: paleInk }),
  letterText('OUTPUT', 280, 95, { cap: 6.4, ink: paleInk }),
  letterText('LONG SPRING', 284, 130, { cap: 5.6, ink: paleInk }) + pointer(252, 124, 172, 80, '#ffcf87'),
  letterText('BLADES', 282, 184, { cap: 6, ink: paleInk }),
  letterText('LEVEL', 282, 196, { cap: 6, ink: paleInk }) + pointer(258, 190, 204, 190, '#ffcf87'),
  letterText('SEEN FROM', 36, 190, { cap: 6, ink: '#ffcf87' }),
  letterText('BEHIND', 36, 203, { cap: 6, ink: '#ffcf87' }),
]);

const lug = (i: number): Spot => lugNumber(i, 160, 186, 34, 18);

/** Each wire in the order of the film: where it runs, its colour, and where its number stands. */
const thirteen: readonly (readonly [string, WireColour, Spot])[] = [
  [`M${lug(3).join(' ')}C134 236 186 236 ${lug(9).join(' ')}`, 'blue', [160, 229]],
  [`M${lug(1).join(' ')}C144 170 142 200 ${lug(6).join(' ')}`, 'blue', [143, 186]],
  [`M104 92C100 122 112 150 ${lug(1).join(' ')}`, 'blue', [103, 124]],
  [`M216 92C220 122 208 150 ${lug(7).join(' ')}`, 'blue', [217, 124]],
  [`M${lug(2).join(' ')}C86 190 72 150 52 124`, 'blue', [82, 166]],
  [`M${lug(8).join(' ')}C234 190 248 150 268 124`, 'blue', [238, 166]],
  [`M156 92C150 116 148 164 ${lug(5).join(' ')}`, 'black', [151, 124]],
  [`M${lug(5).join(' ')}C186 150 232 154 268 148`, 'black', [214, 156]],
  ['M164 92C166 122 92 116 90 150C88 186 82 198 54 196', 'black', [90, 150]],
  ['M54 196C68 188 68 158 52 148', 'black', [64, 172]],
  ['M130 92C128 128 106 140 104 172C102 206 88 214 54 212', 'red', [78, 211]],
  [`M190 92C204 128 252 176 256 204`, 'red', [248, 184]],
  [`M${lug(4).join(' ')}C178 180 178 236 252 216`, 'black', [216, 223]],
];

const dcSocket = (d: Defs, [x, y]: Spot): string =>
  rect(x - 27, y - 10, 10, 20, 2, { fill: '#26292b' }) +
  rect(x - 18, y - 16, 36, 32, 3, { fill: d.linear('0 #53585b, 1 #17191a') }) +
  [y - 8, y + 8].map((at) => circle(x + 20, at, 4, { fill: '#e3c47c' })).join('') +
  letterText('DC', x - 4, y + 2.5, { cap: 6, ink: paleInk });

const pads = [
  ['IN', 104],
  ['9V', 130],
  ['GND', 160],
  ['LED', 190],
  ['OUT', 216],
] as const;

const openJack = (d: Defs, x: number, name: string, turn: 1 | -1): string =>
  rect(x - 15, 108, 30, 54, 3, { fill: d.linear('0 #4a4f52, .3 #2c3032, 1 #141617') }) +
  rect(x - 4 - turn * 28, 122, 8, 26, 2, { fill: '#b9c1c5' }) +
  [124, 148].map((y) => circle(x + turn * 8, y, 4, { fill: '#e3c47c' })).join('') +
  letterText('T', x - turn * 4, 126.5, { cap: 5, ink: paleInk }) +
  letterText('S', x - turn * 4, 150.5, { cap: 5, ink: paleInk }) +
  letterText(name, x, 174, { cap: 6, ink: paleInk });

const thirteenWires: FilmScene = matScene((d, { booster }) => [
  rect(8, 8, 304, 226, 12, { fill: 'none', stroke: '#bfe3d6', 'stroke-opacity': 0.45, 'stroke-width': 2 }),
  rect(92, 46, 136, 54, 4, { fill: solderMasks[booster.drawing.mask].pour }),
  letterText('CLEAN BOOSTER', 160, 66, { cap: 6.4, ink: '#f2f1ea' }),
  ...pads.map(
    ([name, x]) => circle(x, 92, 4, { fill: '#d9a441' }) + letterText(name, x, 84, { cap: 4.6, ink: '#f2f1ea' }),
  ),
  dcSocket(d, socketSpots['thirteen-wires']),
  openJack(d, 44, 'IN', 1),
  openJack(d, 276, 'OUT', -1),
  switchInside(d, 160, 186, 34, 18, false),
  circle(258, 211, 9, { fill: '#ffa51f', stroke: '#c3cacd', 'stroke-width': 2 }),
  ...thirteen.map(([line, colour]) => cable(d, line, wireColours[colour], 3)),
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) => circle(...lug(i), 2.8, { fill: '#dfe4e6' })),
  ...thirteen.map(([, , [x, y]], i) => numberBadge(x, y, i + 1, '#8a5200', 6.4)),
]);

export const firstBuildBoxScenes = {
  'wires-and-control': wiresAndControl,
  'hardware-in-the-box': hardware,
  'thirteen-wires': thirteenWires,
} as const satisfies Record<string, FilmScene>;
