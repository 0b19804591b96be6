import { layoutBoard } from '#drawings/pcb/layout-board.ts';
import { inks } from '#pdf/inks.ts';
import type { PdfDocument } from '#pdf/pdf-document.ts';
import { columnWidth, page } from '../page.ts';
import type { Subject } from '../subject.ts';
import type { Picture } from '../pictures.ts';
import { type Board, cornerRadius, type PlacedPart } from '#drawings/pcb/board-spec.ts';
import { footprints } from '#drawings/pcb/footprints.ts';
import { middleOf } from '../labels/label-map.ts';
import { boardLabels, drawnPadRadius, type PlacedRef } from './board-labels.ts';

/** The placement map: the board with its parts towards the viewer, every designator readable. */

const copper = '#b08a2e';

function drawPads(sheet: PdfDocument, part: PlacedPart): void {
  const { kind, ref, pads } = part;
  const { firstIsSquare } = footprints[kind];
  const padRadius = drawnPadRadius(part);
  pads.forEach(([x, y], i) => {
    sheet.mark('lug', `pad of ${ref}`, x - padRadius, y - padRadius, 2 * padRadius, 2 * padRadius);
    if (i === 0 && (firstIsSquare || ref === 'IN'))
      sheet.doc.rect(x - padRadius, y - padRadius, 2 * padRadius, 2 * padRadius);
    else sheet.doc.circle(x, y, padRadius);
    sheet.doc.lineWidth(0.18).fillAndStroke('#fff8e8', copper);
  });
}

function drawRef(sheet: PdfDocument, ref: PlacedRef): void {
  const { doc } = sheet;
  const { part, style, isUp, w, h } = ref;
  doc.save().translate(...middleOf(ref));
  if (isUp) doc.rotate(-90);
  // A white ground keeps the letters clear of outlines.
  else
    doc
      .roundedRect(-w / 2 - 0.15, -h / 2 - 0.15, w + 0.3, h + 0.3, 0.2)
      .fillOpacity(0.85)
      .fill('#fff')
      .fillOpacity(1);
  sheet.writeAround(part.ref, 0, 0, style);
  doc.restore();
}

/** In the board's own millimetres, its upper left corner at the origin. */
function drawBoardMap(sheet: PdfDocument, board: Board): void {
  const { doc } = sheet;
  doc.roundedRect(0, 0, board.w, board.h, cornerRadius).lineWidth(0.3).fillAndStroke('#f6f9f6', inks.mat);
  for (const [x, y] of board.holes) doc.circle(x, y, 1.6).lineWidth(0.2).fillAndStroke('#fff', inks.soft);
  doc.lineJoin('round');
  for (const part of board.parts) {
    const { outline } = footprints[part.kind];
    if (!outline) continue;
    doc.save().translate(part.x, part.y);
    if (part.turn) doc.rotate(part.turn);
    doc.path(outline).lineWidth(0.16).fillAndStroke('#ffffff', inks.soft);
    doc.restore();
  }
  for (const part of board.parts) drawPads(sheet, part);
  for (const ref of boardLabels(sheet, board)) drawRef(sheet, ref);
}

const gap = 8;
/** Larger than this helps nobody. */
const maxScale = 2.6;
const captionHeight = 7;

/** Below this the designators are hard to read in print. */
export const minScale = 1.5;

/** From the heading of the chapter to its drawing. */
const introduction = 24;

/** The room that a page of its own gives. */
export const wholePageHeight = page.bottom - page.top - introduction - captionHeight;

/** Side by side when the map stays large enough that way, otherwise one above the other. */
export function arrangeBoard(w: number, h: number, room: number): { scale: number; isStacked: boolean } {
  const beside = Math.min((columnWidth - gap - w) / w, room / h, maxScale);
  const stacked = Math.min(columnWidth / w, (room - h - gap - captionHeight) / h, maxScale);
  return beside >= minScale || beside > stacked
    ? { scale: beside, isStacked: false }
    : { scale: stacked, isStacked: true };
}

export function boardPage(sheet: PdfDocument, { drawing }: Subject, picture: Picture): void {
  const { board } = layoutBoard(drawing);
  const roomHere = page.bottom - sheet.y - introduction - captionHeight - 6;
  const isReadableHere = roomHere > 0 && arrangeBoard(board.w, board.h, roomHere).scale >= minScale;
  sheet.section('The board', isReadableHere ? 0 : page.h);
  sheet.paragraph(
    'The side the parts are on. A square pad is pin 1 of a chip, transistor, trimmer or control, the + leg, or IN. The controls sit on the other side, and their shafts point away from you.',
  );
  const room = page.bottom - sheet.y - captionHeight;
  const { scale, isStacked } = arrangeBoard(board.w, board.h, room);
  const caption = (text: string, x: number, y: number): void => sheet.write(text, x, y, { size: 3, colour: inks.soft });
  const top = sheet.y + 1;
  sheet.withTransform(page.margin, top, scale, () => drawBoardMap(sheet, board));
  const size = `${board.w.toFixed(1)} × ${board.h.toFixed(1)} mm`;
  caption(
    `Placement, ${scale.toFixed(1)} × actual size (the board is ${size})`,
    page.margin,
    top + board.h * scale + 1.6,
  );
  const [x, y] = isStacked
    ? [page.margin, top + board.h * scale + captionHeight + gap]
    : [page.w - page.margin - board.w, top];
  sheet.doc.image(picture.jpeg, x + (board.w - picture.w) / 2, y + (board.h - picture.h) / 2, { width: picture.w });
  caption('Soldered, actual size', x, y + board.h + 3);
  sheet.y = Math.max(top + board.h * scale, y + board.h + 1.4) + captionHeight;
}
