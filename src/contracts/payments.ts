import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { orderTokenHeader, orderTokenQuery } from './order-links.ts';
import { order } from './orders.ts';

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

export const paymentEndpoints = {
  'POST /api/orders/:id/payment': {
    summary: 'Begins to pay an order online, or tries again. Nobody pays twice: a paid order is refused.',
    access: 'visitor',
    line: 'buying',
    params: z.object({ id: z.string().max(200) }),
    query: orderTokenQuery,
    headers: orderTokenHeader,
    reply: paymentStart,
    status: 200,
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
