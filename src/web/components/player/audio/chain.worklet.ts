/** The audio thread. */
import { chainOversampling, type OversamplingFactor } from '#electronics/player/oversampling.ts';
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
import { EffectsChain } from '#electronics/player/chain/effects-chain.ts';
import { ScopeBuffer } from '#electronics/player/chain/scope-buffer.ts';
import { isInRange } from '#electronics/player/chain/pedal-stage.ts';
import { initialFactor } from '#electronics/player/chain/load-measurement.ts';
import { FeedbackGuard } from '#electronics/player/chain/feedback-guard.ts';
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
  private governor: Governor;
  private riff: Float32Array | null = null;
  private position = 0;
  private blocks = 0;

  constructor({ processorOptions: { kits, settings } }: { processorOptions: ChainOptions }) {
    super();
    const circuits = loadedCircuits(kits);
    const factor = initialFactor(circuits, settings, sampleRate) ?? 1;
    this.chain = new EffectsChain(circuits, settings, sampleRate, factor);
    this.governor = this.createGovernor();
    this.reportFactor();
    this.port.addEventListener('message', ({ data }: MessageEvent<ChainCommand>) => this.onMessage(data));
    this.port.start();
  }

  private report(report: ChainReport): void {
    this.port.postMessage(report, []);
  }

  private onMessage(message: ChainCommand): void {
    if (message.do === 'riff' || message.do === 'guitar') this.startSource(message);
    else if (message.do === 'apply') {
      this.chain.apply(message.settings);
      this.loop.bypass(this.chain.isBypassed);
    } else if (message.do === 'chain') this.replaceChain(message);
    else if (message.do === 'click') this.click.press();
    else if (message.do === 'probe') this.chain.probe(message.net);
    else if (message.do === 'release') this.guard.release();
    else if (message.do === 'levels') this.chain.setLevels(message);
    else if (message.do === 'live') this.tryLive();
    else this.loop.queue(message.samples);
  }

  /** Another chain is another load: it is measured anew, and played live if it was not. */
  private replaceChain({ kits, settings, trims }: Extract<ChainCommand, { do: 'chain' }>): void {
    this.chain.setTrims(trims);
    const circuits = loadedCircuits(kits);
    // What plays now is the best guess at what this device can play; where there is time, finer steps follow.
    const known = Math.max(2, this.chain.factor) as OversamplingFactor;
    const { first } = chainOversampling(circuits);
    this.chain.setCircuits(circuits, settings, first < known ? first : known);
    this.report({ is: 'quality', factor: this.chain.factor, isCoarser: false });
    this.loop.clear();
    this.loop.bypass(this.chain.isBypassed);
    this.playLive();
  }

  private playLive(): void {
    this.live.target = 1;
    this.governor = this.createGovernor();
  }

  private createGovernor(): Governor {
    return new Governor(sampleRate, blockLength, chainOversampling(this.chain.circuits).ceiling);
  }

  /** `isCoarser`: than a slow device is to play it. */
  private reportFactor(): void {
    const { factor, circuits } = this.chain;
    this.report({ is: 'quality', factor, isCoarser: factor < chainOversampling(circuits).first });
  }

  /** Tried unheard: a device that is as slow as it was is not left to stutter at every press. */
  private tryLive(): void {
    const factor = initialFactor(this.chain.circuits, this.chain.settings, sampleRate);
    if (!factor) return this.report({ is: 'too-slow' });
    this.setFactor(factor);
    this.playLive();
  }

  private startSource(message: Extract<ChainCommand, { do: 'riff' | 'guitar' }>): void {
    this.riff = message.do === 'riff' ? message.samples : null;
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
    const startMillis = Date.now();
    const output = outputs[0]![0]!;
    this.takeInput(inputs[0]?.[0]);
    const isLive = !this.live.isOff;
    if (isLive) this.chain.run(this.input, output, blockLength);
    if (isLive) this.scope.add(this.input, output);
    if (isLive) this.chain.applyMaster(output, blockLength);
    if (!this.live.isOn) this.mixLoop(output);
    if (!isLive) this.scope.add(this.input, output);
    if (++this.blocks % scopeBlocks === 0) this.reportScope();
    if (!this.riff && this.guard.run(output)) this.report({ is: 'feedback' });
    this.click.run(output);
    if (this.riff) this.position = (this.position + blockLength) % this.riff.length;
    if (this.missed.addBlock(startMillis, currentFrame)) this.report({ is: 'missed', quanta: this.missed.count });
    if (this.live.target === 1) this.adjustOversampling(Date.now() - startMillis);
    return true;
  }

  private reportScope(): void {
    const { input, output, samplesAgo } = this.scope.snapshot();
    const { riff, position } = this;
    const at = riff && (position + blockLength - samplesAgo + riff.length) % riff.length;
    this.report({ is: 'scope', input, output, at });
  }

  private mixLoop(output: Float32Array): void {
    this.loop.run(this.input, this.position, this.loopOutput, blockLength);
    for (let i = 0; i < blockLength; i++) {
      this.live.step();
      output[i] = output[i]! * this.live.gain + this.loopOutput[i]! * this.live.otherGain;
    }
  }

  private adjustOversampling(millis: number): void {
    if (this.chain.isCrossfading) return this.governor.skip();
    const { factor } = this.chain;
    const advice = this.missed.isStarving() ? this.governor.onStarved(factor) : this.governor.addBlock(millis, factor);
    if (advice === 'stay') return;
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
