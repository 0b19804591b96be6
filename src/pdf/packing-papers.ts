import { postalAddress, type Seller } from '#domain/shop/shop-details.ts';
import { a4, a6, columnWidthOf, type PageLayout } from './page-layout.ts';
import { PdfDocument } from './pdf-document.ts';

/** What is packed or picked by. */
export const packingSheet = {
  ...a4,
  margin: 15,
  top: 32,
  bottom: 280,
  textSize: 3.4,
  lineGap: 0.6,
  hasHead: true,
  foot: { ruleY: 285, textY: 287, textSize: 2.5 },
} as const satisfies PageLayout & typeof a4;

/** What is stuck on a parcel or a box. */
export const stickyLabel = {
  size: a6,
  margin: 8,
  top: 8,
  bottom: 142,
  textSize: 4.4,
  lineGap: 0.8,
  hasHead: false,
  foot: null,
} as const satisfies PageLayout;

interface SheetOptions {
  readonly seller: Seller;
  readonly date: Date;
  readonly compress?: boolean;
}

/** What the paper is open with. The same things at the same time give the same bytes. */
export const openPackingSheet = (title: string, { seller, date, compress = true }: SheetOptions): PdfDocument =>
  new PdfDocument({
    title,
    language: 'en-IN',
    date,
    footer: `${seller.legalName}, ${postalAddress(seller)}`,
    layout: packingSheet,
    compress,
  });

/** One thing to tick off: how many, and what. */
export function tickLine(paper: PdfDocument, { name, quantity }: { name: string; quantity: number }): void {
  const { margin } = packingSheet;
  const width = columnWidthOf(packingSheet) - 34;
  const height = Math.max(paper.heightOf(name, { width }), 4) + 3;
  paper.ensureSpace(height);
  paper.tickBox(margin, paper.y + 0.4);
  paper.write(`${quantity} ×`, margin + 6, paper.y, { font: 'strong', width: 18, align: 'right' });
  paper.write(name, margin + 28, paper.y, { width });
  paper.y += height;
}
