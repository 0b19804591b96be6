import { Crossfade } from './crossfade.ts';

/** Plays a loop that was rendered beforehand, in step with the riff that it was made of. */
export class PrerenderedLoop {
  private loop: Float32Array | null = null;
  private next: Float32Array | null = null;
  private readonly crossfade: Crossfade;
  private readonly footswitch: Crossfade;

  constructor(rate: number) {
    this.crossfade = new Crossfade(rate, 0);
    this.footswitch = new Crossfade(rate, 1);
  }

  /** A new loop follows the old one without a gap; one that comes meanwhile takes its place. */
  queue(loop: Float32Array): void {
    this.next = loop;
  }

  clear(): void {
    this.loop = null;
    this.next = null;
    this.crossfade.jump(0);
  }

  bypass(isBypassed: boolean): void {
    this.footswitch.target = isBypassed ? 0 : 1;
  }

  /** `dry` is the riff from `position` on, heard at `dryGain` in bypass. */
  run(dry: Float32Array, dryGain: number, position: number, output: Float32Array, count: number): void {
    if (this.next) this.crossfade.target = 1;
    for (let i = 0; i < count; i++) {
      const old = this.loop ? this.loop[(position + i) % this.loop.length]! : 0;
      const fresh = this.next ? this.next[(position + i) % this.next.length]! : 0;
      this.crossfade.step();
      this.footswitch.step();
      const wet = old * this.crossfade.otherGain + fresh * this.crossfade.gain;
      output[i] = wet * this.footswitch.gain + dryGain * dry[i]! * this.footswitch.otherGain;
    }
    if (!this.crossfade.isOn) return;
    this.loop = this.next;
    this.next = null;
    this.crossfade.jump(0);
  }
}
