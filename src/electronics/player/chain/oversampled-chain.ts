/** Pedals one into the other at one oversampling: what is bypassed takes no time, and dry and wet are never apart. */
import type { PlayableCircuit } from '../playable.ts';
import type { Factor, ListenSettings } from './chain-settings.ts';
import { Oversampler } from './oversampler.ts';
import { Stage } from './pedal-stage.ts';

export class Board {
  readonly factor: Factor;
  /** Which row of pedals it is. */
  readonly row: number;
  private readonly sampler: Oversampler;
  private readonly stages: readonly Stage[];

  constructor(
    circuits: readonly PlayableCircuit[],
    settings: readonly ListenSettings[],
    rate: number,
    factor: Factor,
    row = 0,
  ) {
    this.factor = factor;
    this.row = row;
    this.sampler = new Oversampler(factor);
    this.stages = circuits.map((circuit, i) => new Stage(circuit, settings[i]!, rate, factor));
  }

  apply(settings: readonly ListenSettings[]): void {
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
    const { sampler, factor } = this;
    sampler.raise(input, count);
    for (const stage of this.stages) stage.run(sampler.signal, factor * count);
    sampler.lower(output, count);
  }
}
