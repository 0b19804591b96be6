import type { Serve } from '../http/api-routes.ts';
import { orderCallerOf } from '../orders/order-access.ts';
import type { ClaimService } from './claim.service.ts';
import { photoHeaders } from '../pictures/photo-headers.ts';
import type { ReturnService } from './return.service.ts';

export function returnRoutes(serve: Serve, returns: ReturnService, claims: ClaimService): void {
  serve('GET /api/orders/:id/returns', async ({ params, ...call }) =>
    returns.list(params.id, await orderCallerOf(call), call.query.cursor),
  );
  serve('POST /api/orders/:id/returns', async ({ params, body, ...call }) =>
    returns.ask(params.id, await orderCallerOf(call), body),
  );
  serve('GET /api/orders/:id/items/:itemId/parts', async ({ params, ...call }) =>
    claims.parts(params.id, await orderCallerOf(call), params.itemId),
  );
  serve('POST /api/orders/:id/claims', async ({ params, body, ...call }) =>
    claims.claim(params.id, await orderCallerOf(call), body),
  );
  serve('POST /api/orders/:id/returns/:returnId/messages', async ({ params, body, ...call }) =>
    claims.write(params.id, await orderCallerOf(call), params.returnId, body.text),
  );
  serve('GET /api/orders/:id/returns/:returnId/photos/:photoId', async ({ params, reply, ...call }) => {
    const { id, ...key } = params;
    const bytes = await claims.photo(id, await orderCallerOf(call), key);
    reply.headers(photoHeaders);
    return bytes;
  });
}

/** In a scope that takes files. */
export function returnPhotoRoutes(serve: Serve, claims: ClaimService): void {
  serve(
    'POST /api/orders/:id/returns/:returnId/photos',
    async ({ params, bytes, ...call }) => claims.addPhoto(params.id, await orderCallerOf(call), params.returnId, bytes),
    {
      beforeUpload: async ({ params, ...call }) =>
        claims.checkPhoto(params.id, await orderCallerOf(call), params.returnId),
    },
  );
}
