import type { PlayerState, ScopePicture } from './player.ts';
import type { Factor } from '#electronics/player/chain/chain-settings.ts';
import { scopeSeconds, type FromBoard } from './chain-messages.ts';

/** What the audio thread starts at. */
const firstFactor = 2;

/** What the board told last: its steps, when the loop began, and a picture of the scope in the same arrays every time. */
export class Readings {
  /** Of the loop; 0: it is none. */
  loopSeconds = 0;
  factor: Factor = firstFactor;
  private startedAt = 0;
  private input = new Float32Array(0);
  private output = new Float32Array(0);
  private at: number | null = null;

  /** Of another board. */
  restart(): void {
    this.factor = firstFactor;
  }

  /** What of it screens are told; null: nothing. */
  take(said: FromBoard): Partial<PlayerState> | null {
    if (said.is === 'started') this.startedAt = said.at;
    else if (said.is === 'scope') {
      this.input.set(said.input.subarray(0, this.input.length));
      this.output.set(said.output.subarray(0, this.output.length));
      this.at = said.at;
    } else if (said.is === 'quality') {
      this.factor = said.factor;
      return { quality: said.factor, isCoarser: said.isCoarser };
    } else if (said.is === 'missed') return { missed: said.quanta };
    else if (said.is === 'feedback') return { isTurnedDown: true };
    return null;
  }

  scope(rate: number): ScopePicture {
    const length = Math.round(scopeSeconds * rate);
    if (this.input.length !== length) {
      this.input = new Float32Array(length);
      this.output = new Float32Array(length);
    }
    return { input: this.input, output: this.output, at: this.at, rate };
  }

  progress(now: number): number {
    return this.loopSeconds === 0 ? 0 : (Math.max(0, now - this.startedAt) / this.loopSeconds) % 1;
  }
}
