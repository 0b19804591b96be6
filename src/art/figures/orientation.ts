/** Which way round: parts beside the outline that is printed on the board. */

import { bandColours } from '#electronics/codes/resistor-bands.ts';
import { circle, data, g, path, put, rect, scale } from '../drawing/svg.ts';
import { solderMasks } from '../palette.ts';
import { electrolytic } from '../parts/capacitors.ts';
import { socket } from '../parts/connectors.ts';
import { diode, ledPart } from '../parts/diode.ts';
import { resistor } from '../parts/resistor.ts';
import { dip, to92 } from '../parts/semiconductors.ts';
import { accentColour, arrow, onPaper, pointer, letterText, type Figure } from './figure.ts';

const { pour, silk: silkColour } = solderMasks.green;

/** A piece of board around a point, with an outline and pads in its own scale. */
const boardPiece = (x: number, y: number, w: number, h: number, ...art: string[]): string =>
  put(x, y, 0, rect(-w / 2, -h / 2, w, h, 5, { fill: pour }), ...art);

const silk = (d: string): string =>
  path(d, {
    fill: 'none',
    stroke: silkColour,
    'stroke-width': 1.8,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  });

const pad = (x: number, y: number, square = false): string =>
  (square ? rect(x - 6, y - 6, 12, 12, 1, { fill: '#d9a441' }) : circle(x, y, 6, { fill: '#d9a441' })) +
  circle(x, y, 2.6, { fill: '#2a1c08' });

const light = { ink: silkColour } as const;

const electrolyticPolarity = onPaper(190, (d) =>
  [
    put(92, 96, 0, scale(7.4, electrolytic(d, '47u').art)),
    letterText('+', 78, 184, { cap: 9 }),
    letterText('-', 107, 172, { cap: 9 }),
    letterText('LONG LEG', 34, 152) + pointer(34, 156, 80, 164),
    letterText('STRIPE', 152, 40) + pointer(150, 44, 111, 62),
    boardPiece(
      240,
      100,
      120,
      120,
      circle(0, 0, 40, { fill: 'none', stroke: silkColour, 'stroke-width': 1.8 }),
      path('M18 -35.7A40 40 0 0 1 18 35.7Z', { fill: silkColour, 'fill-opacity': 0.85 }),
      pad(-16, 0, true),
      pad(16, 0),
      silk('M-48 -6V6M-54 0H-42'),
    ),
    arrow(126, 166, 214, 110),
  ].join(''),
);

const diodePolarity = onPaper(180, (d) =>
  [
    put(160, 46, 0, scale(18, diode(d, 'black', 3).art)),
    letterText('BAND', 248, 26) + pointer(232, 26, 190, 36),
    boardPiece(
      160,
      128,
      236,
      66,
      silk('M-46 -20H46V20H-46Z'),
      path('M24 -20H33V20H24Z', { fill: silkColour }),
      pad(-94, 0),
      pad(94, 0, true),
      silk('M-84 0H-46M46 0H84'),
    ),
    letterText('LINE', 189, 176) + pointer(189, 168, 189, 140),
    pointer(189, 72, 189, 104),
    letterText('A', 26, 50, { cap: 9 }),
    letterText('K', 294, 50, { cap: 9 }),
  ].join(''),
);

const transistorOrientation = onPaper(200, (d) =>
  [
    put(88, 108, 0, scale(8.4, to92(d, '2N5088').art)),
    letterText('E', 69, 190, { cap: 8 }),
    letterText('B', 88, 194, { cap: 8 }),
    letterText('C', 107, 190, { cap: 8 }),
    letterText('FLAT FACE', 88, 32) + pointer(88, 36, 88, 56),
    boardPiece(
      232,
      104,
      120,
      112,
      silk('M-36 24H36C50 -4 30 -44 0 -44C-30 -44 -50 -4 -36 24Z'),
      pad(-24, 4),
      pad(0, 4),
      pad(24, 4),
      letterText('E', -24, -10, light),
      letterText('B', 0, -10, light),
      letterText('C', 24, -10, light),
    ),
    letterText('FLAT SIDE', 232, 180) + pointer(232, 172, 232, 129),
    arrow(130, 92, 164, 98),
  ].join(''),
);

const ledPolarity = onPaper(190, (d) =>
  [
    put(92, 76, 0, scale(6.2, g({ 'clip-path': d.clip(rect(-2.5, -14, 20, 40, 0, {})) }, ledPart(d, 'red').art))),
    letterText('-', 78, 156, { cap: 9 }),
    letterText('+', 106, 170, { cap: 9 }),
    letterText('LONG LEG', 166, 148) + pointer(140, 144, 102, 142),
    letterText('ANODE', 166, 160),
    boardPiece(
      240,
      74,
      112,
      104,
      silk('M-22.6 -28A36 36 0 1 1 -22.6 28Z'),
      pad(-12, 0),
      pad(16, 0, true),
      letterText('-', -12, 20, light),
      letterText('+', 16, 22, light),
    ),
    letterText('FLAT: CATHODE', 240, 148, { cap: 6.4 }) + pointer(222, 138, 217, 96),
    pointer(30, 62, 74, 66),
    letterText('FLAT', 28, 54),
    arrow(128, 62, 178, 70),
  ].join(''),
);

const icNotch = onPaper(210, (d) => {
  const rows = [-22.9, -7.6, 7.6, 22.9];
  const pads = rows.map((y, i) => pad(-22.9, y, i === 0) + pad(22.9, y)).join('');
  return [
    put(62, 104, 0, scale(6, dip(d, 8, 'TL072').art)),
    put(160, 104, 0, scale(6, socket(d, 8).art)),
    boardPiece(258, 104, 96, 108, silk('M-16 -36H-7A7 7 0 0 0 7 -36H16V36H-16Z'), pads),
    letterText('1', 26, 86, { cap: 8 }),
    letterText('1', 122, 84, { cap: 8 }),
    letterText('1', 220, 84, { cap: 8, ink: silkColour }),
    arrow(94, 104, 122, 104),
    arrow(194, 104, 208, 104),
    letterText('CHIP', 62, 176),
    letterText('SOCKET', 160, 176),
    letterText('BOARD', 258, 176),
    letterText('NOTCH', 160, 28) + pointer(130, 30, 62, 72) + pointer(160, 32, 160, 74) + pointer(190, 30, 258, 70),
  ].join('');
});

const bandLabels = [
  ['4', -2.45],
  ['7', -1.35],
  ['0', -0.6],
  ['×10', 0.15],
  ['1 %', 2.3],
] as const;

const colourNames = bandColours(4700).map((colour) => colour.toUpperCase());

const resistorBandsFigure = onPaper(170, (d) => {
  const size = 26;
  return [
    put(160, 92, 0, scale(size, resistor(d, 4700, 1, 3.2).art)),
    ...bandLabels.map(([text, x], i) => {
      const at = 160 + x * size;
      const up = i % 2 === 0 ? 40 : 26;
      const down = i % 2 === 0 ? 152 : 138;
      return (
        pointer(at, up + 4, at, 62) +
        letterText(text, at, up, { cap: 9 }) +
        letterText(colourNames[i]!, at, down, { cap: 5.6 }) +
        pointer(at, down - 8, at, 122)
      );
    }),
  ].join('');
});

const leadBend = onPaper(180, (d) =>
  [
    put(160, 60, 0, scale(13, resistor(d, 10_000, 1, 0.4).art)),
    path('M119 60H104Q96 60 96 68V150M201 60H216Q224 60 224 68V150', {
      fill: 'none',
      stroke: '#7d868b',
      'stroke-width': 6,
    }),
    path('M119 59H104Q95 59 95 68V150M201 59H216Q223 59 223 68V150', {
      fill: 'none',
      stroke: '#e6eaec',
      'stroke-width': 2.4,
    }),
    rect(30, 120, 260, 18, 0, { fill: '#8f9a62' }),
    rect(30, 119, 260, 3.4, 0, { fill: '#1b6640' }),
    rect(30, 135, 260, 3.4, 0, { fill: '#1b6640' }),
    g(
      { fill: '#c58343' },
      rect(80, 116, 32, 4, 0, {}),
      rect(208, 116, 32, 4, 0, {}),
      rect(80, 138, 32, 4, 0, {}),
      rect(208, 138, 32, 4, 0, {}),
    ),
    path('M93 120V160M99 120V160M221 120V160M227 120V160', { stroke: '#7d868b', 'stroke-width': 0.1 }),
    rect(92.5, 116, 7, 44, 1, { fill: '#b9c1c5' }),
    rect(220.5, 116, 7, 44, 1, { fill: '#b9c1c5' }),
    path(data`M96 92H224`, { stroke: accentColour, 'stroke-width': 1.2, 'stroke-dasharray': '3 3' }),
    letterText('DISTANCE OF THE HOLES', 160, 106, { cap: 5.8, ink: accentColour }),
    letterText('RIGHT ANGLE', 52, 40) + pointer(56, 44, 97, 61),
  ].join(''),
);

export const orientation: Readonly<Record<string, Figure>> = {
  'resistor-bands': resistorBandsFigure,
  'electrolytic-polarity': electrolyticPolarity,
  'diode-polarity': diodePolarity,
  'transistor-orientation': transistorOrientation,
  'led-polarity': ledPolarity,
  'ic-notch': icNotch,
  'lead-bend': leadBend,
};
