import { useEffect, useSyncExternalStore } from 'react';
import { useFragment } from '../accounts/fragment.ts';
import { readLinkToken } from '#domain/paths/link-token.ts';
import { readSession, writeSession } from './session-store.ts';

const keyOf = (orderId: string): string => `order-token:${orderId}`;

export const saveOrderToken = (orderId: string, token: string): void => writeSession(keyOf(orderId), token);

function loadOrderToken(orderId: string): string | null {
  const token = readSession(keyOf(orderId));
  return typeof token === 'string' ? token : null;
}

const never = () => () => {};

/** What opens this order for a guest; undefined until the page is alive, since the server never knows it. */
export function useOrderToken(orderId: string): string | null | undefined {
  const inAddress = readLinkToken(useFragment());
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  useEffect(() => {
    if (inAddress !== null) saveOrderToken(orderId, inAddress);
  }, [orderId, inAddress]);
  return isAlive ? (inAddress ?? loadOrderToken(orderId)) : undefined;
}
