import { shop } from '#domain/shop/shop.ts';
import { isLocal } from '../payments/simulator/local-only.ts';
import type { Serve } from '../http/api-routes.ts';
import type { CheckoutService } from './checkout.service.ts';

export function checkoutRoutes(serve: Serve, checkout: CheckoutService): void {
  serve('GET /api/checkout', async ({ query, visitor, reply }) => {
    const session = await visitor.findSession();
    const { country, state = '', city = '', zipCode = '', supplyState = null } = query;
    const destination = { country: country || shop.address.country, state, city, zipCode };
    return checkout.quote(session, destination, { isLocal: isLocal(reply.request), supplyState });
  });
}
