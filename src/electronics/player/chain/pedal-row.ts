/** Pedals in series at one oversampling. A bypassed pedal takes no time, and the dry signal is never delayed against the wet. */
import type { PlayableCircuit } from '../playable.ts';
import type { OversamplingFactor } from '../oversampling.ts';
import type { PedalSettings } from './chain-settings.ts';
import { Upsampler } from './oversampler.ts';
import { PedalStage } from './pedal-stage.ts';
import type { StageStopwatch } from './stage-stopwatch.ts';

export interface RowPlan {
  readonly circuits: readonly PlayableCircuit[];
  readonly settings: readonly PedalSettings[];
  readonly rate: number;
  readonly factor: OversamplingFactor;
  /** Counts the lists of pedals, so that settings of another list are not applied. */
  readonly revision: number;
  /** What is another row has another. */
  readonly key: string;
}

export class PedalRow {
  readonly factor: OversamplingFactor;
  readonly revision: number;
  readonly key: string;
  /** Volts of the last pedal, at the rate of the circuits. */
  readonly signal: Float64Array;
  private readonly upsampler: Upsampler;
  private readonly stages: readonly PedalStage[];

  constructor({ circuits, settings, rate, factor, revision, key }: RowPlan) {
    this.factor = factor;
    this.revision = revision;
    this.key = key;
    this.upsampler = new Upsampler(factor);
    this.signal = this.upsampler.signal;
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

  get unsettledNet(): string | null {
    return this.stages.find(({ unsettledNet }) => unsettledNet !== null)?.unsettledNet ?? null;
  }

  /** Volts of a guitar, at most a block. */
  run(input: Float32Array, count: number, stopwatch: StageStopwatch | null): void {
    this.upsampler.run(input, count);
    stopwatch?.begin();
    for (let i = 0; i < this.stages.length; i++) {
      this.stages[i]!.run(this.signal, this.factor * count);
      stopwatch?.lap(i);
    }
  }
}
