import type { ListenKit, ListenSettings, RiffName } from '#electronics/player/chain/chain-settings.ts';
import { renderJob } from './studio.ts';
import { trimsOf } from '#electronics/player/chain/loudness-trims.ts';

interface Wanted {
  readonly riff: RiffName;
  readonly settings: readonly ListenSettings[];
}

/** A loop, or null where none could be rendered. */
type Deliver = (loop: Float32Array<ArrayBuffer> | null) => void;

/** Renders loops for a device that is too slow to play live: one at a time, and always the latest that was asked for. */
export class Ahead {
  private readonly kits: readonly ListenKit[];
  private readonly rate: number;
  private readonly deliver: Deliver;
  private wanted: Wanted | null = null;
  private isRendering = false;
  /** One was delivered since the source began. */
  private hasLoop = false;

  constructor(kits: readonly ListenKit[], rate: number, deliver: Deliver) {
    this.kits = kits;
    this.rate = rate;
    this.deliver = deliver;
  }

  /** False while there is nothing to hear. */
  play(riff: RiffName, settings: readonly ListenSettings[]): boolean {
    // In bypass the riff itself plays; what was rendered stays for when it is switched on again.
    if (this.kits.every((_, i) => settings[i]?.bypassed)) return true;
    this.wanted = { riff, settings };
    if (!this.isRendering) void this.work();
    return this.hasLoop;
  }

  /** Another source begins or none: what is being rendered is not delivered any more. */
  drop(): void {
    this.wanted = null;
    this.hasLoop = false;
  }

  private async work(): Promise<void> {
    this.isRendering = true;
    let made: Wanted | null = null;
    while (this.wanted && this.wanted !== made) {
      made = this.wanted;
      const loop = await this.render(made).catch(() => null);
      if (this.wanted !== made) continue;
      this.hasLoop ||= loop !== null;
      this.deliver(loop);
    }
    this.isRendering = false;
  }

  private async render({ riff, settings }: Wanted): Promise<Float32Array<ArrayBuffer>> {
    const { kits, rate } = this;
    const trims = trimsOf(kits, riff);
    const job = { kits, settings, trims, source: riff, rate, factor: 2, count: 'loop', isRaw: false } as const;
    return (await renderJob(job)).samples;
  }
}
