import { z } from 'zod';
import type { GatewayPayment, GatewayRefund } from './gateway.ts';

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

const refund = z.object({
  id,
  payment_id: id,
  amount: z.int().min(1),
  status: z.enum(['pending', 'processed', 'failed']),
  receipt: z.string().max(100).nullish(),
});

export const refundAnswer = refund;

/** What a webhook says of a refund. */
export const refundEvent = z.object({
  event: z.enum(['refund.created', 'refund.processed', 'refund.failed']),
  payload: z.object({ refund: z.object({ entity: refund }) }),
});

/** How a request is refused that will never be granted; all else is worth another try. */
const refusalAnswer = z.object({
  error: z.object({ code: z.literal('BAD_REQUEST_ERROR'), description: z.string().nullish() }),
});

const failureMaxLength = 300;
const generalFailure = 'The payment did not go through.';
const generalRefusal = 'The payment service refused it.';

/** A sentence of the gateway that is fit to be shown: one line of plain text. */
function failureSentence(description: string | null | undefined, general: string = generalFailure): string {
  const line = (description ?? '')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, failureMaxLength);
  if (line === '') return general;
  return /[.!?]$/.test(line) ? line : `${line}.`;
}

/** The sentence of a refusal that is final. Null: it is none. */
export function refusalSentence(body: unknown): string | null {
  const { data } = refusalAnswer.safeParse(body);
  return data ? failureSentence(data.error.description, generalRefusal) : null;
}

export const toGatewayRefund = (entity: z.infer<typeof refund>): GatewayRefund => ({
  gatewayRefundId: entity.id,
  gatewayPaymentId: entity.payment_id,
  amountPaise: entity.amount,
  status: entity.status,
  receipt: entity.receipt ?? null,
});

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
