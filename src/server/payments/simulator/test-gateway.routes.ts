import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Refusal } from '#domain/errors.ts';
import type { WebhookDelivery } from './webhook-deliveries.ts';
import type { SimulatedAttempt, Simulator } from './simulator.ts';
import { SimulatorRefusal } from './simulator-words.ts';

const asset = (name: string): string => readFileSync(join(import.meta.dirname, 'assets', name), 'utf8');

/** Long enough to see how the shop waits, short enough to wait for. */
const slowBankMs = 8000;

/** The three buttons of the checkout. */
const attempts = {
  pay: { status: 'captured' },
  fail: { status: 'failed' },
  slow: { status: 'authorized', capturesInMs: slowBankMs },
} as const satisfies Record<string, SimulatedAttempt>;

const attemptRequest = z.object({
  order_id: z.string().max(100),
  outcome: z.enum(Object.keys(attempts) as (keyof typeof attempts)[]),
});

/** For the checkout, a payment that failed is an answer like any other. */
const failure = <Details extends object>(error: Details) => ({ error });

/** The checkout of the built-in test gateway, and its webhooks to the shop around it. Only where it is switched on. */
export function testGatewayRoutes(app: FastifyInstance, simulator: Simulator): void {
  const waiting = new Set<NodeJS.Timeout>();
  app.addHook('onClose', async () => waiting.forEach((timer) => clearTimeout(timer)));

  const send = async (deliveries: readonly WebhookDelivery[]): Promise<void> => {
    for (const { body, headers } of deliveries) {
      await app.inject({
        method: 'POST',
        url: '/api/payments/razorpay/webhook',
        payload: body,
        headers: { ...headers },
      });
    }
  };
  const later = (ms: number, work: () => Promise<void>): void => {
    const timer = setTimeout(() => {
      waiting.delete(timer);
      work().catch((error: unknown) => app.log.error(error));
    }, ms);
    waiting.add(timer);
  };

  for (const [file, type] of [
    ['checkout.js', 'text/javascript'],
    ['checkout.css', 'text/css'],
  ] as const) {
    const text = asset(file);
    app.get(`/test-gateway/${file}`, (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache').send(text),
    );
  }

  app.post('/test-gateway/payments', { config: { access: 'anyone' } }, async (request, reply) => {
    const { data } = attemptRequest.safeParse(request.body);
    if (!data) throw new Refusal('input-invalid');
    reply.header('cache-control', 'no-store');
    try {
      const { payment, callback, deliveries } = await simulator.attempt(data.order_id, attempts[data.outcome]);
      later(0, () => send(deliveries));
      if (data.outcome === 'slow') {
        later(slowBankMs, async () => send((await simulator.advance(payment.id, 'captured')).deliveries));
      }
      if (payment.status !== 'failed') return callback;
      const { error_code: code, error_description: description, id, order_id } = payment;
      return failure({ code, description, metadata: { payment_id: id, order_id } });
    } catch (error) {
      if (!(error instanceof SimulatorRefusal)) throw error;
      return failure({ code: 'BAD_REQUEST_ERROR', description: error.message, metadata: {} });
    }
  });
}
