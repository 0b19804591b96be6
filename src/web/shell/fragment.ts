import { useSyncExternalStore } from 'react';

/** The last two are the router's own events, for addresses that change without the browser saying so. */
const changes = ['hashchange', 'popstate', 'pushState', 'replaceState'];

function subscribe(listener: () => void): () => void {
  for (const name of changes) addEventListener(name, listener);
  return () => {
    for (const name of changes) removeEventListener(name, listener);
  };
}

/** The part of the address after '#', which the server never sees. */
export const useFragment = (): string =>
  useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  );
