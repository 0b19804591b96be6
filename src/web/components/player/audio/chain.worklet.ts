/** The audio thread. */
import { chainOversampling, factorAt, type OversamplingFactor } from '#electronics/player/oversampling.ts';
import {
  processorName,
  scopeSeconds,
  type ChainOptions,
  type ChainReport,
  type ChainCommand,
} from './chain-messages.ts';
import { Crossfade } from '#electronics/player/chain/crossfade.ts';
import { FootswitchClick } from '#electronics/player/chain/footswitch-click.ts';
import { Governor } from '#electronics/player/chain/governor.ts';
import { PrerenderedLoop } from '#electronics/player/chain/prerendered-loop.ts';
import { MissedQuanta } from '#electronics/player/chain/missed-quanta.ts';
import { blockLength } from '#electronics/player/chain/oversampler.ts';
import type { PlayableAmp } from '#electronics/player/chain/amp-settings.ts';
import { usualAmpFactor } from '#electronics/player/chain/amp-stage.ts';
import { type ChainAmp, EffectsChain } from '#electronics/player/chain/effects-chain.ts';
import { ScopeBuffer } from '#electronics/player/chain/scope-buffer.ts';
import { isInRange } from '#electronics/player/chain/pedal-stage.ts';
import { initialFactor, initialPace } from '#electronics/player/chain/load-measurement.ts';
import { FeedbackGuard } from '#electronics/player/chain/feedback-guard.ts';
import { StageStopwatch } from '#electronics/player/chain/stage-stopwatch.ts';
import { loadedCircuits } from '#electronics/player/chain/loaded-circuits.ts';

declare const sampleRate: number;
declare const currentTime: number;
declare const currentFrame: number;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(
  name: string,
  processor: new (options: { processorOptions: ChainOptions }) => AudioWorkletProcessor,
): void;

/** Blocks between two pictures of the scope: some 23 in a second. */
const scopeBlocks = 16;
/** Where this much is left, an amp begins at the steps at which it is as good as it gets, or in coarser ones. */
const [lightLoad, roomyLoad] = [0.22, 0.5];

const loadAmp = (amp: PlayableAmp): Omit<ChainAmp, 'factor'> => ({ ...amp, circuit: loadedCircuits([amp])[0]! });

type Channels = readonly (readonly Float32Array[])[];

class ChainProcessor extends AudioWorkletProcessor {
  private readonly chain: EffectsChain;
  private readonly loop = new PrerenderedLoop(sampleRate);
  /** From the prerendered loop (0) to live (1). */
  private readonly live = new Crossfade(sampleRate, 1);
  private readonly loopOutput = new Float32Array(blockLength);
  private readonly missed = new MissedQuanta(sampleRate, blockLength);
  private readonly scope = new ScopeBuffer(Math.round(scopeSeconds * sampleRate));
  private readonly input = new Float32Array(blockLength);
  private readonly guard = new FeedbackGuard(sampleRate);
  private readonly click = new FootswitchClick(sampleRate);
  private readonly isTimed: boolean;
  /** The loop is what is heard, whether the pedal is on or not. */
  private isLoopWhole = false;
  private governor: Governor;
  /** A press may begin before it is known what it will play. */
  private hasSource = false;
  private riff: Float32Array | null = null;
  private position = 0;
  private blocks = 0;
  private reportedRestarts = 0;

  constructor({ processorOptions }: { processorOptions: ChainOptions }) {
    super();
    const { kits, settings, amp = null, isTimed = false } = processorOptions;
    this.isTimed = isTimed;
    const circuits = loadedCircuits(kits);
    const loadedAmp = amp && loadAmp(amp);
    const { factor, ampFactor } = initialPace(circuits, settings, sampleRate, loadedAmp);
    const playedAmp = loadedAmp && ampFactor && { ...loadedAmp, factor: ampFactor };
    this.chain = new EffectsChain(circuits, settings, sampleRate, factor ?? 1, playedAmp);
    this.governor = this.createGovernor();
    this.restartStopwatch();
    this.reportFactor();
    if (amp) this.reportAmp();
    this.port.addEventListener('message', ({ data }: MessageEvent<ChainCommand>) => this.onMessage(data));
    this.port.start();
  }

  private report(report: ChainReport): void {
    this.port.postMessage(report, []);
  }

  private reportAmp(): void {
    const { amp } = this.chain;
    this.report(amp ? { is: 'amp', isPlaying: true, factor: amp.factor } : { is: 'amp', isPlaying: false });
  }

  /** Other pedals, or another amp: what was timed so far says nothing about them. */
  private restartStopwatch(): void {
    const { chain } = this;
    if (this.isTimed) chain.stopwatch = new StageStopwatch(Date.now, sampleRate, blockLength, chain.circuits.length);
  }

  private onMessage(message: ChainCommand): void {
    if (message.do === 'riff' || message.do === 'guitar') this.startSource(message);
    else if (message.do === 'whole-riff') this.riff = message.samples;
    else if (message.do === 'apply') {
      this.chain.apply(message.settings);
      this.bypassLoop();
    } else if (message.do === 'chain') this.replaceChain(message);
    else if (message.do === 'amp') this.changeAmp(message);
    else if (message.do === 'click') this.click.press();
    else if (message.do === 'probe') this.chain.probe(message.net);
    else if (message.do === 'release') this.guard.release();
    else if (message.do === 'levels') this.chain.setLevels(message);
    else if (message.do === 'live') this.tryLive();
    else {
      this.isLoopWhole = message.isWhole;
      this.loop.queue(message.samples);
      this.bypassLoop();
    }
  }

  private bypassLoop(): void {
    this.loop.bypass(this.chain.isBypassed && !this.isLoopWhole);
  }

  /** Another chain is another load: it is measured anew, and played live if it was not. */
  private replaceChain({ kits, settings, ...levels }: Extract<ChainCommand, { do: 'chain' }>): void {
    const circuits = loadedCircuits(kits);
    // What plays now is the best guess at what this device can play; where there is time, finer steps follow.
    const known = Math.max(2, this.chain.factor) as OversamplingFactor;
    const { first } = chainOversampling(circuits, sampleRate);
    this.chain.setCircuits(circuits, settings, first < known ? first : known, levels);
    this.restartStopwatch();
    this.report({ is: 'quality', factor: this.chain.factor, isCoarser: false });
    this.loop.clear();
    this.bypassLoop();
    this.playLive();
  }

  /** While it plays nothing can be tried unheard: it begins as finely as what the pedals take leaves room for. */
  private changeAmp({ amp, ...levels }: Extract<ChainCommand, { do: 'amp' }>): void {
    const isRoomy = this.live.target === 1 && this.governor.load < roomyLoad;
    const factor = this.governor.load < lightLoad ? factorAt(sampleRate, usualAmpFactor) : 1;
    this.chain.setAmp(amp && isRoomy ? { ...loadAmp(amp), factor } : null, levels);
    if (amp) this.reportAmp();
    // The bare riff is bypass again.
    else this.isLoopWhole = false;
    this.bypassLoop();
    this.restartStopwatch();
    this.governor = this.createGovernor();
  }

  /** It is too much with the amp, which gives way before the pedals do: in coarser steps, or altogether where blocks are missed. */
  private relieveAmp(amp: ChainAmp): void {
    const { first } = chainOversampling(this.chain.circuits, sampleRate);
    if (amp.factor > 1 && this.governor.load <= 1) {
      this.chain.setAmpFactor(1);
      this.reportAmp();
      if (this.chain.factor > first) this.setFactor(first);
      return;
    }
    this.chain.dropAmp();
    this.reportAmp();
    this.governor = this.createGovernor();
  }

  private playLive(): void {
    this.live.target = 1;
    this.governor = this.createGovernor();
  }

  private createGovernor(): Governor {
    return new Governor(sampleRate, blockLength, chainOversampling(this.chain.circuits, sampleRate).ceiling);
  }

  /** `isCoarser`: than a slow device is to play it. */
  private reportFactor(): void {
    const { factor, circuits } = this.chain;
    this.report({ is: 'quality', factor, isCoarser: factor < chainOversampling(circuits, sampleRate).first });
  }

  /** Tried unheard: a device that is as slow as it was is not left to stutter at every press. */
  private tryLive(): void {
    const factor = initialFactor(this.chain.circuits, this.chain.settings, sampleRate);
    if (!factor) return this.report({ is: 'too-slow' });
    this.setFactor(factor);
    this.playLive();
  }

  private startSource(message: Extract<ChainCommand, { do: 'riff' | 'guitar' }>): void {
    if (!this.hasSource) this.chain.forgetPlaying();
    this.hasSource = true;
    this.riff = message.do === 'riff' ? new Float32Array(message.length) : null;
    if (message.do === 'riff') this.riff?.set(message.samples);
    this.position = 0;
    this.chain.setLevels(message);
    this.loop.clear();
    this.guard.release();
    this.missed.restart();
    // What is not known beforehand cannot be rendered ahead.
    if (!this.riff && this.live.target === 0) this.playLive();
    this.report({ is: 'started', at: currentTime });
  }

  private takeInput(guitar: Float32Array | undefined): void {
    const { input, riff } = this;
    if (!riff) {
      // A pedal that is off hands on what it gets, and a NaN would stay in the state of every filter after it.
      for (let i = 0; i < input.length; i++) input[i] = guitar && isInRange(guitar[i]!) ? guitar[i]! : 0;
      return;
    }
    for (let i = 0; i < input.length; i++) input[i] = riff[(this.position + i) % riff.length]!;
  }

  process(inputs: Channels, outputs: Channels): boolean {
    if (!this.hasSource) return this.playUnheard();
    const startMillis = Date.now();
    const output = outputs[0]![0]!;
    this.takeInput(inputs[0]?.[0]);
    const isLive = !this.live.isOff;
    if (isLive) this.chain.run(this.input, output, blockLength);
    if (isLive) this.scope.add(this.input, this.chain.pedalOutput);
    if (isLive) this.chain.applyMaster(output, blockLength);
    if (!this.live.isOn) this.mixLoop(output);
    if (!isLive) this.scope.add(this.input, output);
    if (++this.blocks % scopeBlocks === 0) this.reportScope();
    if (!this.riff && this.guard.run(output)) this.report({ is: 'feedback' });
    this.click.run(output);
    if (this.riff) this.position = (this.position + blockLength) % this.riff.length;
    if (this.missed.addBlock(startMillis, currentFrame)) this.report({ is: 'missed', quanta: this.missed.count });
    if (this.live.target === 1) this.weigh(Date.now() - startMillis);
    return true;
  }

  /** While a press is held down: a browser compiles the very chain that will be heard. What silence takes says nothing of the load. */
  private playUnheard(): boolean {
    this.chain.run(this.input, this.loopOutput, blockLength);
    return true;
  }

  /** A block in which two chains play says nothing about what one of them takes. */
  private weigh(millis: number): void {
    const load = this.chain.isCrossfading ? null : this.chain.stopwatch?.addBlock(millis);
    if (load) this.report({ is: 'load', load });
    this.adjustOversampling(millis);
  }

  private reportScope(): void {
    const { input, output, samplesAgo } = this.scope.snapshot();
    const { riff, position } = this;
    const at = riff && (position + blockLength - samplesAgo + riff.length) % riff.length;
    this.report({ is: 'scope', input, output, at });
    this.reportUnsettled();
  }

  private reportUnsettled(): void {
    const { restarts, unsettledNet } = this.chain;
    if (restarts > this.reportedRestarts && unsettledNet !== null) this.report({ is: 'unsettled', net: unsettledNet });
    this.reportedRestarts = restarts;
  }

  private mixLoop(output: Float32Array): void {
    this.loop.run(this.input, this.chain.sourceGain, this.position, this.loopOutput, blockLength);
    for (let i = 0; i < blockLength; i++) {
      this.live.step();
      output[i] = output[i]! * this.live.gain + this.loopOutput[i]! * this.live.otherGain;
    }
  }

  private adjustOversampling(millis: number): void {
    if (this.chain.isCrossfading) return this.governor.skip();
    const { factor } = this.chain;
    const isStarving = this.missed.isStarving();
    const advice = isStarving ? this.governor.onStarved(factor) : this.governor.addBlock(millis, factor);
    if (advice === 'stay') return;
    if (this.chain.amp && (advice === 'too-slow' || advice < factor)) return this.relieveAmp(this.chain.amp);
    if (advice !== 'too-slow') this.setFactor(advice);
    else if (this.riff) {
      this.live.target = 0;
      this.report({ is: 'too-slow' });
      // A guitar cannot be rendered beforehand: no oversampling is the best that there is.
    } else if (factor > 1) this.setFactor(1);
  }

  private setFactor(factor: OversamplingFactor): void {
    this.chain.setFactor(factor);
    this.reportFactor();
  }
}

registerProcessor(processorName, ChainProcessor);
