/** Finer time steps within those of the caller, for circuits that switch too fast for one step. */

import { HalfBandDownsampler } from './half-band.ts';

/** The input between two samples, by cubic interpolation of the last four: `factor` values for each of `count`. */
class Interpolator {
  private readonly factor: number;
  private readonly last = new Float64Array(3);

  constructor(factor: number) {
    this.factor = factor;
  }

  run(input: Float64Array, from: number, count: number, output: Float64Array): void {
    const { factor, last } = this;
    let [a, b, c] = last as unknown as [number, number, number];
    let at = 0;
    for (let k = from; k < from + count; k++) {
      const now = input[k]!;
      const first = now - a;
      const second = first - a + b;
      const third = second - a + 2 * b - c;
      for (let j = 1; j <= factor; j++) {
        const t = j / factor - 1;
        output[at++] = now + t * (first + ((t + 1) / 2) * (second + ((t + 2) / 3) * third));
      }
      c = b;
      b = a;
      a = now;
    }
    last[0] = a;
    last[1] = b;
    last[2] = c;
  }

  reset(): void {
    this.last.fill(0);
  }
}

/** A low-pass at half the band, level to a tenth of the rate and 82 dB down from four tenths: taps beside the middle. */
const taps = [0.3039466293543178, -0.0692823537125389, 0.018152228554642883, -0.002853454368758793];

/** How many steps of the caller the output of a circuit is late that is stepped this much finer. */
export const delayOf = (substeps: number): number => 2 * taps.length * (1 - 1 / substeps);

const createDownsamplers = (substeps: number, maxSteps: number): HalfBandDownsampler[] =>
  Array.from({ length: Math.log2(substeps) }, () => new HalfBandDownsampler(taps, maxSteps * substeps));

/** Through all downsamplers into `to`, from `from` on. */
function downsample(
  fine: Float64Array,
  count: number,
  downsamplers: readonly HalfBandDownsampler[],
  to: Float64Array,
  from: number,
): void {
  let left = count;
  downsamplers.forEach((downsampler, k) => {
    downsampler.run(fine, left, k === downsamplers.length - 1 ? to : fine, k === downsamplers.length - 1 ? from : 0);
    left /= 2;
  });
}

/** From steps of the caller to those of the circuit and back again. */
export class Substeps {
  private readonly factor: number;
  private readonly buffers: readonly Float64Array[];
  private readonly interpolator: Interpolator;
  private readonly downsamplers: readonly HalfBandDownsampler[];
  private readonly probeDownsamplers: readonly HalfBandDownsampler[];

  /** `maxSteps` steps of the caller are played at once. */
  constructor(factor: number, maxSteps: number) {
    this.factor = factor;
    this.buffers = [0, 1, 2].map(() => new Float64Array(maxSteps * factor));
    this.interpolator = new Interpolator(factor);
    this.downsamplers = createDownsamplers(factor, maxSteps);
    this.probeDownsamplers = createDownsamplers(factor, maxSteps);
  }

  /** `play` is handed finer steps of the guitar, and where to leave those of the jack and of what is `probed`, if anything is. */
  run(
    input: Float64Array,
    output: Float64Array,
    from: number,
    count: number,
    probed: Float64Array | null,
    play: (input: Float64Array, output: Float64Array, probedOutput: Float64Array, from: number, end: number) => void,
  ): void {
    const [fine, out, probedOutput] = this.buffers as [Float64Array, Float64Array, Float64Array];
    const steps = count * this.factor;
    this.interpolator.run(input, from, count, fine);
    play(fine, out, probedOutput, 0, steps);
    downsample(out, steps, this.downsamplers, output, from);
    if (probed) downsample(probedOutput, steps, this.probeDownsamplers, probed, from);
  }

  reset(): void {
    this.interpolator.reset();
    for (const downsampler of [...this.downsamplers, ...this.probeDownsamplers]) downsampler.reset();
  }
}
