import { useEffect, useSyncExternalStore } from 'react';

export interface Unsaved {
  /** What it belongs to: 'Chorus Pedal'. */
  readonly thing: string;
  /** What has changed, by name: 'price', 'one line'. */
  readonly changes: readonly string[];
  readonly save: () => Promise<unknown>;
}

interface Question {
  readonly unsaved: Unsaved;
  readonly go: () => void;
}

let unsaved: Unsaved | null = null;
let question: Question | null = null;
const listeners = new Set<() => void>();

function ask(next: Question | null): void {
  question = next;
  for (const listener of listeners) listener();
}

/** Called by the router before it leaves for another place: with unsaved changes it asks first. */
export function guardNavigation(go: () => void): void {
  if (unsaved === null) go();
  else ask({ unsaved, go });
}

/** Goes where one wanted to go. The changes are saved, or given up. */
export function leave(): void {
  const go = question?.go;
  unsaved = null;
  ask(null);
  go?.();
}

export const stay = (): void => ask(null);

const warn = (event: BeforeUnloadEvent): void => event.preventDefault();

/** The back button of the browser asks too, where the browser lets us. */
function holdBack(event: NavigateEvent): void {
  if (event.navigationType !== 'traverse' || !event.cancelable || unsaved === null) return;
  event.preventDefault();
  const { key } = event.destination;
  ask({ unsaved, go: () => void navigation.traverseTo(key) });
}

/** Changes that must not be lost without a question: null while there are none. */
export function useUnsavedChanges(changed: Unsaved | null): void {
  useEffect(() => {
    unsaved = changed;
    if (!changed) return;
    const history: Navigation | undefined = window.navigation;
    addEventListener('beforeunload', warn);
    history?.addEventListener('navigate', holdBack);
    return () => {
      unsaved = null;
      removeEventListener('beforeunload', warn);
      history?.removeEventListener('navigate', holdBack);
    };
  }, [changed]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useLeaveQuestion = (): Question | null => useSyncExternalStore(subscribe, () => question);
