/** The film on tracing a circuit: the idea, the probe, the supply, and what to do without a drawing. */
import type { Defs } from '../primitives/defs.ts';
import { circle, path, poly, put, rect, scale } from '../primitives/svg.ts';
import { probe } from '../figures/equipment-figures.ts';
import { letterText, paleInk, pointer, strokePath } from '../figures/figure.ts';
import { filmCap } from '../parts/capacitors.ts';
import { jackPart } from '../parts/connectors.ts';
import { cable, plug } from '../equipment/cable.ts';
import { castShadow } from '../equipment/mat.ts';
import { multimeter } from '../equipment/multimeter.ts';
import { amplifier, crocodileClip } from './scene-objects.ts';
import { positionBoard, type Spot, voltsAt } from './board-views.ts';
import { matScene, numberBadge, silenceBadge, soundBadge, type FilmScene } from './scene.ts';

const signalPins = [
  ['IN', '1'],
  ['C2', '1'],
  ['C2', '2'],
  ['IC1', '3'],
  ['IC1', '6'],
  ['R6', '1'],
  ['R6', '2'],
  ['OUT', '1'],
] as const;

/** How many of the points still have sound. */
const heardPoints = 4;

const listenInside: FilmScene = matScene((d, { clipper }) => {
  const board = positionBoard(clipper.drawing, 28, 46, 4.8);
  const points = signalPins.map(([ref, pin]): Spot => board.pad(ref, pin));
  const [last, first] = [points[heardPoints - 1]!, points[heardPoints]!];
  return [
    board.markup(d, true),
    path(poly(points), {
      fill: 'none',
      stroke: '#ffcf87',
      'stroke-width': 2.4,
      'stroke-dasharray': '5 4',
      'stroke-linecap': 'round',
    }),
    ...points.map(([x, y], i) => (i < heardPoints ? soundBadge(x, y, 7.4) : silenceBadge(x, y, 7.4))),
    circle((last[0] + first[0]) / 2, (last[1] + first[1]) / 2, 30, {
      fill: 'none',
      stroke: '#ff8a6a',
      'stroke-width': 2.6,
    }),
    letterText('THE FAULT IS BETWEEN', 160, 26, { cap: 7, ink: '#ffb09c' }),
    soundBadge(76, 230, 6) + letterText('SOUND', 88, 233, { cap: 6.4, anchor: 'start', ink: paleInk }),
    silenceBadge(188, 230, 6) + letterText('SILENCE', 200, 233, { cap: 6.4, anchor: 'start', ink: paleInk }),
  ];
});

const buildingProbe: FilmScene = matScene((d) => [
  cable(d, 'M8 72C-24 84 -8 150 38 158', '#1c1f20', 5),
  put(46, 72, 0, plug(d)),
  put(86, 72, 0, scale(2.7, jackPart(d).markup)),
  strokePath('M132 60C146 56 156 64 168 62', '#d9dfe2', 2.8),
  strokePath('M192 62C204 64 214 58 226 58', '#d9dfe2', 2.8),
  put(180, 44, 0, scale(4, filmCap(d, '100n').markup)),
  path('M222 50H272L286 58L272 66H222Z', { fill: d.linear('0 #3c4245, .4 #6d7579, 1 #17191a') }),
  strokePath('M284 58H312', '#e6eaec', 2.4),
  cable(d, 'M132 84C152 92 132 128 176 138C208 146 222 130 238 130', '#1d2022', 4),
  put(262, 130, 0, scale(1.1, crocodileClip(d))),
  numberBadge(134, 46, 1, '#8a5200', 7),
  numberBadge(212, 76, 2, '#8a5200', 7),
  numberBadge(140, 100, 3, '#8a5200', 7),
  letterText('BARE POINT', 290, 42, { cap: 5.8, ink: paleInk }),
  letterText('SLEEVED', 246, 82, { cap: 5.8, ink: paleInk }),
  letterText('CLIP: GROUND', 262, 158, { cap: 6, ink: paleInk }),
  letterText('104: KEEPS THE VOLTS OUT', 180, 12, { cap: 5.8, ink: '#ffcf87' }),
  letterText('JACK', 84, 112, { cap: 6, ink: paleInk }),
  put(76, 184, 0, scale(0.92, amplifier(d))),
  letterText('SMALL AMP, NEARLY OFF', 186, 206, { cap: 6.4, ink: '#ffcf87' }) + pointer(128, 203, 54, 160, '#ffcf87'),
]);

/** Numbers of neighbouring pins stand aside, so that each can be read. */
const numberOffsets: Readonly<Record<number, Spot>> = { 1: [-4, -9], 2: [-10, -12], 4: [10, -12], 5: [5, -9] };

const supplyFirst: FilmScene = matScene((d, { clipper }) => {
  const board = positionBoard(clipper.drawing, 12, 12, 3.66);
  const points: readonly (readonly [string, string, Spot])[] = [
    ['DC SOCKET +', '9.1 V', board.pad('9V')],
    ['D3 BAND', voltsAt(clipper, 'IC1.7'), board.pad('D3', 'K')],
    ['IC1 PIN 7', voltsAt(clipper, 'IC1.7'), board.pad('IC1', '7')],
    ['VREF, C6 +', voltsAt(clipper, 'C6.+'), board.pad('C6', '+')],
    ['IC1 PIN 6', voltsAt(clipper, 'IC1.6'), board.pad('IC1', '6')],
    ['D1, D2', voltsAt(clipper, 'D1.A'), board.pad('D1', 'A')],
  ];
  return [
    board.markup(d, true),
    put(268, 92, 4, scale(0.98, multimeter(d, '4.30'))),
    ...points.map(([, , [x, y]], i) => {
      const [dx, dy] = numberOffsets[i] ?? [0, 0];
      return (
        strokePath(`M${x} ${y}L${x + dx} ${y + dy}`, '#8a5200', 2) + numberBadge(x + dx, y + dy, i + 1, '#8a5200', 6.4)
      );
    }),
    ...points.map(([name, volts], i) => {
      const x = 22 + Math.floor(i / 3) * 108;
      const y = 164 + (i % 3) * 24;
      return (
        numberBadge(x, y, i + 1, '#8a5200', 7) +
        letterText(name, x + 12, y - 1, { cap: 5.4, anchor: 'start', ink: paleInk }) +
        letterText(volts, x + 12, y + 9, { cap: 6.4, anchor: 'start', ink: '#ffcf87' })
      );
    }),
    letterText('STOP AT THE', 270, 196, { cap: 6, ink: paleInk }),
    letterText('FIRST WRONG ONE', 270, 209, { cap: 6, ink: paleInk }),
  ];
});

/** A desk lamp that shines from behind a board. */
const lamp = (d: Defs): string => circle(0, 0, 104, { fill: d.radial('0 #fff3c9 .95, .35 #ffe29a .5, 1 #ffe29a 0') });

const sketch =
  'M14 70H30M30 62V78L46 70ZM46 70H62M62 70V58M56 58H68M56 54H68M62 54V44M30 74H24V92M20 92H28M22 95H26M62 70H78M78 66V74M82 66V74M82 70H98';

const withoutDrawing: FilmScene = matScene((d, { clipper }) => {
  const board = positionBoard(clipper.drawing, 20, 60, 3);
  return [
    put(100, 110, 0, lamp(d)),
    board.markup(d, false),
    rect(20, 60, board.w, board.h, 6, { fill: d.radial('0 #fff3c9 .5, .7 #fff3c9 .12, 1 #fff3c9 0') }),
    letterText('AGAINST THE LAMP', 90, 190, { cap: 6.4, ink: paleInk }),
    castShadow(d, rect(206, 28, 104, 138, 3, {}), 3, 0.35, 2, 6),
    put(
      206,
      28,
      0,
      rect(0, 0, 104, 138, 3, { fill: '#fbfaf4' }),
      letterText('IN', 14, 62, { cap: 5.4 }),
      letterText('OUT', 92, 62, { cap: 5.4 }),
      letterText('+9', 62, 38, { cap: 5.4 }),
      strokePath(sketch, '#2d3540', 1.3),
      letterText('PIN 7 BEEPS TO +', 52, 112, { cap: 4.8, ink: '#b5371f' }),
      letterText('PIN 4 TO SLEEVE', 52, 124, { cap: 4.8, ink: '#b5371f' }),
      letterText('MY MAP', 52, 18, { cap: 6.4 }),
    ),
    put(...board.pad('OUT'), 52, scale(0.72, probe(d, '#c8261f'))),
    letterText('CLEAN: BEFORE THE GAIN', 254, 192, { cap: 5.6, ink: '#ffcf87' }),
    letterText('DIRT: BEHIND IT', 254, 206, { cap: 5.6, ink: '#ffcf87' }),
    letterText('SILENCE: SUPPLY, GROUND', 254, 220, { cap: 5.6, ink: '#ffcf87' }),
  ];
});

export const tracingPathScenes = {
  'listen-inside': listenInside,
  'building-the-probe': buildingProbe,
  'supply-first': supplyFirst,
  'without-a-drawing': withoutDrawing,
} as const satisfies Record<string, FilmScene>;
