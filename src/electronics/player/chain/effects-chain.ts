/** The effects chain. Other parts, other pedals or another oversampling are another chain, which it crossfades to while it plays. */
import type { PlayableCircuit } from '../playable.ts';
import { stockSettings, type PedalSettings, type SourceLevels } from './chain-settings.ts';
import type { OversamplingFactor } from '../oversampling.ts';
import { AmpStage, type ChainAmp } from './amp-stage.ts';
import { Crossfade, fadeSeconds } from './crossfade.ts';
import { MasterBus } from './master-bus.ts';
import { blockLength, Oversampler } from './oversampler.ts';
import { PedalStage } from './pedal-stage.ts';
import type { StageStopwatch } from './stage-stopwatch.ts';

export type { ChainAmp } from './amp-stage.ts';

/** A trim goes to another value in the time of a footswitch. */
const trimStepAt = (rate: number): number => 5 / (fadeSeconds * rate);

/** Pedals in series at one oversampling, and the amp behind them. A bypassed pedal takes no time, and the dry signal is never delayed against the wet. */
class OversampledChain {
  readonly factor: OversamplingFactor;
  /** Counts the lists of pedals, so that settings of another list are not applied. */
  readonly revision: number;
  readonly amp: ChainAmp | null;
  /** Volts of the last pedal, before the amp and the trim. */
  readonly pedalOutput = new Float32Array(blockLength);
  private readonly oversampler: Oversampler;
  private readonly stages: readonly PedalStage[];
  private readonly ampStage: AmpStage | null;
  private readonly trimStep: number;
  private hasPlayed = false;
  private trim: number;
  private targetTrim: number;

  constructor(
    { circuits, settings, rate, factor, amp }: ChainPlan & { readonly settings: readonly PedalSettings[] },
    revision: number,
    trimDb: number,
  ) {
    this.factor = factor;
    this.revision = revision;
    this.amp = amp;
    this.oversampler = new Oversampler(factor);
    this.stages = circuits.map((circuit, i) => new PedalStage(circuit, settings[i]!, rate, factor));
    this.ampStage = amp && new AmpStage(amp, rate, factor);
    this.trimStep = trimStepAt(rate);
    this.trim = this.targetTrim = 10 ** (trimDb / 20);
  }

  apply(settings: readonly PedalSettings[]): void {
    this.stages.forEach((stage, i) => stage.apply(settings[i]!));
  }

  /** Of what was not heard yet, at once: an amp that begins at another's trim is heard. */
  setTrim(trimDb: number): void {
    this.targetTrim = 10 ** (trimDb / 20);
    if (!this.hasPlayed) this.trim = this.targetTrim;
  }

  /** Of the first pedal. What a net gives is no signal for an amp: that is another chain. */
  probe(net: string | null): void {
    if (!this.amp) this.stages[0]?.probe(net);
  }

  get restarts(): number {
    return this.stages.reduce((sum, { restarts }) => sum + restarts, 0);
  }

  get unsettledNet(): string | null {
    return this.stages.find(({ unsettledNet }) => unsettledNet !== null)?.unsettledNet ?? null;
  }

  /** Volts to volts, at most a block, trimmed. */
  run(input: Float32Array, output: Float32Array, count: number, stopwatch: StageStopwatch | null): void {
    const { oversampler, factor, pedalOutput, stages } = this;
    this.hasPlayed = true;
    oversampler.upsample(input, count);
    stopwatch?.begin();
    for (let i = 0; i < stages.length; i++) {
      stages[i]!.run(oversampler.signal, factor * count);
      stopwatch?.lap(i);
    }
    if (this.ampStage) {
      this.ampStage.run(oversampler, pedalOutput, output, count);
      stopwatch?.lap(stages.length);
    } else {
      oversampler.downsample(output, count);
      for (let i = 0; i < count; i++) pedalOutput[i] = output[i]!;
    }
    for (let i = 0; i < count; i++) {
      this.trim += this.trimStep * (this.targetTrim - this.trim);
      output[i]! *= this.trim;
    }
  }
}

/** What a chain is made of. */
interface ChainPlan {
  readonly circuits: readonly PlayableCircuit[];
  readonly rate: number;
  readonly factor: OversamplingFactor;
  readonly amp: ChainAmp | null;
}

/** A new chain plays along unheard until it has settled: a compressor takes longest. */
const settleSeconds = 0.12;
/** Not so long where coarser steps are taken because there is no time for two chains. */
const shortSettleSeconds = 0.03;

/** A change of this needs another chain. */
const configurationKey = (revision: number, settings: readonly PedalSettings[], amp: ChainAmp | null): string =>
  JSON.stringify([revision, settings.map(({ parts }) => parts), amp && [amp.setting, amp.cabinet, amp.factor]]);

export class EffectsChain {
  circuits: readonly PlayableCircuit[];
  /** Times the pedals of blocks in which one chain plays alone; it is made for as many of them. */
  stopwatch: StageStopwatch | null = null;
  /** Counts the lists of pedals that were set. */
  private revision = 0;
  private readonly rate: number;
  private readonly master: MasterBus;
  settings: readonly PedalSettings[];
  private current: OversampledChain;
  private next: OversampledChain | null = null;
  private configuration: string;
  private requestedFactor: OversamplingFactor;
  private requestedAmp: ChainAmp | null;
  private trims: Pick<SourceLevels, 'trims' | 'ampTrims'> = { trims: [] };
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
    amp: ChainAmp | null = null,
  ) {
    this.circuits = circuits;
    this.requestedAmp = amp;
    this.rate = rate;
    this.settings = circuits.map((_, i) => settings[i] ?? stockSettings);
    this.requestedFactor = factor;
    this.configuration = configurationKey(this.revision, this.settings, this.heardAmp);
    this.current = this.buildChain();
    this.crossfade = new Crossfade(rate, 0);
    this.fadeIn = new Crossfade(rate, 0);
    this.master = new MasterBus(rate);
  }

  private buildChain(): OversampledChain {
    const { circuits, settings, rate, requestedFactor: factor, heardAmp: amp } = this;
    const chain = new OversampledChain({ circuits, settings, rate, factor, amp }, this.revision, this.trimDb(amp));
    chain.probe(this.probedNet);
    return chain;
  }

  /** A net of the pedal is heard without the amp. */
  private get heardAmp(): ChainAmp | null {
    return this.probedNet === null ? this.requestedAmp : null;
  }

  /** The last pedal that is on decides how loud it is. */
  private trimDb(amp: ChainAmp | null): number {
    const last = this.settings.findLastIndex(({ bypassed }) => !bypassed);
    const { trims, ampTrims } = this.trims;
    return amp ? (ampTrims?.kits[last] ?? ampTrims?.bypass ?? 0) : (trims[last] ?? 0);
  }

  get amp(): ChainAmp | null {
    return this.requestedAmp;
  }

  /** Volts of the last pedal in the block that was run last. */
  get pedalOutput(): Float32Array {
    return this.current.pedalOutput;
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

  /** Brings the source itself to the loudness at which everything is heard. */
  get sourceGain(): number {
    return this.master.lift;
  }

  get restarts(): number {
    return this.current.restarts;
  }

  get unsettledNet(): string | null {
    return this.current.unsettledNet;
  }

  /** Before it plays another source. */
  setLevels({ loudness, ...trims }: SourceLevels): void {
    this.master.sourceLoudness = loudness;
    this.setTrims(trims);
  }

  setTrims(trims: Pick<SourceLevels, 'trims' | 'ampTrims'>): void {
    this.trims = trims;
    this.sendTrims();
  }

  /** Chains of another list of pedals keep theirs until they are faded out. */
  private sendTrims(): void {
    for (const chain of [this.current, this.next])
      if (chain?.revision === this.revision) chain.setTrim(this.trimDb(chain.amp));
  }

  apply(settings: readonly PedalSettings[]): void {
    this.settings = this.circuits.map((_, i) => settings[i] ?? stockSettings);
    for (const chain of [this.current, this.next]) if (chain?.revision === this.revision) chain.apply(this.settings);
    this.sendTrims();
    this.startCrossfade();
  }

  /** Other pedals, or the same in another order. The source plays on. */
  setCircuits(
    circuits: readonly PlayableCircuit[],
    settings: readonly PedalSettings[],
    factor: OversamplingFactor,
    trims: Pick<SourceLevels, 'trims' | 'ampTrims'> = { trims: [] },
  ): void {
    this.circuits = circuits;
    this.trims = trims;
    this.revision++;
    this.requestedFactor = factor;
    this.apply(settings);
  }

  probe(net: string | null): void {
    this.probedNet = net;
    this.current.probe(net);
    this.next?.probe(net);
    this.startCrossfade();
  }

  /** Another amp, or none. What plays keeps its trim until it is faded out: an amp is some twenty decibels louder than a pedal. */
  setAmp(amp: ChainAmp | null, trims: Pick<SourceLevels, 'trims' | 'ampTrims'>): void {
    this.requestedAmp = amp;
    this.trims = trims;
    this.revision++;
    this.startCrossfade();
  }

  /** The same amp in other steps. */
  setAmpFactor(factor: OversamplingFactor): void {
    this.requestedAmp &&= { ...this.requestedAmp, factor };
    this.startCrossfade();
  }

  dropAmp(): void {
    this.setAmp(null, this.trims);
  }

  setFactor(factor: OversamplingFactor): void {
    this.requestedFactor = factor;
    this.startCrossfade();
  }

  /** One crossfade at a time: what is asked for meanwhile follows when it has ended. */
  private startCrossfade(): void {
    const configuration = configurationKey(this.revision, this.settings, this.heardAmp);
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
    this.current.run(input, output, count, this.next ? null : this.stopwatch);
    if (!this.next) return;
    for (let i = 0; i < count; i++) this.fadedInput[i] = input[i]! * this.fadeIn.step() ** 2;
    this.next.run(this.fadedInput, this.nextOutput, count, null);
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
