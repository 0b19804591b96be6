import { formatMoney, toPaise } from '#domain/money/money.ts';
import { postalAddress, type Seller } from '#domain/shop/shop-details.ts';
import { inks } from '#pdf/inks.ts';
import { a6, columnWidthOf, type PageLayout } from '#pdf/page-layout.ts';
import { PdfDocument } from '#pdf/pdf-document.ts';
import { isUnreadable } from '#pdf/printable-text.ts';
import type { WholeOrderRow } from '../../order.repository.ts';
import { addressLines, type Printing } from './packing-slip.ts';

const layout = {
  size: a6,
  margin: 8,
  top: 8,
  bottom: 142,
  textSize: 4.4,
  lineGap: 0.8,
  hasHead: false,
  foot: null,
} as const satisfies PageLayout;

const width = columnWidthOf(layout);

function drawLabel(paper: PdfDocument, row: WholeOrderRow, seller: Seller): void {
  const { margin } = layout;
  const [name = '', ...lines] = addressLines(row.shippingAddress);
  paper.write('To', margin, 8, { size: 3, colour: inks.soft });
  paper.write(name, margin, 13, { font: 'strong', size: 6.4, width });
  let y = 14 + paper.heightOf(name, { font: 'strong', size: 6.4, width });
  const text = lines.join('\n');
  paper.write(text, margin, y, { size: 5, width });
  y += paper.heightOf(text, { size: 5, width }) + 2;
  if (row.phone) paper.write(row.phone, margin, y, { font: 'strong', size: 5, width });
  if (isUnreadable([name, ...lines].join(' '))) {
    paper.write('Some letters cannot be printed here. Please write the address by hand.', margin, y + 7, {
      size: 3.2,
      width,
    });
  }
  if (row.paymentMethod === 'cod' && row.paymentStatus === 'due') {
    const cash = `Cash on delivery: ${formatMoney(toPaise(row.totalPaise), row.currency)}`;
    paper.write(cash, margin, 100, { font: 'strong', size: 5.4, width });
  }
  paper.rule(110, { colour: inks.mat, weight: 0.35 });
  paper.write(row.number, margin, 113, { font: 'display', size: 7, colour: inks.mat });
  const sender = `From ${seller.legalName}\n${postalAddress(seller)}\n${seller.phone}`;
  paper.write(sender, margin, 123, { size: 3, colour: inks.soft, width });
}

/** One page of A6 for each order. */
export function labelsPdf(
  rows: readonly WholeOrderRow[],
  { seller, date, compress = true }: Printing,
): Promise<Buffer> {
  const paper = new PdfDocument({
    title: 'Address labels',
    language: 'en-IN',
    date,
    footer: '',
    layout,
    compress,
    isToScale: true,
  });
  for (const row of rows) {
    paper.addPage();
    drawLabel(paper, row, seller);
  }
  return paper.finish();
}
