/**
 * The effects chain: a row of pedals and its end. Other parts, other pedals, another oversampling or another amp are another chain,
 * which it crossfades to while it plays; an amp that comes or goes takes the pedals over as they play.
 */
import type { PlayableCircuit } from '../playable.ts';
import { stockSettings, type PedalSettings, type SourceLevels } from './chain-settings.ts';
import type { OversamplingFactor } from '../oversampling.ts';
import type { ChainAmp } from './amp-stage.ts';
import { ChainEnd } from './chain-end.ts';
import { Crossfade } from './crossfade.ts';
import { MasterBus } from './master-bus.ts';
import { blockLength } from './oversampler.ts';
import { PedalRow } from './pedal-row.ts';
import type { StageStopwatch } from './stage-stopwatch.ts';

export type { ChainAmp } from './amp-stage.ts';

interface OversampledChain {
  readonly row: PedalRow;
  readonly end: ChainEnd;
}

/** A new chain plays along unheard until it has settled: a compressor takes longest. */
const settleSeconds = 0.12;
/** Not so long where coarser steps are taken because there is no time for two chains. */
const shortSettleSeconds = 0.03;
/** Where pedals play on and no amp follows, only filters have to fill. */
const filterSeconds = 0.005;

function settleSecondsOf(next: OversampledChain, current: OversampledChain): number {
  const [amp, before] = [next.end.amp, current.end.amp];
  if (next.row !== current.row) return next.row.factor < current.row.factor ? shortSettleSeconds : settleSeconds;
  if (!amp) return filterSeconds;
  return before && amp.factor < before.factor ? shortSettleSeconds : settleSeconds;
}

export class EffectsChain {
  circuits: readonly PlayableCircuit[];
  /** Times the pedals of blocks in which one chain plays alone; it is made for as many of them. */
  stopwatch: StageStopwatch | null = null;
  /** Counts the lists of pedals that were set. */
  private rowRevision = 0;
  /** Counts these and the amps. */
  private endRevision = 0;
  private readonly rate: number;
  private readonly master: MasterBus;
  settings: readonly PedalSettings[];
  private current: OversampledChain;
  private next: OversampledChain | null = null;
  private requestedFactor: OversamplingFactor;
  private requestedAmp: ChainAmp | null;
  private trims: Pick<SourceLevels, 'trims' | 'ampTrims'> = { trims: [] };
  private probedNet: string | null = null;
  private settleSamples = 0;
  private readonly crossfade: Crossfade;
  /** The input of a new chain is faded in, since an echo or a reverb would repeat an abrupt beginning. */
  private readonly fadeIn: Crossfade;
  private readonly fade = new Float32Array(blockLength);
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
    this.current = this.buildChain(null);
    this.crossfade = new Crossfade(rate, 0);
    this.fadeIn = new Crossfade(rate, 0);
    this.master = new MasterBus(rate);
  }

  /** A net of the pedals before an amp is heard in pedals of its own: what it gives is no signal for an amp. */
  private get rowKey(): string {
    const isTakenFromAmp = this.probedNet !== null && this.requestedAmp !== null;
    return JSON.stringify([this.rowRevision, this.settings.map(({ parts }) => parts), isTakenFromAmp]);
  }

  private get endKey(): string {
    const amp = this.heardAmp;
    return JSON.stringify([this.endRevision, amp && [amp.setting, amp.cabinet, amp.factor]]);
  }

  /** `playing`: pedals that play already, and play on where they are the same. */
  private buildChain(playing: PedalRow | null): OversampledChain {
    const { circuits, settings, rate, requestedFactor: factor, heardAmp: amp, rowKey, endKey } = this;
    const isSame = playing?.key === rowKey && playing.factor === factor;
    const row = isSame
      ? playing
      : new PedalRow({ circuits, settings, rate, factor, revision: this.rowRevision, key: rowKey });
    if (!isSame && !amp) row.probe(this.probedNet);
    const end = { amp, rate, factor, revision: this.endRevision, key: endKey, trimDb: this.trimDb(amp) };
    return { row, end: new ChainEnd(end) };
  }

  /** What plays, and what is about to. */
  private get chains(): readonly OversampledChain[] {
    return this.next ? [this.current, this.next] : [this.current];
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
    return this.current.end.pedalOutput;
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
    return this.current.row.restarts;
  }

  get unsettledNet(): string | null {
    return this.current.row.unsettledNet;
  }

  /** What it played so far was not heard: it begins at the levels of the source. */
  forgetPlaying(): void {
    for (const { end } of this.chains) end.hasPlayed = false;
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
    for (const { end } of this.chains) if (end.revision === this.endRevision) end.setTrim(this.trimDb(end.amp));
  }

  apply(settings: readonly PedalSettings[]): void {
    this.settings = this.circuits.map((_, i) => settings[i] ?? stockSettings);
    for (const { row } of this.chains) if (row.revision === this.rowRevision) row.apply(this.settings);
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
    this.rowRevision++;
    this.endRevision++;
    this.requestedFactor = factor;
    this.apply(settings);
  }

  probe(net: string | null): void {
    this.probedNet = net;
    const { chains } = this;
    const isBeforeAmp = (row: PedalRow): boolean => chains.some((each) => each.row === row && each.end.amp);
    for (const { row } of chains) if (!isBeforeAmp(row)) row.probe(net);
    this.startCrossfade();
  }

  /** Another amp, or none. What plays keeps its trim until it is faded out: an amp is some twenty decibels louder than a pedal. */
  setAmp(amp: ChainAmp | null, trims: Pick<SourceLevels, 'trims' | 'ampTrims'>): void {
    this.requestedAmp = amp;
    this.trims = trims;
    this.endRevision++;
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
    const { row, end } = this.current;
    const isSame = row.key === this.rowKey && row.factor === this.requestedFactor && end.key === this.endKey;
    if (this.next || isSame) return;
    this.next = this.buildChain(row);
    this.settleSamples = Math.ceil(settleSecondsOf(this.next, this.current) * this.rate);
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
    const { current, next } = this;
    const stopwatch = next ? null : this.stopwatch;
    current.row.run(input, count, stopwatch);
    current.end.run(current.row.signal, null, output, count);
    if (current.end.amp) stopwatch?.lap(this.circuits.length);
    if (!next) return;
    this.runNext(next, input, count);
    this.settleSamples -= count;
    if (this.settleSamples > 0) return;
    this.crossfade.target = 1;
    for (let i = 0; i < count; i++) {
      this.crossfade.step();
      output[i] = output[i]! * this.crossfade.otherGain + this.nextOutput[i]! * this.crossfade.gain;
    }
    if (!this.crossfade.isOn) return;
    this.current = next;
    this.next = null;
    this.startCrossfade();
  }

  private runNext({ row, end }: OversampledChain, input: Float32Array, count: number): void {
    const { fade, fadedInput, nextOutput } = this;
    for (let i = 0; i < count; i++) fade[i] = this.fadeIn.step() ** 2;
    if (row === this.current.row) return end.run(row.signal, fade, nextOutput, count);
    for (let i = 0; i < count; i++) fadedInput[i] = input[i]! * fade[i]!;
    row.run(fadedInput, count, null);
    end.run(row.signal, null, nextOutput, count);
  }
}
