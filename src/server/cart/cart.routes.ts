import { Refusal } from '#domain/errors.ts';
import type { Serve } from '../http/api-routes.ts';
import type { Visitor } from '../sessions/visitor.ts';
import type { BoardPartsService } from './board-parts.service.ts';
import { buyLinkContents, type NamedProducts } from './buy-link.service.ts';
import type { CartService } from './cart.service.ts';
import type { SavedItemsService } from './saved-items.service.ts';

export interface CartServices {
  readonly cart: CartService;
  readonly saved: SavedItemsService;
  readonly parts: BoardPartsService;
  readonly products: NamedProducts;
  /** As far as this process knows, without asking anyone. */
  readonly isSoldOut: (productId: string) => boolean;
  /** The same: whether there are discounts that count by themselves. */
  readonly hasDiscounts: () => boolean;
}

/** Whoever has no session has no line either. */
async function requireSessionId(visitor: Visitor): Promise<string> {
  const session = await visitor.findSession();
  if (!session) throw new Refusal('cart-line-unknown');
  return session.id;
}

/** Runs a reader for the session, and answers an empty list where there is none. */
async function listFor<T>(visitor: Visitor, read: (sessionId: string) => Promise<T[]>): Promise<T[]> {
  const session = await visitor.findSession();
  return session ? read(session.id) : [];
}

export function cartRoutes(
  serve: Serve,
  { cart, saved, parts, products, isSoldOut, hasDiscounts }: CartServices,
): void {
  serve('GET /api/buy-link', ({ query }) => buyLinkContents(products, query.lines));
  serve('GET /api/cart', async ({ visitor, reply }) => {
    const found = await visitor.withFoundSession(cart.listFound);
    if (found?.hasCode || hasDiscounts()) reply.header('x-discounts', 'yes');
    return found?.lines ?? [];
  });
  serve(
    'POST /api/cart',
    async ({ body, visitor }) =>
      (await visitor.withFoundSession(cart.addFound(body))) ??
      visitor.withSession((session, tx) => cart.add({ sessionId: session.id, ...body }, tx)),
    {
      onWait: ({ body }, refuse) => {
        if (isSoldOut(body.productId)) refuse(new Refusal('out-of-stock'));
        return () => {};
      },
    },
  );
  serve('PATCH /api/cart/:id', async ({ params, body, visitor }) =>
    cart.setQuantity({ lineId: params.id, sessionId: await requireSessionId(visitor), ...body }),
  );
  serve('DELETE /api/cart/:id', async ({ params, visitor }) => cart.remove(params.id, await requireSessionId(visitor)));
  serve('POST /api/cart/remove', async ({ body, visitor }) =>
    cart.removeSeveral(body.ids, await requireSessionId(visitor)),
  );
  serve('DELETE /api/cart', async ({ visitor }) => {
    const session = await visitor.findSession();
    if (session) await cart.clear(session.id);
  });

  serve('GET /api/cart/saved', ({ visitor }) => listFor(visitor, saved.list));
  serve('POST /api/cart/:id/save', async ({ params, visitor }) =>
    saved.save(params.id, await requireSessionId(visitor)),
  );
  serve('POST /api/cart/saved/:id/restore', async ({ params, visitor }) =>
    saved.restore(params.id, await requireSessionId(visitor)),
  );
  serve('DELETE /api/cart/saved/:id', async ({ params, visitor }) =>
    saved.remove(params.id, await requireSessionId(visitor)),
  );

  serve('POST /api/cart/units', ({ body, visitor }) =>
    visitor.withSession((session, tx) => cart.addSeveral({ sessionId: session.id, ...body }, tx)),
  );
  serve('GET /api/cart/parts', ({ visitor }) => listFor(visitor, parts.list));
  serve('POST /api/cart/parts', ({ body, visitor }) =>
    visitor.withSession((session, tx) => parts.addFor({ sessionId: session.id, ...body }, tx)),
  );
  serve('POST /api/cart/:id/parts', async ({ params, visitor }) =>
    parts.add(params.id, await requireSessionId(visitor)),
  );
}
