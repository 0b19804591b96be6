import { useEffect, useSyncExternalStore } from 'react';
import { useFragment } from '../shell/fragment.ts';
import { readLinkToken } from '#domain/paths/link-token.ts';
import { readSession, writeSession } from './session-store.ts';

/** What a link without an account opens. */
type Thing = 'order' | 'quote';

const keyOf = (thing: Thing, id: string): string => `${thing}-token:${id}`;

export const saveGuestToken = (thing: Thing, id: string, token: string): void => writeSession(keyOf(thing, id), token);

function loadGuestToken(thing: Thing, id: string): string | null {
  const token = readSession(keyOf(thing, id));
  return typeof token === 'string' ? token : null;
}

const never = () => () => {};

/** What opens it for a guest; undefined until the page is alive, since the server never knows it. */
export function useGuestToken(thing: Thing, id: string): string | null | undefined {
  const inAddress = readLinkToken(useFragment());
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  useEffect(() => {
    if (inAddress !== null) saveGuestToken(thing, id, inAddress);
  }, [thing, id, inAddress]);
  return isAlive ? (inAddress ?? loadGuestToken(thing, id)) : undefined;
}
