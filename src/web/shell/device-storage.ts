import { useSyncExternalStore } from 'react';

/** What is kept on this device and never sent. Storage may be refused, in a private window for instance. */

/** What the browser refuses to keep: it lives as long as the page. */
const ofPage = new Map<string, string>();

export function readFromDevice(key: string): string | null {
  try {
    return ofPage.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

const listeners = new Set<() => void>();

export function keepOnDevice(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    ofPage.delete(key);
  } catch {
    // It is asked again on the next visit.
    ofPage.set(key, value);
  }
  for (const listener of listeners) listener();
}

export function forgetOnDevice(key: string): void {
  ofPage.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
  for (const listener of listeners) listener();
}

/** False: what was given last is lost with this page. */
export const isKeptOnDevice = (key: string): boolean => !ofPage.has(key);

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
