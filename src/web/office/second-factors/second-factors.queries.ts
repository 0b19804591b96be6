import { startRegistration, type PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { AddedFactor } from '#contracts/second-factors.ts';
import { officeCall } from '../ui/calls/office-call.ts';
import { meQuery } from '../ui/me/me.queries.ts';

export const secondFactorsQuery = queryOptions({
  queryKey: ['/api/admin/safety'],
  queryFn: () => officeCall('GET /api/admin/safety'),
});

/** What a factor changes: the list of them, and whether one may do more than set one up. */
export const renewSecondFactors = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: secondFactorsQuery.queryKey }),
    client.invalidateQueries({ queryKey: meQuery.queryKey }),
  ]);

/** The browser makes the passkey and shows its own windows. */
export async function addPasskey(name: string): Promise<AddedFactor> {
  const question = await officeCall('POST /api/admin/safety/passkeys');
  const optionsJSON = question as unknown as PublicKeyCredentialCreationOptionsJSON;
  const { response, ...made } = await startRegistration({ optionsJSON });
  const passkey = { ...made, response: { ...response } };
  return officeCall('POST /api/admin/safety/passkeys/confirm', { body: { name, passkey } });
}

export const isPasskeyDeclined = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
