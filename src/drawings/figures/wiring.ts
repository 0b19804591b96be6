/** What is outside the board: jacks, switch, lamp and supply. */
import { cable } from '../equipment/cable.ts';
import type { Defs } from '../primitives/defs.ts';
import { circle, g, path, put, rect, scale } from '../primitives/svg.ts';
import { solderMasks } from '../primitives/palette.ts';
import { wirePaints, type WireColour } from '../parts/colour-chips.ts';
import { dcPart } from '../parts/connectors.ts';
import { onMat, onPaper, paleInk, strokePath, pointer, letterText, type Figure } from './figure.ts';

const run = (d: Defs, line: string, colour: WireColour): string => cable(d, line, wirePaints[colour], 3);

const lugXs = [138, 160, 182] as const;
const lugYs = [186, 205, 224] as const;

/** Lugs are counted down each column: 1 to 3, 4 to 6, 7 to 9. */
const lug = (number: number): readonly [number, number] => [
  lugXs[Math.trunc((number - 1) / 3)]!,
  lugYs[(number - 1) % 3]!,
];

function footswitch(d: Defs): string {
  const lugs = Array.from({ length: 9 }, (_, i) => {
    const [x, y] = lug(i + 1);
    return rect(x - 3.4, y - 4.4, 6.8, 8.8, 1.2, { fill: '#e3c47c', stroke: '#5f4713', 'stroke-width': 0.5 });
  });
  return (
    rect(122, 172, 76, 66, 5, {
      fill: d.linear('0 #3873c9, 1 #173d80', 0.1, 0, 0.9, 1),
      stroke: '#c3cacd',
      'stroke-width': 2,
    }) + lugs.join('')
  );
}

const jack = (d: Defs, x: number, name: string, tipY: number, sleeveY: number, turn: 1 | -1): string =>
  rect(x - 15, 106, 30, 54, 3, { fill: d.linear('0 #4a4f52, .3 #2c3032, 1 #141617') }) +
  rect(x - 4 - turn * 30, 120, 8, 26, 2, { fill: '#b9c1c5' }) +
  circle(x + turn * 8, tipY, 4, { fill: '#e3c47c' }) +
  circle(x + turn * 8, sleeveY, 4, { fill: '#e3c47c' }) +
  letterText('T', x - turn * 3, tipY + 2.5, { cap: 5, ink: paleInk }) +
  letterText('S', x - turn * 3, sleeveY + 2.5, { cap: 5, ink: paleInk }) +
  letterText(name, x, 98, { cap: 6.4, ink: paleInk });

const wirePads = [
  ['IN', 112],
  ['9V', 136],
  ['GND', 160],
  ['LED', 184],
  ['OUT', 208],
] as const;

function board(): string {
  const pads = wirePads.map(
    ([name, x]) => circle(x, 124, 4, { fill: '#d9a441' }) + letterText(name, x, 114, { cap: 4.8, ink: '#f2f5ec' }),
  );
  return (
    rect(98, 64, 124, 70, 4, { fill: solderMasks.green.pour }) +
    letterText('BOARD', 160, 92, { cap: 8, ink: '#f2f5ec' }) +
    pads.join('')
  );
}

/** Written last, so that no wire runs over them. */
const lugNumbers = Array.from({ length: 9 }, (_, i) => {
  const [x, y] = lug(i + 1);
  return (
    rect(x - 11.5, y - 4.2, 7, 8.4, 1.6, { fill: '#173d80' }) +
    letterText(String(i + 1), x - 8, y + 2.4, { cap: 4.8, ink: paleInk })
  );
}).join('');

/** The DC socket as the box of the guide's kit is drilled: in the wall of the input, seen from behind. */
export const supplySpot = [44, 208] as const;

const offboard = onMat(262, (d) =>
  [
    rect(14, 8, 292, 246, 12, { fill: 'none', stroke: '#bfe3d6', 'stroke-opacity': 0.5, 'stroke-width': 2 }),
    board(),
    put(...supplySpot, 0, scale(1.9, dcPart(d).markup)),
    letterText('DC', supplySpot[0], 238, { cap: 5.6, ink: paleInk }),
    jack(d, 44, 'IN', 122, 146, 1),
    jack(d, 276, 'OUT', 122, 146, -1),
    footswitch(d),
    circle(240, 216, 9, { fill: '#ffa51f', stroke: '#c3cacd', 'stroke-width': 2 }),
    letterText('LAMP', 240, 242, { cap: 5.6, ink: paleInk }),
    run(d, 'M136 124C134 158 110 160 106 188C102 214 84 220 50 216', 'red'),
    run(d, 'M160 124C158 152 96 138 92 166C88 192 78 202 50 200', 'black'),
    run(d, 'M50 200C66 192 68 158 52 146', 'black'),
    run(d, `M160 124C158 146 150 178 ${lug(5).join(' ')}`, 'black'),
    run(d, `M${lug(5).join(' ')}C174 160 240 166 268 146`, 'black'),
    run(d, `M112 124C108 150 118 170 ${lug(1).join(' ')}`, 'blue'),
    run(d, `M208 124C212 150 202 170 ${lug(7).join(' ')}`, 'blue'),
    run(d, `M${lug(2).join(' ')}C100 206 74 150 52 122`, 'blue'),
    run(d, `M${lug(8).join(' ')}C220 206 246 150 268 122`, 'blue'),
    run(d, `M${lug(3).join(' ')}C146 246 174 246 ${lug(9).join(' ')}`, 'blue'),
    run(d, `M${lug(1).join(' ')}C150 192 148 216 ${lug(6).join(' ')}`, 'blue'),
    run(d, `M184 124C196 150 226 170 237 209`, 'red'),
    run(d, `M${lug(4).join(' ')}C172 200 196 244 237 223`, 'black'),
    g({ fill: '#cfd5d8' }, ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) => circle(...lug(i), 2.6, {}))),
    lugNumbers,
  ].join(''),
);

/** A barrel with a hollow inner contact, which the pin of the socket goes into. */
const plugInSection = (barrelMetal: string, contactMetal: string): readonly string[] => [
  rect(82, 68, 70, 7, 1, { fill: barrelMetal }),
  rect(82, 101, 70, 7, 1, { fill: barrelMetal }),
  rect(82, 75, 64, 6, 0, { fill: '#e9dfc8' }),
  rect(82, 95, 64, 6, 0, { fill: '#e9dfc8' }),
  rect(82, 81, 64, 14, 0, { fill: '#2b2f31' }),
  rect(82, 81, 62, 3.4, 1, { fill: contactMetal }),
  rect(82, 91.6, 62, 3.4, 1, { fill: contactMetal }),
];

const powerFigure = onPaper(190, (d) => {
  const metal = d.linear('0 #7f878b, .16 #e9edee, .34 #ffffff, .55 #a9b1b5, 1 #5a6267');
  return [
    rect(18, 64, 64, 48, 6, { fill: d.linear('0 #4a4f52, .4 #26292b, 1 #101213') }),
    ...plugInSection(metal, d.linear('0 #b48b3d, .4 #f4e0a6, 1 #8a6a24')),
    letterText('OUTSIDE +', 118, 46, { ink: '#b5301c' }) + pointer(118, 50, 118, 72),
    letterText('INSIDE -', 118, 142) + pointer(118, 133, 122, 94.5),
    letterText('PLUG, CUT OPEN', 92, 168, { cap: 6, ink: '#63726c' }),
    rect(226, 62, 62, 88, 4, { fill: d.linear('0 #2a2d30, .25 #5d6367, .5 #34383b, 1 #141617', 0, 0, 1, 0) }),
    rect(226, 84, 62, 34, 0, { fill: '#c98a1e' }),
    letterText('9 V', 257, 106, { cap: 11, ink: '#1c1403' }),
    rect(236, 52, 12, 11, 2, { fill: metal }),
    rect(264, 54, 16, 9, 1, { fill: metal }),
    path('M264 54L268 50H276L280 54', { fill: '#b9c1c5' }),
    letterText('+', 242, 46, { cap: 9, ink: '#b5301c' }),
    letterText('-', 272, 44, { cap: 9 }),
    letterText('BATTERY', 257, 168, { cap: 6, ink: '#63726c' }),
    strokePath('M200 30V170', '#63726c', 0.6),
  ].join('');
});

export const wiring: Readonly<Record<string, Figure>> = {
  'offboard-wiring': offboard,
  'battery-and-dc-jack': powerFigure,
};
