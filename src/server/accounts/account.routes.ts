import type { Serve } from '../plugins/api-routes.ts';
import type { AccountService } from './account.service.ts';

/** What a signed-in person does with their own account. */
export function accountRoutes(serve: Serve, accounts: AccountService): void {
  serve('GET /api/user', async ({ visitor }) => accounts.get(await visitor.requireUser()));

  serve('PATCH /api/user', async ({ body, visitor }) => accounts.change(await visitor.requireUser(), body));

  serve('DELETE /api/user', async ({ body, visitor }) => {
    await accounts.remove(await visitor.requireUser(), body.password);
    visitor.forget();
  });

  serve('DELETE /api/user/pending-email', async ({ visitor }) => accounts.keepEmail(await visitor.requireUser()));

  serve('POST /api/user/password', async ({ body, visitor }) => {
    const userId = await visitor.requireUser();
    visitor.keep(await accounts.changePassword(await visitor.device(), userId, body));
  });

  serve('GET /api/user/sessions', async ({ visitor }) => {
    const { userId, id } = await visitor.requireSignedIn();
    return accounts.devices(userId, id);
  });

  serve('DELETE /api/user/sessions', async ({ visitor }) => {
    const { userId, id } = await visitor.requireSignedIn();
    await accounts.endOtherDevices(userId, id);
  });

  serve('DELETE /api/user/sessions/:id', async ({ params, visitor }) =>
    accounts.endDevice(await visitor.requireUser(), params.id),
  );
}
