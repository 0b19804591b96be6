/** Chooses the oversampling by the load of the audio thread. */
import type { OversamplingFactor } from './chain-settings.ts';

/** `too-slow`: the thread cannot keep up even without oversampling. */
export type Advice = OversamplingFactor | 'stay' | 'too-slow';

/** A clock of whole milliseconds is enough: over so many blocks it averages. */
const windowSeconds = 0.3;
/** Above this share of its time a thread begins to miss blocks. */
const maxLoad = 0.7;
/** Twice the oversampling takes twice as long, and both play while one is crossfaded to the other: this leaves room for three times the load. */
const lowLoad = 0.22;
/** So many windows in a row count; a single one does where the load is over 1. */
const heavyWindows = 2;
const lightWindows = 3;

export class Governor {
  private readonly blockMillis: number;
  private readonly windowBlocks: number;
  private spentMillis = 0;
  private blockCount = 0;
  private heavyCount = 0;
  private lightCount = 0;
  /** In the first window the browser still compiles. */
  private isWarmedUp = false;
  /** What was too much once is not tried again. */
  private wasOverloaded = false;

  constructor(rate: number, blockLength: number) {
    this.blockMillis = (1000 * blockLength) / rate;
    this.windowBlocks = Math.ceil((1000 * windowSeconds) / this.blockMillis);
  }

  /** After each block: how long it took, and what is played at. */
  addBlock(millis: number, factor: OversamplingFactor): Advice {
    this.spentMillis += millis;
    // A device that is much too slow is not left to struggle for as many blocks.
    if (++this.blockCount < this.windowBlocks && this.spentMillis < this.windowBlocks * this.blockMillis) return 'stay';
    const load = this.spentMillis / (this.blockCount * this.blockMillis);
    this.spentMillis = 0;
    this.blockCount = 0;
    if (!this.isWarmedUp) {
      this.isWarmedUp = true;
      return 'stay';
    }
    this.heavyCount = load > 1 ? heavyWindows : load > maxLoad ? this.heavyCount + 1 : 0;
    this.lightCount = load < lowLoad ? this.lightCount + 1 : 0;
    if (this.heavyCount >= heavyWindows) return this.lower(load, factor);
    return this.lightCount >= lightWindows && !this.wasOverloaded && factor < 4 ? this.raise(factor) : 'stay';
  }

  /** Blocks go missing although each takes little: the thread does not get its turn. */
  onStarved(factor: OversamplingFactor): Advice {
    return this.lower(0, factor);
  }

  private lower(load: number, factor: OversamplingFactor): Advice {
    this.heavyCount = 0;
    this.wasOverloaded = true;
    // Where the coarsest would still take more than all the time there is, it is not tried.
    return factor === 1 || load / factor > 1 ? 'too-slow' : ((factor / 2) as OversamplingFactor);
  }

  private raise(factor: OversamplingFactor): Advice {
    this.lightCount = 0;
    return (2 * factor) as OversamplingFactor;
  }

  /** A block in which two chains play says nothing about the load of one. */
  skip(): void {
    this.spentMillis = 0;
    this.blockCount = 0;
  }
}
