import type { OversamplingFactor } from './chain-settings.ts';
import { HalfBandDownsampler, HalfBandUpsampler, halfBandTaps } from '../runtime/half-band.ts';

/** Samples that the audio thread asks for at a time. */
export const blockLength = 128;

/** The audible band ends right where its first image begins, so the first doubling needs the steepest filter. */
const tapCounts = [16, 5] as const;

/** Between the rate of the sound and that of the circuit. At 1x the signal passes unchanged. */
export class Oversampler {
  /** At the circuit's rate; `upsample` writes it, `downsample` reads it. */
  readonly signal: Float64Array;
  private readonly factor: OversamplingFactor;
  private readonly doubled: Float64Array;
  private readonly base = new Float64Array(blockLength);
  private readonly upsamplers: readonly HalfBandUpsampler[];
  private readonly downsamplers: readonly HalfBandDownsampler[];

  constructor(factor: OversamplingFactor) {
    this.factor = factor;
    this.signal = new Float64Array(factor * blockLength);
    this.doubled = new Float64Array(2 * blockLength);
    const taps = tapCounts.slice(0, Math.log2(factor)).map(halfBandTaps);
    this.upsamplers = taps.map((each) => new HalfBandUpsampler(each, factor * blockLength));
    this.downsamplers = taps.map((each) => new HalfBandDownsampler(each, factor * blockLength));
  }

  upsample(input: Float32Array, count: number): void {
    const { base, doubled, signal, upsamplers } = this;
    const first = this.factor === 1 ? signal : base;
    for (let i = 0; i < count; i++) first[i] = input[i]!;
    if (this.factor === 1) return;
    upsamplers[0]!.run(base, count, this.factor === 2 ? signal : doubled);
    upsamplers[1]?.run(doubled, 2 * count, signal);
  }

  downsample(output: Float32Array, count: number): void {
    const { base, doubled, signal, downsamplers } = this;
    downsamplers[1]?.run(signal, 4 * count, doubled);
    downsamplers[0]?.run(this.factor === 2 ? signal : doubled, 2 * count, base);
    const last = this.factor === 1 ? signal : base;
    for (let i = 0; i < count; i++) output[i] = last[i]!;
  }
}
