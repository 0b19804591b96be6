import { Fader } from './crossfade.ts';

/** Plays what was rendered ahead, in step with the riff that it was made of. */
export class LoopDeck {
  private loop: Float32Array | null = null;
  private next: Float32Array | null = null;
  private readonly change: Fader;
  private readonly footswitch: Fader;

  constructor(rate: number) {
    this.change = new Fader(rate, 0);
    this.footswitch = new Fader(rate, 1);
  }

  /** A new loop follows the old one without a gap; one that comes meanwhile takes its place. */
  take(loop: Float32Array): void {
    this.next = loop;
  }

  clear(): void {
    this.loop = null;
    this.next = null;
    this.change.jump(0);
  }

  bypass(isBypassed: boolean): void {
    this.footswitch.goal = isBypassed ? 0 : 1;
  }

  /** `dry` is the riff from `place` on. */
  run(dry: Float32Array, place: number, output: Float32Array, count: number): void {
    if (this.next) this.change.goal = 1;
    for (let i = 0; i < count; i++) {
      const old = this.loop ? this.loop[(place + i) % this.loop.length]! : 0;
      const fresh = this.next ? this.next[(place + i) % this.next.length]! : 0;
      this.change.step();
      this.footswitch.step();
      const wet = old * this.change.rest + fresh * this.change.gain;
      output[i] = wet * this.footswitch.gain + dry[i]! * this.footswitch.rest;
    }
    if (!this.change.isOn) return;
    this.loop = this.next;
    this.next = null;
    this.change.jump(0);
  }
}
