import {
  stockSettings,
  type PlayableKit,
  type PedalSettings,
  type RiffName,
  type SourceLevels,
} from '#electronics/player/chain/chain-settings.ts';
import { ChainContext, type ChainListener } from './chain-context.ts';
import type { RenderedAudio } from './render.worker.ts';
import { loudnessTrims } from '#electronics/player/chain/loudness-trims.ts';
import { requestRender, requestRiff } from './render-client.ts';

/** As long as a pedal needs to show how loud it is. */
const measuredSeconds = 2;

/**
 * How loud a chain is. One kit stands in the table; for several, which drive each other, it is measured beside
 * the page as they are drawn, and until then the last of them decides.
 */
class ChainLevels {
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

/** Of a guitar that is strummed at the level that was set, as loud as the chords, in LUFS. */
const guitarLoudness = -24;

/** The pedals that are wanted, in their order, how they are set, what is played into them, and what of it the audio thread knows. */
export class PedalChain {
  kits: readonly PlayableKit[];
  settings: readonly PedalSettings[];
  /** Null: a guitar. */
  riff: RiffName | null = null;
  private loudness = guitarLoudness;
  private sentKits: readonly PlayableKit[] | null = null;
  private levels: ChainLevels | null = null;

  constructor(kits: readonly PlayableKit[]) {
    this.kits = kits;
    this.settings = kits.map(() => stockSettings);
  }

  open(workletUrl: string, listener: ChainListener): ChainContext {
    this.sentKits = this.kits;
    return new ChainContext(workletUrl, this.kits, listener);
  }

  /** The context is closed. */
  onContextClosed(): void {
    this.sentKits = null;
    this.dropLevels();
  }

  replace(kits: readonly PlayableKit[], settings: readonly PedalSettings[]): void {
    this.kits = kits;
    this.settings = settings;
    this.dropLevels();
  }

  private dropLevels(): void {
    this.levels?.cancel();
    this.levels = null;
  }

  /** From the beginning of the riff, or whatever the guitar plays. */
  startSource(context: ChainContext, riff: RenderedAudio | null): void {
    this.loudness = riff?.loudness ?? guitarLoudness;
    const trims = loudnessTrims(this.kits, this.riff);
    context.post(riff ? { do: 'riff', ...riff, trims } : { do: 'guitar', loudness: this.loudness, trims });
  }

  /** Tells the audio thread what it does not know. Other pedals come when their files are there, and only the latest of them. */
  async sendKits(context: ChainContext): Promise<void> {
    while (this.sentKits !== this.kits) {
      const { kits } = this;
      await context.load(kits);
      if (kits !== this.kits || this.sentKits === kits) continue;
      context.post({ do: 'chain', kits, settings: this.settings, trims: loudnessTrims(kits, this.riff) });
      this.sentKits = kits;
    }
    this.sendSettings(context);
  }

  /** Settings alone. Kits that were not sent yet take theirs along. */
  sendSettings(context: ChainContext): void {
    if (this.sentKits !== this.kits) return;
    context.post({ do: 'apply', settings: this.settings });
    if (this.kits.length > 1) this.matchLevels(context);
  }

  /** Several pedals are as loud as bypass by a measurement. */
  private matchLevels(context: ChainContext): void {
    this.levels ??= new ChainLevels(this.kits, context.rate, (levels) => context.post({ do: 'levels', ...levels }));
    void this.levels.match(this.riff ?? 'chords', this.loudness, this.settings);
  }
}
