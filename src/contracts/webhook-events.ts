import { z } from 'zod';
import { orderStatuses } from '#domain/orders/order-state.ts';
import { paymentMethods, paymentStatuses } from '#domain/orders/payment.ts';
import type { WebhookEvent, testEvent } from '#domain/webhooks/webhooks.ts';

const order = z
  .object({
    id: z.uuid(),
    number: z.string(),
    status: z.enum(orderStatuses),
    paymentStatus: z.enum(paymentStatuses),
    paymentMethod: z.enum(paymentMethods),
    total: z.string().describe('In rupees, such as 3499.00.'),
    currency: z.string(),
    test: z.boolean().describe('Paid at the test gateway: no money moved.'),
  })
  .meta({ id: 'WebhookOrder' });

const product = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    version: z.int(),
    onSale: z.boolean(),
    stock: z.int().nullable().describe('Null: not counted.'),
  })
  .meta({ id: 'WebhookProduct' });

/**
 * What is told with each event: which thing it was and what a program sorts by, nothing of a person. Whoever needs more reads
 * it with a token.
 */
export const webhookData = {
  'order.placed': z.object({ order }),
  'order.paid': z.object({ order }),
  'order.shipped': z.object({ order, carrier: z.string().nullable(), trackingNumber: z.string().nullable() }),
  'order.refunded': z.object({ order, refundId: z.uuid(), amount: z.string() }),
  'stock.low': z.object({ product }),
  'product.changed': z.object({ product }),
  'message.received': z.object({ message: z.object({ id: z.uuid(), ticket: z.string() }) }),
  test: z.object({ endpoint: z.object({ id: z.uuid() }) }),
} as const satisfies Record<WebhookEvent | typeof testEvent, z.ZodType>;

/** The body of a delivery. */
export const webhookBody = (type: keyof typeof webhookData) =>
  z.object({
    type: z.literal(type),
    timestamp: z.string().describe('When it happened, ISO 8601, UTC.'),
    data: webhookData[type],
  });

/** The headers of a delivery, as Standard Webhooks has them. */
export const webhookHeaders = z.object({
  'webhook-id': z.string().describe('The same each time an event is sent: what came twice counts once.'),
  'webhook-timestamp': z.string().describe('Seconds since 1970, of this try.'),
  'webhook-signature': z
    .string()
    .describe('v1,<base64 of HMAC-SHA256 of id.timestamp.body>; several with spaces between while a secret changes.'),
});
