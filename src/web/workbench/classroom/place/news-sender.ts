import type { RefusalCode } from '#domain/errors.ts';
import { hasCode } from '../../../api/error-message.ts';

export interface NewsDeps<News> {
  /** What there is to tell now; null: nothing. */
  readonly read: () => News | null;
  readonly send: (news: News) => Promise<void>;
  /** The class wants to hear nothing more. */
  readonly onRefused: (code: RefusalCode) => void;
  /** Calls back once, after so many milliseconds; gives what cancels it. */
  readonly later: (work: () => void, ms: number) => () => void;
}

const firstRetryMs = 2_000;
const maxRetryMs = 60_000;

/**
 * Tells a class how a build stands: always all of it, so that what was missed without a network is made up by the next. It
 * sends one thing at a time, goes on trying, and never stands in the way of the build.
 */
export class NewsSender<News> {
  readonly #deps: NewsDeps<News>;
  #cancel: (() => void) | null = null;
  #retryMs = firstRetryMs;
  #busy = false;
  #again = false;
  #stopped = false;

  constructor(deps: NewsDeps<News>) {
    this.#deps = deps;
  }

  soon(ms: number): void {
    if (this.#stopped) return;
    this.#cancel?.();
    this.#cancel = this.#deps.later(() => {
      this.#cancel = null;
      void this.#tell();
    }, ms);
  }

  /** Tells at once what was going to be told soon. */
  flush(): void {
    if (this.#cancel) this.soon(0);
  }

  /** What was going to be told is told now, once. */
  stop(): void {
    const isWaiting = this.#cancel !== null;
    this.#cancel?.();
    this.#cancel = null;
    this.#stopped = true;
    if (isWaiting) void this.#tell();
  }

  async #tell(): Promise<void> {
    if (this.#busy) {
      this.#again = true;
      return;
    }
    const news = this.#deps.read();
    if (news === null) return;
    this.#busy = true;
    try {
      await this.#deps.send(news);
      this.#retryMs = firstRetryMs;
    } catch (error) {
      this.#failed(error);
    } finally {
      this.#busy = false;
      if (this.#again) {
        this.#again = false;
        this.soon(0);
      }
    }
  }

  #failed(error: unknown): void {
    // Anything else may be the network's: a school's filter, a shop that is renewed meanwhile.
    if (hasCode(error, 'class-unknown', 'class-ended')) {
      this.stop();
      this.#deps.onRefused(error.code!);
      return;
    }
    this.soon(this.#retryMs);
    this.#retryMs = Math.min(maxRetryMs, this.#retryMs * 2);
  }
}
