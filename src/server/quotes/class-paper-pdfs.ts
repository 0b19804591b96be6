import type { ClassBox, ClassBoxes } from '#domain/quotes/class-boxes.ts';
import { postalAddress, type Seller } from '#domain/shop/shop-details.ts';
import { inks } from '#pdf/inks.ts';
import { a4, a6, columnWidthOf, type PageLayout } from '#pdf/page-layout.ts';
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

const sheet = {
  ...a4,
  margin: 15,
  top: 32,
  bottom: 280,
  textSize: 3.4,
  lineGap: 0.6,
  hasHead: true,
  foot: { ruleY: 285, textY: 287, textSize: 2.5 },
} as const satisfies PageLayout & typeof a4;

const label = {
  size: a6,
  margin: 8,
  top: 8,
  bottom: 142,
  textSize: 4.4,
  lineGap: 0.8,
  hasHead: false,
  foot: null,
} as const satisfies PageLayout;

const labelWidth = columnWidthOf(label);

const titleOf = ({ bench, name }: Pick<ClassBox, 'bench' | 'name'>): string => `Bench ${bench}: ${name}`;

function drawContents(paper: PdfDocument, title: string, contents: ClassBoxes['rest']): void {
  paper.section(title, 8 + contents.length * 7);
  if (contents.length === 0) paper.paragraph('Nothing of this order: there are fewer kits than benches.');
  for (const { name, quantity } of contents) {
    const width = columnWidthOf(sheet) - 34;
    const height = Math.max(paper.heightOf(name, { width }), 4) + 3;
    paper.ensureSpace(height);
    paper.tickBox(sheet.margin, paper.y + 0.4);
    paper.write(`${quantity} ×`, sheet.margin + 6, paper.y, { font: 'strong', width: 18, align: 'right' });
    paper.write(name, sheet.margin + 28, paper.y, { width });
    paper.y += height;
  }
}

/** What goes into the box of each pupil, to tick off; what is left over is for the teacher. */
export function classPackingListPdf(packing: ClassPacking): Promise<Buffer> {
  const { className, number, seller, date, boxes, rest, compress = true } = packing;
  const paper = new PdfDocument({
    title: `Packing list ${number}`,
    language: 'en-IN',
    date,
    footer: `${seller.legalName}, ${postalAddress(seller)}`,
    layout: sheet,
    compress,
  });
  paper.addPage();
  paper.heading(`${className}, ${boxes.length} ${boxes.length === 1 ? 'box' : 'boxes'}`, 0);
  for (const box of boxes) drawContents(paper, titleOf(box), box.contents);
  if (rest.length > 0) drawContents(paper, 'For the teacher', rest);
  const note = lettersNote([className, ...boxes.map(({ name }) => name)].join(' '));
  if (note) paper.paragraph(note);
  return paper.finish();
}

function drawLabel(paper: PdfDocument, { className, number }: ClassPacking, box: ClassBox): void {
  const { margin } = label;
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
    layout: label,
    compress,
  });
  for (const box of boxes.filter(({ contents }) => contents.length > 0)) {
    paper.addPage();
    drawLabel(paper, packing, box);
  }
  return paper.finish();
}
