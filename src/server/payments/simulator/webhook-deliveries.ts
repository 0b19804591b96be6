import { randomUUID } from 'node:crypto';
import { signWebhook } from '../gateway/signatures.ts';
import type { SimulatedOrder, SimulatedPayment, SimulatedRefund } from './simulator-store.ts';

type PaymentEvent = 'payment.authorized' | 'payment.captured' | 'payment.failed' | 'order.paid';
type RefundEvent = 'refund.created' | 'refund.processed' | 'refund.failed';
type SimulatedEvent = PaymentEvent | RefundEvent;

/** A webhook, signed and ready to be sent. */
export interface WebhookDelivery {
  readonly event: SimulatedEvent;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

const eventsOf: Readonly<Record<SimulatedPayment['status'], readonly PaymentEvent[]>> = {
  created: [],
  authorized: ['payment.authorized'],
  captured: ['payment.authorized', 'payment.captured', 'order.paid'],
  failed: ['payment.failed'],
  refunded: [],
};

/** What an event tells of the payment: each shows it as it was at that moment. */
function paymentAt(event: PaymentEvent, payment: SimulatedPayment): SimulatedPayment {
  return event === 'payment.authorized' ? { ...payment, status: 'authorized', captured: false } : payment;
}

function sign(event: SimulatedEvent, content: object, webhookSecret: string): WebhookDelivery {
  const body = JSON.stringify({ entity: 'event', account_id: 'acc_simulated', event, ...content });
  const headers = {
    'content-type': 'application/json',
    'x-razorpay-event-id': `evt_${randomUUID()}`,
    'x-razorpay-signature': signWebhook(webhookSecret, body),
  };
  return { event, body, headers };
}

function createDelivery(
  event: PaymentEvent,
  { order, payment }: { order: SimulatedOrder; payment: SimulatedPayment },
  webhookSecret: string,
): WebhookDelivery {
  const contains = event === 'order.paid' ? ['payment', 'order'] : ['payment'];
  const payload = {
    payment: { entity: paymentAt(event, payment) },
    ...(event === 'order.paid' && { order: { entity: order } }),
  };
  return sign(event, { contains, payload, created_at: payment.created_at }, webhookSecret);
}

/** The webhook that follows from what became of a refund. */
export const createRefundDelivery = (
  event: RefundEvent,
  { refund, payment }: { refund: SimulatedRefund; payment: SimulatedPayment },
  webhookSecret: string,
): WebhookDelivery =>
  sign(
    event,
    {
      contains: ['refund', 'payment'],
      payload: { refund: { entity: refund }, payment: { entity: payment } },
      created_at: refund.created_at,
    },
    webhookSecret,
  );

/** Every webhook that follows from what became of a payment; an authorisation is told of once. */
export const createDeliveries = (
  subject: { order: SimulatedOrder; payment: SimulatedPayment },
  before: SimulatedPayment | null,
  webhookSecret: string,
): WebhookDelivery[] =>
  eventsOf[subject.payment.status]
    .filter((event) => !(event === 'payment.authorized' && before?.status === 'authorized'))
    .map((event) => createDelivery(event, subject, webhookSecret));
