/** What the page and the audio thread tell each other. */
import type { PlayableKit, PedalSettings, RiffName, SourceLevels } from '#electronics/player/chain/chain-settings.ts';
import type { PlayableAmp } from '#electronics/player/chain/amp-settings.ts';
import type { ChainLoad } from '#electronics/player/chain/stage-stopwatch.ts';
import type { OversamplingFactor } from '#electronics/player/oversampling.ts';

/** A riff, or a guitar at one of the inputs. */
export type ListenSource = RiffName | { readonly deviceId: string | null };

/** `isWhole`: the footswitch is in it as it stands, since bypass goes through an amp too; the bare riff is bypass otherwise. */
export interface RenderedLoop {
  readonly samples: Float32Array<ArrayBuffer>;
  readonly isWhole: boolean;
}

/** What the audio thread is told. */
export type ChainCommand =
  /** `length`: of one loop, where these samples are its beginning. */
  | ({ readonly do: 'riff'; readonly samples: Float32Array<ArrayBuffer>; readonly length: number } & SourceLevels)
  /** All of the loop whose beginning plays. */
  | { readonly do: 'whole-riff'; readonly samples: Float32Array<ArrayBuffer> }
  | ({ readonly do: 'guitar' } & SourceLevels)
  | ({ readonly do: 'levels' } & SourceLevels)
  | { readonly do: 'apply'; readonly settings: readonly PedalSettings[] }
  /** Other pedals; their files are loaded. */
  | ({ readonly do: 'chain' } & ChainOptions & Omit<SourceLevels, 'loudness'>)
  /** Another amp behind them, whose file is loaded; or none. */
  | ({ readonly do: 'amp'; readonly amp: PlayableAmp | null } & Omit<SourceLevels, 'loudness'>)
  /** The footswitch was stepped on. */
  | { readonly do: 'click' }
  | { readonly do: 'probe'; readonly net: string | null }
  /** Full level again after feedback. */
  | { readonly do: 'release' }
  /** Live again, if it can be by now; only while nothing is heard. */
  | { readonly do: 'live' }
  /** A loop that was rendered ahead, which plays instead of the circuit. */
  | ({ readonly do: 'loop' } & RenderedLoop);

/** What the audio thread tells. */
export type ChainReport =
  | { readonly is: 'started'; /** Seconds of the context's clock. */ readonly at: number }
  /** `isCoarser`: this device could not play it as finely as it was to be played. */
  | { readonly is: 'quality'; readonly factor: OversamplingFactor; readonly isCoarser: boolean }
  /** Whether the amp that was asked for plays, and in which steps: the pedals come first. */
  | { readonly is: 'amp'; readonly isPlaying: boolean; readonly factor?: OversamplingFactor }
  /** What each pedal takes, where that was asked for. */
  | { readonly is: 'load'; readonly load: ChainLoad }
  | { readonly is: 'missed'; readonly quanta: number }
  /** Even the coarsest steps are too much for this device. */
  | { readonly is: 'too-slow' }
  /** This browser has no audio thread for a circuit, whatever the device could do. */
  | { readonly is: 'loops-only' }
  /** A circuit did not settle and starts anew; the net that went farthest. */
  | { readonly is: 'unsettled'; readonly net: string }
  /** Loudspeaker and guitar fed each other, so it was turned down. */
  | { readonly is: 'feedback' }
  /** `at`: where in the riff it begins, in samples; null for a guitar. */
  | { readonly is: 'scope'; readonly input: Float32Array; readonly output: Float32Array; readonly at: number | null };

export interface ChainOptions {
  readonly kits: readonly PlayableKit[];
  readonly settings: readonly PedalSettings[];
  readonly amp?: PlayableAmp | null;
  /** Tells what each of them takes. */
  readonly isTimed?: boolean;
}

export const processorName = 'taar-chain';

/** What the scope shows. */
export const scopeSeconds = 0.015;

/** One of it, or a list. */
export const listOf = <T>(one: T | readonly T[]): readonly T[] =>
  Array.isArray(one) ? (one as readonly T[]) : [one as T];
