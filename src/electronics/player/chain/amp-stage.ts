/** The amp and its loudspeaker behind the last pedal, stepped as finely as the device has time for: no finer than the pedals. */
import type { PlayableCircuit } from '../playable.ts';
import type { OversamplingFactor } from '../oversampling.ts';
import { ampSettingsOf, type AmpChoice } from './amp-settings.ts';
import { Cabinet } from './cabinet.ts';
import { Downsampler } from './oversampler.ts';
import { PedalStage } from './pedal-stage.ts';

export interface ChainAmp extends AmpChoice {
  readonly circuit: PlayableCircuit;
  readonly factor: OversamplingFactor;
}

/** Where there is time: what finer steps of an amp leave away is hardly heard. */
export const usualAmpFactor = 2;

export class AmpStage {
  private readonly factor: OversamplingFactor;
  private readonly stage: PedalStage;
  private readonly cabinet: Cabinet;
  /** Brings what the amp is given down to the rate of the sound, for the scope. */
  private readonly tap: Downsampler;
  /** Volts at which the amp rests, which no transformer hands on: as a step they would be heard when it begins. */
  private restVolts: number | null = null;

  constructor({ circuit, setting, cabinet, factor }: ChainAmp, rate: number, pedalFactor: OversamplingFactor) {
    this.factor = factor < pedalFactor ? factor : pedalFactor;
    this.stage = new PedalStage(circuit, ampSettingsOf(setting), rate, this.factor);
    this.cabinet = new Cabinet(cabinet, rate);
    this.tap = new Downsampler(this.factor);
  }

  /** Volts of the last pedal to volts of the loudspeaker, coloured by its box; `pedalOutput`: what goes in. */
  run(downsampler: Downsampler, pedalOutput: Float32Array, output: Float32Array, count: number): void {
    const { factor, tap } = this;
    const signal = downsampler.runTo(factor, count);
    for (let i = 0; i < factor * count; i++) tap.signal[i] = signal[i]!;
    tap.run(pedalOutput, count);
    this.stage.run(signal, factor * count);
    this.restVolts ??= signal[0]!;
    for (let i = 0; i < factor * count; i++) signal[i]! -= this.restVolts;
    downsampler.run(output, count, Math.log2(factor));
    this.cabinet.run(output, count);
  }
}
