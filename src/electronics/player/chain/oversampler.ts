import type { OversamplingFactor } from '../oversampling.ts';
import { HalfBandDownsampler, HalfBandUpsampler, halfBandTaps } from '../runtime/half-band.ts';

/** Samples that the audio thread asks for at a time. */
export const blockLength = 128;

/** The audible band ends right where its first image begins, so the first doubling needs the steepest filter. */
const tapCounts = [16, 5, 4, 4] as const;

/** How late the filters are, in steps of the circuit. */
const latencySteps = (doublings: number): number =>
  tapCounts.slice(0, doublings).reduce((sum, taps, k) => sum + (2 * taps - 1) * 2 ** (doublings - k), 0);

/** How late a signal comes out, in samples of the sound: a whole number, so that what is rendered can be laid on its source. */
export const latencySamples = (factor: OversamplingFactor): number =>
  Math.ceil(latencySteps(Math.log2(factor)) / factor);

/** Between the rate of the sound and that of the circuit. At 1x the signal passes unchanged. */
export class Oversampler {
  /** At the circuit's rate; `upsample` writes it, `downsample` reads it. */
  readonly signal: Float64Array;
  /** One at each rate, from that of the sound to that of the circuit. */
  private readonly signals: readonly Float64Array[];
  /** Where `signal` comes from: it lags so many steps behind that it is whole samples late. */
  private readonly upsampled: Float64Array;
  private readonly fresh: Float64Array;
  private readonly lag: number;
  private readonly factor: OversamplingFactor;
  /** Steps of the block before. */
  private taken = 0;
  private readonly upsamplers: readonly HalfBandUpsampler[];
  private readonly downsamplers: readonly HalfBandDownsampler[];

  constructor(factor: OversamplingFactor) {
    const taps = tapCounts.slice(0, Math.log2(factor)).map(halfBandTaps);
    this.factor = factor;
    this.lag = factor * latencySamples(factor) - latencySteps(taps.length);
    this.upsampled = new Float64Array(factor * blockLength + this.lag);
    this.fresh = this.upsampled.subarray(this.lag);
    this.signal = this.upsampled.subarray(0, factor * blockLength);
    this.signals = [...taps.map((_, k) => new Float64Array(2 ** k * blockLength)), this.signal];
    this.upsamplers = taps.map((each, k) => new HalfBandUpsampler(each, 2 ** k * blockLength));
    this.downsamplers = taps.map((each, k) => new HalfBandDownsampler(each, 2 ** (k + 1) * blockLength));
  }

  upsample(input: Float32Array, count: number): void {
    const { signals, upsamplers, upsampled, lag, factor } = this;
    const base = signals[0]!;
    for (let i = 0; i < count; i++) base[i] = input[i]!;
    upsampled.copyWithin(0, this.taken, this.taken + lag);
    const last = upsamplers.length - 1;
    upsamplers.forEach((each, k) => each.run(signals[k]!, 2 ** k * count, k < last ? signals[k + 1]! : this.fresh));
    this.taken = factor * count;
  }

  /** From the rate of the circuit, or from a lower one to which it was brought already. */
  downsample(output: Float32Array, count: number, from = this.signals.length - 1): void {
    const base = this.lower(from, 0, count);
    for (let i = 0; i < count; i++) output[i] = base[i]!;
  }

  /** Only as far as `factor`: the signal at that rate, which may be changed in place. */
  downsampleTo(factor: OversamplingFactor, count: number): Float64Array {
    return this.lower(this.signals.length - 1, Math.log2(factor), count);
  }

  private lower(from: number, to: number, count: number): Float64Array {
    const { signals, downsamplers } = this;
    for (let k = from - 1; k >= to; k--) downsamplers[k]!.run(signals[k + 1]!, 2 ** (k + 1) * count, signals[k]!);
    return signals[to]!;
  }
}
