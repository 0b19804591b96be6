/** The placement map: the board with its parts towards the viewer, every designator readable. */

import { type Board, cornerRadius, type PlacedPart } from '#drawings/pcb/board-spec.ts';
import { footprints } from '#drawings/pcb/footprints.ts';
import { inks } from '#pdf/inks.ts';
import { middleOf } from '../labels/label-map.ts';
import { boardLabels, drawnPadRadius, type PlacedRef } from './board-labels.ts';
import type { PdfDocument } from '#pdf/pdf-document.ts';

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
export function drawBoardMap(sheet: PdfDocument, board: Board): void {
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
