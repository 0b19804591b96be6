/** Which way round: parts beside the outline that is printed on the board. */

import { bandColours } from '#electronics/codes/resistor-bands.ts';
import { data, g, path, put, rect, scale } from '../primitives/svg.ts';
import { solderMasks } from '../primitives/palette.ts';
import { socket } from '../parts/connectors.ts';
import { resistor } from '../parts/resistor.ts';
import { dip, to92 } from '../parts/semiconductors.ts';
import { boardPiece, padsAt, type BoardPlace } from './board-piece.ts';
import { accentColour, arrow, onPaper, pointer, letterText, type Figure } from './figure.ts';

const light = { ink: solderMasks.green.silk } as const;

/** Turned so that the flat side lies towards the reader, as the transistor beside it is seen. */
export const transistorPlace: BoardPlace = { kind: 'Q', x: 232, y: 100, size: 11, turn: 90, width: 120, height: 104 };

const transistorOrientation = onPaper(200, (d) =>
  [
    put(88, 108, 0, scale(8.4, to92(d, '2N5088').markup)),
    letterText('E', 69, 190, { cap: 8 }),
    letterText('B', 88, 194, { cap: 8 }),
    letterText('C', 107, 190, { cap: 8 }),
    letterText('FLAT FACE', 88, 32) + pointer(88, 36, 88, 56),
    boardPiece(transistorPlace),
    ...padsAt(transistorPlace).map(([x, y], i) => letterText('EBC'[i]!, x, y - 34, { ...light, cap: 8 })),
    letterText('FLAT SIDE', 232, 178) + pointer(232, 168, 232, 116),
    arrow(130, 92, 164, 96),
  ].join(''),
);

export const chipPlace: BoardPlace = { kind: 'IC8', x: 258, y: 104, size: 6, turn: 90, width: 96, height: 108 };

const icNotch = onPaper(196, (d) =>
  [
    put(62, 104, 0, scale(6, dip(d, 8, 'TL072').markup)),
    put(160, 104, 0, scale(6, socket(d, 8).markup)),
    boardPiece(chipPlace),
    letterText('1', 26, 86, { cap: 8 }),
    letterText('1', 122, 84, { cap: 8 }),
    letterText('1', 218, 84, { cap: 8, ...light }),
    arrow(94, 104, 122, 104),
    arrow(194, 104, 208, 104),
    letterText('CHIP', 62, 176),
    letterText('SOCKET', 160, 176),
    letterText('BOARD', 258, 176),
    letterText('NOTCH', 160, 28) + pointer(130, 30, 62, 72) + pointer(160, 32, 160, 74) + pointer(190, 30, 258, 76),
  ].join(''),
);

const bandLabels = [
  ['4', -2.45],
  ['7', -1.35],
  ['0', -0.6],
  ['×10', 0.15],
  ['1%', 2.3],
] as const;

const colourNames = bandColours(4700).map((colour) => colour.toUpperCase());

const resistorBandsFigure = onPaper(170, (d) => {
  const size = 26;
  return [
    put(160, 92, 0, scale(size, resistor(d, 4700, 1, 3.2).markup)),
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
    put(160, 60, 0, scale(13, resistor(d, 10_000, 1, 0.4).markup)),
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
    rect(92.5, 116, 7, 44, 1, { fill: '#b9c1c5' }),
    rect(220.5, 116, 7, 44, 1, { fill: '#b9c1c5' }),
    path(data`M96 92H224`, { stroke: accentColour, 'stroke-width': 1.2, 'stroke-dasharray': '3 3' }),
    letterText('DISTANCE OF THE HOLES', 160, 106, { cap: 5.8, ink: accentColour }),
    letterText('RIGHT ANGLE', 52, 40) + pointer(56, 44, 97, 61),
  ].join(''),
);

export const orientation: Readonly<Record<string, Figure>> = {
  'resistor-bands': resistorBandsFigure,
  'transistor-orientation': transistorOrientation,
  'ic-notch': icNotch,
  'lead-bend': leadBend,
};
