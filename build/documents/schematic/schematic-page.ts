/** The schematic on a page of its own, lying or standing as it comes out larger; a long one goes on, row by row. */

import { type Box, union } from '#drawings/schematic/geometry.ts';
import type { Sheet } from '#drawings/schematic/sheet.ts';
import type { PdfDocument } from '#pdf/pdf-document.ts';
import { columnWidth, page } from '../page.ts';
import { drawSchematicOn } from './draw-schematic.ts';

/** Below this many millimetres per unit, values are hard to read. */
const smallest = 0.115;
const introduction = 27;
const roomHigh = page.bottom - page.top - introduction;

/** Rows of stages from top to bottom, as many to a page as stay readable. */
export function pagesOf(sheet: Sheet): Box[] {
  const [left, top, right, bottom] = union([sheet.piece.box(), ...sheet.stages.map(({ box }) => box)]);
  const scale = columnWidth / (right - left);
  if (Math.min(scale, roomHigh / (bottom - top)) >= Math.min(smallest, scale)) return [[left, top, right, bottom]];
  const tops = [...new Set(sheet.stages.map(({ box }) => box[1]))].sort((a, b) => a - b);
  const pages: Box[] = [];
  let start = top;
  for (const [i, row] of tops.entries()) {
    const end = tops[i + 1] ?? bottom;
    if (row > start + 1 && (end - start) * scale > roomHigh) {
      pages.push([left, start, right, row - 2]);
      start = row - 2;
    }
  }
  return [...pages, [left, start, right, bottom]];
}

function drawBand(sheet: PdfDocument, drawing: Sheet, [left, top, right, bottom]: Box): void {
  const [w, h] = [right - left, bottom - top];
  const room = page.bottom - sheet.y;
  const standing = Math.min(columnWidth / w, room / h);
  const lying = Math.min(room / w, columnWidth / h);
  const { doc } = sheet;
  doc.save();
  if (lying > standing * 1.15)
    doc
      .translate(page.margin + columnWidth / 2 + (h * lying) / 2, sheet.y)
      .rotate(90)
      .scale(lying);
  else doc.translate(page.margin + (columnWidth - w * standing) / 2, sheet.y).scale(standing);
  doc
    .translate(-left, -top)
    .rect(left - 2, top - 2, w + 4, h + 4)
    .clip();
  drawSchematicOn(doc, drawing);
  doc.restore();
  sheet.y = page.bottom;
}

export function schematicPages(sheet: PdfDocument, drawing: Sheet): void {
  sheet.section('The schematic', page.h);
  sheet.paragraph(
    'The heavy line follows the signal from the guitar to the amplifier. Supplies are up, ground is down; what bears the same name is joined. A small 3 marks the lug that a control reaches when you turn it clockwise.',
  );
  for (const [i, band] of pagesOf(drawing).entries()) {
    if (i > 0) sheet.addPage();
    drawBand(sheet, drawing, band);
  }
}
