import { z } from 'zod';
import { gatewayPaymentStatuses, paymentMethods } from '#domain/orders/payment.ts';
import { isPlainText } from '#domain/text.ts';
import { paymentOption } from './checkout.ts';
import type { Endpoints } from './endpoint.ts';
import { newRefund } from './order-refunds.ts';
import { orderTokenHeader, orderTokenQuery, order, amount, moment } from './orders.ts';
import { pageOf, pageQuery } from './paging.ts';

/** What the gateway's checkout script is opened with. */
const paymentStart = z
  .object({
    script: z.string().describe('Where the checkout script of the gateway is.'),
    keyId: z.string(),
    gatewayOrderId: z.string(),
    amount: z.int().describe('In paise.'),
    currency: z.string(),
    shopName: z.string(),
    description: z.string(),
    prefill: z.object({ name: z.string(), email: z.string(), contact: z.string() }),
    callbackUrl: z.string().describe('For browsers in which the checkout cannot open over the page.'),
    test: z.boolean(),
  })
  .meta({ id: 'PaymentStart' });

export type PaymentStart = z.infer<typeof paymentStart>;

const razorpayId = z.string().min(1).max(100);

/** For the document alone: it is served by hand, because its signature is over the bytes as they came. */
export const webhookEndpoints = {
  'POST /api/payments/razorpay/webhook': {
    summary:
      'What the gateway tells the shop. X-Razorpay-Signature is checked over the raw body; each event counts once.',
    access: 'anyone',
    headers: z.object({ 'x-razorpay-signature': z.string(), 'x-razorpay-event-id': z.string().optional() }),
    body: z.looseObject({ event: z.string() }),
    reply: z.object({ status: z.literal('ok') }),
    status: 200,
  },
} as const satisfies Endpoints;

const oneOrder = {
  access: 'visitor',
  params: z.object({ id: z.string().max(200) }),
  query: orderTokenQuery,
  headers: orderTokenHeader,
  status: 200,
} as const;

export const paymentEndpoints = {
  'GET /api/orders/:id/other-payments': {
    ...oneOrder,
    summary: 'How else an order that waits for its money can be paid. Refused (409) where it waits for none.',
    reply: z.array(paymentOption),
  },
  'POST /api/orders/:id/payment-method': {
    ...oneOrder,
    summary:
      'Has an unpaid order wait for its money in another way. While a bank works on a payment of it, it is refused (409).',
    line: 'buying',
    body: z.object({ method: z.enum(paymentMethods, 'Please choose how you would like to pay.') }),
    reply: order,
  },
  'POST /api/orders/:id/payment': {
    ...oneOrder,
    summary: 'Begins to pay an order online, or tries again. Nobody pays twice: a paid order is refused.',
    line: 'buying',
    reply: paymentStart,
  },
  'POST /api/payments/razorpay/verify': {
    summary: "What the gateway's script hands to the browser. The signature is checked against our own order id.",
    access: 'visitor',
    line: 'buying',
    outlivesClient: true,
    body: z.object({
      razorpay_order_id: razorpayId,
      razorpay_payment_id: razorpayId,
      razorpay_signature: z.string().min(1).max(200),
    }),
    reply: z.object({ orderId: z.uuid(), status: order.shape.status, paymentStatus: order.shape.payment.shape.status }),
    status: 200,
  },
} as const satisfies Endpoints;

export const unmatchedPaymentViews = ['waiting', 'refunded'] as const;

const unmatchedPayment = z
  .object({
    gatewayPaymentId: z.string(),
    gatewayOrderId: z.string().describe('What the payment service calls the order it was for.'),
    status: z.enum(gatewayPaymentStatuses),
    amount,
    refundedAmount: amount,
    currency: z.string(),
    method: z.string().nullable(),
    at: moment,
  })
  .meta({ id: 'StrayPayment' });

const oneUnmatchedPayment = unmatchedPayment
  .extend({
    refunds: z.array(
      z.object({ amount, reason: z.string(), reference: z.string().nullable(), staffName: z.string(), at: moment }),
    ),
    candidates: z
      .array(z.object({ id: z.string(), number: z.string(), name: z.string(), email: z.string(), at: moment }))
      .describe('Orders that wait for just as much, the newest first.'),
    order: z.object({ id: z.string(), number: z.string() }).nullable().describe('The order it was matched to.'),
  })
  .meta({ id: 'OneStrayPayment' });

export type UnmatchedPayment = z.infer<typeof unmatchedPayment>;
export type OneUnmatchedPayment = z.infer<typeof oneUnmatchedPayment>;

const noteMessage = 'A note is plain text of at most 500 characters.';

/** For the form too. */
export const paymentMatch = z.object({
  order: z
    .string('Enter the number of an order, like PK-1042.')
    .trim()
    .min(1, 'Enter the number of an order, like PK-1042.')
    .max(200),
  note: z
    .string(noteMessage)
    .trim()
    .max(500, noteMessage)
    .refine(isPlainText, noteMessage)
    .optional()
    .describe('Why it is this order’s. For ourselves.'),
});

const params = z.object({ id: z.string().max(200).describe('What the payment service calls it.') });

export const officePaymentEndpoints = {
  'GET /api/admin/payments': {
    summary: 'Payments that fit no order, the newest first, in pages.',
    access: 'admin',
    right: 'orders',
    query: z.object({
      view: z.enum(unmatchedPaymentViews, 'view must be waiting or refunded.').optional(),
      ...pageQuery,
    }),
    reply: pageOf(unmatchedPayment),
    status: 200,
  },
  'GET /api/admin/payments/:id': {
    summary: 'One payment that fits no order, what went back of it, and the orders it may be for.',
    access: 'admin',
    right: 'orders',
    params,
    reply: oneUnmatchedPayment,
    status: 200,
  },
  'POST /api/admin/payments/:id/match': {
    summary: 'Takes a payment as that of an order which waits for just as much: the order is paid and confirmed.',
    access: 'admin',
    right: 'orders',
    params,
    body: paymentMatch,
    reply: oneUnmatchedPayment,
    status: 200,
  },
  'POST /api/admin/payments/:id/refunds': {
    summary: 'Writes down what went back of a payment that fits no order; never more than came.',
    access: 'admin',
    right: 'refunds',
    requiresRecentPassword: true,
    params,
    body: newRefund.extend({
      refundedAmount: newRefund.shape.amount
        .or(z.literal('0.00'))
        .optional()
        .describe('What had gone back when it was looked at.'),
    }),
    reply: oneUnmatchedPayment,
    status: 200,
  },
} as const satisfies Endpoints;
