import type { Invoice, InvoiceLine } from '#domain/orders/invoice.ts';
import { toDecimal, type Paise } from '#domain/money/money.ts';
import type { SupplyKind, TaxSplit } from '#domain/pricing/tax.ts';
import { columnWidth, colours, page, type Paper, type TextStyle } from '#paper/invoice-sheet.ts';

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
    { title: 'Qty', width: 13, align: 'right', text: ({ quantity }) => `${quantity} nos` },
    { title: 'Unit price', width: 20, align: 'right', text: ({ price }) => figure(price) },
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
const topOfNextPage = 15;

function drawRow(
  paper: Paper,
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

function drawHead(paper: Paper, columns: readonly Column[], y: number): number {
  const height = 6.4;
  paper.box(page.margin, y, columnWidth, height, colours.mat);
  const titles = columns.map(({ title }) => title);
  drawRow(paper, columns, titles, y + 0.4, { font: 'strong', size: 2.7, colour: '#ffffff' });
  return y + height;
}

/** Draws the lines, on as many pages as they need, and answers with where they end. */
export function drawLines(paper: Paper, { lines, place }: Invoice, top: number): number {
  const columns = columnsFor(place.kind);
  const style: TextStyle = { size: 2.9 };
  let y = drawHead(paper, columns, top);
  lines.forEach((line, index) => {
    const texts = columns.map(({ text }) => text(line, index));
    const heights = columns.map(({ width }, column) =>
      paper.heightOf(texts[column]!, { ...style, width: width - 2 * cellPadding }),
    );
    const height = Math.max(...heights) + 2 * cellPadding;
    if (y + height > lastRowBottom) {
      paper.addPage();
      y = drawHead(paper, columns, topOfNextPage);
    }
    drawRow(paper, columns, texts, y, style);
    y += height;
    paper.rule(y);
  });
  return y;
}
