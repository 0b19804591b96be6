/**
 * Hears when loudspeaker and microphone feed each other. A pluck jumps up and dies away; a howl climbs steadily, so both
 * are asked: 12 dB more than 150 ms ago, and most of the way up in small steps.
 */
const frameSeconds = 0.01;
const frames = 15;
const climbDb = 12;
/** A step of more than this is a pluck. */
const jumpDb = 7;
/** Of the steps, so many at least go up. */
const risingSteps = 11;
/** Quieter than this nobody minds. */
const floorDb = -30;
/** By how much it is turned down, and how fast. */
const downGain = 10 ** (-24 / 20);
const downSeconds = 0.01;

export class FeedbackGuard {
  private readonly frameLength: number;
  private readonly smoothing: number;
  /** Levels of the last frames in dB, oldest first. */
  private readonly levels = new Float64Array(frames + 1).fill(-120);
  private power = 0;
  private count = 0;
  private gain = 1;
  private isDown = false;

  constructor(rate: number) {
    this.frameLength = Math.round(frameSeconds * rate);
    this.smoothing = 1 / (downSeconds * rate);
  }

  /** Full level again. */
  release(): void {
    this.isDown = false;
    this.levels.fill(-120);
  }

  /** In place; true when it has just turned down. */
  run(samples: Float32Array): boolean {
    const was = this.isDown;
    for (let i = 0; i < samples.length; i++) {
      this.power += samples[i]! ** 2;
      if (++this.count === this.frameLength) this.endFrame();
      this.gain += this.smoothing * ((this.isDown ? downGain : 1) - this.gain);
      samples[i]! *= this.gain;
    }
    return this.isDown && !was;
  }

  private endFrame(): void {
    const { levels } = this;
    levels.copyWithin(0, 1);
    levels[frames] = 10 * Math.log10(this.power / this.frameLength + 1e-12);
    this.power = 0;
    this.count = 0;
    if (levels[frames]! < floorDb || levels[frames]! - levels[0]! < climbDb) return;
    let rising = 0;
    let steepest = 0;
    for (let k = 1; k <= frames; k++) {
      const step = levels[k]! - levels[k - 1]!;
      if (step > 0) rising++;
      steepest = Math.max(steepest, step);
    }
    if (rising >= risingSteps && steepest < jumpDb) this.isDown = true;
  }
}
