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

const tapsOf = (factor: OversamplingFactor): Float64Array[] => tapCounts.slice(0, Math.log2(factor)).map(halfBandTaps);

/** From the rate of the sound to that of the circuit. At 1x the signal passes unchanged. */
export class Upsampler {
  /** At the circuit's rate. */
  readonly signal: Float64Array;
  /** One at each rate, from that of the sound to that of the circuit. */
  private readonly signals: readonly Float64Array[];
  /** Where `signal` comes from: it lags so many steps behind that it is whole samples late. */
  private readonly upsampled: Float64Array;
  private readonly lag: number;
  private readonly factor: OversamplingFactor;
  /** Steps of the block before. */
  private taken = 0;
  private readonly filters: readonly HalfBandUpsampler[];

  constructor(factor: OversamplingFactor) {
    const taps = tapsOf(factor);
    this.factor = factor;
    this.lag = factor * latencySamples(factor) - latencySteps(taps.length);
    this.upsampled = new Float64Array(factor * blockLength + this.lag);
    this.signal = this.upsampled.subarray(0, factor * blockLength);
    const fresh = this.upsampled.subarray(this.lag);
    this.signals = [...taps.map((_, k) => new Float64Array(2 ** k * blockLength)), fresh];
    this.filters = taps.map((each, k) => new HalfBandUpsampler(each, 2 ** k * blockLength));
  }

  run(input: Float32Array, count: number): void {
    const { signals, upsampled, lag, factor } = this;
    upsampled.copyWithin(0, this.taken, this.taken + lag);
    const base = signals[0]!;
    for (let i = 0; i < count; i++) base[i] = input[i]!;
    this.filters.forEach((each, k) => each.run(signals[k]!, 2 ** k * count, signals[k + 1]!));
    this.taken = factor * count;
  }
}

/** From the rate of the circuit to that of the sound. */
export class Downsampler {
  /** At the circuit's rate: what is brought down. */
  readonly signal: Float64Array;
  private readonly signals: readonly Float64Array[];
  private readonly filters: readonly HalfBandDownsampler[];

  constructor(factor: OversamplingFactor) {
    const taps = tapsOf(factor);
    this.signals = [...taps, null].map((_, k) => new Float64Array(2 ** k * blockLength));
    this.signal = this.signals.at(-1)!;
    this.filters = taps.map((each, k) => new HalfBandDownsampler(each, 2 ** (k + 1) * blockLength));
  }

  /** From the rate of the circuit, or from a lower one to which it was brought already. */
  run(output: Float32Array, count: number, from = this.signals.length - 1): void {
    const base = this.lower(from, 0, count);
    for (let i = 0; i < count; i++) output[i] = base[i]!;
  }

  /** Only as far as `factor`: the signal at that rate, which may be changed in place. */
  runTo(factor: OversamplingFactor, count: number): Float64Array {
    return this.lower(this.signals.length - 1, Math.log2(factor), count);
  }

  private lower(from: number, to: number, count: number): Float64Array {
    const { signals, filters } = this;
    for (let k = from - 1; k >= to; k--) filters[k]!.run(signals[k + 1]!, 2 ** (k + 1) * count, signals[k]!);
    return signals[to]!;
  }
}
