import { z } from 'zod';
import { orderStatuses } from '#domain/orders/order-state.ts';
import { gatewayPaymentStatuses, paymentStatuses } from '#domain/orders/payment.ts';
import { isPlainText } from '#domain/text.ts';
import type { Endpoints } from '../endpoint.ts';
import { order, orderSummary } from '../orders.ts';

const noteMessage = 'A note is plain text of at most 500 characters.';
const note = z
  .string(noteMessage)
  .trim()
  .max(500, noteMessage)
  .refine(isPlainText, noteMessage)
  .describe('The buyer reads it in the history of the order.');

const wholeNumber = (name: string, max: number) => {
  const message = `${name} must be a whole number from 0 to ${max}.`;
  return z
    .string(message)
    .regex(/^\d{1,7}$/, message)
    .transform(Number)
    .refine((value) => value <= max, message);
};

const adminOrderSummary = orderSummary
  .extend({ email: z.string(), paymentMethod: z.string(), paymentStatus: z.enum(paymentStatuses) })
  .meta({ id: 'AdminOrderSummary' });

const gatewayPayment = z.object({
  gatewayPaymentId: z.string(),
  status: z.enum(gatewayPaymentStatuses),
  amount: z.string(),
  currency: z.string(),
  method: z.string().nullable(),
  failure: z.string().nullable(),
  at: z.string(),
});

const adminOrder = order.extend({ gatewayPayments: z.array(gatewayPayment) }).meta({ id: 'AdminOrder' });

export type AdminOrderSummary = z.infer<typeof adminOrderSummary>;
export type AdminOrder = z.infer<typeof adminOrder>;

const orderParams = z.object({ id: z.string().max(200).describe('Its id or its number.') });
export const adminOrderEndpoints = {
  'GET /api/admin/orders': {
    summary:
      'Orders, newest first. search finds numbers, mail addresses and names; X-Total-Count has the whole number.',
    access: 'admin',
    right: 'orders',
    query: z.object({
      search: z.string().trim().max(200).optional(),
      status: z.enum(orderStatuses, 'That is no status of an order.').optional(),
      payment: z.enum(paymentStatuses, 'That is no status of a payment.').optional(),
      limit: wholeNumber('limit', 200).optional(),
      offset: wholeNumber('offset', 1_000_000).optional(),
    }),
    reply: z.array(adminOrderSummary),
    status: 200,
  },
  'GET /api/admin/orders/:id': {
    summary: 'One order with every payment that came for it.',
    access: 'admin',
    right: 'orders',
    params: orderParams,
    reply: adminOrder,
    status: 200,
  },
  'POST /api/admin/orders/:id/status': {
    summary:
      'Moves an order along: confirmed, shipped, delivered or cancelled. A move that is not in the table is 409.',
    access: 'admin',
    right: 'orders',
    params: orderParams,
    body: z.object({ status: z.enum(orderStatuses, 'That is no status of an order.'), note: note.optional() }),
    reply: adminOrder,
    status: 200,
  },
  'POST /api/admin/orders/:id/paid': {
    summary: 'Says that the money of an order by cash or UPI has come in. One by UPI is confirmed by it.',
    access: 'admin',
    right: 'orders',
    params: orderParams,
    body: z.object({ note: note.optional().describe('Such as the reference of the transfer. The buyer reads it.') }),
    reply: adminOrder,
    status: 200,
  },
  'POST /api/admin/orders/:id/refunded': {
    summary: 'Says that the money has gone back.',
    access: 'admin',
    right: 'refunds',
    params: orderParams,
    body: z.object({ note: note.optional() }),
    reply: adminOrder,
    status: 200,
  },
} as const satisfies Endpoints;
