import type { Serve } from '../http/api-routes.ts';
import type { SecondFactorService } from './second-factor.service.ts';

/** Of whoever is signed in, and of this session: a factor is tried where it was begun. */
export function secondFactorRoutes(serve: Serve, own: SecondFactorService): void {
  serve('GET /api/admin/safety', ({ staff }) => own.list(staff));

  serve('PATCH /api/admin/safety', ({ staff, body }) => own.setRequired(staff, body.required));

  serve('POST /api/admin/safety/totp', async ({ staff, visitor }) =>
    own.beginTotp(staff, (await visitor.requireSignedIn()).id),
  );

  serve('POST /api/admin/safety/totp/confirm', async ({ staff, visitor, body }) =>
    own.addTotp(staff, (await visitor.requireSignedIn()).id, body),
  );

  serve('POST /api/admin/safety/passkeys', async ({ staff, visitor }) =>
    own.beginPasskey(staff, (await visitor.requireSignedIn()).id),
  );

  serve('POST /api/admin/safety/passkeys/confirm', async ({ staff, visitor, body }) =>
    own.addPasskey(staff, (await visitor.requireSignedIn()).id, body),
  );

  serve('DELETE /api/admin/safety/factors/:id', ({ staff, params }) => own.remove(staff, params.id));

  serve('POST /api/admin/safety/recovery-codes', ({ staff }) => own.renewRecoveryCodes(staff));
}
