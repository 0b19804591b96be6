import { postalAddress, type Seller } from '#domain/shop/shop-details.ts';
import type { WholeOrderRow } from '../../order.repository.ts';
import { addressLines } from '#domain/places/address.ts';
import { absoluteUrl, paths } from '#domain/paths/paths.ts';
import { boughtBuildPath } from '#domain/workbench/workbench-path.ts';
import { kitsText } from '#domain/customs/kit-text.ts';
import { formatMoney, toPaise } from '#domain/money/money.ts';
import { inks } from '#pdf/inks.ts';
import { openPackingSheet, packingSheet, stickyLabel, tickLine } from '#pdf/packing-papers.ts';
import { columnWidthOf } from '#pdf/page-layout.ts';
import { PdfDocument } from '#pdf/pdf-document.ts';
import { isUnreadable, lettersNote } from '#pdf/printable-text.ts';
import { qrCode } from '../../../qr/qr-code.ts';
import type { ProductKindRow } from './order-papers.repository.ts';
import { shippingNameOf } from '#domain/orders/shipping-name.ts';
import { shop } from '#domain/shop/shop.ts';
import { formatIndianTime } from '#domain/time.ts';

const sheetWidth = columnWidthOf(packingSheet);

/** Who prints it, and when. */
export interface Printing {
  readonly seller: Seller;
  readonly date: Date;
  /** Where the shop is, for what is scanned. */
  readonly publicUrl: string;
  readonly compress?: boolean;
}

function drawHead(paper: PdfDocument, row: WholeOrderRow): void {
  paper.heading(`Packing slip ${row.number}`, 0);
  const top = paper.y;
  paper.write(addressLines(row.shippingAddress).join('\n'), packingSheet.margin, top, { width: 85 });
  const facts = [
    `Ordered on ${formatIndianTime(row.createdAt, 'longDate')}`,
    shippingNameOf({ shippingMethod: row.shippingMethod, country: row.shippingAddress.country ?? '' }),
    ...(row.phone ? [row.phone] : []),
  ];
  paper.write(facts.join('\n'), 118, top, { width: 77, colour: inks.soft });
  paper.y = top + 26;
}

function drawItems(paper: PdfDocument, { items }: WholeOrderRow): void {
  for (const item of items) {
    tickLine(paper, item);
    paper.rule(paper.y - 1.4);
  }
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  paper.ensureSpace(10);
  paper.write(`${pieces} in all`, packingSheet.margin + 6, paper.y + 1, { font: 'strong' });
  paper.y += 9;
}

/** How many fit beside each other; whoever buys more kits finds all of them in the order. */
const mostCodes = 3;
const codeSide = 24;
const codeWidth = sheetWidth / mostCodes;

interface BuildCode {
  readonly name: string;
  readonly url: string;
}

/**
 * The guided builds of what is in the parcel. Each opens the buyer's own, from its bag on. No code holds what opens an order:
 * the paper may lie in front of anybody.
 */
function buildCodes({ number, items }: WholeOrderRow, publicUrl: string): BuildCode[] {
  const codes = items.flatMap((item) => {
    const path = boughtBuildPath(item, { order: number, isHere: true });
    return path === null ? [] : [{ name: item.name, url: absoluteUrl(publicUrl, path) }];
  });
  if (codes.length <= mostCodes) return codes;
  return [{ name: 'your kits', url: absoluteUrl(publicUrl, paths.orderBuilds(number)) }];
}

function drawBuildCodes(paper: PdfDocument, codes: readonly BuildCode[]): void {
  if (codes.length === 0) return;
  paper.ensureSpace(codeSide + 22);
  const top = paper.y + 3;
  for (const [index, { name, url }] of codes.entries()) {
    const x = packingSheet.margin + index * codeWidth;
    const { size, path } = qrCode(url);
    paper.withTransform(x, top, codeSide / size, () => paper.doc.path(path).fill(inks.text));
    paper.write(`Scan to unpack and build ${name}.`, x, top + codeSide + 2, {
      width: codeWidth - 4,
      size: 2.9,
    });
  }
  paper.y = top + codeSide + 14;
}

/** What goes into each parcel, without prices: it may be a present. */
export function packingSlipsPdf(rows: readonly WholeOrderRow[], printing: Printing): Promise<Buffer> {
  const paper = openPackingSheet('Packing slips', printing);
  for (const row of rows) {
    paper.addPage();
    drawHead(paper, row);
    if (row.giftNote) paper.paragraph(row.giftNote);
    drawItems(paper, row);
    drawBuildCodes(paper, buildCodes(row, printing.publicUrl));
    if (row.customsKits) paper.paragraph(`Declared to customs as one kit: pack ${kitsText(row.customsKits)} together.`);
    if (row.notes) paper.paragraph(`Note of the buyer: ${row.notes}`);
    const note = lettersNote([...addressLines(row.shippingAddress), row.notes, row.giftNote].join(' '));
    if (note) paper.paragraph(note);
    if (row.giftNote !== null) paper.paragraph('This is a present: there are no prices in the parcel.');
    paper.paragraph(`Something missing? Write to ${shop.email.support} with your order number, and we send it.`);
  }
  return paper.finish();
}

interface Pick {
  readonly name: string;
  readonly slug: string;
  readonly quantity: number;
  /** Which parcels it goes into: 'PK-1042 ×2'. */
  readonly orders: readonly string[];
}

interface PickGroup {
  readonly title: string;
  readonly picks: readonly Pick[];
}

const titleOf = ({ category, subcategory }: ProductKindRow): string => {
  const words = (subcategory || category).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Each product once, with how many in all; like things together, as they lie on the shelf. */
export function toPickGroups(rows: readonly WholeOrderRow[], kinds: ReadonlyMap<string, ProductKindRow>): PickGroup[] {
  const groups = new Map<string, Map<string, { name: string; slug: string; quantity: number; orders: string[] }>>();
  for (const { number, items } of rows) {
    for (const { productId, name, quantity } of items) {
      const kind = kinds.get(productId);
      const title = kind ? titleOf(kind) : 'Other';
      const group = groups.getOrInsertComputed(title, () => new Map());
      const pick = group.getOrInsertComputed(productId, () => ({
        name,
        slug: kind?.slug ?? '',
        quantity: 0,
        orders: [],
      }));
      pick.quantity += quantity;
      pick.orders.push(quantity === 1 ? number : `${number} ×${quantity}`);
    }
  }
  return [...groups]
    .map(([title, picks]) => ({ title, picks: [...picks.values()].toSorted((a, b) => a.name.localeCompare(b.name)) }))
    .toSorted((a, b) => a.title.localeCompare(b.title));
}

function drawPick(paper: PdfDocument, { name, slug, quantity, orders }: Pick): void {
  const nameWidth = 88;
  const ordersWidth = sheetWidth - 28 - nameWidth - 4;
  const parcels = orders.join(', ');
  const small = { size: 2.9, colour: inks.soft } as const;
  const heights = [
    paper.heightOf(name, { width: nameWidth }) + 4,
    paper.heightOf(parcels, { ...small, width: ordersWidth }),
  ];
  const height = Math.max(...heights) + 3;
  paper.ensureSpace(height);
  paper.tickBox(packingSheet.margin, paper.y + 0.4);
  paper.write(`${quantity} ×`, packingSheet.margin + 6, paper.y, { font: 'strong', width: 18, align: 'right' });
  paper.write(name, packingSheet.margin + 28, paper.y, { width: nameWidth });
  paper.write(slug, packingSheet.margin + 28, paper.y + heights[0]! - 4, { ...small, font: 'value', size: 2.3 });
  paper.write(parcels, packingSheet.margin + 32 + nameWidth, paper.y, { ...small, width: ordersWidth });
  paper.y += height;
  paper.rule(paper.y - 1.4);
}

export function pickListPdf(groups: readonly PickGroup[], printing: Printing): Promise<Buffer> {
  const paper = openPackingSheet('Pick list', printing);
  paper.addPage();
  for (const { title, picks } of groups) {
    paper.heading(title);
    for (const pick of picks) drawPick(paper, pick);
    paper.y += 5;
  }
  return paper.finish();
}

const width = columnWidthOf(stickyLabel);

interface LabelPrinting extends Printing {
  /** What customs read on a parcel that leaves the country; null for others. */
  readonly customsNote?: (row: WholeOrderRow) => string | null;
}

function drawLabel(paper: PdfDocument, row: WholeOrderRow, seller: Seller, customs: string | null): void {
  const { margin } = stickyLabel;
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
  if (customs !== null) paper.write(customs, margin, 90, { size: 3.4, width });
  paper.rule(110, { colour: inks.mat, weight: 0.35 });
  paper.write(row.number, margin, 113, { font: 'display', size: 7, colour: inks.mat });
  const sender = `From ${seller.legalName}\n${postalAddress(seller)}\n${seller.phone}`;
  paper.write(sender, margin, 123, { size: 3, colour: inks.soft, width });
}

/** One page of A6 for each order. */
export function labelsPdf(
  rows: readonly WholeOrderRow[],
  { seller, date, compress = true, customsNote = () => null }: LabelPrinting,
): Promise<Buffer> {
  const paper = new PdfDocument({
    title: 'Address labels',
    language: 'en-IN',
    date,
    footer: '',
    layout: stickyLabel,
    compress,
    isToScale: true,
  });
  for (const row of rows) {
    paper.addPage();
    drawLabel(paper, row, seller, customsNote(row));
  }
  return paper.finish();
}
