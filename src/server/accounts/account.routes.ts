import type { Serve } from '../http/api-routes.ts';
import type { AccountService } from './account.service.ts';

/** What a signed-in person does with their own account. */
export function accountRoutes(serve: Serve, accounts: AccountService): void {
  serve('GET /api/user', async ({ visitor }) => accounts.get(await visitor.requireUserId()));

  serve('PATCH /api/user', async ({ body, visitor }) => accounts.change(await visitor.requireUserId(), body));

  serve('DELETE /api/user', async ({ body, visitor }) => {
    await accounts.remove(await visitor.requireUserId(), body.password);
    visitor.removeSessionCookie();
  });

  serve('DELETE /api/user/pending-email', async ({ visitor }) =>
    accounts.cancelEmailChange(await visitor.requireUserId()),
  );

  serve('POST /api/admin/confirm-password', async ({ body, visitor }) => {
    const { id, userId } = await visitor.requireSignedIn();
    await accounts.confirmPassword(id, userId, body.password);
  });

  serve('POST /api/user/password', async ({ body, visitor }) => {
    const userId = await visitor.requireUserId();
    visitor.setSessionCookie(await accounts.changePassword(await visitor.currentDevice(), userId, body));
  });
}
