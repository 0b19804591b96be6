import { useSyncExternalStore } from 'react';

interface Question {
  /** Why it is asked. */
  readonly reason: string;
  readonly answer: (confirmed: boolean) => void;
}

let question: Question | null = null;
const listeners = new Set<() => void>();

function show(next: Question | null): void {
  question = next;
  for (const listener of listeners) listener();
}

/** True once the person has given the password again; false when they would rather not. One question at a time. */
export function askPasswordAgain(reason: string): Promise<boolean> {
  question?.answer(false);
  return new Promise((resolve) => {
    show({
      reason,
      answer: (confirmed) => {
        show(null);
        resolve(confirmed);
      },
    });
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const usePasswordQuestion = (): Question | null => useSyncExternalStore(subscribe, () => question);
