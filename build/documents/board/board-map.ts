/** The placement map: the board with its parts towards the viewer, every designator readable. */

import type { Board, PlacedPart } from '#art/pcb/board-spec.ts';
import { footprints } from '#art/pcb/footprints.ts';
import { inks } from '#paper/inks.ts';
import type { PdfDocument } from '#paper/pdf-document.ts';

const copper = '#b08a2e';

function drawPads(sheet: PdfDocument, { kind, pads }: PlacedPart): void {
  const { firstIsSquare } = footprints[kind];
  pads.forEach(([x, y], i) => {
    if (firstIsSquare && i === 0) sheet.doc.rect(x - 0.7, y - 0.7, 1.4, 1.4);
    else sheet.doc.circle(x, y, 0.7);
    sheet.doc.lineWidth(0.18).fillAndStroke('#fff8e8', copper);
  });
}

const isWireOrPot = ({ kind }: PlacedPart): boolean => kind === 'WIRE' || kind === 'POT';

/** On or beside the body, turned along it where the body is narrow. */
function drawRef(sheet: PdfDocument, part: PlacedPart): void {
  const { label } = footprints[part.kind];
  const flip = part.turn === 180 && !isWireOrPot(part) ? -1 : 1;
  const size = Math.max(label.cap * 1.32, 1.35);
  const style = { font: 'mark', size, align: 'center', colour: inks.text } as const;
  const width = sheet.widthOf(part.ref, style);
  // A label is placed by its baseline, which lies to the right of letters that read upwards.
  const middle = label.up ? [label.x - label.cap / 2, label.y] : [label.x, label.y - label.cap / 2];
  const { doc } = sheet;
  doc.save().translate(part.x + flip * middle[0]!, part.y + flip * middle[1]!);
  if (label.up) doc.rotate(-90);
  // Beside a body, a white ground keeps the letters clear of outlines and pads.
  else
    doc
      .roundedRect(-width / 2 - 0.15, -size * 0.46, width + 0.3, size * 0.92, 0.2)
      .fillOpacity(0.85)
      .fill('#fff')
      .fillOpacity(1);
  sheet.write(part.ref, 0, -size * 0.6, style);
  doc.restore();
}

/** In the board's own millimetres, its upper left corner at the origin. */
export function drawBoardMap(sheet: PdfDocument, board: Board): void {
  const { doc } = sheet;
  doc.roundedRect(0, 0, board.w, board.h, 2.2).lineWidth(0.3).fillAndStroke('#f6f9f6', inks.mat);
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
  for (const part of board.parts) drawRef(sheet, part);
}
