/** The half of the main thread. */
import { Ahead } from './ahead.ts';
import type { Guitar } from './guitar/guitar-input.ts';
import type { ListenKit, ListenSettings } from '#electronics/player/chain/chain-settings.ts';
import { listOf, type FromBoard, type ListenSource } from './chain-messages.ts';
import type { BoardEar, OpenBoard } from './open-board.ts';
import { failureOf } from './play-failure.ts';
import type { Player, PlayerState, ScopePicture } from './player.ts';
import { Readings } from './readings.ts';
import { Row } from './row.ts';
import { riffOf } from './studio.ts';
import type { StudioRiff } from './studio.worker.ts';
import { Watched } from './watched.ts';

/** Seconds in which sound comes and goes when it starts and stops. */
const fadeSeconds = 0.015;

export class LivePlayer extends Watched<PlayerState> implements Player, BoardEar {
  guitar: Guitar | null = null;
  private readonly row: Row;
  private readonly workletUrl: string;
  private board: OpenBoard | null = null;
  private volume = 1;
  private probed: string | null = null;
  private ahead: Ahead | null = null;
  private readonly readings = new Readings();
  /** The board has begun with what was chosen last. */
  private hasBegun = false;
  /** A press that comes while an earlier one loads makes that one void, and so does a stop. */
  private press = 0;

  constructor(kits: readonly ListenKit[], workletUrl: string) {
    super({ phase: 'idle', quality: 2, missed: 0 });
    this.row = new Row(kits);
    this.workletUrl = workletUrl;
  }

  async play(source: ListenSource): Promise<void> {
    this.halt();
    const { press } = this;
    const { failure: _gone, ...rest } = this.state;
    const wasOn = rest.phase === 'playing' || rest.phase === 'loading';
    this.state = rest;
    this.row.riff = typeof source === 'string' ? source : null;
    this.tell({ phase: 'loading', missed: 0, isTurnedDown: false });
    // The browser may ask for the microphone first, and nobody should have to answer through the last riff.
    if (!this.row.riff) this.board?.fadeTo(0, fadeSeconds);
    try {
      const board = (this.board ??= this.row.open(this.workletUrl, this));
      const [riff] = await Promise.all([
        typeof source === 'string' ? riffOf(source, board.rate) : null,
        board.ready(this.row.settings),
      ]);
      if (press !== this.press) return;
      board.post({ do: 'probe', net: this.probed });
      await this.begin(board, riff, source, wasOn);
      await this.row.lay(board);
      if (press !== this.press) return;
      this.hasBegun = true;
      board.fadeTo(this.volume, fadeSeconds);
      if (this.ahead) this.playAhead();
      else this.tell({ phase: 'playing', quality: this.readings.factor });
    } catch (error) {
      if (press === this.press) this.fail(error);
    }
  }

  private async begin(board: OpenBoard, riff: StudioRiff | null, source: ListenSource, wasOn: boolean): Promise<void> {
    this.readings.loopSeconds = riff ? riff.samples.length / board.rate : 0;
    if (typeof source !== 'string') this.guitar = await board.plug(source.deviceId);
    // What else ran on a slow device may be closed by now; to find out takes a moment, which no sound has to give.
    if (this.ahead && riff && !wasOn) board.post({ do: 'live' });
    // What is not known beforehand cannot be rendered ahead: the board plays live again.
    if (!riff || !wasOn) this.ahead = null;
    this.row.begin(board, riff);
  }

  /** What was chosen is wanted no longer: above all nobody is listened to any more. */
  private halt(): void {
    this.press++;
    this.hasBegun = false;
    this.ahead?.drop();
    this.board?.unplug();
    this.guitar = null;
  }

  private shut(): void {
    this.halt();
    this.board?.close();
    this.board = null;
    this.row.leave();
    this.ahead = null;
    this.readings.restart();
  }

  private fail(error: unknown): void {
    const failure = failureOf(error);
    this.halt();
    if (failure === 'no-audio' || failure === 'network') this.shut();
    // With another input, a riff or another press it still plays.
    else this.board?.rest(fadeSeconds);
    this.tell({ phase: 'failed', failure });
  }

  lose(why: unknown): void {
    if (this.state.phase === 'playing' || this.state.phase === 'loading') this.fail(why);
    else this.shut();
  }

  hear(said: FromBoard): void {
    const news = this.readings.take(said);
    if (news) this.tell(news);
    else if (said.is === 'hopeless') this.goAhead();
  }

  /** This device cannot play it live: a loop is rendered, and again after each change. */
  private goAhead(): void {
    const { board } = this;
    if (!board || this.guitar) return;
    this.ahead = new Ahead(this.row.kits, board.rate, (samples) => {
      if (samples) board.post({ do: 'loop', samples });
      if (this.state.phase !== 'loading') return;
      if (samples) this.tell({ phase: 'playing' });
      else this.fail(new Error('No loop could be rendered.'));
    });
    this.tell({ quality: 'ahead' });
    this.playAhead();
  }

  private playAhead(): void {
    if (!this.ahead || !this.row.riff || !this.hasBegun) return;
    const phase = this.ahead.play(this.row.riff, this.row.settings) ? 'playing' : 'loading';
    if (phase !== this.state.phase) this.tell({ phase });
  }

  turnUp(): void {
    this.board?.post({ do: 'release' });
    this.tell({ isTurnedDown: false });
  }

  stop(seconds = fadeSeconds): void {
    this.halt();
    this.board?.rest(seconds);
    if (this.state.phase !== 'failed') this.tell({ phase: 'idle' });
  }

  apply(settings: ListenSettings | readonly ListenSettings[]): void {
    this.row.settings = listOf(settings);
    if (this.board) this.row.tune(this.board);
    this.playAhead();
  }

  setRow(kits: readonly ListenKit[], settings: readonly ListenSettings[]): void {
    this.row.exchange(kits, settings);
    this.ahead?.drop();
    this.ahead = null;
    if (this.board && this.hasBegun) void this.exchange(this.board);
  }

  /** The riff goes on from one row into the other. */
  private async exchange(board: OpenBoard): Promise<void> {
    const { press } = this;
    try {
      await this.row.lay(board);
      if (press === this.press && !this.ahead) this.tell({ phase: 'playing' });
    } catch (error) {
      if (press === this.press) this.fail(error);
    }
  }

  click(): void {
    if (this.state.phase === 'playing') this.board?.post({ do: 'click' });
  }

  setVolume(volume: number): void {
    this.volume = volume;
    if (this.hasBegun) this.board?.fadeTo(volume, fadeSeconds);
  }

  probe(net: string | null): void {
    this.probed = net;
    this.board?.post({ do: 'probe', net });
  }

  scope(): ScopePicture {
    return this.readings.scope(this.board?.rate ?? 48_000);
  }

  progress(): number {
    return this.board ? this.readings.progress(this.board.now()) : 0;
  }

  close(): void {
    this.shut();
    this.tell({ phase: 'idle' });
    this.forget();
  }
}
