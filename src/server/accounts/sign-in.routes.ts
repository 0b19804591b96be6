import { Refusal } from '#domain/errors.ts';
import type { Serve } from '../http/api-routes.ts';
import type { RecoveryService } from './recovery.service.ts';
import type { SignInService } from './sign-in.service.ts';

/** Signing in and out, signing up, and getting back in by mail. */
export function signInRoutes(serve: Serve, signIns: SignInService, recovery: RecoveryService): void {
  serve('POST /api/login', async ({ body, visitor }) => {
    const { user, opened } = await signIns.signIn(await visitor.currentDevice(), visitor, body);
    visitor.setSessionCookie(opened);
    if (!user) throw new Refusal('second-step-needed');
    return user;
  });

  serve('GET /api/second-step', async ({ visitor }) => signIns.factorChallenge(await visitor.currentDevice()));

  serve('POST /api/second-step/passkey', async ({ visitor }) => signIns.passkeyOptions(await visitor.currentDevice()));

  serve('DELETE /api/second-step', async ({ visitor }) => signIns.giveUp(await visitor.currentDevice()));

  serve('POST /api/second-step', async ({ body, visitor }) => {
    const { user, opened } = await signIns.finish(await visitor.currentDevice(), visitor, body);
    visitor.setSessionCookie(opened);
    return user;
  });

  serve('POST /api/register', async ({ body, visitor }) => {
    const { user, opened } = await signIns.register(await visitor.currentDevice(), visitor.ipAddress, body);
    visitor.setSessionCookie(opened);
    return user;
  });

  serve('POST /api/logout', async ({ visitor }) => {
    const device = await visitor.currentDevice();
    if (device.current?.session.userId != null) visitor.setSessionCookie(await signIns.signOut(device));
  });

  serve('POST /api/password-reset', ({ body, visitor }) =>
    recovery.requestPasswordReset(body.email, visitor.ipAddress),
  );

  serve('POST /api/password-reset/confirm', async ({ body, visitor }) => {
    const opened = await recovery.resetPassword(await visitor.currentDevice(), visitor, body);
    if (opened) visitor.setSessionCookie(opened);
  });

  serve('POST /api/email-confirmation', ({ body, visitor }) => recovery.confirmEmail(body.token, visitor));
}
