import type { Serve } from '../http/api-routes.ts';
import type { BusinessService } from './business.service.ts';

export function businessRoutes(serve: Serve, business: BusinessService): void {
  serve('GET /api/user/business', async ({ visitor }) => ({
    business: await business.find(await visitor.requireUserId()),
  }));

  serve('POST /api/user/business', async ({ body, visitor }) => ({
    business: await business.save(await visitor.requireUserId(), body),
  }));

  serve('DELETE /api/user/business', async ({ visitor }) => business.remove(await visitor.requireUserId()));
}
