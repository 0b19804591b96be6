import { shop } from '#domain/shop/shop.ts';
import { isLocal } from '../payments/simulator/local-only.ts';
import type { Serve } from '../http/api-routes.ts';
import { orderCallerOf } from '../orders/order-access.ts';
import type { CheckoutService } from './checkout.service.ts';
import type { OtherPayments } from './other-payment.service.ts';

export function checkoutRoutes(serve: Serve, checkout: CheckoutService): void {
  serve('GET /api/checkout', async ({ query, visitor, reply }) => {
    const session = await visitor.findSession();
    const { country, state = '', city = '', zipCode = '', supplyState = null } = query;
    const destination = { country: country || shop.address.country, state, city, zipCode };
    return checkout.quote(session, destination, { isLocal: isLocal(reply.request), supplyState });
  });
}

export function otherPaymentRoutes(serve: Serve, others: OtherPayments): void {
  serve('GET /api/orders/:id/other-payments', async ({ params, reply, ...call }) =>
    others.list(params.id, await orderCallerOf(call), { isLocal: isLocal(reply.request) }),
  );

  serve('POST /api/orders/:id/payment-method', async ({ params, body, reply, ...call }) =>
    others.choose(params.id, await orderCallerOf(call), body.method, { isLocal: isLocal(reply.request) }),
  );
}
