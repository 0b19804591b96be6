/** Pedals in series at one oversampling. A bypassed pedal takes no time, and the dry signal is never delayed against the wet. */
import type { PlayableCircuit } from '../playable.ts';
import type { OversamplingFactor, PedalSettings } from './chain-settings.ts';
import { Oversampler } from './oversampler.ts';
import { PedalStage } from './pedal-stage.ts';

export class OversampledChain {
  readonly factor: OversamplingFactor;
  /** Counts the lists of pedals, so that settings of another list are not applied. */
  readonly revision: number;
  private readonly oversampler: Oversampler;
  private readonly stages: readonly PedalStage[];

  constructor(
    circuits: readonly PlayableCircuit[],
    settings: readonly PedalSettings[],
    rate: number,
    factor: OversamplingFactor,
    revision = 0,
  ) {
    this.factor = factor;
    this.revision = revision;
    this.oversampler = new Oversampler(factor);
    this.stages = circuits.map((circuit, i) => new PedalStage(circuit, settings[i]!, rate, factor));
  }

  apply(settings: readonly PedalSettings[]): void {
    this.stages.forEach((stage, i) => stage.apply(settings[i]!));
  }

  /** Of the first pedal. */
  probe(net: string | null): void {
    this.stages[0]?.probe(net);
  }

  get restarts(): number {
    return this.stages.reduce((sum, { restarts }) => sum + restarts, 0);
  }

  /** Volts to volts, at most a block. */
  run(input: Float32Array, output: Float32Array, count: number): void {
    const { oversampler, factor } = this;
    oversampler.upsample(input, count);
    for (const stage of this.stages) stage.run(oversampler.signal, factor * count);
    oversampler.downsample(output, count);
  }
}
