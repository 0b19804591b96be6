import { layoutBoard } from '#drawings/pcb/layout-board.ts';
import { drawBoardMap } from './board-map.ts';
import { inks } from '#pdf/inks.ts';
import type { PdfDocument } from '#pdf/pdf-document.ts';
import { columnWidth, page } from '../page.ts';
import type { Subject } from '../subject.ts';
import type { Picture } from '../pictures.ts';

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
