import type { Serve } from '../http/api-routes.ts';
import type { SessionService } from '../sessions/session.service.ts';

/** The devices that a person is signed in on. */
export function deviceRoutes(serve: Serve, sessions: SessionService): void {
  serve('GET /api/user/sessions', async ({ visitor }) => {
    const { userId, id } = await visitor.requireSignedIn();
    return sessions.listDevices(userId, id);
  });

  serve('DELETE /api/user/sessions', async ({ visitor }) => {
    const { userId, id } = await visitor.requireSignedIn();
    await sessions.signOutOtherDevices(userId, id);
  });

  serve('DELETE /api/user/sessions/:id', async ({ params, visitor }) =>
    sessions.signOutDevice(await visitor.requireUserId(), params.id),
  );
}
