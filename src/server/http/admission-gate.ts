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
  /** Orders and payments have places of their own, and wait in a line of their own. */
  readonly buying: { readonly atWork: number; readonly waiting: number; readonly waitMs: number };
}

export const gateLimits: GateLimits = {
  atWork: { max: 128, min: 32 },
  waiting: { burst: 64, overloaded: 4 },
  waitMs: { burst: 1000, overloaded: 10 },
  burstMs: 1500,
  calmMs: 3000,
  turnMs: 6,
  slowMs: { work: 400, loop: 100 },
  // As many as the database does side by side with some to spare: whoever waits for it longer runs into its time limit.
  buying: { atWork: 32, waiting: 2000, waitMs: 15_000 },
};

/** Which line somebody waits in: that of orders and payments goes first; whoever may not be turned away is its first. */
export type Line = 'rest' | 'buying' | 'never-refused';

interface Visit {
  /** Called when there is room, with what to call when the work has finished. */
  readonly begin: (finish: () => void) => void;
  /** Called instead of it when there was none in time. */
  readonly refuse: () => void;
  readonly line?: Line;
  /** How many places it takes; those who buy take one each. */
  readonly places?: number;
}

interface Waiting {
  readonly sinceMs: number;
  readonly places: number;
  readonly isRefusable: boolean;
  readonly begin: () => void;
  readonly refuse: () => void;
}

const stays = (): void => {};

const lookEveryMs = 10;

/**
 * The door before dear work. A burst may wait a second. Once the line does not become empty, or is full, the shop is
 * overloaded: then nobody waits longer than a moment, so that those who are let in are served quickly and all others know
 * at once that they should come later. Buyers come before all of them: while one of them waits, the others give up places.
 */
export class AdmissionGate {
  readonly #limits: GateLimits;
  readonly #nowMs: () => number;
  #line: Waiting[] = [];
  #buyers: Waiting[] = [];
  #atWork = 0;
  #buyersAtWork = 0;
  #allowed: number;
  /** How long the work took of late. */
  #workMs = 0;
  #standingSinceMs: number | null = null;
  #overloadedUntilMs = 0;
  #isStopping = false;
  #turnStartedMs: number | null = null;
  #next: NodeJS.Immediate | null = null;
  #later: NodeJS.Timeout | null = null;

  constructor(limits: GateLimits = gateLimits, nowMs: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#nowMs = nowMs;
    this.#allowed = limits.atWork.max;
  }

  /**
   * Begins or refuses a visit, now or later. Answers with what takes it out of the line again, after which neither of the
   * two is called.
   */
  enter({ begin, refuse, line = 'rest', places = 1 }: Visit): () => void {
    const isBuying = line !== 'rest';
    const waiting: Waiting = {
      sinceMs: this.#nowMs(),
      places,
      isRefusable: line !== 'never-refused',
      begin: () => this.#begin(begin, isBuying ? 'buying' : 'rest', places),
      refuse,
    };
    if (this.hasRoom(line, places)) {
      waiting.begin();
      return stays;
    }
    if (waiting.isRefusable && this.#isFull(line, waiting.sinceMs)) {
      this.#turnAway(waiting);
      return stays;
    }
    if (isBuying) this.#joinBuyers(waiting);
    else {
      this.#standingSinceMs ??= waiting.sinceMs;
      this.#line.push(waiting);
    }
    this.#lookAgain();
    return () => {
      this.#line = this.#line.filter((other) => other !== waiting);
      this.#buyers = this.#buyers.filter((other) => other !== waiting);
    };
  }

  /** Whether somebody who came now would begin at once. */
  hasRoom(line: Line, places = 1): boolean {
    const isBuyerNext = this.#buyers.length > 0 && this.#buyersAtWork < this.#limits.buying.atWork;
    if (line === 'rest') return !isBuyerNext && this.#line.length === 0 && this.#hasPlaces(places);
    return this.#buyers.length === 0 && this.#hasPlaceToBuy();
  }

  /** Turns away whoever waits and may be, and from now on whoever would have to wait: nobody may be let in in time. */
  refuseWaiting(): void {
    this.#isStopping = true;
    const refused = [...this.#buyers, ...this.#line].filter(({ isRefusable }) => isRefusable);
    this.#line = this.#line.filter(({ isRefusable }) => !isRefusable);
    this.#buyers = this.#buyers.filter(({ isRefusable }) => !isRefusable);
    for (const waiting of refused) this.#turnAway(waiting);
  }

  /** How late the event loop is, told several times a second. */
  observeLoop(delayMs: number): void {
    const { atWork, slowMs } = this.#limits;
    const isSlow = delayMs > slowMs.loop || this.#workMs > slowMs.work || this.#buyers.length > 0;
    this.#allowed = isSlow
      ? Math.max(atWork.min, Math.floor(this.#allowed * 0.75))
      : Math.min(atWork.max, this.#allowed + 8);
    if (this.#atWork === 0) this.#workMs = 0;
    if (this.#isAnyoneWaiting()) this.#lookAgain();
  }

  /** Whoever may not be turned away comes before those who may. */
  #joinBuyers(waiting: Waiting): void {
    const behind = waiting.isRefusable ? -1 : this.#buyers.findIndex(({ isRefusable }) => isRefusable);
    this.#buyers.splice(behind === -1 ? this.#buyers.length : behind, 0, waiting);
  }

  #begin(begin: (finish: () => void) => void, line: 'rest' | 'buying', places: number): void {
    const startedMs = this.#nowMs();
    this.#take(line, places);
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
      this.#take(line, -places);
      this.#workMs += (this.#nowMs() - startedMs - this.#workMs) / 16;
      if (this.#isAnyoneWaiting()) this.#lookAgain();
    });
  }

  #take(line: 'rest' | 'buying', places: number): void {
    if (line === 'rest') this.#atWork += places;
    else this.#buyersAtWork += places;
  }

  #isAnyoneWaiting(): boolean {
    return this.#line.length > 0 || this.#buyers.length > 0;
  }

  #isFull(line: Line, nowMs: number): boolean {
    if (this.#isStopping) return true;
    return line === 'rest'
      ? this.#line.length >= this.#limits.waiting[this.#state(nowMs)]
      : this.#buyers.length >= this.#limits.buying.waiting;
  }

  #hasPlaces(places: number): boolean {
    return this.#atWork + places <= this.#allowed && !this.#isTurnOver();
  }

  #hasPlaceToBuy(): boolean {
    return this.#buyersAtWork < this.#limits.buying.atWork && !this.#isTurnOver();
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
    const next = this.#nextIn();
    if (!next) return this.#waitForRoom();
    next.begin();
    return queueMicrotask(() => process.nextTick(this.#letIn));
  };

  /** Buyers have places of their own, so that others are let in while every one of those is taken. */
  #nextIn(): Waiting | undefined {
    if (this.#buyers.length > 0 && this.#hasPlaceToBuy()) return this.#buyers.shift();
    const [first] = this.#line;
    return first && this.#hasPlaces(first.places) ? this.#line.shift() : undefined;
  }

  #turnAwayLate(): void {
    const nowMs = this.#nowMs();
    const { burstMs, calmMs, waitMs, buying } = this.#limits;
    const isStanding = (sinceMs: number | null | undefined) => sinceMs != null && nowMs - sinceMs > burstMs;
    if (isStanding(this.#standingSinceMs) || isStanding(this.#buyers[0]?.sinceMs)) {
      this.#overloadedUntilMs = nowMs + calmMs;
    }
    const lateIn = (line: readonly Waiting[], limitMs: number) =>
      line.filter(({ isRefusable, sinceMs }) => isRefusable && nowMs - sinceMs > limitMs);
    const late = new Set([...lateIn(this.#line, waitMs[this.#state(nowMs)]), ...lateIn(this.#buyers, buying.waitMs)]);
    if (late.size === 0) return;
    this.#line = this.#line.filter((waiting) => !late.has(waiting));
    this.#buyers = this.#buyers.filter((waiting) => !late.has(waiting));
    for (const waiting of late) this.#turnAway(waiting);
  }

  #waitForRoom(): void {
    if (this.#line.length === 0) this.#standingSinceMs = null;
    if (!this.#isAnyoneWaiting()) return;
    if (this.#isTurnOver()) this.#lookAgain();
    else if (!this.#later) {
      this.#later = setTimeout(() => {
        this.#later = null;
        this.#lookAgain();
      }, lookEveryMs);
    }
  }
}
