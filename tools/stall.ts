import { readFileSync } from 'node:fs';

const lookEveryMs = 1000;

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

export interface StallWatch {
  /** Aborts when the run has stalled. */
  readonly signal: AbortSignal;
  /** What the file said last. */
  readonly last: () => string;
  readonly stop: () => void;
}

/**
 * Tells a run that hangs from a slow one: it has stalled when the file, in which it notes how far it is, has said the same for
 * this long. How long the whole run takes says nothing, since a machine may be three times as slow as another.
 */
export function watchForStall(file: string, limitMs: number): StallWatch {
  const controller = new AbortController();
  let last = read(file);
  let changedMs = performance.now();
  const timer = setInterval(() => {
    const now = read(file);
    if (now !== last) {
      last = now;
      changedMs = performance.now();
    } else if (performance.now() - changedMs >= limitMs) {
      clearInterval(timer);
      controller.abort();
    }
  }, lookEveryMs);
  return { signal: controller.signal, last: () => last, stop: () => clearInterval(timer) };
}
