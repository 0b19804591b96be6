import { createHash } from 'node:crypto';
import { Refusal } from '#domain/errors.ts';
import type { Database } from '../../db/database.ts';
import type { FinalisePayment } from '../finalise-payment.service.ts';
import { recordEventOnce } from '../payment.repository.ts';
import type { Gateway } from './gateway.ts';
import { paymentEvent, toGatewayPayment } from './razorpay-schemas.ts';
import { isWebhookSignatureValid } from './signatures.ts';

interface WebhookDeps {
  readonly db: Database;
  readonly gateway: Gateway | null;
  readonly finalisePayment: FinalisePayment;
}

export type ReceiveWebhook = (body: Buffer, signature: unknown, eventId: unknown) => Promise<void>;

const eventIdMaxLength = 200;

/** An event is told of at least once, each time under the same id and in the same words. */
function idOfEvent(given: unknown, body: Buffer): string {
  const isId = typeof given === 'string' && given !== '' && given.length <= eventIdMaxLength;
  return isId ? given : createHash('sha256').update(body).digest('hex');
}

function readEvent(body: Buffer) {
  try {
    return paymentEvent.safeParse(JSON.parse(body.toString('utf8'))).data ?? null;
  } catch {
    return null;
  }
}

/** Believes what the gateway has signed, and lets each event have its effect once. */
export function createReceiveWebhook({ db, gateway, finalisePayment }: WebhookDeps): ReceiveWebhook {
  return async function receive(body, signature, givenId) {
    if (
      !gateway ||
      typeof signature !== 'string' ||
      !isWebhookSignatureValid(gateway.webhookSecrets, body, signature)
    ) {
      throw new Refusal('payment-signature-wrong');
    }
    // Signed, and about something we do not listen to: the gateway is told that it arrived, or it would ask for days.
    const event = readEvent(body);
    const payment = event && toGatewayPayment(event.payload.payment.entity);
    if (!payment) return;
    await db.transaction(async (tx) => {
      if (await recordEventOnce(tx, idOfEvent(givenId, body))) await finalisePayment(tx, payment);
    });
  };
}
