import { shop } from '#domain/shop/shop.ts';
import type { Serve } from '../plugins/api-routes.ts';
import type { CheckoutService } from './checkout.service.ts';

export function checkoutRoutes(serve: Serve, checkout: CheckoutService): void {
  serve('GET /api/checkout', async ({ query, visitor }) => {
    const session = await visitor.findSession();
    const destination = { country: query.country || shop.address.country, city: query.city ?? '' };
    return checkout.quote(session?.id ?? null, destination);
  });
}
