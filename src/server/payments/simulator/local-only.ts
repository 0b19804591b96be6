import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '#domain/errors.ts';
import { isLoopback } from '../payment-settings.ts';

/** Everything that can make an order paid: its secrets are no secrets while the test gateway is on. */
const payingRoute = /^\/(test-gateway\/|api\/payments\/|api\/orders\/:id\/payment$)/;

/** What proxies add to what they pass on. */
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/** Whether a request comes from the machine of the shop, to its own address, and through nobody. */
export function isLocal({ headers }: FastifyRequest): boolean {
  const host = (headers.host ?? '').replace(/:\d+$/, '');
  return isLoopback(host) && proxyHeaders.every((name) => headers[name] === undefined);
}

/**
 * A shop on loopback may still be reached from outside, through a proxy that nobody told it about. There the test gateway
 * does not exist: checkout does not offer it, no order is taken for it, and nothing of it answers.
 */
export function keepTestPaymentsLocal(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isPaying = payingRoute.test(request.routeOptions.url ?? '');
    return isPaying && !isLocal(request) ? done(new Refusal('nothing-here')) : done();
  });
}
