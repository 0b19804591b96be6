/** The end of the chain brings every source to one loudness, never much louder however the knobs stand, and never over full scale. */
import { fadeSeconds } from './crossfade.ts';
import { KWeighting, lufsToPower } from './loudness.ts';

/** Every riff and every kit as it is drawn, in LUFS before the visitor's volume. Two more, and the limiter would be heard on every other kit. */
export const referenceLufs = -18;
/** How far over that anything may come, by the meter of this file, which is faster than the standard's. */
const maxOverLu = 6;
const maxPower = lufsToPower(referenceLufs + maxOverLu);
const meterSeconds = 0.08;
const attackSeconds = 0.015;
const releaseSeconds = 1.2;
/** The limiter turns peaks over this down, and what still gets through is soft-clipped under the ceiling. */
const limiterThreshold = 0.8;
const limiterReleaseSeconds = 0.1;
const limiterAttackSeconds = 0.001;
const knee = 0.85;
const ceiling = 0.98;

/** Linear below the knee; above it a smooth approach to the ceiling. */
function softClip(x: number): number {
  const size = Math.abs(x);
  return size <= knee ? x : Math.sign(x) * (knee + (ceiling - knee) * Math.tanh((size - knee) / (ceiling - knee)));
}

export class MasterBus {
  private readonly rate: number;
  private readonly weighting: KWeighting;
  /** Brings the source to the reference. */
  lift = 1;
  private power = 0;
  private loudnessGain = 1;
  private envelope = 0;
  private limiterGain = 1;

  constructor(rate: number) {
    this.rate = rate;
    this.weighting = new KWeighting(rate);
  }

  /** How loud the source is in bypass, in LUFS. */
  set sourceLoudness(lufs: number) {
    this.lift = 10 ** ((referenceLufs - lufs) / 20);
  }

  /** In place. `isBypassed`: what is heard is the source itself, whose level is not reduced, so the loudness gain is released at once. */
  run(samples: Float32Array, count: number, isBypassed: boolean): void {
    const meter = 1 / (meterSeconds * this.rate);
    const attack = 1 / (attackSeconds * this.rate);
    const release = 1 / ((isBypassed ? fadeSeconds : releaseSeconds) * this.rate);
    const limiterRelease = 1 / (limiterReleaseSeconds * this.rate);
    const limiterAttack = 1 / (limiterAttackSeconds * this.rate);
    for (let i = 0; i < count; i++) {
      const x = samples[i]! * this.lift;
      this.power += meter * (this.weighting.run(x) ** 2 - this.power);
      const targetGain = this.power > maxPower ? Math.sqrt(maxPower / this.power) : 1;
      this.loudnessGain += (targetGain < this.loudnessGain ? attack : release) * (targetGain - this.loudnessGain);
      const limited = x * this.loudnessGain;
      const size = Math.abs(limited);
      this.envelope = size > this.envelope ? size : this.envelope - limiterRelease * this.envelope;
      this.limiterGain +=
        limiterAttack * ((this.envelope > limiterThreshold ? limiterThreshold / this.envelope : 1) - this.limiterGain);
      samples[i] = softClip(limited * this.limiterGain);
    }
  }
}
