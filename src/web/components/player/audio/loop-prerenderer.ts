import type { PlayableKit, PedalSettings, RiffName } from '#electronics/player/chain/chain-settings.ts';
import type { PlayableAmp } from '#electronics/player/chain/amp-settings.ts';
import type { RenderedLoop } from './chain-messages.ts';
import { requestRender } from './render-client.ts';
import { trimsOf } from './pedal-chain.ts';

interface LoopRequest {
  readonly riff: RiffName;
  readonly settings: readonly PedalSettings[];
  readonly amp: PlayableAmp | null;
}

/** A loop, or null where none could be rendered. */
type OnLoop = (loop: RenderedLoop | null) => void;

/** Renders loops for a device that is too slow to play live: one at a time, and always the latest that was asked for. */
export class LoopPrerenderer {
  private readonly kits: readonly PlayableKit[];
  private readonly rate: number;
  private readonly deliver: OnLoop;
  private requested: LoopRequest | null = null;
  private isRendering = false;
  /** One was delivered since the source began. */
  private hasLoop = false;

  constructor(kits: readonly PlayableKit[], rate: number, deliver: OnLoop) {
    this.kits = kits;
    this.rate = rate;
    this.deliver = deliver;
  }

  /** False while there is nothing to hear. */
  request(request: LoopRequest): boolean {
    // In bypass the riff itself plays; what was rendered stays for when it is switched on again.
    if (!request.amp && this.kits.every((_, i) => request.settings[i]?.bypassed)) return true;
    if (!this.isRequested(request)) this.requested = request;
    if (!this.isRendering) void this.renderRequested();
    return this.hasLoop;
  }

  private isRequested({ riff, settings, amp }: LoopRequest): boolean {
    const { requested } = this;
    return requested?.riff === riff && requested.settings === settings && requested.amp === amp;
  }

  /** Another source begins or none: what is being rendered is not delivered any more. */
  cancel(): void {
    this.requested = null;
    this.hasLoop = false;
  }

  private async renderRequested(): Promise<void> {
    this.isRendering = true;
    let made: LoopRequest | null = null;
    while (this.requested && this.requested !== made) {
      made = this.requested;
      const loop = await this.render(made).catch(() => null);
      if (this.requested !== made) continue;
      this.hasLoop ||= loop !== null;
      this.deliver(loop);
    }
    this.isRendering = false;
  }

  private async render({ riff, settings, amp }: LoopRequest): Promise<RenderedLoop> {
    const { kits, rate } = this;
    const levels = trimsOf(kits, riff, amp);
    const job = { kits, settings, amp, ...levels, source: riff, rate, count: 'loop', isRaw: false } as const;
    return { samples: (await requestRender(job)).samples, isWhole: amp !== null };
  }
}
