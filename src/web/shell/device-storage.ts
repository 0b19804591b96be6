import { useSyncExternalStore } from 'react';

/** What is kept on this device and never sent. Storage may be refused, in a private window for instance. */

export function readFromDevice(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const listeners = new Set<() => void>();

export function keepOnDevice(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // What cannot be kept is asked again on the next visit.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Pages are the same for every visitor, so on the server nothing is kept. */
export const useKeptOnDevice = (key: string): string | null =>
  useSyncExternalStore(
    subscribe,
    () => readFromDevice(key),
    () => null,
  );
