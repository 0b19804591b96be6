import type { Order, OrderAddress, OrderSummary } from '#contracts/orders.ts';
import { carrierName, trackingUrl } from '#domain/orders/carriers.ts';
import { Refusal } from '#domain/errors.ts';
import { makeInvoice, taxAmount } from '#domain/orders/invoice.ts';
import { toDecimal, toPaise } from '#domain/money/money.ts';
import { mayMove } from '#domain/orders/order-state.ts';
import { paymentMethodNames, testPaymentLabel } from '#domain/orders/payment.ts';
import { lineTotal } from '#domain/pricing/pricing.ts';
import { shippingMethodNames } from '#domain/shipping/shipping.ts';
import type { Queryable } from '../db/database.ts';
import type { AssetUrls } from '../assets/asset-urls.ts';
import type { PaymentViews } from './order-payments.ts';
import * as orders from './order.repository.ts';
import type { AddressRow, OrderItemRow, OrderRow, WholeOrderRow } from './order.repository.ts';

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

const toItem = (row: OrderItemRow, pictures: AssetUrls): Order['items'][number] => ({
  id: row.id,
  productId: row.productId,
  slug: row.slug,
  name: row.name,
  imageUrl: pictures.resolve(row.imageUrl),
  quantity: row.quantity,
  price: decimal(row.pricePaise),
  total: toDecimal(lineTotal({ price: toPaise(row.pricePaise), quantity: row.quantity })),
});

/** Reckoned as on the invoice, so that the two never differ. */
function taxOf(row: WholeOrderRow): Pick<Order, 'taxIncluded' | 'supply'> {
  const { state, country } = toAddress(row.shippingAddress);
  const { tax, place } = makeInvoice({
    items: row.items.map((item) => ({ ...item, price: toPaise(item.pricePaise) })),
    shippingName: shippingMethodNames[row.shippingMethod],
    shipping: toPaise(row.shippingPaise),
    destination: { state, country },
  });
  return { taxIncluded: toDecimal(taxAmount(tax)), supply: place.kind };
}

function parcelOf({ carrier, trackingNumber }: WholeOrderRow): Order['parcel'] {
  if (carrier === null) return null;
  return { carrier: carrierName(carrier), trackingNumber, url: trackingUrl({ carrier, trackingNumber }) };
}

type PayableRow = Pick<WholeOrderRow, 'status' | 'paymentMethod' | 'paymentStatus'>;

export const awaitsMoney = ({ status, paymentStatus }: PayableRow): boolean =>
  status === 'pending' && (paymentStatus === 'due' || paymentStatus === 'processing');

function paymentOf(row: WholeOrderRow, payments: PaymentViews): Order['payment'] {
  return {
    method: row.paymentMethod,
    name: row.testPayment ? testPaymentLabel : paymentMethodNames[row.paymentMethod],
    status: row.paymentStatus,
    test: row.testPayment,
    paidAt: row.paidAt?.toISOString() ?? null,
    lastFailure: row.lastFailure,
    upi: row.paymentMethod === 'upi' && awaitsMoney(row) ? payments.upiRequest(row) : null,
  };
}

/** While a bank has been asked, another try could pay twice. */
export const mayPay = (row: PayableRow): boolean =>
  row.paymentMethod === 'razorpay' && row.status === 'pending' && row.paymentStatus === 'due';

export function toOrder(row: WholeOrderRow, { pictures, payments }: OrderViewDeps): Order {
  return {
    ...toSummary(row),
    status: row.status,
    updatedAt: row.updatedAt.toISOString(),
    email: row.email,
    phone: row.phone,
    items: row.items.map((item) => toItem(item, pictures)),
    subtotal: decimal(row.subtotalPaise),
    shippingMethod: row.shippingMethod,
    shippingName: shippingMethodNames[row.shippingMethod],
    shippingAmount: decimal(row.shippingPaise),
    arrivesFrom: row.arrivesFrom,
    arrivesTo: row.arrivesTo,
    ...taxOf(row),
    refundedAmount: decimal(row.refundedPaise),
    parcel: parcelOf(row),
    shippingAddress: toAddress(row.shippingAddress),
    billingAddress: row.billingAddress && toAddress(row.billingAddress),
    payment: paymentOf(row, payments),
    payUntil: awaitsMoney(row) ? (row.payUntil?.toISOString() ?? null) : null,
    history: row.events.map(({ at, status, author, note }) => ({
      at: new Date(at).toISOString(),
      status,
      author,
      note,
    })),
    invoiceNumber: row.invoiceNumber,
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
