import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#domain/errors.ts';
import type { Database } from '../../db/database.ts';
import { finalisePayment } from '../finalise-payment.ts';
import type { Gateway } from './gateway.ts';
import { recordEventOnce } from '../payment.repository.ts';
import { paymentEvent, toGatewayPayment } from './razorpay-schemas.ts';
import { isWebhookSignatureValid } from './signatures.ts';

interface WebhookDeps {
  readonly db: Database;
  readonly gateway: Gateway | null;
}

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

/** What the gateway tells the shop of its own accord: repeated, in any order, and by nobody else. */
export function gatewayWebhookRoutes(app: FastifyInstance, { db, gateway }: WebhookDeps): void {
  async function receive(body: Buffer, signature: unknown, givenId: unknown): Promise<void> {
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
  }

  app.register(async (scope) => {
    // The signature is over the bytes as they came, whatever they call themselves.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    scope.post<{ Body: unknown }>(
      '/api/payments/razorpay/webhook',
      { config: { access: 'anyone' } },
      async (request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const { 'x-razorpay-signature': signature, 'x-razorpay-event-id': eventId } = request.headers;
        await receive(body, signature, eventId);
        return reply.header('cache-control', 'no-store').send({ status: 'ok' });
      },
    );
  });
}
