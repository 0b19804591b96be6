/** The half of the main thread. */
import { LoopPrerenderer } from './loop-prerenderer.ts';
import type { Guitar } from './guitar/guitar-input.ts';
import type { PlayableAmp } from '#electronics/player/chain/amp-settings.ts';
import type { PlayableKit, PedalSettings, RiffName } from '#electronics/player/chain/chain-settings.ts';
import type { ChainLoad } from '#electronics/player/chain/stage-stopwatch.ts';
import type { OversamplingFactor } from '#electronics/player/oversampling.ts';
import { listOf, type ChainReport, type ListenSource, scopeSeconds } from './chain-messages.ts';
import type { ChainListener, ChainContext } from './chain-context.ts';
import { failureOf, silentAfter } from './play-failure.ts';
import type { Player, PlayerState, ScopePicture } from './player.ts';
import { PedalChain } from './pedal-chain.ts';
import { prepareRiff, requestRiff, requestRiffBeginning } from './render-client.ts';
import type { RenderedAudio } from './render.worker.ts';

/** What the audio thread starts at. */
const initialFactor = 2;

/** What the audio thread reported last: its oversampling, when the loop began, and a picture of the scope in the same arrays every time. */
class ChainStatus {
  /** Of the loop; 0: it is none. */
  loopSeconds = 0;
  factor: OversamplingFactor = initialFactor;
  load: ChainLoad | null = null;
  private startedAt = 0;
  private input = new Float32Array(0);
  private output = new Float32Array(0);
  private at: number | null = null;

  /** Another context begins anew. */
  restart(): void {
    this.factor = initialFactor;
    this.load = null;
  }

  /** The part of a report that screens are told of; null: none. */
  update(report: ChainReport): Partial<PlayerState> | null {
    if (report.is === 'started') this.startedAt = report.at;
    else if (report.is === 'scope') {
      this.input.set(report.input.subarray(0, this.input.length));
      this.output.set(report.output.subarray(0, this.output.length));
      this.at = report.at;
    } else if (report.is === 'quality') {
      this.factor = report.factor;
      return { quality: report.factor, isCoarser: report.isCoarser };
    } else if (report.is === 'amp') return { amp: report.isPlaying ? 'playing' : 'too-slow', ampFactor: report.factor };
    else if (report.is === 'missed') return { missed: report.quanta };
    else if (report.is === 'feedback') return { isTurnedDown: true };
    else if (report.is === 'unsettled') return { unsettledNet: report.net };
    return null;
  }

  scope(rate: number): ScopePicture {
    const length = Math.round(scopeSeconds * rate);
    if (this.input.length !== length) {
      this.input = new Float32Array(length);
      this.output = new Float32Array(length);
    }
    return { input: this.input, output: this.output, at: this.at, rate };
  }

  progress(now: number): number {
    return this.loopSeconds === 0 ? 0 : (Math.max(0, now - this.startedAt) / this.loopSeconds) % 1;
  }
}

/** A state that screens watch. */
class ObservableState<State> {
  state: State;
  private readonly subscribers = new Set<() => void>();

  constructor(first: State) {
    this.state = first;
  }

  protected setState(change: Partial<State>): void {
    this.state = { ...this.state, ...change };
    this.notify();
  }

  /** Also where something changed that only few screens show and that is no part of the state. */
  protected notify(): void {
    for (const watcher of this.subscribers) watcher();
  }

  subscribe(watcher: () => void): () => void {
    this.subscribers.add(watcher);
    return () => this.subscribers.delete(watcher);
  }

  protected removeSubscribers(): void {
    this.subscribers.clear();
  }
}

/** Seconds in which sound comes and goes when it starts and stops. */
const fadeSeconds = 0.015;
/** A slow device may try what it will play for some seconds; a clock that stands begins never. */
const longestTrialSeconds = 8;

export class LivePlayer extends ObservableState<PlayerState> implements Player, ChainListener {
  guitar: Guitar | null = null;
  private readonly chain: PedalChain;
  private readonly workletUrl: string;
  private context: ChainContext | null = null;
  private volume = 1;
  private probed: string | null = null;
  private prerenderer: LoopPrerenderer | null = null;
  private readonly status = new ChainStatus();
  /** The chain has begun with what was chosen last. */
  private hasBegun = false;
  /** The audio thread, which may still try what it will play, has begun with the source. */
  private started = Promise.withResolvers<void>();
  /** A press that comes while an earlier one loads makes that one void, and so does a stop. */
  private press = 0;

  constructor(kits: readonly PlayableKit[], workletUrl: string, isTimed = false) {
    super({ phase: 'idle', quality: 2, missed: 0 });
    this.chain = new PedalChain(kits, isTimed);
    this.workletUrl = workletUrl;
  }

  prepare(riff: RiffName): void {
    prepareRiff(riff);
    if (this.context) return;
    this.context = this.chain.open(this.workletUrl, this);
    this.chain.prepare(this.context);
    requestRiffBeginning(riff, this.context.rate).catch(() => undefined);
  }

  async play(source: ListenSource): Promise<void> {
    this.cancelSource();
    const { press } = this;
    const { failure: _gone, ...rest } = this.state;
    const wasOn = rest.phase === 'playing' || rest.phase === 'loading';
    this.state = rest;
    this.chain.riff = typeof source === 'string' ? source : null;
    this.setState({ phase: 'loading', missed: 0, isTurnedDown: false, unsettledNet: null });
    // The browser may ask for the microphone first, and nobody should have to answer through the last riff.
    if (!this.chain.riff) this.context?.fadeTo(0, fadeSeconds);
    try {
      if (typeof source === 'string') prepareRiff(source);
      const context = (this.context ??= this.chain.open(this.workletUrl, this));
      const [riff] = await Promise.all([
        typeof source === 'string' ? requestRiffBeginning(source, context.rate) : null,
        this.chain.ready(context),
      ]);
      if (press !== this.press) return;
      context.post({ do: 'probe', net: this.probed });
      await this.startSource(context, riff, source, wasOn);
      await this.chain.sendKits(context);
      await this.chain.sendAmp(context);
      if (press !== this.press) return;
      this.hasBegun = true;
      context.fadeTo(this.volume, fadeSeconds);
      await Promise.race([this.started.promise, silentAfter(longestTrialSeconds)]);
      if (press !== this.press) return;
      if (this.chain.riff) void this.sendWholeRiff(context, this.chain.riff);
      if (this.prerenderer) this.requestLoop();
      else this.setState({ phase: 'playing', quality: this.status.factor });
    } catch (error) {
      if (press === this.press) this.fail(error);
    }
  }

  private async startSource(
    context: ChainContext,
    riff: RenderedAudio | null,
    source: ListenSource,
    wasOn: boolean,
  ): Promise<void> {
    this.status.loopSeconds = riff ? riff.length / context.rate : 0;
    if (typeof source !== 'string') this.guitar = await context.plug(source.deviceId);
    // What else ran on a slow device may be closed by now; to find out takes a moment, which no sound has to give.
    if (this.prerenderer && riff && !wasOn) context.post({ do: 'live' });
    // What is not known beforehand cannot be rendered ahead: the chain plays live again.
    if (!riff || !wasOn) this.leavePrerendered();
    this.chain.startSource(context, riff);
  }

  /** What follows the beginning of a riff, which is heard by now: the first sound needs all of a small device. */
  private async sendWholeRiff(context: ChainContext, riff: RiffName): Promise<void> {
    const { press } = this;
    try {
      const { samples } = await requestRiff(riff, context.rate);
      if (press === this.press) context.post({ do: 'whole-riff', samples });
    } catch (error) {
      if (press === this.press) this.fail(error);
    }
  }

  /** What was chosen is wanted no longer: above all nobody is listened to any more. */
  private cancelSource(): void {
    this.press++;
    // Who waits for it finds that another press has come.
    this.started.resolve();
    this.started = Promise.withResolvers();
    this.hasBegun = false;
    this.prerenderer?.cancel();
    this.context?.unplug();
    this.guitar = null;
  }

  private closeContext(): void {
    this.cancelSource();
    this.context?.close();
    this.context = null;
    this.chain.onContextClosed();
    this.prerenderer = null;
    this.status.restart();
  }

  private fail(error: unknown): void {
    const failure = failureOf(error);
    this.cancelSource();
    // With another input or a riff it still plays.
    if (failure === 'no-input' || failure === 'microphone-refused') this.context?.suspend(fadeSeconds);
    // What Safari interrupted may say that it runs again while its clock stands; a press opens another.
    else this.closeContext();
    this.setState({ phase: 'failed', failure });
  }

  onLost(cause: unknown): void {
    if (this.state.phase === 'playing' || this.state.phase === 'loading') this.fail(cause);
    else this.closeContext();
  }

  get load(): ChainLoad | null {
    return this.state.phase === 'playing' && this.state.quality !== 'prerendered' ? this.status.load : null;
  }

  onReport(report: ChainReport): void {
    if (report.is === 'load') {
      this.status.load = report.load;
      this.notify();
      return;
    }
    if (report.is === 'started') this.started.resolve();
    const change = this.status.update(report);
    // What the audio thread has no time for is in the loop.
    if (report.is === 'amp' && this.prerenderer) return;
    if (change) this.setState(change);
    else if (report.is === 'too-slow' || report.is === 'loops-only') this.playPrerendered(report.is === 'loops-only');
  }

  /** This device, or this browser, cannot play it live: a loop is rendered, and again after each change. */
  private playPrerendered(isLoopsOnly: boolean): void {
    const { context } = this;
    if (!context || this.guitar) return;
    this.prerenderer?.cancel();
    this.prerenderer = new LoopPrerenderer(this.chain.kits, context.rate, (loop) => {
      if (loop) context.post({ do: 'loop', ...loop });
      if (this.state.phase !== 'loading') return;
      if (loop) this.setState({ phase: 'playing' });
      else this.fail(new Error('No loop could be rendered.'));
    });
    // A worker has time for the amp too.
    this.setState({ quality: 'prerendered', isLoopsOnly, amp: this.chain.amp ? 'playing' : 'none' });
    this.requestLoop();
  }

  /** The audio thread had let the amp go before it gave up. */
  private leavePrerendered(): void {
    if (!this.prerenderer) return;
    this.prerenderer.cancel();
    this.prerenderer = null;
    this.setState({ amp: this.chain.amp ? 'too-slow' : 'none' });
  }

  private requestLoop(): void {
    const { riff, settings, amp } = this.chain;
    if (!this.prerenderer || !riff || !this.hasBegun) return;
    const phase = this.prerenderer.request({ riff, settings, amp }) ? 'playing' : 'loading';
    if (phase !== this.state.phase) this.setState({ phase });
  }

  turnUp(): void {
    this.context?.post({ do: 'release' });
    this.setState({ isTurnedDown: false });
  }

  stop(seconds = fadeSeconds): void {
    this.cancelSource();
    this.context?.suspend(seconds);
    if (this.state.phase !== 'failed') this.setState({ phase: 'idle' });
  }

  apply(settings: PedalSettings | readonly PedalSettings[]): void {
    this.chain.settings = listOf(settings);
    if (this.context) this.chain.sendSettings(this.context);
    this.requestLoop();
  }

  setChain(kits: readonly PlayableKit[], settings: readonly PedalSettings[]): void {
    this.status.load = null;
    this.chain.replace(kits, settings);
    this.leavePrerendered();
    if (this.context && this.hasBegun) void this.sendChain(this.context);
  }

  setAmp(amp: PlayableAmp | null): void {
    // The same once more asks for nothing; an equal one is tried again.
    if (amp === this.chain.amp) return;
    this.chain.amp = amp;
    // Whether there is time for it is told again; in a loop there is.
    this.setState({ amp: amp && this.prerenderer ? 'playing' : 'none' });
    if (this.context && this.hasBegun) void this.sendAmp(this.context);
  }

  private async sendAmp(context: ChainContext): Promise<void> {
    const { press } = this;
    try {
      await this.chain.sendAmp(context);
      if (press === this.press) this.requestLoop();
    } catch (error) {
      if (press === this.press) this.fail(error);
    }
  }

  /** The riff goes on from one chain into the other. */
  private async sendChain(context: ChainContext): Promise<void> {
    const { press } = this;
    try {
      await this.chain.sendKits(context);
      if (press === this.press && !this.prerenderer) this.setState({ phase: 'playing' });
    } catch (error) {
      if (press === this.press) this.fail(error);
    }
  }

  click(): void {
    if (this.state.phase === 'playing') this.context?.post({ do: 'click' });
  }

  setVolume(volume: number): void {
    this.volume = volume;
    if (this.hasBegun) this.context?.fadeTo(volume, fadeSeconds);
  }

  probe(net: string | null): void {
    this.probed = net;
    this.context?.post({ do: 'probe', net });
  }

  scope(): ScopePicture {
    return this.status.scope(this.context?.rate ?? 48_000);
  }

  progress(): number {
    return this.context ? this.status.progress(this.context.now()) : 0;
  }

  close(): void {
    this.closeContext();
    this.setState({ phase: 'idle' });
    this.removeSubscribers();
  }
}
