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
  quantity === 0 ? '' : `${quantity} ${unitCode ?? 'NOS'}`;

/** How wide the columns are; narrower where there is one more, for discounts. */
const widths = { number: 7, code: 15, units: 13, price: 20, taxable: 21, rate: 11, tax: 19, amount: 23 } as const;
const narrowWidths = { number: 6, code: 14, units: 13, price: 18, taxable: 19, rate: 10, tax: 17, amount: 20 } as const;

const discountColumn: Column = {
  title: 'Discount',
  width: 17,
  align: 'right',
  text: ({ adjusted }) => (adjusted === 0 ? '' : figure(adjusted)),
};

/** It leaves the country without tax. */
export const isUntaxed = ({ place, isExportTaxed }: Pick<Invoice, 'place' | 'isExportTaxed'>): boolean =>
  place.kind === 'export' && !isExportTaxed;

function columnsFor(invoice: Invoice): readonly Column[] {
  const { kind } = invoice.place;
  const isDiscounted = invoice.lines.some(({ adjusted }) => adjusted !== 0);
  const wide = isDiscounted ? narrowWidths : widths;
  const taxes = taxTitles[kind].map(([title, part]): Column => ({
    title,
    width: wide.tax,
    align: 'right',
    text: ({ tax }) => figure(tax[part]),
  }));
  const fixed: readonly Column[] = [
    { title: '#', width: wide.number, text: (_line, index) => String(index + 1) },
    { title: 'Description', width: 0, text: ({ description }) => description },
    { title: 'HSN/SAC', width: wide.code, text: ({ code }) => code },
    { title: 'Qty', width: wide.units, align: 'right', text: unitsText },
    // Of a credit note a part of the price may go back, and no unit.
    {
      title: 'Unit price',
      width: wide.price,
      align: 'right',
      text: ({ price, quantity }) => (quantity ? figure(price) : ''),
    },
    ...(isDiscounted ? [discountColumn] : []),
    { title: 'Taxable', width: wide.taxable, align: 'right', text: ({ tax }) => figure(tax.taxable) },
    {
      title: 'GST',
      width: wide.rate,
      align: 'right',
      text: ({ ratePercent }) => (isUntaxed(invoice) ? '0%' : `${ratePercent}%`),
    },
    ...taxes,
    { title: 'Amount', width: wide.amount, align: 'right', text: ({ amount }) => figure(amount) },
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
export function drawLines(paper: PdfDocument, invoice: Invoice): void {
  const columns = columnsFor(invoice);
  const style: TextStyle = { size: 2.9 };
  drawHead(paper, columns);
  invoice.lines.forEach((line, index) => {
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
