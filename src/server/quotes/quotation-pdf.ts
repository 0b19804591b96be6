import { amountInWords } from '#domain/money/amount-in-words.ts';
import { toPaise } from '#domain/money/money.ts';
import type { BankAccount } from '#domain/orders/bank-transfer.ts';
import { makeInvoice, type Invoice, type Sale } from '#domain/orders/invoice.ts';
import { shippingNameOf } from '#domain/orders/shipping-name.ts';
import { shop } from '#domain/shop/shop.ts';
import { formatIndianTime } from '#domain/time.ts';
import { inks } from '#pdf/inks.ts';
import { PdfDocument } from '#pdf/pdf-document.ts';
import { lettersNote } from '#pdf/printable-text.ts';
import { page } from '../invoices/invoice-page.ts';
import {
  closingHeight,
  drawFactList,
  drawHeading,
  drawParties,
  drawSeller,
  drawSums,
  placeText,
} from '../invoices/invoice-pdf.ts';
import { drawLines } from '../invoices/invoice-table.ts';
import type { QuoteOfferRow } from './quote-offer.ts';

export interface Quotation {
  readonly number: string;
  /** Null: it was not sent like this, and staff look at it. */
  readonly version: number | null;
  /** The version that was sent before it was changed. */
  readonly changedSince?: number | null;
  readonly sentAt: Date;
  readonly validUntil: Date;
  readonly offer: QuoteOfferRow;
  /** Null: the shop takes no bank transfers. */
  readonly account: BankAccount | null;
}

/** What is sold, as an invoice would print it. */
const toSale = ({ offer }: Quotation): Sale => ({
  items: offer.lines.map((line) => ({
    ...line,
    price: toPaise(line.pricePaise),
    adjusted: toPaise(line.adjustedPaise),
  })),
  adjustments: offer.adjustments.map(({ label, paise, on }) => ({ label, amount: toPaise(paise), on })),
  shippingName: shippingNameOf({ shippingMethod: offer.shippingMethod, country: offer.address.country }),
  shipping: toPaise(offer.shippingPaise),
  destination: offer.address,
  supplyState: offer.supplyState,
});

const longDate = (moment: Date): string => formatIndianTime(moment, 'longDate');

/** Answers with where they end. */
const drawFacts = (paper: PdfDocument, quotation: Quotation, invoice: Invoice): number => {
  const { number, version, sentAt, validUntil, offer } = quotation;
  return drawFactList(paper, [
    ['Quote', version === null ? number : `${number}, version ${version}`],
    ['Date', longDate(sentAt)],
    ['Valid until', longDate(validUntil)],
    ...(offer.business?.purchaseOrder ? ([['Purchase order', offer.business.purchaseOrder]] as const) : []),
    ['Place of supply', placeText(invoice)],
    ['Delivery', `within ${offer.deliveryDays} business days of payment`],
  ]);
};

/** A purchase department pays by what is on paper. */
const transferText = (number: string, { holder, number: account, ifsc, bank }: BankAccount): string =>
  `Or transfer the total to ${holder}, account ${account}, IFSC ${ifsc}, ${bank}. Reference ${number}.`;

function drawTerms(paper: PdfDocument, quotation: Quotation, invoice: Invoice, top: number): void {
  const { offer, validUntil, account, number } = quotation;
  const soft = { width: 96, colour: inks.soft } as const;
  paper.write(amountInWords(invoice.total), page.margin, top + 3, { ...soft, font: 'strong', colour: inks.text });
  const sentences = [
    'All amounts in Indian rupees (\u20b9).',
    invoice.place.kind === 'export' ? 'Export: no GST is charged.' : 'Prices include GST.',
    `Prices hold until ${longDate(validUntil)}. Stock is set aside once you accept.`,
    'Accept and pay on the page that the link in our email opens.',
    account && transferText(number, account),
    offer.note,
    lettersNote(`${offer.address.name}${offer.address.streetAddress}${offer.address.city}${offer.note ?? ''}`),
  ];
  paper.write(sentences.filter((sentence) => sentence !== null).join('\n'), page.margin, top + 13, soft);
}

function noteOf({ version, changedSince }: Quotation): string {
  if (version !== null) return 'Not a tax invoice';
  return changedSince ? `Changed since version ${changedSince}, not sent yet` : 'Not sent yet';
}

/** A quote on paper, as it is sent, with a number and the day until which its prices hold. */
export function quotationPdf(quotation: Quotation, { compress = true } = {}): Promise<Buffer> {
  const invoice = makeInvoice(toSale(quotation));
  const { seller, address, business } = quotation.offer;
  const paper = new PdfDocument({
    title: `Quotation ${quotation.number}`,
    language: 'en-IN',
    date: quotation.sentAt,
    footer: `${seller.legalName}, GSTIN ${seller.gstin}. Questions: ${shop.email.support}`,
    layout: page,
    compress,
  });
  paper.addPage();
  drawHeading(paper, 'Quotation', noteOf(quotation));
  drawSeller(paper, { seller });
  const factsEnd = drawFacts(paper, quotation, invoice);
  paper.y = Math.max(
    drawParties(paper, { billTo: address, shipTo: address, business }, Math.max(62, factsEnd + 2)) + 6,
    92,
  );
  drawLines(paper, invoice);
  paper.ensureSpace(closingHeight);
  drawTerms(paper, quotation, invoice, paper.y);
  drawSums(paper, invoice, paper.y);
  return paper.finish();
}
