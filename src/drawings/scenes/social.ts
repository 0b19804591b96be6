/** Pictures for links shared elsewhere: 1200 by 630, lettered in Burin because a bitmap has no fonts to load. */
import { enclosures } from '#electronics/enclosure.ts';
import { wordmarkMarkup } from '../brand/logo.ts';
import { Defs } from '../primitives/defs.ts';
import { textWidth, textPath } from '../primitives/stroke-font.ts';
import { el, g, n, path, put, rect, svg } from '../primitives/svg.ts';
import { heroBody } from '../hero/hero.ts';
import type { KitDrawing } from '../kit/kit-spec.ts';
import { drawPart, type PartDrawing } from '../parts/part-drawing.ts';
import { boardMarkup } from '../pcb/board.ts';
import { layoutBoard } from '../pcb/layout-board.ts';
import { pedalMarkup } from '../pedal/pedal.ts';

const cardWidth = 1200;
const cardHeight = 630;
const matColour = '#0f3f39';
const lineColour = '#2a6159';
const inkColour = '#f2f6f1';
const softInkColour = '#b9d3ca';
const cardMargin = 76;

/** The mat, with a centimetre grid at the scale of what lies on it. */
function mat(cm: number): string {
  let grid = '';
  for (let x = cardWidth - cardMargin; x > 0; x -= cm) grid += `M${n(x)} 0V${cardHeight}`;
  for (let y = cardHeight / 2; y > -cm; y -= cm) grid += `M0 ${n(y)}H${cardWidth}M0 ${n(cardHeight - y)}H${cardWidth}`;
  return (
    rect(0, 0, cardWidth, cardHeight, 0, { fill: matColour }) +
    path(grid, { stroke: lineColour, 'stroke-width': 1.2, 'stroke-opacity': 0.55 })
  );
}

/** Break a title over at most two lines, as evenly as it goes. */
function lines(title: string, cap: number, room: number): string[] {
  const words = title.split(' ');
  if (words.length === 1 || textWidth(title, { cap, width: 1.12, tracking: 0.1 }) <= room) return [title];
  const splits = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  const widest = (pair: string[]): number => Math.max(...pair.map((line) => textWidth(line, { cap })));
  return splits.reduce((best, pair) => (widest(pair) < widest(best) ? pair : best));
}

/** A block of large lettering, its first baseline at `y`, shrunk to fit the room beside the pedal. */
function headline(text: readonly string[], y: number, maxCap: number, room: number): string {
  const shape = { cap: maxCap, width: 1.12, tracking: 0.1 };
  const widest = Math.max(...text.map((line) => textWidth(line, shape)));
  const cap = maxCap * Math.min(1, room / widest);
  const weight = cap * 0.19;
  const d = text.map((line, i) => textPath(line, cardMargin + weight / 2, y + i * cap * 1.62, { ...shape, cap }));
  return path(d.join(''), { ...stroked(inkColour), 'stroke-width': weight });
}

const stroked = (stroke: string): Record<string, string> => ({
  fill: 'none',
  stroke,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
});

const small = (text: string, y: number, stroke: string): string =>
  path(textPath(text, cardMargin, y, { cap: 17, tracking: 0.22, width: 1.05 }), {
    ...stroked(stroke),
    'stroke-width': 2.3,
  });

const logo = (y: number): string =>
  el('g', { transform: `translate(${cardMargin} ${y}) scale(1.62)` }, wordmarkMarkup(inkColour, '#f4a91f'));

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
