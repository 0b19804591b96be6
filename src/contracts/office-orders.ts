import { z } from 'zod';
import { orderStatuses } from '#domain/orders/order-state.ts';
import { orderViews } from '#domain/orders/order-views.ts';
import {
  gatewayPaymentStatuses,
  gatewayRefundStatuses,
  paymentMethods,
  paymentStatuses,
} from '#domain/orders/payment.ts';
import { shippingMethods } from '#domain/shipping/shipping.ts';
import type { Endpoints } from './endpoint.ts';
import { amount, moment, order, orderSummary } from './orders.ts';
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

export const adminOrder = order
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
export const day = z.iso.date(dayMessage);

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
