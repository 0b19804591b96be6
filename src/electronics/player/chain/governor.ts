/** Chooses the oversampling by the load of the audio thread. */
import { finestWithin, type OversamplingFactor } from '../oversampling.ts';

/** `too-slow`: the thread cannot keep up even without oversampling. */
export type Advice = OversamplingFactor | 'stay' | 'too-slow';

/** A clock of whole milliseconds is enough: over so many blocks it averages. */
const windowSeconds = 0.3;
/** Above this share of its time a thread begins to miss blocks. */
export const maxLoad = 0.7;
/** Twice the oversampling takes twice as long, and both play while one is crossfaded to the other: this leaves room for three times the load. */
const lowLoad = 0.22;
/** Where it was too much, steps are so coarse that they take no more than this. */
const loweredLoad = 0.5;
/** So many windows in a row count; a single one does where the load is over 1. */
const heavyWindows = 2;
const lightWindows = 3;

export class Governor {
  private readonly blockMillis: number;
  private readonly windowBlocks: number;
  /** Finer than these are not heard; once something was too much, not tried again. */
  private ceiling: OversamplingFactor;
  /** Share of its time that the thread spent in the last window. */
  load = 0;
  private spentMillis = 0;
  private blockCount = 0;
  private heavyCount = 0;
  private lightCount = 0;
  /** In the first window the browser still compiles. */
  private isWarmedUp = false;

  constructor(rate: number, blockLength: number, ceiling: OversamplingFactor) {
    this.blockMillis = (1000 * blockLength) / rate;
    this.windowBlocks = Math.ceil((1000 * windowSeconds) / this.blockMillis);
    this.ceiling = ceiling;
  }

  /** After each block: how long it took, and what is played at. */
  addBlock(millis: number, factor: OversamplingFactor): Advice {
    this.spentMillis += millis;
    // A device that is much too slow is not left to struggle for as many blocks.
    if (++this.blockCount < this.windowBlocks && this.spentMillis < this.windowBlocks * this.blockMillis) return 'stay';
    const load = this.spentMillis / (this.blockCount * this.blockMillis);
    this.load = load;
    this.spentMillis = 0;
    this.blockCount = 0;
    if (!this.isWarmedUp) {
      this.isWarmedUp = true;
      return 'stay';
    }
    this.heavyCount = load > 1 ? heavyWindows : load > maxLoad ? this.heavyCount + 1 : 0;
    if (this.heavyCount >= heavyWindows) return this.lower(load, factor);
    this.lightCount = load < lowLoad ? this.lightCount + 1 : 0;
    if (this.lightCount < lightWindows || factor >= this.ceiling) return 'stay';
    this.lightCount = 0;
    // One step at a time: a clock of milliseconds may see nothing of short blocks, and sees more of longer ones.
    return (2 * factor) as OversamplingFactor;
  }

  /** Blocks go missing although each takes little: the thread does not get its turn. */
  onStarved(factor: OversamplingFactor): Advice {
    this.load = Infinity;
    return this.lower(0, factor);
  }

  private lower(load: number, factor: OversamplingFactor): Advice {
    this.heavyCount = 0;
    this.lightCount = 0;
    // Where the coarsest would still take more than all the time there is, it is not tried.
    if (factor === 1 || load / factor > 1) return 'too-slow';
    const next = (factor / 2) as OversamplingFactor;
    this.ceiling = finestWithin(next, (coarser) => (load * coarser) / factor, loweredLoad);
    return this.ceiling;
  }

  /** A block in which two chains play says nothing about the load of one. */
  skip(): void {
    this.spentMillis = 0;
    this.blockCount = 0;
  }
}
