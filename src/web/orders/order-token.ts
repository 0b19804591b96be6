import { useEffect, useSyncExternalStore } from 'react';
import { useFragment } from '../accounts/fragment.ts';
import { paths } from '#domain/paths.ts';
import { readSession, writeSession } from './session-store.ts';

const keyOf = (orderId: string): string => `order-token:${orderId}`;

/** The token that a link of ours has put after the '#', where no server sees it. */
export function parseOrderToken(fragment: string): string | null {
  const token = new URLSearchParams(fragment.replace(/^#/, '')).get('token');
  return token !== null && /^[\w-]{1,100}$/.test(token) ? token : null;
}

export const saveOrderToken = (orderId: string, token: string): void => writeSession(keyOf(orderId), token);

export function loadOrderToken(orderId: string): string | null {
  const token = readSession(keyOf(orderId));
  return typeof token === 'string' ? token : null;
}

/** Where an order is seen. A guest's address carries what opens it. */
export const orderPath = (orderId: string, token: string | null): string =>
  token === null ? paths.order(orderId) : `${paths.order(orderId)}#token=${token}`;

const never = () => () => {};

/** What opens this order for a guest; undefined until the page is alive, since the server never knows it. */
export function useOrderToken(orderId: string): string | null | undefined {
  const inAddress = parseOrderToken(useFragment());
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
