import type { CreditNote } from '#domain/orders/credit-note.ts';
import { shop } from '#domain/shop/shop.ts';
import { formatIndianTime } from '#domain/time.ts';
import { inks } from '#pdf/inks.ts';
import { PdfDocument } from '#pdf/pdf-document.ts';
import { columnWidth, page } from '../invoice-page.ts';
import {
  closingHeight,
  drawFactList,
  drawHeading,
  drawParties,
  drawSeller,
  drawSignature,
  drawSums,
  drawWords,
  placeText,
  type InvoiceDocument,
} from '../invoice-pdf.ts';
import { drawLines } from '../invoice-table.ts';

export interface CreditNoteDocument extends Pick<
  InvoiceDocument,
  'seller' | 'orderNumber' | 'business' | 'billTo' | 'shipTo'
> {
  readonly number: string;
  readonly issuedAt: Date;
  /** What is credited was invoiced there. */
  readonly invoice: { readonly number: string; readonly issuedAt: Date };
  readonly reason: string;
  readonly note: CreditNote;
}

const longDate = (moment: Date): string => formatIndianTime(moment, 'longDate');

function drawFacts(paper: PdfDocument, { number, issuedAt, invoice, orderNumber, business, note }: CreditNoteDocument) {
  return drawFactList(paper, [
    ['Credit note', number],
    ['Date', longDate(issuedAt)],
    ['For invoice', `${invoice.number} of ${longDate(invoice.issuedAt)}`],
    ['Order', orderNumber],
    ...(business?.purchaseOrder ? ([['Purchase order', business.purchaseOrder]] as const) : []),
    ['Place of supply', placeText(note)],
    ['Reverse charge', 'No'],
  ]);
}

function drawReason(paper: PdfDocument, reason: string): void {
  const style = { width: columnWidth } as const;
  const text = `Reason: ${reason}`;
  paper.write(text, page.margin, paper.y, style);
  paper.y += paper.heightOf(text, style) + 4;
}

/** A credit note as a PDF: like the invoice that it takes back from. */
export function creditNotePdf(document: CreditNoteDocument, { compress = true } = {}): Promise<Buffer> {
  const { number, seller, note, reason, issuedAt } = document;
  const paper = new PdfDocument({
    title: `Credit note ${number}`,
    language: 'en-IN',
    date: issuedAt,
    footer: `${seller.legalName}, GSTIN ${seller.gstin}. Questions: ${shop.email.support}`,
    layout: page,
    compress,
  });
  paper.addPage();
  drawHeading(paper, 'Credit Note', 'Original for recipient');
  drawSeller(paper, document);
  const factsEnd = drawFacts(paper, document);
  const partiesEnd = drawParties(paper, document, Math.max(62, factsEnd + 2));
  paper.y = Math.max(partiesEnd + 6, 92);
  drawReason(paper, reason);
  drawLines(paper, note);
  paper.rule(paper.y, { colour: inks.mat, weight: 0.2 });
  paper.ensureSpace(closingHeight);
  drawWords(paper, document, note, paper.y);
  drawSignature(paper, document, drawSums(paper, note, paper.y) + 10);
  return paper.finish();
}
