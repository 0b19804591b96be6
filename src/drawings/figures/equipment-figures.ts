/** Figures of tools and meters on a workbench, and of parts in the order of assembly. */
import { cable } from '../equipment/cable.ts';
import { multimeter } from '../equipment/multimeter.ts';
import { cutters, solderingIron, solderSpool } from '../equipment/tools.ts';
import type { Defs } from '../primitives/defs.ts';
import { circle, data, ellipse, g, path, put, rect, scale } from '../primitives/svg.ts';
import { solderMasks } from '../primitives/palette.ts';
import { electrolytic, filmCap, filmLegs } from '../parts/capacitors.ts';
import { jackPart } from '../parts/connectors.ts';
import { potentiometer } from '../parts/controls.ts';
import { diode } from '../parts/diode.ts';
import { resistor } from '../parts/resistor.ts';
import { to92 } from '../parts/semiconductors.ts';
import { inkColour, onMat, onPaper, paleInk, pencilColour, strokePath, letterText, type Figure } from './figure.ts';

const legend = ['1 RESISTORS, DIODES   2 SOCKETS', '3 FILM   4 ELECTROLYTICS', '5 TRANSISTORS   6 CONTROLS'];

const boardTop = 112;

const dipSocket =
  rect(-24, -12, 48, 12, 1, { fill: '#25292b' }) +
  path('M-17 -12h0M-6 -12h0M6 -12h0M17 -12h0', { stroke: '#d9b765', 'stroke-width': 5, 'stroke-linecap': 'round' }) +
  path('M-17 0V16M-6 0V16M6 0V16M17 0V16', { stroke: '#c9a75a', 'stroke-width': 2 });

/** Upside down under the board: its shaft is away from the parts, its legs come up through the board. */
const hangingControl = (d: Defs): string => put(282, boardTop + 50, 180, scale(2.9, potentiometer(d, 'B100K').markup));

const assemblyOrder = onPaper(236, (d) => {
  const underTheBoard = d.clip(rect(0, 0, 320, boardTop + 16, 0, {}));
  const number = (i: number, x: number, y: number): string =>
    circle(x, y, 8, { fill: inkColour }) + letterText(String(i), x, y + 3, { cap: 6.4, ink: '#fff' });
  const parts = [
    put(30, boardTop - 5, 0, scale(4.2, resistor(d, 10_000, 1, 0.8).markup)),
    put(68, boardTop - 6, 0, scale(4.2, diode(d, 'black', 0.8).markup)),
    put(110, boardTop, 0, dipSocket),
    put(154, boardTop + 2, 0, scale(5, filmCap(d, '47n').markup)),
    put(196, boardTop - 8, 0, scale(5.4, electrolytic(d, '47u').markup)),
    put(236, boardTop - 2, 0, scale(5.4, to92(d, '2N5088').markup)),
  ];
  return [
    g({ 'clip-path': underTheBoard }, ...parts),
    hangingControl(d),
    rect(8, boardTop, 304, 10, 2, { fill: solderMasks.green.pour }),
    ...[46, 110, 154, 196, 236].map((x, i) => number(i + 1, x, boardTop + 29)),
    number(6, 282, boardTop - 12),
    letterText('OTHER SIDE', 282, boardTop - 30, { cap: 5, ink: pencilColour }),
    ...legend.map((line, i) => letterText(line, 126, boardTop + 60 + i * 13, { cap: 5.4, ink: pencilColour })),
  ].join('');
});

export const probe = (d: Defs, colour: string): string =>
  path('M0 0L26 -3H90Q98 -3 98 0Q98 3 90 3H26Z', { fill: colour }) +
  path('M0 0L26 -2V2Z', { fill: '#e6eaec' }) +
  rect(30, -3.4, 4, 6.8, 1, { fill: d.linear('0 #fff .5, 1 #000 .3') });

const continuity = onMat(200, (d) =>
  [
    put(62, 104, 0, scale(1.15, multimeter(d, '0.2'))),
    rect(35, 34, 55, 33, 2, { fill: d.linear('0 #c5d3bf, 1 #a9bba3', 0, 0, 0.5, 1) }),
    letterText('0.2 Ω', 60, 58, { cap: 13, ink: '#1b241c' }),
    strokePath('M112 40C118 44 118 52 112 56M119 35C128 42 128 54 119 61M126 30C138 40 138 56 126 66', '#ffcf87', 1.6),
    cable(d, 'M62 160C66 198 96 200 112 180', '#1d2022', 3),
    cable(d, 'M83 160C140 176 140 52 212 62', '#c8261f', 3),
    cable(d, 'M196 128C216 150 262 150 286 122', '#2f6fc4', 4.4),
    strokePath('M188 125L198 129M284 124L291 116', '#d9dfe2', 2.6),
    put(190, 126, 145, probe(d, '#1d2022')),
    put(290, 117, 215, probe(d, '#c8261f')),
    letterText('JOINED: IT BEEPS', 226, 34, { ink: paleInk }),
  ].join(''),
);

const boardInHolder = (d: Defs): string =>
  rect(-34, -24, 68, 48, 3, { fill: solderMasks.green.pour }) +
  g({ fill: '#d9a441' }, ...[-24, -12, 0, 12, 24].flatMap((x) => [-14, 0, 14].map((y) => circle(x, y, 1.8, {})))) +
  rect(-40, -27, 7, 54, 2, { fill: d.linear('0 #8d959a, .4 #f4f6f7, 1 #5d656a', 0, 0, 1, 0) }) +
  rect(33, -27, 7, 54, 2, { fill: d.linear('0 #8d959a, .4 #f4f6f7, 1 #5d656a', 0, 0, 1, 0) });

export const brassWool = (d: Defs): string =>
  circle(0, 0, 19, { fill: '#8d6c26' }) +
  circle(0, 0, 15, { fill: d.radial('0 #f4d58a, .7 #c1933c, 1 #7d5a1b') }) +
  path('M-10 -5C-4 -10 4 -3 10 -8M-10 3C-3 -2 3 6 10 1M-7 10C-2 4 4 11 8 7', {
    fill: 'none',
    stroke: '#fff3d0',
    'stroke-width': 1.3,
  });

/** The coil of the stand keeps the hot end off everything else. */
export function ironInStand(d: Defs): string {
  const rings = Array.from({ length: 8 }, (_, i) => ellipse(-92 + i * 11, 0, 3.4, 11, {}));
  return (
    rect(-112, -19, 108, 38, 5, { fill: d.linear('0 #4a4f52, 1 #17191a', 0.1, 0, 0.9, 1) }) +
    solderingIron(d) +
    g({ fill: 'none', stroke: '#d9dfe2', 'stroke-width': 1.8 }, ...rings)
  );
}

const sortedParts = (d: Defs): string =>
  rect(-58, -27, 116, 54, 2, { fill: '#fbfaf4' }) +
  put(-30, -14, 0, scale(2, resistor(d, 4700, 1, 4).markup)) +
  put(-30, 0, 0, scale(2, resistor(d, 10_000, 1, 4).markup)) +
  put(-30, 14, 0, scale(2, diode(d, 'glass', 4).markup)) +
  put(14, 2, 0, scale(1.9, filmCap(d, '100n').markup)) +
  put(40, 2, 0, scale(1.9, electrolytic(d, '47u').markup));

const workbenchLayout = onMat(230, (d) =>
  [
    circle(160, 110, 96, { fill: d.radial('0 #ffe9b8 .36, .6 #ffe9b8 .12, 1 #ffe9b8 0') }),
    put(160, 112, 0, scale(1.3, boardInHolder(d))),
    put(272, 128, 64, scale(0.6, ironInStand(d))),
    put(286, 34, 0, brassWool(d)),
    put(46, 46, 0, solderSpool(d)),
    put(50, 158, -12, scale(0.66, multimeter(d))),
    put(240, 190, 40, scale(0.5, cutters(d))),
    put(156, 194, 0, sortedParts(d)),
    rect(118, 6, 84, 54, 2, { fill: '#fbfaf4' }),
    path('M128 18H192M128 27H180M128 36H188M128 45H166', { stroke: '#7d8a86', 'stroke-width': 1.8 }),
    letterText('SOLDER', 46, 90, { cap: 6, ink: paleInk }),
    letterText('DOCUMENT', 160, 71, { cap: 6, ink: paleInk }),
    letterText('BRASS WOOL', 284, 66, { cap: 6, ink: paleInk }),
    letterText('IRON', 312, 134, { cap: 6, anchor: 'end', ink: paleInk }),
    letterText('PARTS', 156, 164, { cap: 6, ink: paleInk }),
  ].join(''),
);

const safetyGlasses = (d: Defs): string => {
  const lens = d.linear('0 #dff3f7 .5, .5 #a9d4de .28, 1 #6aa3b0 .4', 0, 0, 1, 1);
  return (
    path(
      'M-52 -12C-50 -22 -8 -22 -5 -10Q0 -15 5 -10C8 -22 50 -22 52 -12V2C50 20 14 22 8 6Q0 -2 -8 6C-14 22 -50 20 -52 2Z',
      {
        fill: lens,
        stroke: '#e8eef0',
        'stroke-width': 2.6,
        'stroke-linejoin': 'round',
      },
    ) +
    strokePath('M-52 -8L-60 22M52 -8L60 22', '#2b2f31', 4.4) +
    strokePath('M-42 -8C-36 -13 -28 -14 -20 -13M16 -8C22 -13 30 -14 38 -13', '#fff', 1.6)
  );
};

/** What a safe bench has beside the work: the iron in its stand, glasses, something to wipe the tip on. */
const ironAtRest = onMat(200, (d) =>
  [
    put(190, 150, 7, scale(1.15, ironInStand(d))),
    put(90, 46, -6, scale(1.1, safetyGlasses(d))),
    put(246, 52, 0, scale(1.3, brassWool(d))),
    letterText('GLASSES', 90, 92, { ink: paleInk }),
    letterText('BRASS WOOL', 246, 92, { ink: paleInk }),
    letterText('IRON IN ITS STAND', 110, 188, { ink: paleInk }),
  ].join(''),
);

const probeCapacitor = { x: 174, y: 50, size: 4.2 } as const;

/** Where the ends of its legs are, which the wires meet. */
const probeLegs = (() => {
  const { x, y, size } = probeCapacitor;
  const [left, right] = filmLegs();
  return { left: x + left.x * size, right: x + right.x * size, y: y + left.end * size - 1 };
})();

const audioProbe = onMat(190, (d) =>
  [
    put(66, 84, 0, scale(3.1, jackPart(d).markup)),
    strokePath(data`M122 70C140 66 150 ${probeLegs.y} ${probeLegs.left} ${probeLegs.y}`, '#d9dfe2', 2.6),
    strokePath(data`M${probeLegs.right} ${probeLegs.y}C200 ${probeLegs.y} 214 74 262 74`, '#d9dfe2', 2.6),
    put(probeCapacitor.x, probeCapacitor.y, 0, scale(probeCapacitor.size, filmCap(d, '100n').markup)),
    ...[probeLegs.left, probeLegs.right].map((x) => circle(x, probeLegs.y, 2.6, { fill: '#eef1f2' })),
    path('M252 68H284L312 74L284 80H252Z', { fill: '#c8261f' }),
    path('M284 68L312 74L284 80Z', { fill: '#d9dfe2' }),
    letterText('POINTED TIP', 272, 58, { ink: paleInk }),
    cable(d, 'M124 98C150 112 150 142 216 146', '#1d2022', 3.4),
    path('M212 139H258L290 134V141L266 146L290 151V158L258 153H212Z', {
      fill: d.linear('0 #d9dfe2, 1 #7d868b'),
      stroke: '#3f484d',
      'stroke-width': 0.8,
    }),
    letterText('CLIP FOR GROUND', 244, 176, { ink: paleInk }),
    letterText('100N', 174, 16, { ink: paleInk }),
    letterText('JACK', 74, 128, { ink: paleInk }),
  ].join(''),
);

export const equipmentFigures: Readonly<Record<string, Figure>> = {
  'assembly-order': assemblyOrder,
  'multimeter-continuity': continuity,
  'bench-layout': workbenchLayout,
  'audio-probe': audioProbe,
  'iron-at-rest': ironAtRest,
};
