/** What stands behind the last pedal: an amp or none, the way down to the rate of the sound, and how loud it all is. */
import type { OversamplingFactor } from '../oversampling.ts';
import { AmpStage, type ChainAmp } from './amp-stage.ts';
import { fadeSeconds } from './crossfade.ts';
import { blockLength, Downsampler } from './oversampler.ts';

/** A trim goes to another value in the time of a footswitch. */
const trimStepAt = (rate: number): number => 5 / (fadeSeconds * rate);

export interface EndPlan {
  readonly amp: ChainAmp | null;
  readonly rate: number;
  /** Of the pedals. */
  readonly factor: OversamplingFactor;
  /** Counts the ends, so that the trims of another one are not set. */
  readonly revision: number;
  /** What is another end has another. */
  readonly key: string;
  readonly trimDb: number;
}

export class ChainEnd {
  readonly amp: ChainAmp | null;
  readonly revision: number;
  readonly key: string;
  /** Volts of the last pedal, before the amp and the trim. */
  readonly pedalOutput = new Float32Array(blockLength);
  private readonly factor: OversamplingFactor;
  private readonly downsampler: Downsampler;
  private readonly ampStage: AmpStage | null;
  private readonly trimStep: number;
  /** It was heard, and goes to another trim softly. */
  hasPlayed = false;
  private trim: number;
  private targetTrim: number;

  constructor({ amp, rate, factor, revision, key, trimDb }: EndPlan) {
    this.amp = amp;
    this.revision = revision;
    this.key = key;
    this.factor = factor;
    this.downsampler = new Downsampler(factor);
    this.ampStage = amp && new AmpStage(amp, rate, factor);
    this.trimStep = trimStepAt(rate);
    this.trim = this.targetTrim = 10 ** (trimDb / 20);
  }

  /** Of what was not heard yet, at once: an amp that begins at another's trim is heard. */
  setTrim(trimDb: number): void {
    this.targetTrim = 10 ** (trimDb / 20);
    if (!this.hasPlayed) this.trim = this.targetTrim;
  }

  /** Takes what the last pedal puts out, at the rate of the circuits; `fade`: the share of each sample of the sound that is let in. */
  run(signal: Float64Array, fade: Float32Array | null, output: Float32Array, count: number): void {
    const { downsampler, factor, pedalOutput } = this;
    this.hasPlayed = true;
    for (let i = 0; i < factor * count; i++) downsampler.signal[i] = signal[i]!;
    if (fade) for (let i = 0; i < factor * count; i++) downsampler.signal[i]! *= fade[Math.floor(i / factor)]!;
    if (this.ampStage) this.ampStage.run(downsampler, pedalOutput, output, count);
    else {
      downsampler.run(output, count);
      for (let i = 0; i < count; i++) pedalOutput[i] = output[i]!;
    }
    for (let i = 0; i < count; i++) {
      this.trim += this.trimStep * (this.targetTrim - this.trim);
      output[i]! *= this.trim;
    }
  }
}
