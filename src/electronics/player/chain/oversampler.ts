import type { Factor } from './chain-settings.ts';
import { Halver } from '../runtime/halver.ts';
import { Doubler, halfBandTaps } from './half-band.ts';

/** Samples that the audio thread asks for at a time. */
export const blockLength = 128;

/** What is heard ends where the next copy begins, so that the first doubling needs the steepest filter. */
const sides = [16, 5] as const;

/** Between the rate of the sound and that of the circuit. At 1x it is a wire. */
export class Oversampler {
  /** At the circuit's rate; what `raise` leaves here, `lower` takes. */
  readonly signal: Float64Array;
  private readonly factor: Factor;
  private readonly half: Float64Array;
  private readonly whole = new Float64Array(blockLength);
  private readonly doublers: readonly Doubler[];
  private readonly halvers: readonly Halver[];

  constructor(factor: Factor) {
    this.factor = factor;
    this.signal = new Float64Array(factor * blockLength);
    this.half = new Float64Array(2 * blockLength);
    const taps = sides.slice(0, Math.log2(factor)).map(halfBandTaps);
    this.doublers = taps.map((each) => new Doubler(each, factor * blockLength));
    this.halvers = taps.map((each) => new Halver(each, factor * blockLength));
  }

  raise(input: Float32Array, count: number): void {
    const { whole, half, signal, doublers } = this;
    const first = this.factor === 1 ? signal : whole;
    for (let i = 0; i < count; i++) first[i] = input[i]!;
    if (this.factor === 1) return;
    doublers[0]!.run(whole, count, this.factor === 2 ? signal : half);
    doublers[1]?.run(half, 2 * count, signal);
  }

  lower(output: Float32Array, count: number): void {
    const { whole, half, signal, halvers } = this;
    halvers[1]?.run(signal, 4 * count, half);
    halvers[0]?.run(this.factor === 2 ? signal : half, 2 * count, whole);
    const last = this.factor === 1 ? signal : whole;
    for (let i = 0; i < count; i++) output[i] = last[i]!;
  }
}
