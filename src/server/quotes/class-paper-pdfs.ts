import type { ClassBox, ClassBoxes } from '#domain/quotes/class-boxes.ts';
import type { Seller } from '#domain/shop/shop-details.ts';
import { inks } from '#pdf/inks.ts';
import { openPackingSheet, stickyLabel, tickLine } from '#pdf/packing-papers.ts';
import { columnWidthOf } from '#pdf/page-layout.ts';
import { PdfDocument } from '#pdf/pdf-document.ts';
import { lettersNote } from '#pdf/printable-text.ts';

/** The boxes of a class, and what stands on their papers. */
export interface ClassPacking extends ClassBoxes {
  readonly className: string;
  /** The order, or the quote until it is one. */
  readonly number: string;
  readonly seller: Seller;
  readonly date: Date;
  readonly compress?: boolean;
}

const labelWidth = columnWidthOf(stickyLabel);

const titleOf = ({ bench, name }: Pick<ClassBox, 'bench' | 'name'>): string => `Bench ${bench}: ${name}`;

function drawContents(paper: PdfDocument, title: string, contents: ClassBoxes['rest']): void {
  paper.section(title, 8 + contents.length * 7);
  if (contents.length === 0) paper.paragraph('Nothing of this order: there are fewer kits than benches.');
  for (const line of contents) tickLine(paper, line);
}

/** What goes into the box of each pupil, to tick off; what is left over is for the teacher. */
export function classPackingListPdf(packing: ClassPacking): Promise<Buffer> {
  const { className, number, boxes, rest } = packing;
  const paper = openPackingSheet(`Packing list ${number}`, packing);
  paper.addPage();
  paper.heading(boxes.length === 1 ? 'One box' : `${boxes.length} boxes, bench by bench`, 0);
  // A heading is one line, and the name of a class may be longer.
  paper.paragraph(className);
  for (const box of boxes) drawContents(paper, titleOf(box), box.contents);
  if (rest.length > 0) drawContents(paper, 'For the teacher', rest);
  const note = lettersNote([className, ...boxes.map(({ name }) => name)].join(' '));
  if (note) paper.paragraph(note);
  return paper.finish();
}

function drawLabel(paper: PdfDocument, { className, number }: ClassPacking, box: ClassBox): void {
  const { margin } = stickyLabel;
  paper.write('Bench', margin, 8, { size: 4, colour: inks.soft });
  paper.write(String(box.bench), margin, 14, { font: 'display', size: 26, colour: inks.mat });
  paper.write(box.name, margin, 46, { font: 'strong', size: 8, width: labelWidth });
  const y = 50 + paper.heightOf(box.name, { font: 'strong', size: 8, width: labelWidth });
  const contents = box.contents.map(({ name, quantity }) => `${quantity} × ${name}`).join('\n');
  paper.write(contents, margin, y, { size: 4.4, width: labelWidth });
  const note = lettersNote(box.name);
  if (note) paper.write(note, margin, 102, { size: 3.2, width: labelWidth });
  paper.rule(122, { colour: inks.mat, weight: 0.35 });
  paper.write(className, margin, 125, { font: 'strong', size: 4.4, width: labelWidth });
  paper.write(number, margin, 135, { size: 4, colour: inks.soft });
}

/** One page of A6 for the box of each bench that gets something. */
export function boxLabelsPdf(packing: ClassPacking): Promise<Buffer> {
  const { number, date, boxes, compress = true } = packing;
  const paper = new PdfDocument({
    title: `Box labels ${number}`,
    language: 'en-IN',
    date,
    footer: '',
    layout: stickyLabel,
    compress,
  });
  for (const box of boxes.filter(({ contents }) => contents.length > 0)) {
    paper.addPage();
    drawLabel(paper, packing, box);
  }
  return paper.finish();
}
