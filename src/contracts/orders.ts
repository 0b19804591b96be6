import { z } from 'zod';
import {
  giftNoteMaxLength,
  idempotencyKeyMaxLength,
  orderNotesMaxLength,
  phoneMaxLength,
} from '#domain/orders/checkout.ts';
import { sentReferencePattern, sentReferenceSentence } from '#domain/orders/bank-transfer.ts';
import { orderLinkSentences as sentences, orderNumberPattern, lastOrderDays } from '#domain/orders/order-link.ts';
import { orderAuthors, orderStatuses } from '#domain/orders/order-state.ts';
import { paymentMethods, paymentStatuses } from '#domain/orders/payment.ts';
import { shippingMethods } from '#domain/shipping/shipping.ts';
import { supplyKinds } from '#domain/pricing/tax.ts';
import { isPlainLine, isPlainText } from '#domain/text.ts';
import { newOrderAddress } from './addresses.ts';
import { accountBusiness, newOrderBusiness, orderBusiness } from './business.ts';
import { cartItem } from './cart.ts';
import { emailAddress } from './email-address.ts';
import type { Endpoints } from './endpoint.ts';

const token = z.string().max(100).optional();

/** What opens a guest's order. A header stands in no history and no log of a proxy. */
export const orderTokenHeader = z.object({ 'x-order-token': token });

/** The same in the address, for programs that cannot send headers. */
export const orderTokenQuery = z.object({ token });

/** For the form too. */
export const orderLinkRequest = z.object({
  number: z
    .string(sentences.numberMissing)
    .trim()
    .min(1, sentences.numberMissing)
    .toUpperCase()
    .regex(orderNumberPattern, sentences.numberInvalid),
  email: z.string(sentences.emailMissing).trim().min(1, sentences.emailMissing).pipe(emailAddress),
});

export type OrderLinkRequest = z.output<typeof orderLinkRequest>;

export const orderLinkEndpoints = {
  'POST /api/order-links': {
    summary:
      'Mails a new link to an order to the mailbox it was made with. The answer never tells whether it was sent.',
    access: 'anyone',
    body: orderLinkRequest,
    reply: null,
    status: 202,
  },
} as const satisfies Endpoints;

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

const orderAddress = z.object({
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
    can: z.object({ cancel: z.boolean(), pay: z.boolean() }).describe('What the buyer may do now.'),
  })
  .meta({ id: 'Order' });

export type Order = z.infer<typeof order>;

const placedOrder = order.extend({
  token: z.string().nullable().describe('For a guest: opens this order again, as the link in the mail does.'),
});

export type PlacedOrder = z.infer<typeof placedOrder>;

const notesLong = `A note may have at most ${orderNotesMaxLength} characters.`;
const phoneMessage = 'A phone number has digits, spaces and a leading + only.';
const keyMessage = `Send an Idempotency-Key header of 1 to ${idempotencyKeyMaxLength} plain characters, a new one for each order.`;
const amountMessage = 'expectedTotal must be an amount such as "3499.00".';

/** For the form too. */
export const newOrder = z.object({
  email: emailAddress.nullish().describe('Needed from a guest; a user is known.'),
  phone: z
    .string()
    .trim()
    .max(phoneMaxLength, phoneMessage)
    .regex(/^(\+?[\d ()-]{6,})?$/, phoneMessage)
    .nullish()
    .describe('For the carrier.'),
  shippingAddress: newOrderAddress,
  billingAddress: newOrderAddress.nullish().describe('The shipping address, if none is given.'),
  shippingMethod: z.enum(shippingMethods, 'Please choose a delivery option.'),
  paymentMethod: z.enum(paymentMethods, 'Please choose how you would like to pay.'),
  notes: z
    .string()
    .trim()
    .max(orderNotesMaxLength, notesLong)
    .refine(isPlainText, 'A note is plain text.')
    .nullish()
    .describe('For the people who pack.'),
  giftNote: z
    .string()
    .trim()
    .max(giftNoteMaxLength, `A gift note may have at most ${giftNoteMaxLength} characters.`)
    .refine(isPlainText, 'A gift note is plain text.')
    .nullish()
    .describe('For a present: what to print on its slip. Empty: it is one, without words.'),
  business: newOrderBusiness.nullish().describe('For an order by a company, a school or an institute.'),
  expectedTotal: z
    .string(amountMessage)
    .regex(/^\d{1,8}\.\d{2}$/, amountMessage)
    .optional()
    .describe('The total that the buyer saw. If it is no longer right, nothing is ordered (409).'),
});

export type NewOrder = z.output<typeof newOrder>;

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

export const orderListLimit = 100;
/** So many pictures of an order fit on its card. */
export const orderCardPictures = 4;
const searchMaxLength = 100;

const orderCard = orderSummary
  .extend({
    items: z
      .array(z.object({ name: z.string(), imageUrl: z.string(), slug: z.string().nullable() }))
      .describe(
        `The dearest first, at most ${orderCardPictures}. The slug is null when the product has no page any more.`,
      ),
    lineCount: z.int().describe('How many products it has in all.'),
    pieces: z.int().describe('How many things: products times their quantities.'),
    kitsOnly: z.boolean(),
    history: z.array(z.object({ at: moment, status: z.enum(orderStatuses) })).describe('Oldest first.'),
    shippingMethod: z.enum(shippingMethods),
    arrivesFrom: z.string().describe('YYYY-MM-DD.'),
    arrivesTo: z.string(),
    payment: z.object({ method: z.enum(paymentMethods), status: z.enum(paymentStatuses) }),
    payUntil: moment.nullable().describe('Unpaid by then, the order is cancelled.'),
    claimedAt: moment.nullable().describe('When it became the account’s, having been made as a guest.'),
    trackingUrl: z.string().nullable().describe('Where the carrier shows where the parcel is.'),
    hasInvoice: z.boolean().describe('False: its invoice is a pro forma invoice.'),
    business: orderBusiness
      .pick({ companyName: true, purchaseOrder: true })
      .nullable()
      .describe('For whom it was made, if for a company, a school or an institute.'),
    againAmount: amount.nullable().describe('What of it can be bought costs this today; null: nothing can.'),
    can: z.object({ cancel: z.boolean(), pay: z.boolean() }).describe('What the buyer may do now.'),
  })
  .meta({ id: 'OrderCard' });

export type OrderCard = z.infer<typeof orderCard>;

const orderCounts = z
  .object({
    all: z.int(),
    onTheWay: z.int().describe('Confirmed or shipped.'),
    years: z.array(z.object({ year: z.int(), count: z.int() })).describe('The newest first, by the clock of India.'),
  })
  .meta({ id: 'OrderCounts' });

export type OrderCounts = z.infer<typeof orderCounts>;

const lastOrder = z
  .object({
    email: z.string().nullable().describe('Of a guest; a user is known.'),
    phone: z.string().nullable(),
    shippingAddress: orderAddress,
    billingAddress: orderAddress.nullable(),
    business: orderBusiness.pick({ companyName: true, gstin: true }).nullable().describe('For whom it was made.'),
  })
  .meta({ id: 'LastOrder' });

export type LastOrder = z.infer<typeof lastOrder>;

const wholeNumber = (message: string, { min, max }: { min: number; max: number }) =>
  z
    .string(message)
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, message)
    .optional();

const listQuery = z.object({
  limit: wholeNumber(`limit must be a whole number from 1 to ${orderListLimit}.`, { min: 1, max: orderListLimit }),
  offset: wholeNumber('offset must be a whole number from 0 on.', { min: 0, max: 999_999_999 }),
  search: z
    .string()
    .trim()
    .max(searchMaxLength, `A search may have at most ${searchMaxLength} characters.`)
    .optional()
    .describe('Part of a number or of the name of a product.'),
  year: wholeNumber('year must be a year such as 2026.', { min: 2000, max: 9999 }),
  show: z.literal('on-the-way', 'show can only be on-the-way.').optional(),
});

export const ownOrderEndpoints = {
  'GET /api/orders': {
    summary: `The orders of the user, newest first, at most ${orderListLimit} at once. X-Total-Count says how many there are.`,
    access: 'user',
    query: listQuery,
    reply: z.array(orderCard),
    status: 200,
  },
  'GET /api/orders/counts': {
    summary: 'How many orders the user has: in all, on the way, and by year.',
    access: 'user',
    reply: orderCounts,
    status: 200,
  },
  'GET /api/orders/last': {
    summary: `What the last order was sent with, for the next one: of the user, or of a guest's session for ${lastOrderDays} days.`,
    access: 'visitor',
    reply: z.object({
      lastOrder: lastOrder.nullable(),
      business: accountBusiness.nullable().describe('What the account says that the user buys for.'),
    }),
    status: 200,
  },
} as const satisfies Endpoints;
