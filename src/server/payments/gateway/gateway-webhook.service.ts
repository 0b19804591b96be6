import { createHash } from 'node:crypto';
import { Refusal } from '#domain/errors.ts';
import type { Database, Queryable } from '../../db/database.ts';
import type { FinalisePayment } from '../finalise-payment.service.ts';
import { recordEventOnce } from '../payment.repository.ts';
import type { Gateway } from './gateway.ts';
import type { SettleRefund } from './gateway-refund.service.ts';
import { paymentEvent, refundEvent, toGatewayPayment, toGatewayRefund } from './razorpay-schemas.ts';
import { isWebhookSignatureValid } from './signatures.ts';

interface WebhookDeps {
  readonly db: Database;
  readonly gateway: Gateway | null;
  readonly finalisePayment: FinalisePayment;
  readonly settleRefund: SettleRefund;
}

export interface WebhookReceiver {
  /** Refuses what the gateway has not signed. It costs little: nobody else gets to where nobody is turned away. */
  requireSignature(body: Buffer, signature: unknown): void;
  /** Lets a signed event have its effect, once. */
  receive(body: Buffer, eventId: unknown): Promise<void>;
}

const eventIdMaxLength = 200;

/** An event is told of at least once, each time under the same id and in the same words. */
function idOfEvent(given: unknown, body: Buffer): string {
  const isId = typeof given === 'string' && given !== '' && given.length <= eventIdMaxLength;
  return isId ? given : createHash('sha256').update(body).digest('hex');
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}

export function createWebhookReceiver(deps: WebhookDeps): WebhookReceiver {
  const { db, gateway, finalisePayment, settleRefund } = deps;

  /** What an event has to change. Null: it is about something we do not listen to. */
  function effectOf(body: Buffer): ((tx: Queryable) => Promise<unknown>) | null {
    const json = readJson(body);
    const refund = refundEvent.safeParse(json).data?.payload.refund.entity;
    if (refund) return (tx) => settleRefund(tx, toGatewayRefund(refund));
    const event = paymentEvent.safeParse(json).data;
    const payment = event && toGatewayPayment(event.payload.payment.entity);
    return payment ? (tx) => finalisePayment(tx, payment) : null;
  }

  return {
    requireSignature(body, signature) {
      const secrets = gateway?.webhookSecrets ?? [];
      if (typeof signature === 'string' && isWebhookSignatureValid(secrets, body, signature)) return;
      throw new Refusal('payment-signature-wrong');
    },
    async receive(body, givenId) {
      // Signed, and about something we do not listen to: the gateway is told that it arrived, or it would ask for days.
      const change = effectOf(body);
      if (!change) return;
      await db.transaction(async (tx) => {
        if (await recordEventOnce(tx, idOfEvent(givenId, body))) await change(tx);
      });
    },
  };
}
