import { repeat, type Repetition } from '../process/repeat.ts';

const askEveryMs = 500;

interface Deps {
  readonly ping: () => Promise<void>;
  /** The database answers, but what changes in it is not heard of. */
  readonly isListenerDown: () => boolean;
}

/**
 * Whether the database is away, or its changes are not heard of: either way what is known by heart may be old. Whoever
 * finds out that it is away says so; from then on it is asked until it answers, so that what is known by heart is given at
 * once instead of after the next time limit.
 */
export class Outage {
  readonly #deps: Deps;
  #watch: Repetition | null = null;
  #isAway = false;
  #timesAway = 0;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  get isOn(): boolean {
    return this.#isAway || this.#deps.isListenerDown();
  }

  /** How often the database was found to be away: whoever compares it knows whether it was in the meantime. */
  get timesAway(): number {
    return this.#timesAway;
  }

  begin(): void {
    this.#markAway();
    this.watch();
  }

  /** From now on the database is asked even if nobody needs it: hot answers need nothing of it. */
  watch(): void {
    this.#watch ??= repeat({
      everyMs: askEveryMs,
      run: async () => {
        const before = this.#timesAway;
        await this.#deps.ping();
        // What was asked before it was found to be away says nothing of now.
        if (before === this.#timesAway) this.#isAway = false;
      },
      onFailure: () => this.#markAway(),
    });
  }

  #markAway(): void {
    this.#isAway = true;
    this.#timesAway += 1;
  }

  async stop(): Promise<void> {
    await this.#watch?.stop();
  }
}
