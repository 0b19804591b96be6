import type { Serve } from '../api-routes.ts';
import type { AccountService } from './account.service.ts';

export function accountRoutes(serve: Serve, accounts: AccountService): void {
  serve('GET /api/user', async ({ visitor, reply }) => {
    reply.header('cache-control', 'no-store');
    return accounts.get(await visitor.requireUser());
  });

  serve('POST /api/logout', async ({ visitor }) => {
    if ((await visitor.find())?.userId != null) await visitor.become(null);
  });
}
