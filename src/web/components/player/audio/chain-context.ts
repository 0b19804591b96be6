/** An AudioContext whose worklet plays the chain on the audio thread. */
import { requestInput, GuitarInput, stopTracks, type Guitar } from './guitar/guitar-input.ts';
import type { PlayableAmp } from '#electronics/player/chain/amp-settings.ts';
import type { PlayableKit, PedalSettings } from '#electronics/player/chain/chain-settings.ts';
import { processorName, type ChainOptions, type ChainReport, type ChainCommand } from './chain-messages.ts';
import { PlayFailure, silentAfter } from './play-failure.ts';

const longestResumeSeconds = 2;

/** The audio thread sleeps after so many times the seconds of a fade. */
const suspendFades = 4;
/** A button is held down no longer by somebody who means to press it. */
const longestPressSeconds = 2;

/** What the circuit and the riffs are made for; lower ones are those of headsets in a call. */
const [lowestRate, highestRate, usualRate] = [44_100, 96_000, 48_000];

/**
 * At the sound card's own rate, which nothing has to convert, and at which Firefox lets a guitar in. A rate that is not for music is
 * left to the browser to convert.
 */
function openContext(): AudioContext {
  const context = new AudioContext({ latencyHint: 'interactive' });
  if (context.sampleRate >= lowestRate && context.sampleRate <= highestRate) return context;
  void context.close();
  return new AudioContext({ latencyHint: 'interactive', sampleRate: usualRate });
}

/** Where a page is not served safely, or a visitor has locked the browser down, there is no audio thread for us. */
const hasWorklets = (context: BaseAudioContext): boolean =>
  'audioWorklet' in context && 'AudioWorkletNode' in globalThis;

/**
 * Of an iPhone, whose mute switch silences a page that does not play music by its own word, and which lets no guitar in while one does.
 * When nothing plays, other music may.
 */
function setAudioSession(type: 'auto' | 'playback' | 'play-and-record'): void {
  const { audioSession } = navigator as { audioSession?: { type: string } };
  if (audioSession) audioSession.type = type;
}

/** Is told what the audio thread reports. */
export interface ChainListener {
  onReport(report: ChainReport): void;
  /** It cannot be used any more, or broke off by itself. */
  onLost(cause: unknown): void;
}

/** Takes what the chain is told: the audio thread, or what plays loops instead. */
interface ChainOutput {
  post(command: ChainCommand): void;
  close(): void;
}

export class ChainContext {
  private readonly context = openContext();
  private readonly volume = this.context.createGain();
  /** Of the guitar; it stays while guitars come and go. */
  private readonly level = this.context.createGain();
  private readonly files = new Set<string>();
  private readonly workletUrl: string;
  private readonly kits: readonly PlayableKit[];
  private readonly amp: PlayableAmp | null;
  private readonly isTimed: boolean;
  /** Nobody, once it is closed. */
  private listener: ChainListener | null;
  private node: Promise<void> | null = null;
  private output: ChainOutput | null = null;
  private guitar: GuitarInput | null = null;
  /** Who is asked for an input may answer when something else has been chosen. */
  private plugCount = 0;
  /** From the answer to a press until it is stopped. */
  private isSounding = false;
  private suspendTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    workletUrl: string,
    {
      kits,
      amp,
      isTimed,
    }: { readonly kits: readonly PlayableKit[]; readonly amp: PlayableAmp | null; readonly isTimed: boolean },
    listener: ChainListener,
  ) {
    this.workletUrl = workletUrl;
    this.kits = kits;
    this.amp = amp;
    this.isTimed = isTimed;
    this.listener = listener;
    this.volume.gain.value = 0;
    this.volume.connect(this.context.destination);
    // By a call that comes in, or a phone that is locked: it was not us.
    this.context.addEventListener('statechange', () => {
      const { state } = this.context;
      if (state === 'interrupted' || (this.isSounding && state !== 'running'))
        this.listener?.onLost(new PlayFailure('interrupted'));
    });
    // The loudspeaker is gone and there is no other.
    this.context.addEventListener('error', () => this.listener?.onLost(new PlayFailure('no-audio')));
  }

  get rate(): number {
    return this.context.sampleRate;
  }

  /** Seconds of the context's clock. */
  now(): number {
    return this.context.currentTime;
  }

  /** The worklet tries what it will play before anything is to be heard. */
  prepare(settings: readonly PedalSettings[]): void {
    this.openOnce(settings).catch(() => undefined);
    this.suspendTimer = setTimeout(() => this.sleep(), 1000 * longestPressSeconds);
  }

  /** When the files are there and the worklet can be told what to play. */
  async ready(settings: readonly PedalSettings[]): Promise<void> {
    clearTimeout(this.suspendTimer);
    setAudioSession('playback');
    // Asked for first of all: it counts as the answer to a press only while the press is fresh.
    const resumed = this.context.resume().catch((error: unknown) => {
      throw new PlayFailure('silent', error);
    });
    const node = this.openOnce(settings);
    await Promise.all([node, Promise.race([resumed, node.then(() => silentAfter(longestResumeSeconds))])]);
    this.isSounding = true;
  }

  private openOnce(settings: readonly PedalSettings[]): Promise<void> {
    // Browsers remember for as long as the context lives that a file did not load.
    this.node ??= this.open(settings).catch((error: unknown) => {
      this.listener?.onLost(error);
      throw error;
    });
    return this.node;
  }

  private async open(settings: readonly PedalSettings[]): Promise<void> {
    if (!hasWorklets(this.context)) return this.openLoops(settings);
    const { kits, amp, isTimed } = this;
    await Promise.all([this.add(this.workletUrl), this.load(amp ? [...kits, amp] : kits)]);
    const options: ChainOptions = { kits, settings, amp, isTimed };
    const node = new AudioWorkletNode(this.context, processorName, {
      channelCount: 1,
      channelCountMode: 'explicit',
      outputChannelCount: [1],
      processorOptions: options,
    });
    node.port.addEventListener('message', ({ data }: MessageEvent<ChainReport>) => this.listener?.onReport(data));
    node.port.start();
    node.addEventListener('processorerror', () => this.listener?.onLost(new PlayFailure('no-audio')));
    this.output = { post: (command) => node.port.postMessage(command, []), close: () => undefined };
    this.level.connect(node).connect(this.volume);
  }

  private async openLoops(settings: readonly PedalSettings[]): Promise<void> {
    const { LoopOutput } = await import('./loop-output.ts');
    // It was closed meanwhile, and nobody would end the clock of the loops.
    if (!this.listener) return;
    this.output = new LoopOutput(this.context, this.volume, settings, (report) => this.listener?.onReport(report));
  }

  /** When the files of other kits are there too, for an audio thread; a worker fetches its own. */
  async load(kits: readonly Pick<PlayableKit, 'url' | 'own'>[]): Promise<void> {
    if (!hasWorklets(this.context)) return;
    await Promise.all(kits.filter(({ own }) => !own).map(({ url }) => this.add(url)));
  }

  private async add(file: string): Promise<void> {
    if (this.files.has(file)) return;
    await this.context.audioWorklet.addModule(file);
    this.files.add(file);
  }

  post(message: ChainCommand): void {
    this.output?.post(message);
  }

  /** Plugs a guitar in instead of the one that was; rejects where the visitor says no or has gone on to something else. */
  async plug(deviceId: string | null): Promise<Guitar> {
    this.unplug();
    // What is not known beforehand cannot be rendered ahead.
    if (!hasWorklets(this.context)) throw new PlayFailure('no-audio');
    const plug = this.plugCount;
    setAudioSession('play-and-record');
    const stream = await requestInput(deviceId);
    if (plug !== this.plugCount) {
      stopTracks(stream);
      throw new DOMException('Something else was chosen meanwhile.', 'AbortError');
    }
    try {
      this.guitar = new GuitarInput(this.context, stream, this.level);
    } catch (error) {
      stopTracks(stream);
      throw new PlayFailure('no-input', error);
    }
    // Its cable was pulled.
    stream.getTracks()[0]?.addEventListener('ended', () => this.listener?.onLost(new PlayFailure('no-input')));
    return this.guitar;
  }

  unplug(): void {
    this.plugCount++;
    if (this.guitar) setAudioSession('playback');
    this.guitar?.close();
    this.guitar = null;
  }

  fadeTo(volume: number, seconds: number): void {
    const now = this.context.currentTime;
    this.volume.gain.cancelScheduledValues(now);
    this.volume.gain.setValueAtTime(this.volume.gain.value, now);
    this.volume.gain.linearRampToValueAtTime(volume, now + seconds);
  }

  /** Fades out and lets the audio thread sleep. */
  suspend(seconds: number): void {
    this.isSounding = false;
    this.unplug();
    this.fadeTo(0, seconds);
    clearTimeout(this.suspendTimer);
    this.suspendTimer = setTimeout(
      () => {
        setAudioSession('auto');
        this.sleep();
      },
      1000 * suspendFades * seconds,
    );
  }

  private sleep(): void {
    // Safari lets no context sleep that a call has interrupted; it is silent as it is.
    this.context.suspend().catch(() => undefined);
  }

  close(): void {
    clearTimeout(this.suspendTimer);
    this.unplug();
    this.listener = null;
    this.isSounding = false;
    setAudioSession('auto');
    this.output?.close();
    void this.context.close();
  }
}
