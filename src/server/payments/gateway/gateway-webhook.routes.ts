import type { FastifyInstance } from 'fastify';
import { admitRequest } from '../../http/admission.ts';
import type { WebhookReceiver } from './gateway-webhook.service.ts';

/** What the gateway tells the shop of its own accord: repeated, in any order, and by nobody else. */
export function gatewayWebhookRoutes(app: FastifyInstance, webhooks: WebhookReceiver): void {
  app.register(async (scope) => {
    // The signature is over the bytes as they came, whatever they call themselves.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    scope.post<{ Body: unknown }>(
      '/api/payments/razorpay/webhook',
      // The gateway tells again later what it was refused, but by then the buyer has been told that nothing was paid.
      { config: { access: 'anyone', line: 'never-refused' } },
      async (request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const { 'x-razorpay-signature': signature, 'x-razorpay-event-id': eventId } = request.headers;
        webhooks.requireSignature(body, signature);
        await admitRequest(app, request, () => webhooks.receive(body, eventId));
        return reply.header('cache-control', 'no-store').send({ status: 'ok' });
      },
    );
  });
}
