/** An AudioContext with the audio thread's board in it. */
import { askForInput, GuitarInput, letGo, type Guitar } from './guitar/guitar-input.ts';
import type { ListenKit, ListenSettings } from '#electronics/player/chain/chain-settings.ts';
import { processorName, type BoardOptions, type FromBoard, type ToBoard } from './chain-messages.ts';
import { PlayFailure } from './play-failure.ts';

/** Without a press that it counts, a browser may leave the start of the sound waiting for ever. */
const patienceMs = 2000;

const tooLate = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new PlayFailure('silent')), patienceMs);
  });

/** Who is told what happens on a board. */
export interface BoardEar {
  hear(said: FromBoard): void;
  /** It cannot be used any more, or broke off by itself. */
  lose(why: unknown): void;
}

export interface OpenBoard {
  readonly rate: number;
  /** Seconds of the context's clock. */
  now(): number;
  /** When the files are there and the board can be told what to play. */
  ready(settings: readonly ListenSettings[]): Promise<void>;
  /** When the files of other kits are there too. */
  load(kits: readonly ListenKit[]): Promise<void>;
  post(message: ToBoard): void;
  /** Plugs a guitar in instead of the one that was; rejects where the visitor says no or has gone on to something else. */
  plug(deviceId: string | null): Promise<Guitar>;
  unplug(): void;
  fadeTo(volume: number, seconds: number): void;
  /** Fades out and lets the audio thread sleep. */
  rest(seconds: number): void;
  close(): void;
}

class ContextBoard implements OpenBoard {
  private readonly context = new AudioContext({ latencyHint: 'interactive', sampleRate: 48_000 });
  private readonly volume = this.context.createGain();
  /** Of the guitar; it stays while guitars come and go. */
  private readonly level = this.context.createGain();
  private readonly files = new Set<string>();
  private readonly workletUrl: string;
  private readonly kits: readonly ListenKit[];
  /** Nobody, once it is closed. */
  private ear: BoardEar | null;
  private node: Promise<void> | null = null;
  private board: AudioWorkletNode | null = null;
  private guitar: GuitarInput | null = null;
  /** Who is asked for an input may answer when something else has been chosen. */
  private plugs = 0;
  private resting: ReturnType<typeof setTimeout> | undefined;

  constructor(workletUrl: string, kits: readonly ListenKit[], ear: BoardEar) {
    this.workletUrl = workletUrl;
    this.kits = kits;
    this.ear = ear;
    this.volume.gain.value = 0;
    this.volume.connect(this.context.destination);
    // Such as by a call that comes in.
    this.context.addEventListener('statechange', () => {
      if (this.context.state === 'interrupted') this.ear?.lose(new PlayFailure('silent'));
    });
  }

  get rate(): number {
    return this.context.sampleRate;
  }

  now(): number {
    return this.context.currentTime;
  }

  async ready(settings: readonly ListenSettings[]): Promise<void> {
    clearTimeout(this.resting);
    // Asked for first of all: it counts as the answer to a press only while the press is fresh.
    const resumed = this.context.resume().catch((error: unknown) => {
      throw new PlayFailure('silent', error);
    });
    // Browsers remember for as long as the context lives that a file did not load.
    this.node ??= this.open(settings).catch((error: unknown) => {
      this.ear?.lose(error);
      throw error;
    });
    await Promise.all([this.node, Promise.race([resumed, this.node.then(tooLate)])]);
  }

  private async open(settings: readonly ListenSettings[]): Promise<void> {
    await Promise.all([this.add(this.workletUrl), this.load(this.kits)]);
    const options: BoardOptions = { kits: this.kits, settings };
    const node = new AudioWorkletNode(this.context, processorName, {
      channelCount: 1,
      channelCountMode: 'explicit',
      outputChannelCount: [1],
      processorOptions: options,
    });
    node.port.addEventListener('message', ({ data }: MessageEvent<FromBoard>) => this.ear?.hear(data));
    node.port.start();
    node.addEventListener('processorerror', () => this.ear?.lose(new PlayFailure('no-audio')));
    this.board = node;
    this.level.connect(node).connect(this.volume);
  }

  async load(kits: readonly ListenKit[]): Promise<void> {
    await Promise.all(kits.map(({ url }) => this.add(url)));
  }

  private async add(file: string): Promise<void> {
    if (this.files.has(file)) return;
    await this.context.audioWorklet.addModule(file);
    this.files.add(file);
  }

  post(message: ToBoard): void {
    this.board?.port.postMessage(message, []);
  }

  async plug(deviceId: string | null): Promise<Guitar> {
    this.unplug();
    const plug = this.plugs;
    const stream = await askForInput(deviceId);
    if (plug !== this.plugs) {
      letGo(stream);
      throw new DOMException('Something else was chosen meanwhile.', 'AbortError');
    }
    try {
      this.guitar = new GuitarInput(this.context, stream, this.level);
    } catch (error) {
      letGo(stream);
      throw new PlayFailure('no-input', error);
    }
    // Its cable was pulled.
    stream.getTracks()[0]?.addEventListener('ended', () => this.ear?.lose(new PlayFailure('no-input')));
    return this.guitar;
  }

  unplug(): void {
    this.plugs++;
    this.guitar?.close();
    this.guitar = null;
  }

  fadeTo(volume: number, seconds: number): void {
    const now = this.context.currentTime;
    this.volume.gain.cancelScheduledValues(now);
    this.volume.gain.setValueAtTime(this.volume.gain.value, now);
    this.volume.gain.linearRampToValueAtTime(volume, now + seconds);
  }

  rest(seconds: number): void {
    this.unplug();
    this.fadeTo(0, seconds);
    clearTimeout(this.resting);
    this.resting = setTimeout(() => void this.context.suspend(), 4000 * seconds);
  }

  close(): void {
    clearTimeout(this.resting);
    this.unplug();
    this.ear = null;
    void this.context.close();
  }
}

export const openBoard = (workletUrl: string, kits: readonly ListenKit[], ear: BoardEar): OpenBoard =>
  new ContextBoard(workletUrl, kits, ear);
