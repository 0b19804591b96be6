import { amountInWords } from '#domain/money/amount-in-words.ts';
import type { Business } from '#domain/business/business.ts';
import { makeInvoice, type Invoice, type Sale } from '#domain/orders/invoice.ts';
import type { Paise } from '#domain/money/money.ts';
import { addressLines } from '#domain/places/address.ts';
import { shop } from '#domain/shop/shop.ts';
import { postalAddress, type Seller } from '#domain/shop/shop-details.ts';
import { formatIndianTime } from '#domain/time.ts';
import { drawLines, figure, isUntaxed, taxesOf } from './invoice-table.ts';
import { inks } from '#pdf/inks.ts';
import { PdfDocument } from '#pdf/pdf-document.ts';
import { lettersNote } from '#pdf/printable-text.ts';
import { columnWidth, page } from './invoice-page.ts';

export interface InvoiceAddress {
  readonly name: string;
  readonly streetAddress: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly country: string;
}

export interface InvoiceDocument {
  /** Null: not confirmed yet, so it is a pro forma invoice. */
  readonly number: string | null;
  readonly issuedAt: Date;
  /** As it was when the invoice was issued. */
  readonly seller: Seller;
  readonly orderNumber: string;
  readonly orderedAt: Date;
  readonly isCancelled: boolean;
  readonly payment: string;
  /** For whom it was bought, if for a business. */
  readonly business: Pick<Business, 'companyName' | 'gstin' | 'purchaseOrder'> | null;
  readonly billTo: InvoiceAddress;
  readonly shipTo: InvoiceAddress;
  readonly sale: Sale;
  /** As what the lines of a parcel abroad are declared, where that is not each as what it is. */
  readonly declaredAs?: string;
}

/** In the words that the law gives. */
const lutSentence =
  'SUPPLY MEANT FOR EXPORT UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX. Zero-rated: prices are without GST.';
const taxedExportSentence =
  'SUPPLY MEANT FOR EXPORT ON PAYMENT OF INTEGRATED TAX. Zero-rated: the tax is part of the amounts, and we claim it back.';

const exportSentence = ({ isExportTaxed }: Invoice, { lutNumber }: Seller): string =>
  isExportTaxed ? taxedExportSentence : lutNumber ? `${lutSentence} LUT: ${lutNumber}.` : lutSentence;

export function placeText({ place }: Invoice): string {
  if (place.kind === 'export') return `${place.name} (export)`;
  return place.gstCode ? `${place.name} (${place.gstCode})` : place.name;
}

/** The shop's mark and what kind of paper it is. */
export function drawHeading(paper: PdfDocument, title: string, remark: string): void {
  const mark = { font: 'display', size: 8.5 } as const;
  paper.write(shop.name, page.margin, 13, mark);
  paper.doc.circle(page.margin + 21.4, 19.6, 1.15).fill(inks.lamp);
  const right = { width: columnWidth, align: 'right' } as const;
  paper.write(title, page.margin, 13, { ...right, font: 'display', size: 6.4, colour: inks.mat });
  paper.write(remark, page.margin, 21, { ...right, size: 2.8, colour: inks.soft });
  paper.rule(27, { colour: inks.mat, weight: 0.35 });
}

function drawTitle(paper: PdfDocument, { number, isCancelled }: InvoiceDocument): void {
  const remark = isCancelled
    ? 'Cancelled'
    : number
      ? 'Original for recipient'
      : 'Not a tax invoice: the order is not confirmed yet';
  drawHeading(paper, number ? 'Tax Invoice' : 'Pro Forma Invoice', remark);
}

export function drawSeller(paper: PdfDocument, { seller }: Pick<InvoiceDocument, 'seller'>): void {
  paper.write(seller.legalName, page.margin, 30, { font: 'strong', size: 3.4 });
  paper.write(
    `${postalAddress(seller)}\nGSTIN ${seller.gstin}\n${shop.email.support}, ${seller.phone}`,
    page.margin,
    35,
    {
      width: 88,
      colour: inks.soft,
    },
  );
}

type Fact = readonly [name: string, value: string];

/** Answers with where they end. */
export function drawFactList(paper: PdfDocument, facts: readonly Fact[]): number {
  let y = 30;
  facts.forEach(([name, value], index) => {
    const style = { font: index === 0 ? 'strong' : 'prose', width: 50 } as const;
    paper.write(name, 118, y, { colour: inks.soft, width: 26 });
    paper.write(value, 145, y, style);
    y += Math.max(4.7, paper.heightOf(value, style) + 0.8);
  });
  return y;
}

function drawFacts(paper: PdfDocument, invoiceDocument: InvoiceDocument, invoice: Invoice): number {
  const { number, issuedAt, orderNumber, orderedAt, payment, business } = invoiceDocument;
  return drawFactList(paper, [
    [number ? 'Invoice number' : 'Reference', number ?? orderNumber],
    ['Date', formatIndianTime(issuedAt, 'longDate')],
    ['Order', `${orderNumber} of ${formatIndianTime(orderedAt, 'longDate')}`],
    ...(business?.purchaseOrder ? ([['Purchase order', business.purchaseOrder]] as const) : []),
    ['Place of supply', placeText(invoice)],
    ...(invoice.place.kind === 'export' ? ([['Destination', invoice.place.name]] as const) : []),
    ['Reverse charge', 'No'],
    ['Payment', payment],
  ]);
}

const addressText = (address: InvoiceAddress): string => addressLines(address).join('\n');

type Parties = Pick<InvoiceDocument, 'billTo' | 'shipTo' | 'business'>;

/** A business stands before the person who orders for it, and its tax number below the address. */
const billToText = ({ billTo, business }: Parties): string =>
  [
    ...(business ? [business.companyName] : []),
    addressText(billTo),
    ...(business?.gstin ? [`GSTIN ${business.gstin}`] : []),
  ].join('\n');

/** Answers with where the blocks end. */
export function drawParties(paper: PdfDocument, invoiceDocument: Parties, y: number): number {
  const half = columnWidth / 2;
  const ends = [
    ['Bill to', billToText(invoiceDocument)],
    ['Ship to', addressText(invoiceDocument.shipTo)],
  ] as const;
  const heights = ends.map(([title, lines], index) => {
    const x = page.margin + index * half;
    paper.write(title, x, y, { font: 'strong', size: 2.8, colour: inks.mat });
    const style = { width: half - 6 };
    paper.write(lines, x, y + 4.4, style);
    return paper.heightOf(lines, style);
  });
  return y + 4.4 + Math.max(...heights);
}

function drawSum(paper: PdfDocument, name: string, amount: Paise, y: number, strong = false): void {
  const style = strong ? ({ font: 'strong', size: 3.9 } as const) : ({} as const);
  paper.write(name, 118, y, { ...style, width: 40 });
  paper.write(strong ? `\u20b9${figure(amount)}` : figure(amount), 150, y, {
    ...style,
    width: 45 - 1.2,
    align: 'right',
  });
}

export function drawSums(paper: PdfDocument, invoice: Invoice, top: number): number {
  let y = top + 3;
  drawSum(paper, 'Taxable value', invoice.tax.taxable, y);
  for (const { ratePercent, ...split } of invoice.rates) {
    for (const [title, part] of taxesOf(invoice.place.kind)) {
      y += 4.9;
      const rate = isUntaxed(invoice) ? 0 : part === 'igst' ? ratePercent : ratePercent / 2;
      drawSum(paper, `${title} at ${rate}%`, split[part], y);
    }
  }
  y += 6;
  paper.rule(y, { from: 118, colour: inks.mat, weight: 0.25 });
  drawSum(paper, 'Total', invoice.total, y + 1.6, true);
  return y + 8;
}

/** What the discounts are called. Each line has its share of those on goods; that on delivery is in its price already. */
const adjustmentsNote = ({ adjustments }: Pick<Invoice, 'adjustments'>): string | null =>
  adjustments.length === 0
    ? null
    : `Price changes: ${adjustments.map(({ label, amount }) => `${label} ${figure(amount)}`).join(', ')}.`;

const declaredNote = ({ declaredAs }: Pick<InvoiceDocument, 'declaredAs'>): string | null =>
  declaredAs === undefined
    ? null
    : `Declared to customs as one unassembled kit: ${declaredAs}. Spare pieces go under their own codes.`;

type WordedDocument = Parties & Pick<InvoiceDocument, 'declaredAs' | 'seller'>;

export function drawWords(paper: PdfDocument, invoiceDocument: WordedDocument, invoice: Invoice, top: number): void {
  const note = { width: 96, colour: inks.soft } as const;
  paper.write(amountInWords(invoice.total), page.margin, top + 3, { ...note, font: 'strong', colour: inks.text });
  const sentences = [
    'All amounts in Indian rupees (\u20b9).',
    invoice.place.kind === 'export' ? exportSentence(invoice, invoiceDocument.seller) : 'Prices include GST.',
    adjustmentsNote(invoice),
    declaredNote(invoiceDocument),
    lettersNote(billToText(invoiceDocument) + addressText(invoiceDocument.shipTo)),
  ];
  paper.write(sentences.filter((sentence) => sentence !== null).join('\n'), page.margin, top + 13, note);
}

export function drawSignature(paper: PdfDocument, { seller }: Pick<InvoiceDocument, 'seller'>, top: number): void {
  const right = { width: columnWidth, align: 'right' } as const;
  paper.write(`For ${seller.legalName}`, page.margin, top, { ...right, font: 'strong' });
  paper.rule(top + 17, { from: 140, colour: inks.soft, weight: 0.2 });
  paper.write('Authorised signatory', page.margin, top + 18, { ...right, size: 2.7, colour: inks.soft });
}

export const closingHeight = 70;

/** The invoice of an order as a PDF, on one page unless it has very many lines. */
export function invoicePdf(invoiceDocument: InvoiceDocument, { compress = true } = {}): Promise<Buffer> {
  const invoice = makeInvoice(invoiceDocument.sale);
  const title = `${invoiceDocument.number ? 'Invoice' : 'Pro forma invoice'} ${invoiceDocument.number ?? invoiceDocument.orderNumber}`;
  const paper = new PdfDocument({
    title,
    language: 'en-IN',
    date: invoiceDocument.issuedAt,
    footer: `${invoiceDocument.seller.legalName}, GSTIN ${invoiceDocument.seller.gstin}. Questions: ${shop.email.support}`,
    layout: page,
    compress,
  });
  paper.addPage();
  drawTitle(paper, invoiceDocument);
  drawSeller(paper, invoiceDocument);
  const factsEnd = drawFacts(paper, invoiceDocument, invoice);
  const partiesEnd = drawParties(paper, invoiceDocument, Math.max(62, factsEnd + 2));
  paper.y = Math.max(partiesEnd + 6, 92);
  drawLines(paper, invoice);
  paper.ensureSpace(closingHeight);
  drawWords(paper, invoiceDocument, invoice, paper.y);
  drawSignature(paper, invoiceDocument, drawSums(paper, invoice, paper.y) + 10);
  return paper.finish();
}
