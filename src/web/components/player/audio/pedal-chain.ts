import {
  stockSettings,
  type PlayableKit,
  type PedalSettings,
  type RiffName,
  type SourceLevels,
} from '#electronics/player/chain/chain-settings.ts';
import { isMeasured, levelRendering, withMeasured } from '#electronics/player/chain/measured-levels.ts';
import type { PlayableAmp } from '#electronics/player/chain/amp-settings.ts';
import type * as AmpTrimsModule from '#electronics/player/chain/amp-trims.ts';
import { ChainContext, type ChainListener } from './chain-context.ts';
import type { RenderedAudio } from './render.worker.ts';
import { loudnessTrims } from '#electronics/player/chain/loudness-trims.ts';
import { requestRender, requestRiff } from './render-client.ts';

/** Fetched with the amp. */
let ampTrimsModule: typeof AmpTrimsModule | null = null;
const loadAmpTrims = async (): Promise<void> => {
  ampTrimsModule ??= await import('#electronics/player/chain/amp-trims.ts');
};

/** What brings each kit to the loudness of the source, with the amp and without. */
export const trimsOf = (
  kits: readonly PlayableKit[],
  riff: RiffName | null,
  amp: PlayableAmp | null,
): Omit<SourceLevels, 'loudness'> => ({
  trims: loudnessTrims(kits, riff),
  ...(amp && ampTrimsModule ? { ampTrims: ampTrimsModule.ampTrimsOf(kits, amp.setting, riff) } : {}),
});

/** How loud a chain is. What stands in no table is measured beside the page, and until then the last pedal decides. */
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

  async match(
    riff: RiffName,
    loudness: number,
    settings: readonly PedalSettings[],
    amp: PlayableAmp | null,
  ): Promise<void> {
    const bypassed = this.kits.map((_, i) => settings[i]?.bypassed ?? false);
    const key = `${riff} ${bypassed.join()} ${amp?.setting} ${amp?.cabinet}`;
    const drawn = { loudness, ...trimsOf(this.kits, riff, amp) };
    this.latest = key;
    if (!isMeasured(this.kits, bypassed)) return this.onLevels(drawn);
    const trim = this.measured.get(key) ?? this.measure(riff, bypassed, amp);
    this.measured.set(key, trim);
    const trimDb = await trim.catch(() => null);
    if (trimDb !== null && this.latest === key) this.onLevels(withMeasured(drawn, trimDb));
  }

  /** Another chain plays: what is being measured is not delivered any more. */
  cancel(): void {
    this.latest = '';
  }

  private async measure(source: RiffName, bypassed: readonly boolean[], amp: PlayableAmp | null): Promise<number> {
    const { loudness } = await requestRiff(source, this.rate);
    const rendered = await requestRender({
      kits: this.kits,
      trims: [],
      source,
      isRaw: true,
      amp,
      ...levelRendering(bypassed, this.rate),
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
  /** Behind the last of them; null: none. */
  amp: PlayableAmp | null = null;
  /** What each of them takes is told. */
  readonly isTimed: boolean;
  /** Null: a guitar. */
  riff: RiffName | null = null;
  private loudness = guitarLoudness;
  private sentKits: readonly PlayableKit[] | null = null;
  private sentAmp: PlayableAmp | null = null;
  private levels: ChainLevels | null = null;

  constructor(kits: readonly PlayableKit[], isTimed: boolean) {
    this.kits = kits;
    this.isTimed = isTimed;
    this.settings = kits.map(() => stockSettings);
  }

  open(workletUrl: string, listener: ChainListener): ChainContext {
    this.sentKits = this.kits;
    this.sentAmp = this.amp;
    return new ChainContext(workletUrl, this, listener);
  }

  /** Begins to fetch what it takes to play. */
  prepare(context: ChainContext): void {
    context.prepare(this.settings);
    if (this.amp) loadAmpTrims().catch(() => undefined);
  }

  /** When all that it takes to play is there. */
  async ready(context: ChainContext): Promise<void> {
    await Promise.all([context.ready(this.settings), this.amp && loadAmpTrims()]);
  }

  private get trims(): Omit<SourceLevels, 'loudness'> {
    return trimsOf(this.kits, this.riff, this.amp);
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
    const { trims } = this;
    context.post(riff ? { do: 'riff', ...riff, ...trims } : { do: 'guitar', loudness: this.loudness, ...trims });
  }

  /** Tells the audio thread what it does not know. Other pedals come when their files are there, and only the latest of them. */
  async sendKits(context: ChainContext): Promise<void> {
    while (this.sentKits !== this.kits) {
      const { kits } = this;
      await context.load(kits);
      if (kits !== this.kits || this.sentKits === kits) continue;
      context.post({ do: 'chain', kits, settings: this.settings, ...this.trims });
      this.sentKits = kits;
    }
    this.sendSettings(context);
  }

  /** The amp that is wanted by now, when its file is there. */
  async sendAmp(context: ChainContext): Promise<void> {
    const { amp } = this;
    if (amp) await Promise.all([context.load([amp]), loadAmpTrims()]);
    if (amp !== this.amp || amp === this.sentAmp) return;
    this.sentAmp = amp;
    context.post({ do: 'amp', amp, ...this.trims });
    if (this.kits.length > 1) this.matchLevels(context);
  }

  /** Settings alone. Kits that were not sent yet take theirs along. */
  sendSettings(context: ChainContext): void {
    if (this.sentKits !== this.kits) return;
    context.post({ do: 'apply', settings: this.settings });
    if (this.kits.length > 1 || this.kits.some(({ own }) => own)) this.matchLevels(context);
  }

  /** Several pedals are as loud as bypass by a measurement. */
  private matchLevels(context: ChainContext): void {
    this.levels ??= new ChainLevels(this.kits, context.rate, (levels) => context.post({ do: 'levels', ...levels }));
    void this.levels.match(this.riff ?? 'chords', this.loudness, this.settings, this.amp);
  }
}
