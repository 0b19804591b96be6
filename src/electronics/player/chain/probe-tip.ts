import type { PlayedCircuit } from '../playable.ts';
import { Fader } from './crossfade.ts';

/** Below this is no sound but the voltage at which a net rests. */
const restHertz = 10;

/** Touches one net after the other, without its resting voltage and without a click. */
export class ProbeTip {
  wanted: string | null = null;
  private touched: string | null = null;
  private readonly played: PlayedCircuit;
  private readonly fader: Fader;
  private readonly memory: number;
  private isFresh = true;
  private before = 0;
  private level = 0;

  constructor(played: PlayedCircuit, rate: number) {
    this.played = played;
    this.fader = new Fader(rate, 0);
    this.memory = 1 - (2 * Math.PI * restHertz) / rate;
  }

  /** After a step: what is heard at the jack gives way to what the tip hears. */
  listen(heard: Float64Array, count: number): void {
    if (this.wanted === null && this.touched === null) return;
    // The net's voltage is known from the step after the one in which it is touched.
    if (this.fader.isOff && this.touched !== this.wanted) return this.touch();
    this.fader.goal = this.touched !== null && this.touched === this.wanted ? 1 : 0;
    const { probed } = this.played;
    for (let i = 0; i < count; i++) {
      if (this.isFresh) this.before = probed[i]!;
      this.isFresh = false;
      this.level = this.memory * (this.level + probed[i]! - this.before);
      this.before = probed[i]!;
      this.fader.step();
      heard[i] = heard[i]! * this.fader.rest + this.level * this.fader.gain;
    }
  }

  private touch(): void {
    this.touched = this.wanted;
    this.played.probe(this.touched);
    this.isFresh = true;
    this.level = 0;
  }
}
