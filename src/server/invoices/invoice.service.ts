import { createHash } from 'node:crypto';
import { kitsText } from '#domain/customs/kit-text.ts';
import { toPaise } from '#domain/money/money.ts';
import type { CreditedSale } from '#domain/orders/credit-note.ts';
import { paymentMethodNames, testPaymentLabel } from '#domain/orders/payment.ts';
import { shippingNameOf } from '#domain/orders/shipping-name.ts';
import { defaultSettings } from '#domain/settings/defaults.ts';
import { sellerOf, type Seller } from '#domain/shop/shop-details.ts';
import type { Database } from '../db/database.ts';
import type { OrderCaller } from '../orders/order-access.ts';
import { transferOf, type TransferRow } from '../orders/order-transfer.ts';
import type { AddressRow, OrderItemRow, WholeOrderRow } from '../orders/order.repository.ts';
import type { OrderService } from '../orders/order.service.ts';
import { readSettings } from '../settings/settings.service.ts';
import type { InvoiceAddress, InvoiceDocument } from './invoice-pdf.ts';
import * as invoices from './invoice.repository.ts';

export type InvoiceService = ReturnType<typeof createInvoiceService>;

export interface InvoiceFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const toAddress = ({ name, streetAddress, city, state, zipCode, country }: AddressRow): InvoiceAddress => ({
  name: name ?? '',
  streetAddress: streetAddress ?? '',
  city: city ?? '',
  state: state ?? '',
  zipCode: zipCode ?? '',
  country: country ?? '',
});

const paymentWords: Readonly<Record<WholeOrderRow['paymentStatus'], string>> = {
  due: 'to be paid',
  processing: 'with the bank',
  paid: 'paid',
  'refund-due': 'paid, refund under way',
  refunded: 'refunded',
  void: 'not paid',
};

/** Where to transfer to, for whoever pays by a pro forma invoice. */
function accountText(row: TransferRow): string {
  const transfer = transferOf(row);
  if (!transfer?.account) return '';
  const { holder, number, ifsc, bank } = transfer.account;
  return ` to ${holder}, account ${number}, IFSC ${ifsc}, ${bank}. Reference ${transfer.reference}.`;
}

/** An invoice says how it was paid when it was issued; what becomes of the money later is no part of it. */
export function paymentText(row: TransferRow & Pick<WholeOrderRow, 'testPayment' | 'invoiceNumber'>): string {
  const { testPayment, paymentMethod, paymentStatus, invoiceNumber } = row;
  const name = testPayment ? testPaymentLabel : paymentMethodNames[paymentMethod];
  if (invoiceNumber === null) return `${name} (${paymentWords[paymentStatus]})${accountText(row)}`;
  return paymentMethod === 'cod' ? name : `${name} (${paymentWords.paid})`;
}

/** The name of the file a browser offers to keep. */
const fileName = ({ number, invoiceNumber }: WholeOrderRow): string =>
  `taar-${invoiceNumber ? invoiceNumber.replaceAll('/', '-') : `pro-forma-${number}`}.pdf`;

/** Who bought it, and to whom it goes. */
export function partiesOf(
  row: Pick<WholeOrderRow, 'shippingAddress' | 'billingAddress' | 'business'>,
): Pick<InvoiceDocument, 'business' | 'billTo' | 'shipTo'> {
  const shipTo = toAddress(row.shippingAddress);
  return { business: row.business, billTo: row.billingAddress ? toAddress(row.billingAddress) : shipTo, shipTo };
}

/** What of an order, and of its lines, an invoice goes by. */
type SoldOrder = Pick<
  WholeOrderRow,
  'adjustments' | 'shippingMethod' | 'shippingPaise' | 'shippingAddress' | 'supplyState'
> & {
  /** By its invoice, if it has one. */
  readonly isExportTaxed: boolean;
  readonly items: readonly Pick<
    OrderItemRow,
    'id' | 'name' | 'quantity' | 'pricePaise' | 'adjustedPaise' | 'hsnCode' | 'gstRatePercent' | 'unitCode'
  >[];
};

/** What was sold, as an invoice and its credit notes see it. */
export const saleOf = (row: SoldOrder): CreditedSale => ({
  items: row.items.map((item) => ({
    ...item,
    price: toPaise(item.pricePaise),
    adjusted: toPaise(item.adjustedPaise),
  })),
  adjustments: (row.adjustments ?? []).map(({ label, paise, on }) => ({ label, amount: toPaise(paise), on })),
  shippingName: shippingNameOf({ shippingMethod: row.shippingMethod, country: row.shippingAddress.country ?? '' }),
  shipping: toPaise(row.shippingPaise),
  destination: toAddress(row.shippingAddress),
  supplyState: row.supplyState,
  ...(row.isExportTaxed && { isExportTaxed: true }),
});

function toInvoiceDocument(row: WholeOrderRow, issuedAt: Date, seller: Seller): InvoiceDocument {
  return {
    number: row.invoiceNumber,
    issuedAt,
    seller,
    orderNumber: row.number,
    orderedAt: row.createdAt,
    isCancelled: row.status === 'cancelled',
    payment: paymentText(row),
    ...partiesOf(row),
    sale: saleOf({ ...row, isExportTaxed: seller.isExportTaxed === true }),
    // Left out where there is none, so that an invoice of before is the same document as ever.
    ...(row.customsKits && { declaredAs: kitsText(row.customsKits) }),
  };
}

interface Deps {
  readonly db: Database;
  readonly orders: Pick<OrderService, 'require' | 'requireAny' | 'read'>;
}

export function createInvoiceService({ db, orders }: Deps) {
  /** Made at the first asking and kept: a page of paper takes longer to draw than all else of an order. */
  async function readFile(orderId: string, document: InvoiceDocument): Promise<Buffer> {
    const factsHash = createHash('sha256').update(JSON.stringify(document)).digest();
    const kept = await invoices.findFile(db, orderId, factsHash);
    if (kept) return kept;
    // What draws on paper is loaded by whoever needs it.
    const { invoicePdf } = await import('./invoice-pdf.ts');
    const made = await invoicePdf(document);
    await invoices.keepFile(db, orderId, factsHash, made);
    return (await invoices.findFile(db, orderId, factsHash)) ?? made;
  }

  async function fileOf(orderId: string): Promise<InvoiceFile> {
    const row = await orders.read(orderId);
    const issued = await invoices.findIssued(db, orderId);
    const seller = issued ? (issued.seller ?? sellerOf(defaultSettings)) : sellerOf(await readSettings(db));
    const document = toInvoiceDocument(row, issued?.issuedAt ?? row.createdAt, seller);
    return { name: fileName(row), bytes: await readFile(orderId, document) };
  }

  return {
    read: async (idOrNumber: string, caller: OrderCaller): Promise<InvoiceFile> =>
      fileOf(await orders.require(idOrNumber, caller)),

    /** Of any order, for the office alone. */
    readAny: async (idOrNumber: string): Promise<InvoiceFile> => fileOf(await orders.requireAny(idOrNumber)),
  };
}
