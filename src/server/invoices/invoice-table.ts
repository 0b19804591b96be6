import type { Invoice, InvoiceLine } from '#domain/orders/invoice.ts';
import { toDecimal, type Paise } from '#domain/money/money.ts';
import type { SupplyKind, TaxSplit } from '#domain/pricing/tax.ts';
import { inks } from '#pdf/inks.ts';
import type { PdfDocument, TextStyle } from '#pdf/pdf-document.ts';
import { columnWidth, page } from './invoice-page.ts';

interface Column {
  readonly title: string;
  readonly width: number;
  readonly align?: TextStyle['align'];
  readonly text: (line: InvoiceLine, index: number) => string;
}

const grouped = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** '1,18,000.00': the currency is named once, in the head of the table. */
export const figure = (amount: Paise): string => grouped.format(Number(toDecimal(amount)));

const taxTitles: Readonly<Record<SupplyKind, readonly (readonly [title: string, part: keyof TaxSplit])[]>> = {
  'intra-state': [
    ['CGST', 'cgst'],
    ['SGST', 'sgst'],
  ],
  'inter-state': [['IGST', 'igst']],
  export: [['IGST', 'igst']],
};

export const taxesOf = (kind: SupplyKind): (typeof taxTitles)[SupplyKind] => taxTitles[kind];

const unitsText = ({ quantity, unitCode }: InvoiceLine): string =>
  quantity === 0 ? '' : `${quantity} ${unitCode ?? 'nos'}`;

function columnsFor(kind: SupplyKind): readonly Column[] {
  const taxes = taxTitles[kind].map(([title, part]): Column => ({
    title,
    width: 19,
    align: 'right',
    text: ({ tax }) => figure(tax[part]),
  }));
  const fixed: readonly Column[] = [
    { title: '#', width: 7, text: (_line, index) => String(index + 1) },
    { title: 'Description', width: 0, text: ({ description }) => description },
    { title: 'HSN/SAC', width: 15, text: ({ code }) => code },
    { title: 'Qty', width: 13, align: 'right', text: unitsText },
    // Of a credit note a part of the price may go back, and no unit.
    { title: 'Unit price', width: 20, align: 'right', text: ({ price, quantity }) => (quantity ? figure(price) : '') },
    { title: 'Taxable', width: 21, align: 'right', text: ({ tax }) => figure(tax.taxable) },
    {
      title: 'GST',
      width: 11,
      align: 'right',
      text: ({ ratePercent }) => (kind === 'export' ? '0%' : `${ratePercent}%`),
    },
    ...taxes,
    { title: 'Amount', width: 23, align: 'right', text: ({ amount }) => figure(amount) },
  ];
  const room = columnWidth - fixed.reduce((sum, { width }) => sum + width, 0);
  return fixed.map((column) => (column.width === 0 ? { ...column, width: room } : column));
}

const cellPadding = 1.2;
const lastRowBottom = 278;

function drawRow(
  paper: PdfDocument,
  columns: readonly Column[],
  texts: readonly string[],
  y: number,
  style: TextStyle,
): void {
  let x: number = page.margin;
  columns.forEach(({ width, align = 'left' }, index) => {
    paper.write(texts[index]!, x + cellPadding, y + cellPadding, { ...style, width: width - 2 * cellPadding, align });
    x += width;
  });
}

function drawHead(paper: PdfDocument, columns: readonly Column[]): void {
  const height = 6.4;
  paper.doc.rect(page.margin, paper.y, columnWidth, height).fill(inks.mat);
  const titles = columns.map(({ title }) => title);
  drawRow(paper, columns, titles, paper.y + 0.4, { font: 'strong', size: 2.7, colour: '#ffffff' });
  paper.y += height;
}

/** Draws the lines, on as many pages as they need. */
export function drawLines(paper: PdfDocument, { lines, place }: Invoice): void {
  const columns = columnsFor(place.kind);
  const style: TextStyle = { size: 2.9 };
  drawHead(paper, columns);
  lines.forEach((line, index) => {
    const texts = columns.map(({ text }) => text(line, index));
    const heights = columns.map(({ width }, column) =>
      paper.heightOf(texts[column]!, { ...style, width: width - 2 * cellPadding }),
    );
    const height = Math.max(...heights) + 2 * cellPadding;
    if (paper.y + height > lastRowBottom) {
      paper.addPage();
      drawHead(paper, columns);
    }
    drawRow(paper, columns, texts, paper.y, style);
    paper.y += height;
    paper.rule(paper.y);
  });
}
