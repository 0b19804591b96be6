import { useSyncExternalStore } from 'react';

/** The list of orders that was looked at last, for going on to the next one from the order itself. */
interface CameFrom {
  readonly ids: readonly string[];
}

let last: CameFrom | null = null;
const listeners = new Set<() => void>();

/** Told by the list whenever it shows other rows. Nothing is kept beyond this page. */
export function rememberList(next: CameFrom): void {
  last = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The orders before and after one in the list that one came from; null: there is none, or one came from elsewhere. */
export const neighboursIn = (ids: readonly string[], id: string): { before: string | null; after: string | null } => {
  const at = ids.indexOf(id);
  return at === -1 ? { before: null, after: null } : { before: ids[at - 1] ?? null, after: ids[at + 1] ?? null };
};

export const useCameFrom = (): CameFrom | null =>
  useSyncExternalStore(
    subscribe,
    () => last,
    () => null,
  );
