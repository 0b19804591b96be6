import { pickupArea, shippingMethodNames } from '#domain/shipping/shipping.ts';
import { shop } from '#domain/shop/shop.ts';
import { postalAddress, type Seller } from '#domain/shop/shop-details.ts';
import { formatIndianTime } from '#domain/time.ts';
import { inks } from '#pdf/inks.ts';
import { a4, columnWidthOf, type PageLayout } from '#pdf/page-layout.ts';
import { PdfDocument } from '#pdf/pdf-document.ts';
import { lettersNote } from '#pdf/printable-text.ts';
import type { AddressRow, WholeOrderRow } from '../../order.repository.ts';

export const sheet = {
  ...a4,
  margin: 15,
  top: 32,
  bottom: 280,
  textSize: 3.4,
  lineGap: 0.6,
  hasHead: true,
  foot: { ruleY: 285, textY: 287, textSize: 2.5 },
} as const satisfies PageLayout & typeof a4;

export const sheetWidth = columnWidthOf(sheet);

export const addressLines = ({ name, streetAddress, city, state, zipCode, country }: AddressRow): string[] =>
  [name, streetAddress, [city, zipCode].filter(Boolean).join(' '), [state, country].filter(Boolean).join(', ')].filter(
    (line) => line !== undefined && line !== '',
  ) as string[];

/** Who prints it, and when. */
export interface Printing {
  readonly seller: Seller;
  readonly date: Date;
  readonly compress?: boolean;
}

/** What the paper is open with. The same orders at the same time give the same bytes. */
export const openSheet = (title: string, { seller, date, compress = true }: Printing): PdfDocument =>
  new PdfDocument({
    title,
    language: 'en-IN',
    date,
    footer: `${seller.legalName}, ${postalAddress(seller)}`,
    layout: sheet,
    compress,
  });

function drawHead(paper: PdfDocument, row: WholeOrderRow): void {
  paper.heading(`Packing slip ${row.number}`, 0);
  const top = paper.y;
  paper.write(addressLines(row.shippingAddress).join('\n'), sheet.margin, top, { width: 85 });
  const facts = [
    `Ordered on ${formatIndianTime(row.createdAt, 'longDate')}`,
    row.shippingMethod === 'pickup' ? `Picked up in ${pickupArea}` : shippingMethodNames[row.shippingMethod],
    ...(row.phone ? [row.phone] : []),
  ];
  paper.write(facts.join('\n'), 118, top, { width: 77, colour: inks.soft });
  paper.y = top + 26;
}

function drawItems(paper: PdfDocument, { items }: WholeOrderRow): void {
  const nameWidth = sheetWidth - 34;
  for (const { name, quantity } of items) {
    const height = Math.max(paper.heightOf(name, { width: nameWidth }), 4) + 3;
    paper.ensureSpace(height);
    paper.tickBox(sheet.margin, paper.y + 0.4);
    paper.write(`${quantity} ×`, sheet.margin + 6, paper.y, { font: 'strong', width: 18, align: 'right' });
    paper.write(name, sheet.margin + 28, paper.y, { width: nameWidth });
    paper.y += height;
    paper.rule(paper.y - 1.4);
  }
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  paper.ensureSpace(10);
  paper.write(`${pieces} in all`, sheet.margin + 6, paper.y + 1, { font: 'strong' });
  paper.y += 9;
}

/** What goes into each parcel, without prices: it may be a present. */
export function packingSlipsPdf(rows: readonly WholeOrderRow[], printing: Printing): Promise<Buffer> {
  const paper = openSheet('Packing slips', printing);
  for (const row of rows) {
    paper.addPage();
    drawHead(paper, row);
    drawItems(paper, row);
    if (row.notes) paper.paragraph(`Note of the buyer: ${row.notes}`);
    const note = lettersNote([...addressLines(row.shippingAddress), row.notes].join(' '));
    if (note) paper.paragraph(note);
    paper.paragraph(`Something missing? Write to ${shop.email.support} with your order number, and we send it.`);
  }
  return paper.finish();
}
