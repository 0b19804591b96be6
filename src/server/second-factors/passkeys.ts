import { isIP } from 'node:net';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { shop } from '#domain/shop/shop.ts';
import type { FactorRow, NewPasskey } from './second-factor.repository.ts';

// Loaded when the first passkey is met: few ask for it, and it is larger than the rest of the room.
const library = () => import('@simplewebauthn/server');

interface Person {
  readonly username: string;
  readonly name: string;
}

const knownOf = (rows: readonly FactorRow[]) =>
  rows.flatMap(({ credential, transports }) => (credential ? [{ id: credential, transports: transports ?? [] }] : []));

/** Passkeys belong to the host of PUBLIC_URL and are shown on its pages alone. */
export function createPasskeys(publicUrl: () => string) {
  const host = () => new URL(publicUrl()).hostname;
  const origin = () => new URL(publicUrl()).origin;
  // The password came before, so that being there is enough; who can do more than touch may.
  const userVerification = 'preferred' as const;

  return {
    /** Browsers make none for a number instead of a name. */
    possible: (): boolean => isIP(host().replaceAll(/[[\]]/g, '')) === 0,

    async creationOptions({ username, name }: Person, rows: readonly FactorRow[]) {
      return (await library()).generateRegistrationOptions({
        rpName: shop.name,
        rpID: host(),
        userName: username,
        userDisplayName: name,
        excludeCredentials: knownOf(rows),
        authenticatorSelection: { residentKey: 'discouraged', userVerification },
      });
    },

    /** Null: it was not made for this challenge and this shop. */
    async readNew(answer: unknown, expectedChallenge: string): Promise<NewPasskey | null> {
      const { verifyRegistrationResponse } = await library();
      const response = answer as RegistrationResponseJSON;
      const given = { response, expectedChallenge, expectedOrigin: origin(), expectedRPID: host() };
      const verified = await verifyRegistrationResponse({ ...given, requireUserVerification: false }).catch(() => null);
      if (!verified?.verified) return null;
      const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
      return { credential: id, publicKey, counter, transports };
    },

    async requestOptions(rows: readonly FactorRow[]) {
      const { generateAuthenticationOptions } = await library();
      return generateAuthenticationOptions({ rpID: host(), allowCredentials: knownOf(rows), userVerification });
    },

    /** The count of uses that a right answer brings; null: it is none. */
    async readUse(answer: unknown, expectedChallenge: string, row: FactorRow): Promise<number | null> {
      const { verifyAuthenticationResponse } = await library();
      const response = answer as AuthenticationResponseJSON;
      const credential = {
        id: row.credential!,
        publicKey: new Uint8Array(row.publicKey!),
        counter: Number(row.counter),
        transports: row.transports ?? [],
      };
      const given = { response, expectedChallenge, expectedOrigin: origin(), expectedRPID: host(), credential };
      const verified = await verifyAuthenticationResponse({ ...given, requireUserVerification: false }).catch(
        () => null,
      );
      return verified?.verified ? verified.authenticationInfo.newCounter : null;
    },
  };
}

export type Passkeys = ReturnType<typeof createPasskeys>;
