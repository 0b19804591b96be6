/** The audio thread. */
import type { Factor } from '#electronics/player/chain/chain-settings.ts';
import { processorName, scopeSeconds, type BoardOptions, type FromBoard, type ToBoard } from './chain-messages.ts';
import { Fader } from '#electronics/player/chain/crossfade.ts';
import { FootswitchClick } from '#electronics/player/chain/footswitch-click.ts';
import { Governor } from '#electronics/player/chain/governor.ts';
import { LoopDeck } from '#electronics/player/chain/prerendered-loop.ts';
import { MissedQuanta } from '#electronics/player/chain/missed-quanta.ts';
import { blockLength } from '#electronics/player/chain/oversampler.ts';
import { Rig } from '#electronics/player/chain/effects-chain.ts';
import { ScopeTap } from '#electronics/player/chain/scope-buffer.ts';
import { isSane } from '#electronics/player/chain/pedal-stage.ts';
import { firstFactor } from '#electronics/player/chain/load-measurement.ts';
import { FeedbackGuard } from '#electronics/player/chain/feedback-guard.ts';
import { circuitsOf } from '#electronics/player/chain/loaded-circuits.ts';

declare const sampleRate: number;
declare const currentTime: number;
declare const currentFrame: number;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(
  name: string,
  processor: new (options: { processorOptions: BoardOptions }) => AudioWorkletProcessor,
): void;

/** Blocks between two pictures of the scope: some 23 in a second. */
const scopeBlocks = 16;
/** Another row begins with this; where there is room, finer steps follow. */
const rowFactor = 2;

type Channels = readonly (readonly Float32Array[])[];

class BoardProcessor extends AudioWorkletProcessor {
  private readonly rig: Rig;
  private readonly deck = new LoopDeck(sampleRate);
  /** Live, or rendered ahead. */
  private readonly live = new Fader(sampleRate, 1);
  private readonly ahead = new Float32Array(blockLength);
  private readonly missed = new MissedQuanta(sampleRate, blockLength);
  private readonly scope = new ScopeTap(Math.round(scopeSeconds * sampleRate));
  private readonly input = new Float32Array(blockLength);
  private readonly guard = new FeedbackGuard(sampleRate);
  private readonly click = new FootswitchClick(sampleRate);
  private governor = new Governor(sampleRate, blockLength);
  private riff: Float32Array | null = null;
  private place = 0;
  private blocks = 0;

  constructor({ processorOptions: { kits, settings } }: { processorOptions: BoardOptions }) {
    super();
    const circuits = circuitsOf(kits);
    const factor = firstFactor(circuits, settings, sampleRate) ?? 1;
    this.rig = new Rig(circuits, settings, sampleRate, factor);
    this.tell({ is: 'quality', factor, isCoarser: factor < rowFactor });
    this.port.addEventListener('message', ({ data }: MessageEvent<ToBoard>) => this.obey(data));
    this.port.start();
  }

  private tell(said: FromBoard): void {
    this.port.postMessage(said, []);
  }

  private obey(message: ToBoard): void {
    if (message.do === 'riff' || message.do === 'guitar') this.begin(message);
    else if (message.do === 'apply') {
      this.rig.apply(message.settings);
      this.deck.bypass(this.rig.isBypassed);
    } else if (message.do === 'row') this.takeRow(message);
    else if (message.do === 'click') this.click.press();
    else if (message.do === 'probe') this.rig.probe(message.net);
    else if (message.do === 'release') this.guard.release();
    else if (message.do === 'levels') this.rig.setLevels(message);
    else if (message.do === 'live') this.tryLive();
    else this.deck.take(message.samples);
  }

  /** Another row is another load: it is weighed anew, and played live if it was not. */
  private takeRow({ kits, settings, trims }: Extract<ToBoard, { do: 'row' }>): void {
    this.rig.setTrims(trims);
    this.rig.setRow(circuitsOf(kits), settings, rowFactor);
    this.tell({ is: 'quality', factor: rowFactor, isCoarser: false });
    this.deck.clear();
    this.deck.bypass(this.rig.isBypassed);
    this.playLive();
  }

  private playLive(): void {
    this.live.goal = 1;
    this.governor = new Governor(sampleRate, blockLength);
  }

  /** Tried unheard: a device that is as slow as it was is not left to stutter at every press. */
  private tryLive(): void {
    const factor = firstFactor(this.rig.circuits, this.rig.settings, sampleRate);
    if (!factor) return this.tell({ is: 'hopeless' });
    this.rig.setFactor(factor);
    this.tell({ is: 'quality', factor, isCoarser: factor < rowFactor });
    this.playLive();
  }

  private begin(message: Extract<ToBoard, { do: 'riff' | 'guitar' }>): void {
    this.riff = message.do === 'riff' ? message.samples : null;
    this.place = 0;
    this.rig.setLevels(message);
    this.deck.clear();
    this.guard.release();
    this.missed.restart();
    // What is not known beforehand cannot be rendered ahead.
    if (!this.riff && this.live.goal === 0) this.playLive();
    this.tell({ is: 'started', at: currentTime });
  }

  private takeInput(guitar: Float32Array | undefined): void {
    const { input, riff } = this;
    if (!riff) {
      // A pedal that is off hands on what it gets, and what comes after would never forget what is no number.
      for (let i = 0; i < input.length; i++) input[i] = guitar && isSane(guitar[i]!) ? guitar[i]! : 0;
      return;
    }
    for (let i = 0; i < input.length; i++) input[i] = riff[(this.place + i) % riff.length]!;
  }

  process(inputs: Channels, outputs: Channels): boolean {
    const begun = Date.now();
    const output = outputs[0]![0]!;
    this.takeInput(inputs[0]?.[0]);
    const isLive = !this.live.isOff;
    if (isLive) this.rig.run(this.input, output, blockLength);
    if (isLive) this.scope.add(this.input, output);
    if (isLive) this.rig.finish(output, blockLength);
    if (!this.live.isOn) this.playAhead(output);
    if (!isLive) this.scope.add(this.input, output);
    if (++this.blocks % scopeBlocks === 0) this.tellScope();
    if (!this.riff && this.guard.run(output)) this.tell({ is: 'feedback' });
    this.click.run(output);
    if (this.riff) this.place = (this.place + blockLength) % this.riff.length;
    if (this.missed.note(begun, currentFrame)) this.tell({ is: 'missed', quanta: this.missed.count });
    if (this.live.goal === 1) this.govern(Date.now() - begun);
    return true;
  }

  private tellScope(): void {
    const { input, output, ago } = this.scope.picture();
    const { riff, place } = this;
    const at = riff && (place + blockLength - ago + riff.length) % riff.length;
    this.tell({ is: 'scope', input, output, at });
  }

  private playAhead(output: Float32Array): void {
    this.deck.run(this.input, this.place, this.ahead, blockLength);
    for (let i = 0; i < blockLength; i++) {
      this.live.step();
      output[i] = output[i]! * this.live.gain + this.ahead[i]! * this.live.rest;
    }
  }

  private govern(millis: number): void {
    if (this.rig.isChanging) return this.governor.skip();
    const { factor } = this.rig;
    const advice = this.missed.isStarving() ? this.governor.starve(factor) : this.governor.note(millis, factor);
    if (advice === 'stay') return;
    if (advice !== 'hopeless') this.setFactor(advice, factor);
    else if (this.riff) {
      this.live.goal = 0;
      this.tell({ is: 'hopeless' });
      // A guitar cannot be played ahead: the coarsest steps are the best it can have.
    } else if (factor > 1) this.setFactor(1, factor);
  }

  private setFactor(to: Factor, from: Factor): void {
    this.rig.setFactor(to);
    this.tell({ is: 'quality', factor: to, isCoarser: to < from });
  }
}

registerProcessor(processorName, BoardProcessor);
