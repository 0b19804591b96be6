/** The contents of a box, knolled: everything square to everything else, at true scale. */
import { enclosures } from '#electronics/enclosure.ts';
import { Defs } from '../drawing/defs.ts';
import { shortHash } from '../drawing/rng.ts';
import { move, svg } from '../drawing/svg.ts';
import type { Part } from '../parts/part.ts';
import { boardArt } from '../pcb/board.ts';
import { layoutBoard } from '../pcb/layout-board.ts';
import { drilledBox } from '../pedal/box.ts';
import { piecesOf } from './contents.ts';
import type { KitSpec } from './kit-spec.ts';
import { layOutInRows, type Positioned, type Region, type Sized } from './row-layout.ts';

const gap = 9;
/** How far the rows under the board may reach beyond it. */
const overhang = 1.6;

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

/** All the pieces of a kit, in one block around the origin. */
export function kitBlock(d: Defs, k: KitSpec, ratio = 1.064): Part {
  const box = enclosures[k.size];
  const pieces = piecesOf(d, k.contents);
  const w = bestWidth(k, pieces, ratio);
  const laid = layOutInRows(pieces, regions(k, w));
  const h = heightOf(laid, box.h);
  const art = [
    drilledBox(d, k),
    move(box.w + gap, 0, boardArt(d, k)),
    ...laid.map(({ item, x, y }) => move(x, y, item.art)),
  ];
  return { w, h, art: move(-w / 2, -h / 2, ...art) };
}

export function kitSvg(
  k: KitSpec,
  o: { title?: string; prefix?: string; margin?: number; ratio?: number } = {},
): string {
  const d = new Defs(o.prefix ?? 'k' + shortHash(k.id), 0.5);
  const all = kitBlock(d, k, o.ratio);
  const m = o.margin ?? 12;
  let vw = all.w + 2 * m;
  let vh = all.h + 2 * m;
  if (o.ratio) {
    if (vw / vh < o.ratio) vw = vh * o.ratio;
    else vh = vw / o.ratio;
  }
  return svg([-vw / 2, -vh / 2, vw, vh], d, all.art, {
    title: o.title ?? `Everything in the ${k.title} kit, laid out`,
  });
}
