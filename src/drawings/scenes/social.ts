/** Pictures for links shared elsewhere: 1200 by 630, lettered in Burin because a bitmap has no fonts to load. */
import { enclosures } from '#electronics/enclosure.ts';
import { Defs } from '../primitives/defs.ts';
import { el, g, n, put, rect, svg } from '../primitives/svg.ts';
import { heroBody } from '../hero/hero.ts';
import type { KitDrawing } from '../kit/kit-spec.ts';
import { drawPart, type PartDrawing } from '../parts/part-drawing.ts';
import { boardMarkup } from '../pcb/board.ts';
import { layoutBoard } from '../pcb/layout-board.ts';
import { pedalMarkup } from '../pedal/pedal.ts';
import {
  cardHeight,
  cardMargin,
  cardWidth,
  headline,
  lines,
  logo,
  mat,
  matColour,
  small,
  softInkColour,
} from './social-frame.ts';

/** The frame of a card about a product: the mat, the words on the left, the thing on the right. */
function card(d: Defs, cm: number, title: string, kind: string, thing: string): string {
  const text = lines(title, 66, 560);
  const y = 330 - (text.length - 1) * 40;
  const body =
    mat(cm) +
    thing +
    logo(cardMargin - 6) +
    headline(text, y, 66, 560) +
    small(kind, y - 104, '#f4a91f') +
    small('Wire. String. Octave above.', cardHeight - cardMargin, softInkColour);
  return svg([0, 0, cardWidth, cardHeight], d, body, {
    title: `${title}: ${kind.toLowerCase()}`,
    width: cardWidth,
    height: cardHeight,
  });
}

/** Lay a drawing of so many millimetres on the right of a card. */
const laid = (markup: string, w: number, h: number, scale: number, turn: number): string =>
  el(
    'g',
    { transform: `translate(912 314) rotate(${turn}) scale(${n(scale)}) translate(${n(-w / 2)} ${n(-h / 2)})` },
    markup,
  );

/** The card of one kit: its pedal, larger than life, on the mat. */
export function socialSvg(kit: KitDrawing): string {
  const d = new Defs('s');
  const { w, h } = enclosures[kit.size];
  const scale = kit.size === '1590A' ? 5.6 : kit.size === '125B' ? 4.45 : 4.1;
  return card(d, scale * 10, kit.title, 'Pedal kit', laid(pedalMarkup(d, kit), w, h, scale, 6));
}

/** The card of one board, soldered. */
export function socialBoardSvg(kit: KitDrawing): string {
  const d = new Defs('s', 0.6);
  const { board } = layoutBoard(kit);
  const scale = Math.min(10.5, 470 / board.h, 430 / board.w);
  const markup = laid(boardMarkup(d, kit, { populated: true }), board.w, board.h, scale, 5);
  return card(d, scale * 10, kit.title, 'Circuit board', markup);
}

const looseParts: readonly (readonly [x: number, y: number, turn: number, drawing: PartDrawing])[] = [
  [-30, -25, 0, { draw: 'pot', mark: 'B100K' }],
  [-7, -25, 0, { draw: 'footswitch' }],
  [22, -32, 0, { draw: 'jack' }],
  [22, -14, 0, { draw: 'socket', pins: 8 }],
  [36, -14, 0, { draw: 'dc-jack' }],
  [8, -14, -90, { draw: 'dip', pins: 8, mark: 'TL072CP' }],
  [-34, 8, 0, { draw: 'electrolytic', value: '47u' }],
  [-22, 9, 0, { draw: 'film', value: '100n' }],
  [-10, 9, 0, { draw: 'film', value: '22n' }],
  [2, 9, 0, { draw: 'ceramic', value: '47p' }],
  [13, 9, 0, { draw: 'to92', mark: '2N5457' }],
  [24, 9, 0, { draw: 'trimmer', mark: '10K' }],
  [36, 8, 0, { draw: 'led', colour: 'red' }],
  [-30, 27, 0, { draw: 'resistor', value: '4K7' }],
  [-30, 33, 0, { draw: 'resistor', value: '1M' }],
  [-30, 39, 0, { draw: 'resistor', value: '220R' }],
  [-6, 33, 0, { draw: 'knob', style: 'fluted' }],
  [14, 33, 0, { draw: 'knob', style: 'cream' }],
  [34, 29, 0, { draw: 'diode', body: 'glass' }],
  [34, 37, 0, { draw: 'diode', body: 'black' }],
];

/** The card that all loose parts share. */
export function socialPartsSvg(): string {
  const d = new Defs('s', 0.8);
  const things = looseParts.map(([x, y, turn, drawing]) => put(x, y, turn, drawPart(d, drawing).markup));
  return card(d, 57, 'Parts that fit', 'Pedal parts', laid(things.join(''), 0, 0, 5.7, 0));
}

/** The card of the shop: the exploded pedal of the home page. */
export function socialHomeSvg(kit: KitDrawing): string {
  const d = new Defs('s');
  const { markup, view } = heroBody(d, kit);
  const scale = 2.46;
  const body =
    rect(0, 0, cardWidth, cardHeight, 0, { fill: matColour }) +
    g({ transform: `translate(640 12) scale(${scale}) translate(${n(-view[0])} ${n(-view[1])})` }, markup) +
    logo(cardMargin - 6) +
    headline(['Build your', 'own guitar', 'effects'], 262, 74, 580) +
    small('Pedal kits, boards and parts', cardHeight - cardMargin, softInkColour);
  return svg([0, 0, cardWidth, cardHeight], d, body, {
    title: 'taar: build your own guitar effects',
    width: cardWidth,
    height: cardHeight,
  });
}
