import type { Order, OrderAddress, OrderSummary } from '#contracts/orders.ts';
import { carrierName, trackingUrl } from '#domain/orders/carriers.ts';
import { Refusal } from '#domain/errors.ts';
import { toDecimal, toPaise } from '#domain/money/money.ts';
import { mayMove } from '#domain/orders/order-state.ts';
import { paymentMethodNames, testPaymentLabel } from '#domain/orders/payment.ts';
import { placeOfSupply } from '#domain/pricing/place-of-supply.ts';
import { taxOrder, type OrderPrice, type PricedLine } from '#domain/pricing/pricing.ts';
import { taxAmount, taxedAs, taxParts } from '#domain/pricing/tax.ts';
import { shippingNameOf } from '#domain/orders/shipping-name.ts';
import type { Queryable } from '../db/database.ts';
import type { AssetUrls } from '../assets/asset-urls.ts';
import type { PaymentViews } from './order-payments.ts';
import * as orders from './order.repository.ts';
import type { AddressRow, OrderRow, WholeOrderRow } from './order.repository.ts';
import { awaitsMoney, transferOf } from './order-transfer.ts';
import { orderPriceOf, type BoughtLine } from './order-price.ts';

export interface OrderViewDeps {
  readonly pictures: AssetUrls;
  readonly payments: PaymentViews;
}

const decimal = (paise: number): string => toDecimal(toPaise(paise));

export const toSummary = (row: OrderRow): OrderSummary => ({
  id: row.id,
  number: row.number,
  createdAt: row.createdAt.toISOString(),
  totalAmount: decimal(row.totalPaise),
  currency: row.currency,
  status: row.status,
  notes: row.notes,
});

export const toAddress = (row: AddressRow): OrderAddress => ({
  name: row.name ?? '',
  streetAddress: row.streetAddress ?? '',
  city: row.city ?? '',
  state: row.state ?? '',
  zipCode: row.zipCode ?? '',
  country: row.country ?? '',
});

const toItem = (
  { line: { item, price }, amount, paid }: PricedLine<BoughtLine>,
  pictures: AssetUrls,
): Order['items'][number] => ({
  id: item.id,
  productId: item.productId,
  slug: item.slug,
  name: item.name,
  imageUrl: pictures.resolve(item.imageUrl),
  quantity: item.quantity,
  price: toDecimal(price),
  total: toDecimal(amount),
  paid: toDecimal(paid),
});

function taxOf(
  row: WholeOrderRow,
  price: OrderPrice<BoughtLine>,
): Pick<Order, 'taxIncluded' | 'taxes' | 'supply' | 'placeOfSupply'> {
  const { kind, name } = placeOfSupply(toAddress(row.shippingAddress), row.supplyState);
  const { sum } = taxOrder(price, taxedAs(kind, row.isExportTaxed));
  return { taxIncluded: toDecimal(taxAmount(sum)), taxes: taxParts(sum), supply: kind, placeOfSupply: name };
}

function parcelOf({ carrier, trackingNumber }: WholeOrderRow): Order['parcel'] {
  if (carrier === null) return null;
  return { carrier: carrierName(carrier), trackingNumber, url: trackingUrl({ carrier, trackingNumber }) };
}

type PayableRow = Pick<WholeOrderRow, 'status' | 'paymentMethod' | 'paymentStatus'>;

function paymentOf(row: WholeOrderRow, payments: PaymentViews): Order['payment'] {
  return {
    method: row.paymentMethod,
    name: row.testPayment ? testPaymentLabel : paymentMethodNames[row.paymentMethod],
    status: row.paymentStatus,
    test: row.testPayment,
    paidAt: row.paidAt?.toISOString() ?? null,
    lastFailure: row.lastFailure,
    transfer: transferOf(row),
    sentReference: row.sentReference,
    upi: row.paymentMethod === 'upi' && awaitsMoney(row) ? payments.upiRequest(row) : null,
  };
}

/** While a bank has been asked, another try could pay twice. */
export const mayPay = (row: PayableRow): boolean =>
  row.paymentMethod === 'razorpay' && row.status === 'pending' && row.paymentStatus === 'due';

export function toOrder(row: WholeOrderRow, { pictures, payments }: OrderViewDeps): Order {
  const price = orderPriceOf(row);
  return {
    ...toSummary(row),
    status: row.status,
    updatedAt: row.updatedAt.toISOString(),
    email: row.email,
    phone: row.phone,
    items: price.lines.map((line) => toItem(line, pictures)),
    subtotal: decimal(row.subtotalPaise),
    adjustments: price.adjustments.map(({ label, amount, on }) => ({ label, amount: toDecimal(amount), on })),
    shippingMethod: row.shippingMethod,
    shippingName: shippingNameOf({ shippingMethod: row.shippingMethod, country: row.shippingAddress.country ?? '' }),
    shippingAmount: decimal(row.shippingPaise),
    arrivesFrom: row.arrivesFrom,
    arrivesTo: row.arrivesTo,
    ...taxOf(row, price),
    refundedAmount: decimal(row.refundedPaise),
    parcel: parcelOf(row),
    shippingAddress: toAddress(row.shippingAddress),
    billingAddress: row.billingAddress && toAddress(row.billingAddress),
    business: row.business,
    giftNote: row.giftNote,
    customsKits: (row.customsKits ?? []).map(({ name, code, quantity }) => ({ name, code, quantity })),
    payment: paymentOf(row, payments),
    payUntil: awaitsMoney(row) ? (row.payUntil?.toISOString() ?? null) : null,
    history: row.events.map(({ at, status, author, note }) => ({
      at: new Date(at).toISOString(),
      status,
      author,
      note,
    })),
    invoiceNumber: row.invoiceNumber,
    creditNotes: row.creditNotes.map(({ id, number, amountPaise, at }) => ({
      id,
      number,
      amount: decimal(amountPaise),
      at: new Date(at).toISOString(),
    })),
    returnCount: row.returnCount,
    classQuote: row.classQuote,
    can: { cancel: mayMove(row, 'cancelled', 'buyer'), pay: mayPay(row) },
  };
}

export async function readOrderRow(db: Queryable, orderId: string): Promise<WholeOrderRow> {
  const row = await orders.read(db, orderId);
  if (!row) throw new Refusal('order-unknown');
  return row;
}

/** One order as its buyer and the admin see it. Whether the caller may is asked before: see order-access.ts. */
export const readOrder = async (db: Queryable, orderId: string, deps: OrderViewDeps): Promise<Order> =>
  toOrder(await readOrderRow(db, orderId), deps);
