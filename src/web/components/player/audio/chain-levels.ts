import {
  stockSettings,
  type PlayableKit,
  type PedalSettings,
  type RiffName,
  type SourceLevels,
} from '#electronics/player/chain/chain-settings.ts';
import { requestRender, requestRiff } from './render-client.ts';
import { loudnessTrims } from '#electronics/player/chain/loudness-trims.ts';

/** As long as a pedal needs to show how loud it is. */
const measuredSeconds = 2;

/**
 * How loud a chain is. One kit stands in the table; for several, which drive each other, it is measured beside
 * the page as they are drawn, and until then the last of them decides.
 */
export class ChainLevels {
  private readonly kits: readonly PlayableKit[];
  private readonly rate: number;
  private readonly onLevels: (levels: SourceLevels) => void;
  private readonly measured = new Map<string, Promise<number>>();
  private latest = '';

  constructor(kits: readonly PlayableKit[], rate: number, deliver: (levels: SourceLevels) => void) {
    this.kits = kits;
    this.rate = rate;
    this.onLevels = deliver;
  }

  async match(riff: RiffName, loudness: number, settings: readonly PedalSettings[]): Promise<void> {
    const bypassed = this.kits.map((_, i) => settings[i]?.bypassed ?? false);
    const key = `${riff} ${bypassed.join()}`;
    this.latest = key;
    if (bypassed.filter((each) => !each).length < 2)
      return this.onLevels({ loudness, trims: loudnessTrims(this.kits, riff) });
    const trim = this.measured.get(key) ?? this.measure(riff, bypassed);
    this.measured.set(key, trim);
    const trimDb = await trim.catch(() => null);
    if (trimDb !== null && this.latest === key) this.onLevels({ loudness, trims: this.kits.map(() => trimDb) });
  }

  /** Another chain plays: what is being measured is not delivered any more. */
  cancel(): void {
    this.latest = '';
  }

  private async measure(source: RiffName, bypassed: readonly boolean[]): Promise<number> {
    const { loudness } = await requestRiff(source, this.rate);
    const rendered = await requestRender({
      kits: this.kits,
      settings: bypassed.map((isBypassed) => ({ ...stockSettings, bypassed: isBypassed })),
      trims: [],
      source,
      rate: this.rate,
      factor: 1,
      count: measuredSeconds * this.rate,
      isRaw: true,
    });
    return loudness - rendered.loudness;
  }
}
