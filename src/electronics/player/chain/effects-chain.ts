/** The effects chain. Other parts, other pedals or another oversampling are another chain, which it crossfades to while it plays. */
import type { PlayableCircuit } from '../playable.ts';
import { stockSettings, type PedalSettings, type SourceLevels } from './chain-settings.ts';
import type { OversamplingFactor } from '../oversampling.ts';
import { Crossfade } from './crossfade.ts';
import { MasterBus } from './master-bus.ts';
import { blockLength, Oversampler } from './oversampler.ts';
import { PedalStage } from './pedal-stage.ts';

/** Pedals in series at one oversampling. A bypassed pedal takes no time, and the dry signal is never delayed against the wet. */

class OversampledChain {
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

/** A new chain plays along unheard until it has settled: a compressor takes longest. */
const settleSeconds = 0.12;
/** Not so long where coarser steps are taken because there is no time for two chains. */
const shortSettleSeconds = 0.03;

/** A change of this needs another chain. */
const configurationKey = (revision: number, settings: readonly PedalSettings[]): string =>
  JSON.stringify([revision, settings.map(({ parts }) => parts)]);

export class EffectsChain {
  circuits: readonly PlayableCircuit[];
  /** Counts the lists of pedals that were set. */
  private revision = 0;
  private readonly rate: number;
  private readonly master: MasterBus;
  settings: readonly PedalSettings[];
  private current: OversampledChain;
  private next: OversampledChain | null = null;
  private configuration: string;
  private requestedFactor: OversamplingFactor;
  private trims: readonly number[];
  private probedNet: string | null = null;
  private settleSamples = 0;
  private readonly crossfade: Crossfade;
  /** The input of a new chain is faded in, since an echo or a reverb would repeat an abrupt beginning. */
  private readonly fadeIn: Crossfade;
  private readonly fadedInput = new Float32Array(blockLength);
  private readonly nextOutput = new Float32Array(blockLength);

  constructor(
    circuits: readonly PlayableCircuit[],
    settings: readonly PedalSettings[],
    rate: number,
    factor: OversamplingFactor,
  ) {
    this.circuits = circuits;
    this.trims = circuits.map(() => 0);
    this.rate = rate;
    this.settings = circuits.map((_, i) => settings[i] ?? stockSettings);
    this.requestedFactor = factor;
    this.configuration = configurationKey(this.revision, this.settings);
    this.current = this.buildChain();
    this.crossfade = new Crossfade(rate, 0);
    this.fadeIn = new Crossfade(rate, 0);
    this.master = new MasterBus(rate);
  }

  private buildChain(): OversampledChain {
    const chain = new OversampledChain(this.circuits, this.settings, this.rate, this.requestedFactor, this.revision);
    chain.probe(this.probedNet);
    return chain;
  }

  /** The last pedal that is on decides how loud it is. */
  private get trimDb(): number {
    return this.trims[this.settings.findLastIndex(({ bypassed }) => !bypassed)] ?? 0;
  }

  get isBypassed(): boolean {
    return this.settings.every(({ bypassed }) => bypassed);
  }

  get factor(): OversamplingFactor {
    return this.requestedFactor;
  }

  /** Two chains play at once. */
  get isCrossfading(): boolean {
    return this.next !== null;
  }

  get restarts(): number {
    return this.current.restarts;
  }

  /** Before it plays another source. */
  setLevels({ loudness, trims }: SourceLevels): void {
    this.master.sourceLoudness = loudness;
    this.setTrims(trims);
  }

  setTrims(trims: readonly number[]): void {
    this.trims = trims;
    this.master.setTrim(this.trimDb);
  }

  apply(settings: readonly PedalSettings[]): void {
    this.settings = this.circuits.map((_, i) => settings[i] ?? stockSettings);
    for (const chain of [this.current, this.next]) if (chain?.revision === this.revision) chain.apply(this.settings);
    this.master.setTrim(this.trimDb);
    this.startCrossfade();
  }

  /** Other pedals, or the same in another order. The source plays on. */
  setCircuits(
    circuits: readonly PlayableCircuit[],
    settings: readonly PedalSettings[],
    factor: OversamplingFactor,
  ): void {
    this.circuits = circuits;
    this.revision++;
    this.requestedFactor = factor;
    this.apply(settings);
  }

  probe(net: string | null): void {
    this.probedNet = net;
    this.current.probe(net);
    this.next?.probe(net);
  }

  setFactor(factor: OversamplingFactor): void {
    this.requestedFactor = factor;
    this.startCrossfade();
  }

  /** One crossfade at a time: what is asked for meanwhile follows when it has ended. */
  private startCrossfade(): void {
    const configuration = configurationKey(this.revision, this.settings);
    if (this.next || (configuration === this.configuration && this.current.factor === this.requestedFactor)) return;
    this.configuration = configuration;
    this.next = this.buildChain();
    const seconds = this.next.factor < this.current.factor ? shortSettleSeconds : settleSeconds;
    this.settleSamples = Math.ceil(seconds * this.rate);
    this.crossfade.jump(0);
    this.fadeIn.jump(0);
    this.fadeIn.target = 1;
  }

  /** From volts to full scale, in place. */
  applyMaster(samples: Float32Array, count: number): void {
    this.master.run(samples, count, this.isBypassed);
  }

  /** Volts of a guitar to volts at the last jack, at most a block. */
  run(input: Float32Array, output: Float32Array, count: number): void {
    this.current.run(input, output, count);
    if (!this.next) return;
    for (let i = 0; i < count; i++) this.fadedInput[i] = input[i]! * this.fadeIn.step() ** 2;
    this.next.run(this.fadedInput, this.nextOutput, count);
    this.settleSamples -= count;
    if (this.settleSamples > 0) return;
    this.crossfade.target = 1;
    for (let i = 0; i < count; i++) {
      this.crossfade.step();
      output[i] = output[i]! * this.crossfade.otherGain + this.nextOutput[i]! * this.crossfade.gain;
    }
    if (!this.crossfade.isOn) return;
    this.current = this.next;
    this.next = null;
    this.startCrossfade();
  }
}
