import type { AdminOrder } from '#contracts/office-orders.ts';

/** What somebody else did to an order meanwhile, and whoever waits for the answer. */
interface ChangeQuestion {
  readonly seen: AdminOrder;
  readonly now: AdminOrder;
  readonly answer: (goOn: boolean) => void;
}

let question: ChangeQuestion | null = null;
const listeners = new Set<() => void>();

function set(next: ChangeQuestion | null): void {
  question = next;
  for (const listener of listeners) listener();
}

export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const currentQuestion = (): ChangeQuestion | null => question;

/** Shows what changed. True: do it all the same. */
export const askAboutChange = (seen: AdminOrder, now: AdminOrder): Promise<boolean> =>
  new Promise((resolve) => {
    question?.answer(false);
    set({
      seen,
      now,
      answer: (goOn) => {
        set(null);
        resolve(goOn);
      },
    });
  });
