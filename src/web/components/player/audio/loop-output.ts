/**
 * Plays loops that were rendered ahead where a browser has no audio thread for a circuit: the riff itself in bypass, what a worker
 * made of it otherwise. It is told the same as the worklet and tells the same.
 */
import { fadeSeconds } from '#electronics/player/chain/crossfade.ts';
import { FootswitchClick } from '#electronics/player/chain/footswitch-click.ts';
import { referenceLufs } from '#electronics/player/chain/master-bus.ts';
import { ScopeBuffer } from '#electronics/player/chain/scope-buffer.ts';
import type { PedalSettings } from '#electronics/player/chain/chain-settings.ts';
import { scopeSeconds, type ChainCommand, type ChainReport, type RenderedLoop } from './chain-messages.ts';

/** What begins is told this long before, so that all loops begin at their sample. */
const leadSeconds = 0.03;
/** Some 20 pictures of the scope in a second. */
const scopeMillis = 50;
const clickSeconds = 0.05;

/** A loop that is heard, and how loud. */
interface Voice {
  readonly samples: Float32Array<ArrayBuffer>;
  readonly source: AudioBufferSourceNode;
  readonly gain: GainNode;
}

export class LoopOutput {
  private readonly context: BaseAudioContext;
  private readonly destination: GainNode;
  private readonly report: (report: ChainReport) => void;
  private readonly timer: ReturnType<typeof setInterval>;
  private isBypassed: boolean;
  /** The footswitch is in the rendered loop as it stands. */
  private isWetWhole = false;
  private startedAt = 0;
  private dryGain = 0;
  private dry: Voice | null = null;
  private wet: Voice | null = null;

  constructor(
    context: BaseAudioContext,
    destination: GainNode,
    settings: readonly PedalSettings[],
    report: (report: ChainReport) => void,
  ) {
    this.context = context;
    this.destination = destination;
    this.report = report;
    this.isBypassed = settings.every(({ bypassed }) => bypassed);
    this.timer = setInterval(() => this.reportScope(), scopeMillis);
  }

  post(command: ChainCommand): void {
    if (command.do === 'riff') this.startRiff(command.loudness);
    else if (command.do === 'whole-riff') this.playRiff(command.samples);
    else if (command.do === 'loop') this.exchange(command);
    else if (command.do === 'amp') {
      this.isWetWhole &&= command.amp !== null;
      this.applyBypass();
    } else if (command.do === 'apply' || command.do === 'chain') {
      this.isBypassed = command.settings.every(({ bypassed }) => bypassed);
      this.applyBypass();
    } else if (command.do === 'click') this.click();
    // The loop of other pedals is another, and no press makes a browser able to play live.
    if (command.do === 'riff' || command.do === 'chain') this.report({ is: 'loops-only' });
  }

  close(): void {
    clearInterval(this.timer);
  }

  /** The clock of the riff runs from now; what plays from a buffer takes nothing more in, so it waits for all of it. */
  private startRiff(loudness: number): void {
    this.end(this.dry);
    this.end(this.wet);
    this.dry = null;
    this.wet = null;
    this.isWetWhole = false;
    this.startedAt = this.soon();
    this.dryGain = 10 ** ((referenceLufs - loudness) / 20);
    this.report({ is: 'started', at: this.startedAt });
  }

  private playRiff(samples: Float32Array<ArrayBuffer>): void {
    this.dry = this.begin(samples);
    this.applyBypass();
  }

  /** A new loop follows the old one in step with the riff. */
  private exchange({ samples, isWhole }: RenderedLoop): void {
    this.isWetWhole = isWhole;
    this.end(this.wet);
    this.wet = this.begin(samples);
    this.applyBypass();
  }

  private applyBypass(): void {
    const { dry, wet, isDry } = this;
    if (dry) this.fade(dry, isDry ? this.dryGain : 0);
    if (wet) this.fade(wet, isDry ? 0 : 1);
  }

  private get isDry(): boolean {
    return this.isBypassed && !this.isWetWhole;
  }

  /** A moment ahead, at a sample. */
  private soon(): number {
    const { currentTime, sampleRate } = this.context;
    return Math.round((currentTime + leadSeconds) * sampleRate) / sampleRate;
  }

  private begin(samples: Float32Array<ArrayBuffer>): Voice {
    const { context } = this;
    const buffer = context.createBuffer(1, samples.length, context.sampleRate);
    buffer.copyToChannel(samples, 0);
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.loop = true;
    const gain = context.createGain();
    gain.gain.value = 0;
    source.connect(gain).connect(this.destination);
    const start = Math.max(this.startedAt, this.soon());
    source.start(start, (start - this.startedAt) % buffer.duration);
    return { samples, source, gain };
  }

  private fade({ gain: { gain } }: Voice, volume: number): void {
    const start = this.soon();
    gain.cancelScheduledValues(start);
    gain.setValueAtTime(gain.value, start);
    gain.linearRampToValueAtTime(volume, start + fadeSeconds);
  }

  private end(voice: Voice | null): void {
    if (!voice) return;
    voice.source.addEventListener('ended', () => voice.gain.disconnect());
    // What was stopped before must not be heard when the volume comes back.
    if (this.destination.gain.value === 0) return voice.source.stop();
    this.fade(voice, 0);
    voice.source.stop(this.soon() + 2 * fadeSeconds);
  }

  private click(): void {
    const { context } = this;
    const click = new FootswitchClick(context.sampleRate);
    const samples = new Float32Array(Math.round(clickSeconds * context.sampleRate));
    click.press();
    click.run(samples);
    const buffer = context.createBuffer(1, samples.length, context.sampleRate);
    buffer.copyToChannel(samples, 0);
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.connect(this.destination);
    source.start();
  }

  private reportScope(): void {
    const { context, dry, wet, isDry } = this;
    if (!dry || context.state !== 'running') return;
    const { samples: riff } = dry;
    const length = Math.round(scopeSeconds * context.sampleRate);
    const end = Math.round(Math.max(0, context.currentTime - this.startedAt) * context.sampleRate);
    const lately = (samples: Float32Array | undefined, volume: number) =>
      Float32Array.from({ length: 2 * length }, (_, i) =>
        samples ? volume * samples[(end + i + 2 * samples.length - 2 * length) % samples.length]! : 0,
      );
    const scope = new ScopeBuffer(length);
    scope.add(lately(riff, 1), isDry ? lately(riff, this.dryGain) : lately(wet?.samples, 1));
    const { input, output, samplesAgo } = scope.snapshot();
    this.report({ is: 'scope', input, output, at: (end - samplesAgo + 2 * riff.length) % riff.length });
  }
}
