import { asDrawn, type ListenKit, type ListenSettings, type RiffName, type SourceLevels } from '#electronics/player/chain/chain-settings.ts';
import { renderJob, riffOf } from './studio.ts';
import { trimsOf } from '#electronics/player/chain/loudness-trims.ts';

/** As long as a pedal needs to show how loud it is. */
const measuredSeconds = 2;

/**
 * How loud a board is. One kit stands in the table; for several in a row, which drive each other, it is measured beside
 * the page as they are drawn, and until then the last of them decides.
 */
export class BoardLevels {
  private readonly kits: readonly ListenKit[];
  private readonly rate: number;
  private readonly deliver: (levels: SourceLevels) => void;
  private readonly measured = new Map<string, Promise<number>>();
  private latest = '';

  constructor(kits: readonly ListenKit[], rate: number, deliver: (levels: SourceLevels) => void) {
    this.kits = kits;
    this.rate = rate;
    this.deliver = deliver;
  }

  async match(riff: RiffName, loudness: number, settings: readonly ListenSettings[]): Promise<void> {
    const bypassed = this.kits.map((_, i) => settings[i]?.bypassed ?? false);
    const key = `${riff} ${bypassed.join()}`;
    this.latest = key;
    if (bypassed.filter((each) => !each).length < 2) return this.deliver({ loudness, trims: trimsOf(this.kits, riff) });
    const trim = this.measured.get(key) ?? this.measure(riff, bypassed);
    this.measured.set(key, trim);
    const trimDb = await trim.catch(() => null);
    if (trimDb !== null && this.latest === key) this.deliver({ loudness, trims: this.kits.map(() => trimDb) });
  }

  /** Another row plays: what is being measured is not delivered any more. */
  drop(): void {
    this.latest = '';
  }

  private async measure(source: RiffName, bypassed: readonly boolean[]): Promise<number> {
    const { loudness } = await riffOf(source, this.rate);
    const board = await renderJob({
      kits: this.kits,
      settings: bypassed.map((isBypassed) => ({ ...asDrawn, bypassed: isBypassed })),
      trims: [],
      source,
      rate: this.rate,
      factor: 1,
      count: measuredSeconds * this.rate,
      isRaw: true,
    });
    return loudness - board.loudness;
  }
}
