import { z } from 'zod';
import { carrierNameMaxLength, cleanTrackingNumber, trackingNumberMaxLength } from '#domain/orders/carriers.ts';
import { orderStatuses } from '#domain/orders/order-state.ts';
import { orderViews } from '#domain/orders/order-views.ts';
import {
  gatewayPaymentStatuses,
  gatewayRefundStatuses,
  paymentMethods,
  paymentStatuses,
} from '#domain/orders/payment.ts';
import { shippingMethods } from '#domain/shipping/shipping.ts';
import { isPlainLine, isPlainText } from '#domain/text.ts';
import { newOrderAddress } from './addresses.ts';
import type { Endpoints } from './endpoint.ts';
import { amount, moment, order, orderSummary, newOrder } from './orders.ts';
import { pageOf, pageQuery } from './paging.ts';

const adminOrderSummary = orderSummary
  .extend({
    status: z.enum(orderStatuses),
    email: z.string(),
    name: z.string(),
    city: z.string(),
    items: z.array(z.object({ name: z.string(), imageUrl: z.string() })).describe('The dearest three.'),
    lineCount: z.int(),
    paymentMethod: z.enum(paymentMethods),
    paymentStatus: z.enum(paymentStatuses),
    refundedAmount: amount,
    payUntil: moment.nullable(),
    next: z
      .enum(['confirm', 'await-payment', 'ship', 'deliver', 'refund'])
      .nullable()
      .describe('What comes next, by the table of states.'),
  })
  .meta({ id: 'AdminOrderSummary' });

const gatewayPayment = z.object({
  gatewayPaymentId: z.string(),
  status: z.enum(gatewayPaymentStatuses),
  amount: z.string(),
  refundable: z.string().describe('What of a payment beside the money of the order has to go back.'),
  currency: z.string(),
  method: z.string().nullable(),
  failure: z.string().nullable(),
  at: z.string(),
});

const byStaff = { staffName: z.string(), at: moment };

const adminOrder = order
  .extend({
    version: z.int().describe('Counts the changes: whoever edits sends the one that was read.'),
    userId: z.int().nullable(),
    orderCount: z.int().describe('How many orders this mail address has made, with this one.'),
    next: adminOrderSummary.shape.next,
    paymentReference: z.string().nullable().describe('What the bank calls the money that was marked as paid.'),
    refundable: amount.describe('What of the money that came can still go back.'),
    gatewayPayments: z.array(gatewayPayment),
    refunds: z.array(
      z.object({
        id: z.uuid(),
        amount,
        gateway: z
          .object({ status: z.enum(gatewayRefundStatuses), failure: z.string().nullable() })
          .nullable()
          .describe('How it stands at the payment service; null: it went back by hand.'),
        reason: z.string(),
        reference: z.string().nullable(),
        delivery: amount.describe('What of it is for the delivery.'),
        lines: z
          .array(z.object({ name: z.string(), quantity: z.int(), restocked: z.boolean() }))
          .describe('What it is for; empty for an amount.'),
        ...byStaff,
      }),
    ),
    refundedUnits: z.record(z.string(), z.int()).describe('How many units of an item have gone back, by its id.'),
    mails: z
      .array(
        z.object({
          to: z.string(),
          subject: z.string(),
          text: z.string(),
          at: moment,
          sent: z.boolean().describe('False: it is on its way out, or nobody knows whether it left.'),
        }),
      )
      .describe('What was mailed about it, the newest first. The token of a link is not kept.'),
    ownNotes: z
      .array(z.object({ text: z.string(), ...byStaff }))
      .describe('For ourselves; the buyer never reads them.'),
    stock: z
      .record(z.string(), z.int().nullable())
      .describe('What is left of each product by its id; null: not counted.'),
    can: order.shape.can.extend({
      move: z.array(z.enum(orderStatuses)),
      markPaid: z.boolean(),
      refund: z.boolean(),
      refundByGateway: z.boolean().describe('A refund goes back by the payment service, unless it is by hand.'),
      editAddress: z.boolean(),
    }),
  })
  .meta({ id: 'AdminOrder' });

export type AdminOrderSummary = z.infer<typeof adminOrderSummary>;
export type AdminOrder = z.infer<typeof adminOrder>;

const dayMessage = 'A day is written as 2026-11-16.';
const day = z.iso.date(dayMessage);

/** What a list and its CSV can be asked for. */
export const orderFilter = {
  search: z
    .string()
    .trim()
    .max(200)
    .optional()
    .describe(
      'Beginnings of words of the number, the names, the mail, the phone, the company, its GSTIN, its purchase order.',
    ),
  view: z.enum(orderViews, 'That is no view of the orders.').optional(),
  status: z.enum(orderStatuses, 'That is no status of an order.').optional(),
  payment: z.enum(paymentStatuses, 'That is no status of a payment.').optional(),
  method: z.enum(paymentMethods, 'That is no way to pay.').optional(),
  shipping: z.enum(shippingMethods, 'That is no way to send.').optional(),
  from: day.optional().describe('The first day, in India.'),
  to: day.optional().describe('The last day, in India.'),
  product: z.string().max(200).optional().describe('The id or the slug of something in the order.'),
};

export const orderParams = z.object({ id: z.string().max(200).describe('Its id or its number.') });

/** Counting further would take longer than the list itself. */
export const orderCountLimit = 10_000;

export const officeOrderEndpoints = {
  'GET /api/admin/orders': {
    summary: `Orders, newest first, in pages. X-Total-Count has their number, up to ${orderCountLimit}; one more than that stands for all beyond.`,
    access: 'admin',
    right: 'orders',
    query: z.object({ ...orderFilter, ...pageQuery }),
    reply: pageOf(adminOrderSummary),
    status: 200,
  },
  'GET /api/admin/orders/views': {
    summary: 'How many orders each view has, and all of them.',
    access: 'admin',
    right: 'orders',
    reply: z.record(z.enum(['all', ...orderViews]), z.int()),
    status: 200,
  },
  'GET /api/admin/orders/export': {
    summary: 'The same list as CSV, whole: RFC 4180, UTF-8 with a byte order mark; no cell is ever a formula.',
    access: 'admin',
    right: 'orders',
    query: z.object(orderFilter),
    reply: null,
    file: 'text/csv; charset=utf-8',
    status: 200,
  },
  'GET /api/admin/orders/:id': {
    summary: 'Everything about one order: payments, refunds, mails with their text, notes, and what may be done next.',
    access: 'admin',
    right: 'orders',
    params: orderParams,
    reply: adminOrder,
    status: 200,
  },
} as const satisfies Endpoints;

const text = (message: string, max: number) => z.string(message).trim().max(max, message).refine(isPlainText, message);

const note = text('A note is plain text of at most 500 characters.', 500).describe(
  'The buyer reads it in the history of the order.',
);

const carrierMessage = `Please choose who carries the parcel, or write its name in at most ${carrierNameMaxLength} characters.`;
const trackingMessage = `A tracking number has at most ${trackingNumberMaxLength} letters, digits and dashes.`;

/** For the forms too. */
export const parcel = z.object({
  carrier: z
    .string(carrierMessage)
    .trim()
    .min(1, carrierMessage)
    .max(carrierNameMaxLength, carrierMessage)
    .refine(isPlainLine, carrierMessage)
    .describe('A carrier of our list by its id, or another one by its name.'),
  trackingNumber: z
    .string(trackingMessage)
    .transform(cleanTrackingNumber)
    .pipe(
      z
        .string()
        .max(trackingNumberMaxLength, trackingMessage)
        .regex(/^[A-Z0-9/-]*$/, trackingMessage),
    )
    .transform((number) => number || null)
    .nullable(),
});

const amountMessage = 'Please enter an amount of rupees, such as 499 or 499.50.';
const reasonMessage = 'Please say why in at most 500 characters: the buyer reads it.';

/** For the form too. */
export const newRefund = z.object({
  amount: z
    .string(amountMessage)
    .trim()
    .regex(/^\d{1,8}(\.\d{1,2})?$/, amountMessage)
    .refine((value) => Number(value) > 0, amountMessage),
  reason: text(reasonMessage, 500).min(1, reasonMessage),
  reference: text('A reference has at most 100 characters.', 100)
    .refine(isPlainLine, 'A reference is one line.')
    .optional()
    .describe('What the bank or the gateway calls it.'),
  byHand: z
    .boolean('byHand must be true or false.')
    .optional()
    .describe('The money went back in another way than by the payment service. So it did with a reference.'),
});

const goodsMessage = 'Please choose what goes back: items or the delivery, or else an amount.';
const unitsMessage = 'Please say how many of each item go back.';

const refundedLine = z.object({
  itemId: z.uuid('itemId must be that of an item of the order.'),
  quantity: z.int(unitsMessage).min(1, unitsMessage).max(9999, unitsMessage),
  restock: z.boolean('restock must be true or false.').default(false).describe('The units go back on the shelf.'),
});

const version = z.int('version must be that of the order as it was read.').min(1);
const seen = version
  .optional()
  .describe('The version that was read. Sent, and older than that of the order, it is 409 changed-meanwhile.');

const orderRefund = newRefund
  .partial({ amount: true })
  .extend({
    lines: z
      .array(refundedLine)
      .max(200, goodsMessage)
      .default([])
      .refine((lines) => new Set(lines.map(({ itemId }) => itemId)).size === lines.length, 'Name each item once.')
      .describe('Units of what was bought. Their amount is reckoned by the shop; an amount is sent instead of them.'),
    delivery: z.boolean('delivery must be true or false.').default(false).describe('What the delivery cost goes back.'),
    version: seen,
  })
  .refine(({ amount: sum, lines, delivery }) => (sum === undefined) === (lines.length > 0 || delivery), goodsMessage);

const paymentReference = text('A reference has at most 100 characters.', 100)
  .min(1, 'Please enter the reference, or leave it out.')
  .refine(isPlainLine, 'A reference is one line.')
  .describe('What the bank calls the payment. The buyer reads it.');

const referenceMessage = 'Please enter the reference of the payment, in at most 100 characters.';

const handRefund = z.object({
  reference: text(referenceMessage, 100).min(1, referenceMessage).refine(isPlainLine, 'A reference is one line.'),
});

const refundParams = orderParams.extend({ refundId: z.string().max(200).describe('The id of the refund.') });

const orderIds = z
  .array(z.string().max(200))
  .min(1, 'Please choose an order.')
  .max(200, 'At most 200 orders can be moved at once.');

/** Moving more at once would take longer than anybody waits, and be more than anybody reads before saying yes. */
export const maxByFilter = 1000;

const manyTo = z.enum(['confirmed', 'shipped', 'delivered'], 'Many at once can be confirmed, shipped or delivered.');

const moveOutcome = z.object({
  id: z.string(),
  number: z.string().nullable().describe('Null: there is no such order.'),
  name: z.string(),
  done: z.boolean().describe('Done, or, in a dry run, what would be.'),
  sentence: z.string().describe('What happens to it, or why it is left out.'),
});

export type MoveOutcome = z.infer<typeof moveOutcome>;

const change = { access: 'admin', right: 'orders', params: orderParams, reply: adminOrder, status: 200 } as const;

export const orderActionEndpoints = {
  'POST /api/admin/orders/:id/status': {
    ...change,
    summary:
      'Moves an order along: confirmed, shipped, delivered or cancelled. A move that is not in the table is 409.',
    body: z.object({
      status: z.enum(orderStatuses, 'That is no status of an order.'),
      note: note.optional(),
      parcel: parcel.nullish().describe('Only when it is shipped; the buyer gets the link of the carrier.'),
      version: seen,
    }),
  },
  'POST /api/admin/orders/moves': {
    summary:
      'Moves many orders, each in a transaction of its own; as a dry run it only says what would become of each.',
    access: 'admin',
    right: 'orders',
    body: z.object({
      to: manyTo,
      orders: orderIds,
      dryRun: z.boolean().default(false),
      parcels: z.record(z.string().max(200), parcel).default({}).describe('The parcel of each order, by its id.'),
    }),
    reply: z.array(moveOutcome),
    status: 200,
  },
  'POST /api/admin/orders/moves/plan': {
    summary:
      `What would become of all orders that match, of at most ${maxByFilter}. They are moved by their ids, so that ` +
      'nothing is moved that nobody was shown.',
    access: 'admin',
    right: 'orders',
    body: z.object({
      to: manyTo,
      filter: z.object(orderFilter),
      except: z.array(z.string().max(200)).max(maxByFilter).default([]).describe('The ids of those that are left out.'),
    }),
    reply: z.array(moveOutcome),
    status: 200,
  },
  'POST /api/admin/orders/:id/parcel': {
    ...change,
    summary: 'Puts the carrier or the number of a parcel right that has left. The buyer is told.',
    body: z.object({ parcel, version: seen }),
  },
  'POST /api/admin/orders/:id/paid': {
    ...change,
    summary:
      'Says that the money of an order by cash, UPI or bank transfer has come in. A transfer confirms its order.',
    body: z.object({
      paidOn: day.optional().describe('The day on which it came in, in India. Today, if none is given.'),
      reference: paymentReference.optional(),
      note: note.optional(),
      version: seen,
    }),
  },
  'POST /api/admin/orders/:id/refunded': {
    ...change,
    summary: 'Says that all the money that had to go back has gone.',
    right: 'refunds',
    requiresRecentPassword: true,
    body: z.object({ note: note.optional(), version: seen }),
  },
  'POST /api/admin/orders/:id/refunds': {
    ...change,
    summary:
      'Gives money back, for single units or as an amount, after delivery too; never more than came. By the payment service ' +
      'where it came that way, else it is written down. The buyer is told.',
    right: 'refunds',
    requiresRecentPassword: true,
    body: orderRefund,
  },
  'POST /api/admin/orders/:id/refunds/:refundId/retry': {
    ...change,
    summary: 'Asks the payment service once more for a refund that failed there.',
    right: 'refunds',
    requiresRecentPassword: true,
    params: refundParams,
    body: z.object({ version: seen }),
  },
  'POST /api/admin/orders/:id/refunds/:refundId/by-hand': {
    ...change,
    summary: 'Says that a refund that failed at the payment service was paid in another way. The buyer is told.',
    right: 'refunds',
    requiresRecentPassword: true,
    params: refundParams,
    body: handRefund.extend({ version: seen }),
  },
  'POST /api/admin/orders/:id/payments/:paymentId/refunds': {
    ...change,
    summary: 'Writes down what went back of one payment that came beside the money of the order; never more than came.',
    right: 'refunds',
    requiresRecentPassword: true,
    params: orderParams.extend({ paymentId: z.string().max(200).describe('What the payment service calls it.') }),
    body: newRefund.extend({ version: seen }),
  },
  'POST /api/admin/orders/:id/address': {
    ...change,
    summary: 'Changes where an order goes, before it is shipped. Made on an older version it is 409.',
    body: z.object({ version, shippingAddress: newOrderAddress, phone: newOrder.shape.phone }),
  },
  'POST /api/admin/orders/:id/notes': {
    ...change,
    summary: 'Adds a note: for ourselves, or for the buyer, who gets it by mail and reads it in the history.',
    body: z.object({
      text: text('A note is plain text of 1 to 500 characters.', 500).min(1, 'Please write a note first.'),
      forBuyer: z.boolean('forBuyer must be true or false.'),
    }),
  },
} as const satisfies Endpoints;

const paper = {
  access: 'admin',
  right: 'orders',
  reply: null,
  file: 'application/pdf',
  status: 200,
} as const;

const several = z.object({
  orders: z
    .string('Please name the orders.')
    .transform((list) => list.split(',').filter(Boolean))
    .pipe(
      z.array(z.string().max(200)).min(1, 'Please choose an order.').max(200, 'At most 200 orders fit in one list.'),
    )
    .describe('Their ids or numbers, with commas between them.'),
});

export const orderPaperEndpoints = {
  'GET /api/admin/orders/packing-slips': {
    ...paper,
    summary: 'What goes into each parcel, without prices: one page for each order.',
    query: several,
  },
  'GET /api/admin/orders/labels': {
    ...paper,
    summary: 'Where each parcel goes: one page of A6 for each order.',
    query: several,
  },
  'GET /api/admin/orders/customs-sheet': {
    ...paper,
    file: 'text/csv; charset=utf-8',
    summary: 'The data of a CN23 form for the parcels among them that leave the country, a line for each line.',
    query: several,
  },
  'GET /api/admin/orders/pick-list': {
    ...paper,
    summary: 'What has to be taken off the shelf for several orders, each product once, by kind.',
    query: several,
  },
} as const satisfies Endpoints;
