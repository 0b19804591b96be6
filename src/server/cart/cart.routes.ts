import type { Serve } from '../api-routes.ts';
import type { CartService } from './cart.service.ts';

export function cartRoutes(serve: Serve, cart: CartService): void {
  serve('GET /api/cart', async ({ visitor }) => cart.list((await visitor.find())?.id ?? null));

  serve('POST /api/cart', async ({ body, visitor }) => {
    const session = await visitor.open();
    return cart.add(session.id, body.productId, body.quantity);
  });
}
