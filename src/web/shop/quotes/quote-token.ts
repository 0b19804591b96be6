import { useEffect, useSyncExternalStore } from 'react';
import { readLinkToken } from '#domain/paths/link-token.ts';
import { useFragment } from '../accounts/fragment.ts';
import { readSession, writeSession } from '../orders/session-store.ts';

const keyOf = (number: string): string => `quote-token:${number}`;

function loadToken(number: string): string | null {
  const token = readSession(keyOf(number));
  return typeof token === 'string' ? token : null;
}

const never = () => () => {};

/** What opens this quote for a guest; undefined until the page is alive, since the server never knows it. */
export function useQuoteToken(number: string): string | null | undefined {
  const inAddress = readLinkToken(useFragment());
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  useEffect(() => {
    if (inAddress !== null) writeSession(keyOf(number), inAddress);
  }, [number, inAddress]);
  return isAlive ? (inAddress ?? loadToken(number)) : undefined;
}
