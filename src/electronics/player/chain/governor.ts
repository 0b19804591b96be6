/** Weighs what the audio thread needs against what it has, and says what to play at. */
import type { Factor } from './chain-settings.ts';

/** `hopeless`: even the coarsest steps are too much. */
export type Advice = Factor | 'stay' | 'hopeless';

/** A clock of whole milliseconds is enough: over so many blocks it averages. */
const windowSeconds = 0.3;
/** Above this share of its time a thread begins to miss blocks. */
const high = 0.7;
/** Steps twice as fine take twice as long, and while they are led in both are played: this leaves room for three times as much. */
const low = 0.22;
/** So many windows in a row make a case; one does in which there was more to do than time. */
const heavyWindows = 2;
const lightWindows = 3;

export class Governor {
  private readonly blockMillis: number;
  private readonly window: number;
  private spent = 0;
  private blocks = 0;
  private heavy = 0;
  private light = 0;
  /** The compiler of the browser is still at it in the first window. */
  private isWarm = false;
  /** What was too much once is not tried again. */
  private wasHeavy = false;

  constructor(rate: number, blockLength: number) {
    this.blockMillis = (1000 * blockLength) / rate;
    this.window = Math.ceil((1000 * windowSeconds) / this.blockMillis);
  }

  /** After each block: how long it took, and what is played at. */
  note(millis: number, factor: Factor): Advice {
    this.spent += millis;
    // A device that is much too slow is not left to struggle for as many blocks.
    if (++this.blocks < this.window && this.spent < this.window * this.blockMillis) return 'stay';
    const load = this.spent / (this.blocks * this.blockMillis);
    this.spent = 0;
    this.blocks = 0;
    if (!this.isWarm) {
      this.isWarm = true;
      return 'stay';
    }
    this.heavy = load > 1 ? heavyWindows : load > high ? this.heavy + 1 : 0;
    this.light = load < low ? this.light + 1 : 0;
    if (this.heavy >= heavyWindows) return this.lower(load, factor);
    return this.light >= lightWindows && !this.wasHeavy && factor < 4 ? this.raise(factor) : 'stay';
  }

  /** Blocks go missing although each takes little: the thread does not get its turn. */
  starve(factor: Factor): Advice {
    return this.lower(0, factor);
  }

  private lower(load: number, factor: Factor): Advice {
    this.heavy = 0;
    this.wasHeavy = true;
    // Where the coarsest would still take more than all the time there is, it is not tried.
    return factor === 1 || load / factor > 1 ? 'hopeless' : ((factor / 2) as Factor);
  }

  private raise(factor: Factor): Advice {
    this.light = 0;
    return (2 * factor) as Factor;
  }

  /** A block in which two boards play says nothing about one. */
  skip(): void {
    this.spent = 0;
    this.blocks = 0;
  }
}
