/** How much of its time the audio thread spends on each pedal and on the amp. */

/** Shares of the time there is: 1 is all of it. */
export interface ChainLoad {
  /** Everything, the filters and the master bus included. */
  readonly whole: number;
  /** In the order of the pedals; one that is bypassed takes nothing. */
  readonly pedals: readonly number[];
  readonly amp: number;
}

const windowSeconds = 1.5;
/** What is left of a window in the next. */
const remembered = 0.5;

/**
 * The clock of the audio thread knows milliseconds only, and a pedal takes a tenth of one. As the beginnings of blocks wander over the
 * clock's ticks, the sum of what it sees is right in the long run; so a window weighs half as much again in the next.
 */
export class StageStopwatch {
  private readonly clock: () => number;
  private readonly blockMillis: number;
  private readonly windowBlocks: number;
  private readonly pedalCount: number;
  /** Of each pedal, then of the amp. */
  private readonly spentMillis: Float64Array;
  private wholeMillis = 0;
  private thereMillis = 0;
  private blocks = 0;
  private lastMillis = 0;

  constructor(clock: () => number, rate: number, blockLength: number, pedalCount: number) {
    this.clock = clock;
    this.blockMillis = (1000 * blockLength) / rate;
    this.windowBlocks = Math.ceil((1000 * windowSeconds) / this.blockMillis);
    this.pedalCount = pedalCount;
    this.spentMillis = new Float64Array(pedalCount + 1);
  }

  begin(): void {
    this.lastMillis = this.clock();
  }

  /** What has passed since `begin` or the last lap was spent on this one. */
  lap(stage: number): void {
    const now = this.clock();
    this.spentMillis[stage]! += now - this.lastMillis;
    this.lastMillis = now;
  }

  /** After each block that was timed: the load of the last window where one has ended. */
  addBlock(millis: number): ChainLoad | null {
    this.wholeMillis += millis;
    this.thereMillis += this.blockMillis;
    if (++this.blocks < this.windowBlocks) return null;
    const { spentMillis, wholeMillis, thereMillis } = this;
    const shares = Array.from(spentMillis, (spent) => spent / thereMillis);
    for (let i = 0; i < spentMillis.length; i++) spentMillis[i]! *= remembered;
    this.wholeMillis *= remembered;
    this.thereMillis *= remembered;
    this.blocks = 0;
    return { whole: wholeMillis / thereMillis, pedals: shares.slice(0, this.pedalCount), amp: shares.at(-1)! };
  }
}
