import { repeat, type Repetition } from '../process/repeat.ts';

const pingEveryMs = 500;

interface Deps {
  readonly ping: () => Promise<void>;
  /** The database answers, but its changes are not notified. */
  readonly isListenerDown: () => boolean;
}

/**
 * Whether the database or its listener is down: either way cached responses may be stale. Whoever finds the database
 * down calls `begin`; from then on it is pinged until it answers, so that cached responses are served at once instead of
 * after the next timeout.
 */
export class DatabaseOutage {
  readonly #deps: Deps;
  #watch: Repetition | null = null;
  #isDown = false;
  #timesDown = 0;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  get isOn(): boolean {
    return this.#isDown || this.#deps.isListenerDown();
  }

  /** How often the database was found down. Comparing two readings says whether it was down in between. */
  get timesDown(): number {
    return this.#timesDown;
  }

  begin(): void {
    this.#markDown();
    this.watch();
  }

  /** Pings the database from now on: requests that are served from the cache never touch it. */
  watch(): void {
    this.#watch ??= repeat({
      everyMs: pingEveryMs,
      run: async () => {
        const before = this.#timesDown;
        await this.#deps.ping();
        // A ping that began before the database was found down says nothing of now.
        if (before === this.#timesDown) this.#isDown = false;
      },
      onFailure: () => this.#markDown(),
    });
  }

  #markDown(): void {
    this.#isDown = true;
    this.#timesDown += 1;
  }

  async stop(): Promise<void> {
    await this.#watch?.stop();
  }
}
