import type { Component } from '#electronics/component.ts';
import { capacitorCode } from '#electronics/codes/capacitor-code.ts';
import { assemblySteps, type Step } from '#electronics/assembly/steps.ts';
import { drawPartIcon } from '../part-icons.ts';
import { inks } from '#pdf/inks.ts';
import type { PdfDocument } from '#pdf/pdf-document.ts';
import { columnWidth, page } from '../page.ts';

const indent = 10;
const perRow = 4;
const cell = (columnWidth - indent) / perRow;
const cellHeight = 5.4;

const codeOf = ({ kind, value }: Component): string =>
  kind === 'film' || kind === 'ceramic' ? `${value} (${capacitorCode(value)})` : value;

/** Long names take two cells, so that nothing is cut. */
const spanOf = (sheet: PdfDocument, part: Component): number => {
  const room = cell - (part.kind === 'resistor' ? 17 : 6);
  const width =
    sheet.widthOf(part.ref, { font: 'mark', size: 2.8 }) +
    2 +
    sheet.widthOf(codeOf(part), { font: 'value', size: 2.6 });
  return width > room ? 2 : 1;
};

interface Cell {
  readonly part: Component;
  readonly column: number;
  readonly row: number;
}

function cellsOf(sheet: PdfDocument, parts: readonly Component[]): Cell[] {
  let column = 0;
  let row = 0;
  return parts.map((part) => {
    const span = spanOf(sheet, part);
    if (column + span > perRow) {
      column = 0;
      row++;
    }
    const cellOf = { part, column, row };
    column += span;
    return cellOf;
  });
}

function drawCell(sheet: PdfDocument, { part, column }: Cell, y: number): void {
  const x = page.margin + indent + column * cell;
  sheet.tickBox(x, y + 0.7);
  sheet.write(part.ref, x + 4.2, y + 0.75, { font: 'mark', size: 2.8 });
  const after = x + 4.2 + sheet.widthOf(part.ref, { font: 'mark', size: 2.8 }) + 2;
  sheet.write(codeOf(part), after, y + 0.9, { font: 'value', size: 2.6, colour: inks.soft });
  if (part.kind === 'resistor') drawPartIcon(sheet, part, x + cell - 8, y + 2.2, 0.72);
}

const notesOf = (parts: readonly Component[]): string =>
  parts
    .filter(({ note, kind }) => note && kind !== 'mechanical' && kind !== 'resistor')
    .map(({ ref, note }) => `${ref}: ${note}`)
    .join(' ');

function drawStep(sheet: PdfDocument, { title, hint, parts }: Step, number: number): void {
  const wide = { width: columnWidth - indent, size: 3.3 } as const;
  const notes = notesOf(parts);
  const cells = cellsOf(sheet, parts);
  const rows = cells.at(-1)!.row + 1;
  const words = 6 + sheet.heightOf(hint, wide) + (notes ? sheet.heightOf(notes, wide) + 1 : 0);
  sheet.ensureSpace(words + Math.min(rows, 3) * cellHeight + 4);
  sheet.doc.circle(page.margin + 3.4, sheet.y + 2.6, 3.4).fill(inks.mat);
  sheet.write(String(number), page.margin + 3.4, sheet.y + 0.7, {
    font: 'mark',
    size: 3.1,
    align: 'center',
    colour: '#fff',
  });
  sheet.write(title, page.margin + indent, sheet.y + 0.1, { font: 'strong', size: 4.1 });
  sheet.write(hint, page.margin + indent, sheet.y + 6, { ...wide, colour: inks.soft });
  if (notes)
    sheet.write(notes, page.margin + indent, sheet.y + 7 + sheet.heightOf(hint, wide), { ...wide, colour: inks.text });
  sheet.y += words + 0.8;
  let row = 0;
  for (const next of cells) {
    if (next.row !== row) {
      row = next.row;
      sheet.y += cellHeight;
      sheet.ensureSpace(cellHeight);
    }
    drawCell(sheet, next, sheet.y);
  }
  sheet.y += cellHeight + 4.4;
}

export function assemblyPages(sheet: PdfDocument, bom: readonly Component[]): void {
  sheet.section('Order of assembly', 120);
  sheet.paragraph(
    'Push the legs through, bend them apart a little, turn the board over, heat pad and leg together for two seconds, add solder and trim the legs. Then tick the box. Every part is on this list once.',
  );
  sheet.y += 1;
  assemblySteps(bom).forEach((step, i) => drawStep(sheet, step, i + 1));
}
