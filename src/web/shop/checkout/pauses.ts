export interface Pauses {
  readonly pause: (milliseconds: number) => Promise<void>;
  /** The page is there, for the first time or again. */
  readonly open: () => void;
  /** The page was left: pauses that go on end with an error, and so does every later one. */
  readonly close: () => void;
}

/** Pauses between two tries, which last no longer than the page that asks for them. */
export function createPauses(): Pauses {
  const ends = new Set<() => void>();
  // A request may still be waiting for its answer when the page is left, and ask for its pause only afterwards.
  let isClosed = false;
  return {
    pause: (milliseconds) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          ends.delete(end);
          resolve();
        }, milliseconds);
        const end = () => {
          clearTimeout(timer);
          ends.delete(end);
          reject(new Error('The page was left.'));
        };
        ends.add(end);
        if (isClosed) end();
      }),
    open: () => {
      isClosed = false;
    },
    close: () => {
      isClosed = true;
      for (const end of ends) end();
    },
  };
}
