import { z } from 'zod';
import { idempotencyKeyMaxLength } from '#domain/orders/checkout.ts';
import { sentReferencePattern, sentReferenceSentence } from '#domain/orders/bank-transfer.ts';
import { orderAuthors, orderStatuses } from '#domain/orders/order-state.ts';
import { paymentMethods, paymentStatuses } from '#domain/orders/payment.ts';
import { shippingMethods } from '#domain/shipping/shipping.ts';
import { supplyKinds } from '#domain/pricing/tax.ts';
import { isPlainLine } from '#domain/text.ts';
import { orderBusiness } from './business.ts';
import { cartItem } from './cart.ts';
import type { Endpoints } from './endpoint.ts';
import { newOrder } from './new-order.ts';

const token = z.string().max(100).optional();

/** What opens a guest's order. A header stands in no history and no log of a proxy. */
export const orderTokenHeader = z.object({ 'x-order-token': token });

/** The same in the address, for programs that cannot send headers. */
export const orderTokenQuery = z.object({ token });

export const amount = z.string().describe('With two decimals, such as "3499.00".');
export const moment = z.string().describe('ISO 8601, UTC.');

export const orderSummary = z
  .object({
    id: z.uuid(),
    number: z.string().describe("Short and readable: 'PK-1042'."),
    createdAt: moment,
    totalAmount: amount,
    currency: z.string(),
    status: z.string(),
    notes: z.string().nullable(),
  })
  .meta({ id: 'OrderSummary' });

export type OrderSummary = z.infer<typeof orderSummary>;

export const orderAddress = z.object({
  name: z.string(),
  streetAddress: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  country: z.string(),
});

export type OrderAddress = z.infer<typeof orderAddress>;

const orderItem = z.object({
  id: z.uuid(),
  productId: z.uuid(),
  slug: z.string().nullable().describe('Null when the product has no page any more.'),
  name: z.string(),
  imageUrl: z.string(),
  quantity: z.int(),
  price: amount,
  total: amount,
  paid: amount.describe('With its share of what changed the price of the order.'),
});

export type OrderItem = z.infer<typeof orderItem>;

export const upiRequest = z.object({
  vpa: z.string(),
  link: z.string().describe('upi://pay?...: opens a payment app on a phone.'),
  qr: z
    .object({ size: z.int(), path: z.string() })
    .describe('The same link to scan: a path of dark squares on a grid of size x size.'),
});

const bankTransfer = z.object({
  account: z
    .object({ holder: z.string(), number: z.string(), ifsc: z.string(), bank: z.string() })
    .nullable()
    .describe('Where to transfer to. Null: the shop has taken it out of its settings meanwhile.'),
  reference: z.string().describe('What to write beside the transfer, so that we find it.'),
});

const orderPayment = z.object({
  method: z.enum(paymentMethods),
  name: z.string(),
  status: z.enum(paymentStatuses),
  test: z.boolean().describe('True: the built-in test gateway, which moves no money.'),
  paidAt: moment.nullable(),
  lastFailure: z.string().nullable().describe('Why the newest try failed, as a sentence.'),
  upi: upiRequest.nullable().describe('Only for an unpaid order by UPI.'),
  transfer: bankTransfer.nullable().describe('Only for an unpaid order by bank transfer.'),
  sentReference: z.string().nullable().describe('What the buyer says the bank calls their transfer.'),
});

const orderParcel = z
  .object({
    carrier: z.string().describe('Its name.'),
    trackingNumber: z.string().nullable(),
    url: z.string().nullable().describe('Where the carrier shows where it is.'),
  })
  .nullable()
  .describe('Once it left with a carrier.');

const orderEvent = z.object({
  at: moment,
  status: z.enum(orderStatuses),
  author: z.enum(orderAuthors),
  note: z.string().nullable(),
});

/** What changed a price, as cart, checkout, order and quote list it. */
export const priceAdjustment = z
  .object({
    label: z.string(),
    amount: z.string().describe('Below zero it lowers the price: "-350.00".'),
    on: z.enum(['goods', 'freight']),
  })
  .meta({ id: 'PriceAdjustment' });

export type PriceAdjustment = z.infer<typeof priceAdjustment>;

const orderCreditNote = z.object({
  id: z.uuid(),
  number: z.string().describe("'CN/2627/000001'."),
  amount,
  at: moment,
});

const taxParts = z.object({ cgst: amount, sgst: amount, igst: amount });

export const order = orderSummary
  .extend({
    status: z.enum(orderStatuses),
    updatedAt: moment,
    email: z.string(),
    phone: z.string().nullable(),
    items: z.array(orderItem),
    subtotal: amount,
    adjustments: z.array(priceAdjustment).describe('What changed the price, such as a discount.'),
    shippingMethod: z.enum(shippingMethods),
    shippingName: z.string(),
    shippingAmount: amount,
    arrivesFrom: z.string().describe('YYYY-MM-DD.'),
    arrivesTo: z.string(),
    taxIncluded: amount.describe('GST inside the total; zero for an export.'),
    refundedAmount: amount.describe('What of the money that came has gone back.'),
    taxes: taxParts.describe('The same by its parts: CGST and SGST inside the state of the shop, IGST outside it.'),
    supply: z.enum(supplyKinds),
    placeOfSupply: z.string().describe('The state or the country by which the tax goes.'),
    business: orderBusiness.nullable().describe('For whom it was made, if for a company, a school or an institute.'),
    giftNote: z
      .string()
      .nullable()
      .describe('What stands on the slip of a present. Null: it is none; empty: no words.'),
    customsKits: z
      .array(z.object({ name: z.string(), code: z.string(), quantity: z.int() }))
      .describe('As what lines of a parcel abroad are declared to customs. Empty: each line as what it is.'),
    shippingAddress: orderAddress,
    billingAddress: orderAddress.nullable(),
    payment: orderPayment,
    payUntil: moment
      .nullable()
      .describe('Unpaid by then (in cash: unconfirmed), the order is cancelled and its units go back.'),
    parcel: orderParcel,
    history: z.array(orderEvent).describe('Oldest first.'),
    invoiceNumber: z.string().nullable().describe('Null until the order is confirmed.'),
    creditNotes: z.array(orderCreditNote).describe('Of what was refunded, the oldest first.'),
    returnCount: z.int().describe('How many times something of it was sent back or missed.'),
    classQuote: z
      .object({ id: z.uuid(), number: z.string(), className: z.string(), pupils: z.int() })
      .nullable()
      .describe('The quote that it came from, where that was for a class of the buyer’s own.'),
    can: z.object({ cancel: z.boolean(), pay: z.boolean() }).describe('What the buyer may do now.'),
  })
  .meta({ id: 'Order' });

export type Order = z.infer<typeof order>;

const placedOrder = order.extend({
  token: z.string().nullable().describe('For a guest: opens this order again, as the link in the mail does.'),
});

export type PlacedOrder = z.infer<typeof placedOrder>;

const keyMessage = `Send an Idempotency-Key header of 1 to ${idempotencyKeyMaxLength} plain characters, a new one for each order.`;

/** For the form too. */
export const sentTransfer = z.object({
  reference: z
    .string(sentReferenceSentence)
    .transform((text) => text.replaceAll(/[\s-]/g, '').toUpperCase())
    .pipe(z.string().regex(sentReferencePattern, sentReferenceSentence)),
});

export type SentTransfer = z.output<typeof sentTransfer>;

export const orderParams = z.object({ id: z.string().max(200) });

export const orderEndpoints = {
  'POST /api/orders': {
    summary: 'Orders what is in the cart, all or nothing. The same Idempotency-Key again answers with the same order.',
    access: 'visitor',
    line: 'buying',
    headers: z.object({
      'idempotency-key': z
        .string(keyMessage)
        .min(1, keyMessage)
        .max(idempotencyKeyMaxLength, keyMessage)
        .refine(isPlainLine, keyMessage),
    }),
    body: newOrder,
    reply: placedOrder,
    status: 201,
  },
  'GET /api/orders/:id': {
    summary: 'One order with its items, its history and its payment: for its buyer, or for whoever has its token.',
    access: 'visitor',
    params: orderParams,
    query: orderTokenQuery,
    headers: orderTokenHeader,
    reply: order,
    status: 200,
  },
  'POST /api/orders/:id/cancel': {
    summary: 'Cancels an order while it is pending or confirmed. Its units go back on the shelf.',
    access: 'visitor',
    line: 'buying',
    params: orderParams,
    query: orderTokenQuery,
    headers: orderTokenHeader,
    reply: order,
    status: 200,
  },
  'POST /api/orders/:id/transfer': {
    summary:
      'Says what the bank calls the transfer that was sent for an order. It helps us find it; the order waits on.',
    access: 'visitor',
    line: 'buying',
    params: orderParams,
    query: orderTokenQuery,
    headers: orderTokenHeader,
    body: sentTransfer,
    reply: order,
    status: 200,
  },
  'POST /api/orders/:id/again': {
    summary: 'Puts what was bought into the cart once more, as many as there are.',
    access: 'visitor',
    params: orderParams,
    query: orderTokenQuery,
    headers: orderTokenHeader,
    reply: z.array(cartItem),
    status: 201,
  },
} as const satisfies Endpoints;
