/**
 * Counts the blocks that did not come in time. The audio thread's own clock stands while it is late, so that it falls
 * behind the clock on the wall by what was missed. Blocks come in bunches: only the least lag of a second counts.
 */
const windowMillis = 1000;
/** So many seconds in a row with gaps are more than a hiccup. */
const starvingWindows = 2;
/** Less than this is the two clocks' own disagreement. */
const slackBlocks = 2;

export class MissedQuanta {
  count = 0;
  private readonly rate: number;
  private readonly blockMillis: number;
  private windowEnd = -1;
  private least = Infinity;
  private usual: number | null = null;
  private inARow = 0;

  constructor(rate: number, blockLength: number) {
    this.rate = rate;
    this.blockMillis = (1000 * blockLength) / rate;
  }

  /** After a pause in which nothing was to be played. */
  restart(): void {
    this.count = 0;
    this.usual = null;
    this.inARow = 0;
    this.least = Infinity;
    this.windowEnd = -1;
  }

  /** True once for every few seconds in which blocks went missing all the time. */
  isStarving(): boolean {
    if (this.inARow < starvingWindows) return false;
    this.inARow = 0;
    return true;
  }

  /** At each block; true when more were missed. */
  note(wallMillis: number, frame: number): boolean {
    if (this.windowEnd < 0) this.windowEnd = wallMillis + windowMillis;
    this.least = Math.min(this.least, wallMillis - (1000 * frame) / this.rate);
    if (wallMillis < this.windowEnd) return false;
    this.windowEnd = wallMillis + windowMillis;
    const grown = this.usual === null ? 0 : (this.least - this.usual) / this.blockMillis;
    this.usual = this.least;
    this.least = Infinity;
    this.inARow = grown < slackBlocks ? 0 : this.inARow + 1;
    if (grown < slackBlocks) return false;
    this.count += Math.round(grown);
    return true;
  }
}
