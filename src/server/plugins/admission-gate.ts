export interface GateLimits {
  /** How many places there are while the process keeps up, and when it does not. Most work takes one of them. */
  readonly atWork: { readonly max: number; readonly min: number };
  /** How many may wait for a place: in a burst, and once the shop is overloaded. */
  readonly waiting: { readonly burst: number; readonly overloaded: number };
  /** How long one may wait: in a burst, and once the shop is overloaded. */
  readonly waitMs: { readonly burst: number; readonly overloaded: number };
  /** A line that has not been empty for so long is no burst any more. */
  readonly burstMs: number;
  /** The overload is over when nobody was turned away for so long. */
  readonly calmMs: number;
  /** What may be begun in one turn of the event loop; then others come first, such as whoever asks if we are alive. */
  readonly turnMs: number;
  /** Work that takes longer, or an event loop that is later, means that less may be begun. */
  readonly slowMs: { readonly work: number; readonly loop: number };
}

export const gateLimits: GateLimits = {
  atWork: { max: 128, min: 32 },
  waiting: { burst: 64, overloaded: 4 },
  waitMs: { burst: 1000, overloaded: 10 },
  burstMs: 1500,
  calmMs: 3000,
  turnMs: 6,
  slowMs: { work: 400, loop: 100 },
};

interface Waiting {
  readonly sinceMs: number;
  readonly places: number;
  readonly begin: () => void;
  readonly refuse: () => void;
}

const lookEveryMs = 10;

/**
 * The door before dear work. A burst may wait a second. Once the line does not become empty, or is full, the shop is
 * overloaded: then nobody waits longer than a moment, so that those who are let in are served quickly and all others know
 * at once that they should come later.
 */
export class AdmissionGate {
  readonly #limits: GateLimits;
  readonly #nowMs: () => number;
  #line: Waiting[] = [];
  #atWork = 0;
  #allowed: number;
  /** How long the work took of late. */
  #workMs = 0;
  #standingSinceMs: number | null = null;
  #overloadedUntilMs = 0;
  #turnStartedMs: number | null = null;
  #next: NodeJS.Immediate | null = null;
  #later: NodeJS.Timeout | null = null;

  constructor(limits: GateLimits = gateLimits, nowMs: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#nowMs = nowMs;
    this.#allowed = limits.atWork.max;
  }

  /** Calls one of the two, now or later. Whoever begins calls what it was given when it has finished. */
  enter(begin: (finish: () => void) => void, refuse: () => void, places = 1): void {
    const waiting = { sinceMs: this.#nowMs(), places, begin: () => this.#begin(begin, places), refuse };
    if (this.#line.length === 0 && this.#hasRoom(places)) return waiting.begin();
    if (this.#line.length >= this.#limits.waiting[this.#state(waiting.sinceMs)]) return this.#turnAway(waiting);
    this.#standingSinceMs ??= waiting.sinceMs;
    this.#line.push(waiting);
    return this.#lookAgain();
  }

  /** How late the event loop is, told several times a second. */
  observeLoop(delayMs: number): void {
    const { atWork, slowMs } = this.#limits;
    const isSlow = delayMs > slowMs.loop || this.#workMs > slowMs.work;
    this.#allowed = isSlow
      ? Math.max(atWork.min, Math.floor(this.#allowed * 0.75))
      : Math.min(atWork.max, this.#allowed + 8);
    if (this.#atWork === 0) this.#workMs = 0;
    if (this.#line.length > 0) this.#lookAgain();
  }

  #begin(begin: (finish: () => void) => void, places: number): void {
    const startedMs = this.#nowMs();
    this.#atWork += places;
    if (this.#turnStartedMs === null) {
      this.#turnStartedMs = startedMs;
      setImmediate(() => {
        this.#turnStartedMs = null;
      });
    }
    let isOver = false;
    begin(() => {
      if (isOver) return;
      isOver = true;
      this.#atWork -= places;
      this.#workMs += (this.#nowMs() - startedMs - this.#workMs) / 16;
      if (this.#line.length > 0) this.#lookAgain();
    });
  }

  #hasRoom(places: number): boolean {
    return this.#atWork + places <= this.#allowed && !this.#isTurnOver();
  }

  #isTurnOver(): boolean {
    return this.#turnStartedMs !== null && this.#nowMs() - this.#turnStartedMs >= this.#limits.turnMs;
  }

  #state(nowMs: number): 'burst' | 'overloaded' {
    return nowMs < this.#overloadedUntilMs ? 'overloaded' : 'burst';
  }

  #turnAway({ refuse }: Waiting): void {
    this.#overloadedUntilMs = this.#nowMs() + this.#limits.calmMs;
    refuse();
  }

  #lookAgain(): void {
    if (this.#next) return;
    this.#next = setImmediate(() => {
      this.#next = null;
      this.#letIn();
    });
  }

  /** One after the other, each once the one before has done what it can do without waiting for anything. */
  readonly #letIn = (): void => {
    this.#turnAwayLate();
    const first = this.#line[0];
    if (!first || !this.#hasRoom(first.places)) return this.#waitForRoom();
    this.#line.shift();
    first.begin();
    return queueMicrotask(() => process.nextTick(this.#letIn));
  };

  #turnAwayLate(): void {
    const nowMs = this.#nowMs();
    const { burstMs, calmMs, waitMs } = this.#limits;
    if (this.#standingSinceMs !== null && nowMs - this.#standingSinceMs > burstMs) {
      this.#overloadedUntilMs = nowMs + calmMs;
    }
    const limitMs = waitMs[this.#state(nowMs)];
    const firstInTime = this.#line.findIndex(({ sinceMs }) => nowMs - sinceMs <= limitMs);
    const late = this.#line.splice(0, firstInTime === -1 ? this.#line.length : firstInTime);
    for (const waiting of late) this.#turnAway(waiting);
  }

  #waitForRoom(): void {
    if (this.#line.length === 0) this.#standingSinceMs = null;
    else if (this.#isTurnOver()) this.#lookAgain();
    else if (!this.#later) {
      this.#later = setTimeout(() => {
        this.#later = null;
        this.#lookAgain();
      }, lookEveryMs);
    }
  }
}
