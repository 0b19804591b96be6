import { randomUUID } from 'node:crypto';
import { signWebhook } from '../gateway/signatures.ts';
import type { SimulatedOrder, SimulatedPayment } from './simulator-store.ts';

type SimulatedEvent = 'payment.authorized' | 'payment.captured' | 'payment.failed' | 'order.paid';

/** A webhook, signed and ready to be sent. */
export interface WebhookDelivery {
  readonly event: SimulatedEvent;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

const eventsOf: Readonly<Record<SimulatedPayment['status'], readonly SimulatedEvent[]>> = {
  created: [],
  authorized: ['payment.authorized'],
  captured: ['payment.authorized', 'payment.captured', 'order.paid'],
  failed: ['payment.failed'],
};

/** What an event tells of the payment: each shows it as it was at that moment. */
function paymentAt(event: SimulatedEvent, payment: SimulatedPayment): SimulatedPayment {
  return event === 'payment.authorized' ? { ...payment, status: 'authorized', captured: false } : payment;
}

function createDelivery(
  event: SimulatedEvent,
  { order, payment }: { order: SimulatedOrder; payment: SimulatedPayment },
  webhookSecret: string,
): WebhookDelivery {
  const contains = event === 'order.paid' ? ['payment', 'order'] : ['payment'];
  const body = JSON.stringify({
    entity: 'event',
    account_id: 'acc_simulated',
    event,
    contains,
    payload: {
      payment: { entity: paymentAt(event, payment) },
      ...(event === 'order.paid' && { order: { entity: order } }),
    },
    created_at: payment.created_at,
  });
  const headers = {
    'content-type': 'application/json',
    'x-razorpay-event-id': `evt_${randomUUID()}`,
    'x-razorpay-signature': signWebhook(webhookSecret, body),
  };
  return { event, body, headers };
}

/** Every webhook that follows from what became of a payment; an authorisation is told of once. */
export const createDeliveries = (
  subject: { order: SimulatedOrder; payment: SimulatedPayment },
  before: SimulatedPayment | null,
  webhookSecret: string,
): WebhookDelivery[] =>
  eventsOf[subject.payment.status]
    .filter((event) => !(event === 'payment.authorized' && before?.status === 'authorized'))
    .map((event) => createDelivery(event, subject, webhookSecret));
