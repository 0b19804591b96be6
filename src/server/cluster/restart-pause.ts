const firstPauseMs = 1000;
const longestPauseMs = 30_000;
/** Who served this long was well; who did not would likely fail the same way again at once. */
const healthyMs = 10_000;

/** How long to wait before a process that ended is started again: the longer, the oftener it failed in a row. */
export class RestartPause {
  readonly #nowMs: () => number;
  #readyMs = Number.POSITIVE_INFINITY;
  #nextMs = firstPauseMs;

  constructor(nowMs: () => number = () => performance.now()) {
    this.#nowMs = nowMs;
  }

  ready(): void {
    this.#readyMs = this.#nowMs();
  }

  ended(): number {
    const wasHealthy = this.#nowMs() - this.#readyMs >= healthyMs;
    this.#readyMs = Number.POSITIVE_INFINITY;
    if (wasHealthy) {
      this.#nextMs = firstPauseMs;
      return 0;
    }
    const pauseMs = this.#nextMs;
    this.#nextMs = Math.min(pauseMs * 2, longestPauseMs);
    return pauseMs;
  }
}
