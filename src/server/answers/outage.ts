import { repeat, type Repetition } from '../repeat.ts';

const askEveryMs = 500;

/**
 * Whether the database is away. Whoever finds that out says so; from then on it is asked until it answers, so that what
 * is known by heart is given at once instead of after the next time limit.
 */
export class Outage {
  readonly #ping: () => Promise<void>;
  #watch: Repetition | null = null;
  #isOn = false;

  constructor(ping: () => Promise<void>) {
    this.#ping = ping;
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  begin(): void {
    this.#isOn = true;
    this.watch();
  }

  /** From now on the database is asked even if nobody needs it: hot answers need nothing of it. */
  watch(): void {
    this.#watch ??= repeat({
      everyMs: askEveryMs,
      run: async () => {
        await this.#ping();
        this.#isOn = false;
      },
      onFailure: () => (this.#isOn = true),
    });
  }

  async stop(): Promise<void> {
    await this.#watch?.stop();
  }
}
