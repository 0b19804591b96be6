import { repeat, type Repetition } from '../repeat.ts';

const askEveryMs = 500;

interface Deps {
  readonly ping: () => Promise<void>;
  /** The database answers, but what changes in it is not heard of. */
  readonly isBlind: () => boolean;
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

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  get isOn(): boolean {
    return this.#isAway || this.#deps.isBlind();
  }

  begin(): void {
    this.#isAway = true;
    this.watch();
  }

  /** From now on the database is asked even if nobody needs it: hot answers need nothing of it. */
  watch(): void {
    this.#watch ??= repeat({
      everyMs: askEveryMs,
      run: async () => {
        await this.#deps.ping();
        this.#isAway = false;
      },
      onFailure: () => (this.#isAway = true),
    });
  }

  async stop(): Promise<void> {
    await this.#watch?.stop();
  }
}
