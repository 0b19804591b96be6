export interface RepeatOptions {
  readonly everyMs: number;
  readonly run: () => Promise<unknown>;
  /** Told of each run that failed; the next one comes all the same. */
  readonly onFailure: (error: Error) => void;
  /** Begin with a run instead of a wait. */
  readonly immediately?: boolean;
}

export interface Repetition {
  /** Begins no further run and waits for the one under way. */
  stop(): Promise<void>;
}

const toError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));

/**
 * The one timer loop of the server. Two runs never overlap: while one takes longer than the interval, its turns are left
 * out. The timer alone keeps no process alive.
 */
export function repeat({ everyMs, run, onFailure, immediately = false }: RepeatOptions): Repetition {
  let running: Promise<void> | null = null;

  async function runOnce(): Promise<void> {
    try {
      await run();
    } catch (reason) {
      onFailure(toError(reason));
    }
  }

  const tick = (): void => {
    running ??= runOnce().finally(() => {
      running = null;
    });
  };
  const timer = setInterval(tick, everyMs).unref();
  if (immediately) tick();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
