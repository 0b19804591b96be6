/** The contents of a kit laid out flat, parallel and at right angles to each other, at true scale. */
import { enclosures } from '#electronics/enclosure.ts';
import { Defs } from '../primitives/defs.ts';
import { shortHash } from '../primitives/rng.ts';
import { move, svg } from '../primitives/svg.ts';
import type { Part } from '../parts/part.ts';
import { boardMarkup } from '../pcb/board.ts';
import { layoutBoard } from '../pcb/layout-board.ts';
import { drilledBox } from '../pedal/box.ts';
import type { FlatLay, FlatLayArea, KitSpec, Content } from './kit-spec.ts';
import { layOutInRows, type Positioned, type Region, type Sized } from './row-layout.ts';
import { parseValue } from '#electronics/value/parse.ts';
import { hookupWire, wireColours } from '../parts/connectors.ts';
import { drawPart, type PartDrawing } from '../parts/part-drawing.ts';
import { tape } from '../parts/resistor.ts';

/** What lies in the bag of a kit, piece by piece, in the order it is laid out. */

/** Large things first, then what is alike together. */
const drawingOrder: readonly PartDrawing['draw'][] = [
  'pot',
  'knob',
  'module',
  'resistor',
  'footswitch',
  'jack',
  'dc-jack',
  'toggle',
  'bezel',
  'feet',
  'wire',
  'led',
  'electrolytic',
  'can',
  'inductor',
  'to220',
  'to92',
  'adapter-board',
  'film',
  'ceramic',
  'trimmer',
  'dip',
  'socket',
  'opto',
  'diode',
];

const maxPerTape = 9;

/** Something that is laid down in one piece. A tape holds several things, from its upper end to its lower one. */
interface Piece extends Part {
  readonly names: readonly string[];
}

/** Resistors still on their tapes, values rising, the tapes of one length. */
function tapes(d: Defs, contents: readonly Content[]): Piece[] {
  const resistors = contents
    .flatMap(({ name, drawing, count }) =>
      drawing.draw === 'resistor'
        ? Array.from({ length: count }, () => ({ name, ohms: parseValue(drawing.value, 'resistance') }))
        : [],
    )
    .sort((a, b) => a.ohms - b.ohms);
  const count = Math.ceil(resistors.length / maxPerTape);
  const each = Math.ceil(resistors.length / Math.max(1, count));
  return Array.from({ length: count }, (_, i) => resistors.slice(i * each, (i + 1) * each)).map((onTape) => {
    const ohms = onTape.map((resistor) => resistor.ohms);
    return { ...tape(d, ohms), names: onTape.map(({ name }) => name) };
  });
}

/** A part that comes several times is drawn once. */
function piecesOfContent(d: Defs, { name, drawing, count }: Content): Piece[] {
  const names = [name];
  if (drawing.draw === 'wire') return wireColours.map((colour) => ({ ...hookupWire(d, colour), names }));
  const part = drawPart(d, drawing);
  if (count === 1) return [{ ...part, names }];
  const shared: Part = { ...part, markup: `<use href="#${d.define(part.markup)}"/>` };
  return Array.from({ length: count }, () => ({ ...shared, names }));
}

export function piecesOf(d: Defs, contents: readonly Content[]): Piece[] {
  return drawingOrder.flatMap((draw) =>
    draw === 'resistor'
      ? tapes(d, contents)
      : contents.filter(({ drawing }) => drawing.draw === draw).flatMap((content) => piecesOfContent(d, content)),
  );
}

const gap = 9;
/** How far the rows under the board may reach beyond it. */
const overhang = 1.6;
/** Of the stage on a product's page. */
const defaultRatio = 1.064;
const defaultMargin = 12;

/** The box at the upper left, the board beside it, small things under the board, to its right, and below them all. */
function regions(k: KitSpec, width: number): Region[] {
  const box = enclosures[k.size];
  const { board } = layoutBoard(k);
  const x = box.w + gap;
  const right = x + board.w + gap;
  return [
    { x: x - overhang, y: board.h + gap, w: board.w + 2 * overhang, h: box.h - board.h - gap },
    { x: right, y: 0, w: width - right, h: box.h },
    { x: 0, y: box.h + gap, w: width, h: Infinity },
  ];
}

const heightOf = (laid: readonly Positioned<Sized>[], minHeight: number): number =>
  Math.max(minHeight, ...laid.map(({ item, y }) => y + item.h / 2));

/** The width that lets everything be shown largest in a frame of the proportions asked for. */
function bestWidth(k: KitSpec, items: readonly Sized[], ratio: number): number {
  const box = enclosures[k.size];
  const { board } = layoutBoard(k);
  let best = { width: 0, frame: Infinity };
  for (let width = box.w + gap + board.w; width < 320; width += 2) {
    const laid = layOutInRows(items, regions(k, width));
    if (laid.length < items.length) continue;
    const frame = Math.max(width, heightOf(laid, box.h) * ratio);
    if (frame < best.frame - 0.01) best = { width, frame };
  }
  return best.width;
}

interface KitLayout {
  readonly w: number;
  readonly h: number;
  /** Measured from the upper left corner of the box. */
  readonly laid: readonly Positioned<Piece>[];
}

function layOut(d: Defs, k: KitSpec, ratio: number): KitLayout {
  const pieces = piecesOf(d, k.contents);
  const w = bestWidth(k, pieces, ratio);
  const laid = layOutInRows(pieces, regions(k, w));
  return { w, h: heightOf(laid, enclosures[k.size].h), laid };
}

/** All the pieces of a kit, in one block around the origin. */
export function kitBlock(d: Defs, k: KitSpec, ratio = defaultRatio): Part {
  const { w, h, laid } = layOut(d, k, ratio);
  const markup = [
    drilledBox(d, k),
    move(enclosures[k.size].w + gap, 0, boardMarkup(d, k)),
    ...laid.map(({ item, x, y }) => move(x, y, item.markup)),
  ];
  return { w, h, markup: move(-w / 2, -h / 2, ...markup) };
}

/** The width and height of the picture: the block and its margins, in the proportions asked for. */
function frameOf({ w, h }: Sized, margin: number, ratio: number | undefined): Sized {
  const [vw, vh] = [w + 2 * margin, h + 2 * margin];
  if (!ratio) return { w: vw, h: vh };
  return vw / vh < ratio ? { w: vh * ratio, h: vh } : { w: vw, h: vw / ratio };
}

const prefixOf = ({ id }: KitSpec): string => 'k' + shortHash(id);

export function kitSvg(
  k: KitSpec,
  o: { title?: string; prefix?: string; margin?: number; ratio?: number } = {},
): string {
  const d = new Defs(o.prefix ?? prefixOf(k), 0.5);
  const all = kitBlock(d, k, o.ratio);
  const { w, h } = frameOf(all, o.margin ?? defaultMargin, o.ratio);
  return svg([-w / 2, -h / 2, w, h], d, all.markup, {
    title: o.title ?? `Everything in the ${k.title} kit, laid out`,
  });
}

const percent = (share: number): number => Math.round(share * 10_000) / 100;

/** Where each thing lies in the picture that `kitSvg` draws with the same proportions. */
export function flatLayOf(k: KitSpec, ratio = defaultRatio): FlatLay {
  const { laid, ...size } = layOut(new Defs(prefixOf(k), 0.5), k, ratio);
  const frame = frameOf(size, defaultMargin, ratio);
  const area = (names: readonly string[], x: number, y: number, { w, h }: Sized): FlatLayArea => ({
    names,
    x: percent((x - w / 2 + (frame.w - size.w) / 2) / frame.w),
    y: percent((y - h / 2 + (frame.h - size.h) / 2) / frame.h),
    w: percent(w / frame.w),
    h: percent(h / frame.h),
  });
  const box = enclosures[k.size];
  const { board } = layoutBoard(k);
  return {
    widthMm: Math.round(frame.w * 100) / 100,
    heightMm: Math.round(frame.h * 100) / 100,
    areas: [
      area([k.boxName], box.w / 2, box.h / 2, box),
      area([k.boardName], box.w + gap + board.w / 2, board.h / 2, board),
      ...laid.map(({ item, x, y }) => area(item.names, x, y, item)),
    ],
  };
}
