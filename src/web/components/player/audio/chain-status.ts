import type { PlayerState, ScopePicture } from './player.ts';
import type { OversamplingFactor } from '#electronics/player/chain/chain-settings.ts';
import { scopeSeconds, type ChainReport } from './chain-messages.ts';

/** What the audio thread starts at. */
const initialFactor = 2;

/** What the audio thread reported last: its oversampling, when the loop began, and a picture of the scope in the same arrays every time. */
export class ChainStatus {
  /** Of the loop; 0: it is none. */
  loopSeconds = 0;
  factor: OversamplingFactor = initialFactor;
  private startedAt = 0;
  private input = new Float32Array(0);
  private output = new Float32Array(0);
  private at: number | null = null;

  /** Another context begins anew. */
  restart(): void {
    this.factor = initialFactor;
  }

  /** The part of a report that screens are told of; null: none. */
  update(report: ChainReport): Partial<PlayerState> | null {
    if (report.is === 'started') this.startedAt = report.at;
    else if (report.is === 'scope') {
      this.input.set(report.input.subarray(0, this.input.length));
      this.output.set(report.output.subarray(0, this.output.length));
      this.at = report.at;
    } else if (report.is === 'quality') {
      this.factor = report.factor;
      return { quality: report.factor, isCoarser: report.isCoarser };
    } else if (report.is === 'missed') return { missed: report.quanta };
    else if (report.is === 'feedback') return { isTurnedDown: true };
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
