import { useSyncExternalStore } from 'react';

type Sheet = 'search' | 'keys' | null;

let sheet: Sheet = null;
const listeners = new Set<() => void>();

export function openSheet(next: Sheet): void {
  sheet = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Which of the two lies over the screen. */
export const useSheet = (): Sheet => useSyncExternalStore(subscribe, () => sheet);
