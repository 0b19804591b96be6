import type { Serve } from '../http/api-routes.ts';
import type { AddressService } from './address.service.ts';

export function addressRoutes(serve: Serve, addresses: AddressService): void {
  serve('GET /api/addresses', async ({ visitor }) => addresses.list(await visitor.requireUserId()));

  serve('POST /api/addresses', async ({ body, visitor }) => addresses.add(await visitor.requireUserId(), body));

  serve('PATCH /api/addresses/:id', async ({ params, body, visitor }) =>
    addresses.change(await visitor.requireUserId(), params.id, body),
  );

  serve('DELETE /api/addresses/:id', async ({ params, visitor }) =>
    addresses.remove(await visitor.requireUserId(), params.id),
  );
}
