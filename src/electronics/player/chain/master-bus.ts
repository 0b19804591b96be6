/** The last of the chain: as loud as bypass, never much louder however the knobs stand, and never over full scale. */
import { fadeSeconds } from './crossfade.ts';
import { KWeighting, powerOf } from './loudness.ts';

/** How far over bypass anything may come, by the meter of this file, which hears faster than the standard's. */
const mostOverBypass = 6;
const meterSeconds = 0.08;
const downSeconds = 0.015;
const upSeconds = 1.2;
/** Peaks over this are turned down, and what still gets through is bent under the ceiling. */
const peak = 0.8;
const peakUpSeconds = 0.1;
const peakDownSeconds = 0.001;
const knee = 0.85;
const ceiling = 0.98;

/** Nothing below the knee; above it a smooth approach to the ceiling. */
function bend(x: number): number {
  const size = Math.abs(x);
  return size <= knee ? x : Math.sign(x) * (knee + (ceiling - knee) * Math.tanh((size - knee) / (ceiling - knee)));
}

export class Master {
  private readonly rate: number;
  private readonly weighting: KWeighting;
  private trim = 1;
  private trimGoal = 1;
  private readonly trimPace: number;
  private most = Infinity;
  private power = 0;
  private cap = 1;
  private envelope = 0;
  private ease = 1;

  constructor(rate: number) {
    this.rate = rate;
    this.weighting = new KWeighting(rate);
    this.trimPace = 5 / (fadeSeconds * rate);
  }

  /** How loud the source is in bypass, in LUFS. */
  set sourceLoudness(units: number) {
    this.most = powerOf(units + mostOverBypass);
  }

  aim(trimDb: number): void {
    this.trimGoal = 10 ** (trimDb / 20);
  }

  /** In place. `isBypassed`: what is heard is the source itself, which the cap lets go at once. */
  run(samples: Float32Array, count: number, isBypassed: boolean): void {
    const meter = 1 / (meterSeconds * this.rate);
    const down = 1 / (downSeconds * this.rate);
    const up = 1 / ((isBypassed ? fadeSeconds : upSeconds) * this.rate);
    const peakUp = 1 / (peakUpSeconds * this.rate);
    const peakDown = 1 / (peakDownSeconds * this.rate);
    for (let i = 0; i < count; i++) {
      this.trim += this.trimPace * (this.trimGoal - this.trim);
      const x = samples[i]! * this.trim;
      this.power += meter * (this.weighting.run(x) ** 2 - this.power);
      const wanted = this.power > this.most ? Math.sqrt(this.most / this.power) : 1;
      this.cap += (wanted < this.cap ? down : up) * (wanted - this.cap);
      const capped = x * this.cap;
      const size = Math.abs(capped);
      this.envelope = size > this.envelope ? size : this.envelope - peakUp * this.envelope;
      this.ease += peakDown * ((this.envelope > peak ? peak / this.envelope : 1) - this.ease);
      samples[i] = bend(capped * this.ease);
    }
  }
}
