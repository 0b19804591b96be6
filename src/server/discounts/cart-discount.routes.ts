import type { Serve } from '../http/api-routes.ts';
import type { CartDiscountService } from './cart-discount.service.ts';

export function cartDiscountRoutes(serve: Serve, discounts: CartDiscountService): void {
  serve('GET /api/cart/discount', async ({ visitor }) => discounts.read(await visitor.findSession()));
  serve('POST /api/cart/discount', async ({ body: { code }, visitor }) => {
    await discounts.check(code, await visitor.findSession(), visitor.ipAddress);
    const session = await visitor.withSession(async (found, tx) => {
      await discounts.setCode(found.id, code, tx);
      return found;
    });
    return discounts.read({ ...session, discountCode: code });
  });
  serve('DELETE /api/cart/discount', async ({ visitor }) => {
    const session = await visitor.findSession();
    if (session?.discountCode) await discounts.setCode(session.id, null);
  });
}
