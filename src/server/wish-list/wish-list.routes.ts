import type { Serve } from '../http/api-routes.ts';
import type { WishListService } from './wish-list.service.ts';

export function wishListRoutes(serve: Serve, wishList: WishListService): void {
  serve('GET /api/wish-list', async ({ visitor, reply }) => {
    reply.header('cache-control', 'no-store');
    const session = await visitor.findSession();
    return session ? wishList.list(session) : [];
  });
  serve('POST /api/wish-list', ({ body, visitor }) =>
    visitor.withSession((session, tx) => wishList.add(session, body.productId, tx)),
  );
  serve('DELETE /api/wish-list/:id', async ({ params, visitor }) => {
    const session = await visitor.findSession();
    if (session) await wishList.remove(session, params.id);
  });
}
