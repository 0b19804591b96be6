import { z } from 'zod';
import type { GatewayPayment } from './gateway.ts';

/** Ids end up in addresses and in the database. */
const id = z.string().regex(/^\w{1,100}$/);

const payment = z.object({
  id,
  order_id: id,
  amount: z.int().min(0),
  currency: z.string().regex(/^[A-Z]{3}$/),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  method: z.string().max(50).nullish(),
  error_description: z.string().nullish(),
});

export const orderAnswer = z.object({ id });
export const paymentAnswer = payment;
export const paymentsAnswer = z.object({ items: z.array(payment) });

/** What a webhook says, as far as the shop listens. */
export const paymentEvent = z.object({
  event: z.enum(['payment.authorized', 'payment.captured', 'payment.failed', 'order.paid']),
  payload: z.object({ payment: z.object({ entity: payment }) }),
});

const failureMaxLength = 300;
const generalFailure = 'The payment did not go through.';

/** A sentence of the gateway that is fit to be shown: one line of plain text. */
function failureSentence(description: string | null | undefined): string {
  const line = (description ?? '')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, failureMaxLength);
  if (line === '') return generalFailure;
  return /[.!?]$/.test(line) ? line : `${line}.`;
}

/** Null: it was paid back, which changes nothing here. */
export function toGatewayPayment(entity: z.infer<typeof payment>): GatewayPayment | null {
  if (entity.status === 'refunded') return null;
  return {
    gatewayPaymentId: entity.id,
    gatewayOrderId: entity.order_id,
    amountPaise: entity.amount,
    currency: entity.currency,
    status: entity.status,
    method: entity.method ?? null,
    failure: entity.status === 'failed' ? failureSentence(entity.error_description) : null,
  };
}
