/**
 * Counts the blocks that did not come in time. The audio thread's own clock stands while it is late, so that it falls
 * behind the wall clock by what was missed. Blocks come in bunches: only the smallest lag of a second counts.
 */
const windowMillis = 1000;
/** So many seconds in a row with gaps mean that the thread is starved. */
const starvingWindows = 2;
/** Less than this is drift between the two clocks. */
const toleranceBlocks = 2;

export class MissedQuanta {
  count = 0;
  private readonly rate: number;
  private readonly blockMillis: number;
  private windowEnd = -1;
  private minLagMillis = Infinity;
  private referenceLagMillis: number | null = null;
  private consecutiveWindows = 0;

  constructor(rate: number, blockLength: number) {
    this.rate = rate;
    this.blockMillis = (1000 * blockLength) / rate;
  }

  /** After a pause in which nothing was to be played. */
  restart(): void {
    this.count = 0;
    this.referenceLagMillis = null;
    this.consecutiveWindows = 0;
    this.minLagMillis = Infinity;
    this.windowEnd = -1;
  }

  /** True once for every few seconds in which blocks went missing all the time. */
  isStarving(): boolean {
    if (this.consecutiveWindows < starvingWindows) return false;
    this.consecutiveWindows = 0;
    return true;
  }

  /** At each block; true when more were missed. */
  addBlock(wallMillis: number, frame: number): boolean {
    if (this.windowEnd < 0) this.windowEnd = wallMillis + windowMillis;
    this.minLagMillis = Math.min(this.minLagMillis, wallMillis - (1000 * frame) / this.rate);
    if (wallMillis < this.windowEnd) return false;
    this.windowEnd = wallMillis + windowMillis;
    const missedBlocks =
      this.referenceLagMillis === null ? 0 : (this.minLagMillis - this.referenceLagMillis) / this.blockMillis;
    this.referenceLagMillis = this.minLagMillis;
    this.minLagMillis = Infinity;
    this.consecutiveWindows = missedBlocks < toleranceBlocks ? 0 : this.consecutiveWindows + 1;
    if (missedBlocks < toleranceBlocks) return false;
    this.count += Math.round(missedBlocks);
    return true;
  }
}
