import { BoardLevels } from './board-levels.ts';
import { asDrawn, type ListenKit, type ListenSettings, type RiffName } from '#electronics/player/chain/chain-settings.ts';
import { openBoard, type BoardEar, type OpenBoard } from './open-board.ts';
import type { StudioRiff } from './studio.worker.ts';
import { trimsOf } from '#electronics/player/chain/loudness-trims.ts';

/** Of a guitar that is strummed at the level that was set, as loud as the chords, in LUFS. */
const guitarLoudness = -24;

/** The pedals that are wanted, in their order, how they are set, what is played into them, and what of it the audio thread knows. */
export class Row {
  kits: readonly ListenKit[];
  settings: readonly ListenSettings[];
  /** Null: a guitar. */
  riff: RiffName | null = null;
  private loudness = guitarLoudness;
  private laid: readonly ListenKit[] | null = null;
  private levels: BoardLevels | null = null;

  constructor(kits: readonly ListenKit[]) {
    this.kits = kits;
    this.settings = kits.map(() => asDrawn);
  }

  open(workletUrl: string, ear: BoardEar): OpenBoard {
    this.laid = this.kits;
    return openBoard(workletUrl, this.kits, ear);
  }

  /** The board is closed. */
  leave(): void {
    this.laid = null;
    this.forgetLevels();
  }

  exchange(kits: readonly ListenKit[], settings: readonly ListenSettings[]): void {
    this.kits = kits;
    this.settings = settings;
    this.forgetLevels();
  }

  private forgetLevels(): void {
    this.levels?.drop();
    this.levels = null;
  }

  /** From the beginning of the riff, or whatever the guitar plays. */
  begin(board: OpenBoard, riff: StudioRiff | null): void {
    this.loudness = riff?.loudness ?? guitarLoudness;
    const trims = trimsOf(this.kits, this.riff);
    board.post(riff ? { do: 'riff', ...riff, trims } : { do: 'guitar', loudness: this.loudness, trims });
  }

  /** Tells the audio thread what it does not know. Other pedals come when their files are there, and only the latest of them. */
  async lay(board: OpenBoard): Promise<void> {
    while (this.laid !== this.kits) {
      const { kits } = this;
      await board.load(kits);
      if (kits !== this.kits || this.laid === kits) continue;
      board.post({ do: 'row', kits, settings: this.settings, trims: trimsOf(kits, this.riff) });
      this.laid = kits;
    }
    this.tune(board);
  }

  /** Settings alone. A row that is not laid yet takes its own along. */
  tune(board: OpenBoard): void {
    if (this.laid !== this.kits) return;
    board.post({ do: 'apply', settings: this.settings });
    if (this.kits.length > 1) this.match(board);
  }

  /** Several in a row are as loud as bypass by a measurement. */
  private match(board: OpenBoard): void {
    this.levels ??= new BoardLevels(this.kits, board.rate, (levels) => board.post({ do: 'levels', ...levels }));
    void this.levels.match(this.riff ?? 'chords', this.loudness, this.settings);
  }
}
