/** Plays kits in the browser. Nothing here loads before somebody is about to press Listen. */
import type { Guitar } from './guitar/guitar-input.ts';
import type { PlayableAmp } from '#electronics/player/chain/amp-settings.ts';
import type { PlayableKit, PedalSettings, RiffName } from '#electronics/player/chain/chain-settings.ts';
import type { ChainLoad } from '#electronics/player/chain/stage-stopwatch.ts';
import type { OversamplingFactor } from '#electronics/player/oversampling.ts';
import { listOf, type ListenSource } from './chain-messages.ts';
import { LivePlayer } from './live-player.ts';

export type { Guitar } from './guitar/guitar-input.ts';
export type {
  PlayableKit as ListenKit,
  PedalSettings as ListenSettings,
  RiffName,
} from '#electronics/player/chain/chain-settings.ts';
export type { ChainLoad } from '#electronics/player/chain/stage-stopwatch.ts';
export {
  ampSettingNames,
  ampSlug,
  cabinetOf,
  type AmpPick,
  type CabinetName,
} from '#electronics/player/chain/amp-settings.ts';
export type { PlayableAmp } from '#electronics/player/chain/amp-settings.ts';
export { guitarInputs } from './guitar/guitar-input.ts';
export { riffShape } from '#electronics/player/riffs/riff-shape.ts';
export { render, renderOneLoop as renderRound } from './render-client.ts';

export interface PlayerState {
  readonly phase: 'idle' | 'loading' | 'playing' | 'failed';
  /** A number: live at that oversampling; 'prerendered': a loop that was rendered ahead plays. */
  readonly quality: OversamplingFactor | 'prerendered';
  /** With 'prerendered': the browser is why, and not that the device is slow. */
  readonly isLoopsOnly?: boolean;
  /** Live, but in coarser steps than it was to be: this device is too slow for those. */
  readonly isCoarser?: boolean;
  /** 'too-slow': it was asked for, and this device plays the pedals alone. */
  readonly amp?: 'none' | 'playing' | 'too-slow';
  /** The steps of an amp that plays; those of the pedals where they are coarser. */
  readonly ampFactor?: OversamplingFactor | undefined;
  /** Render quanta missed since the start. */
  readonly missed: number;
  /**
   * 'no-input': no such input to play a guitar through; 'silent': the browser lets nothing sound without a new press;
   * 'interrupted': a call or another program took the loudspeaker.
   */
  readonly failure?: 'no-audio' | 'network' | 'microphone-refused' | 'no-input' | 'silent' | 'interrupted';
  /** Where the circuit went astray since the start, so that it had to start anew. */
  readonly unsettledNet?: string | null;
  /** Loudspeaker and guitar fed each other, so it was turned down by 24 dB, until `turnUp`. */
  readonly isTurnedDown?: boolean;
}

export interface ScopePicture {
  readonly input: Float32Array;
  readonly output: Float32Array;
  readonly rate: number;
  /** Where in the riff it begins, in samples; null for a guitar. */
  readonly at: number | null;
}

export interface Player {
  readonly state: PlayerState;
  /** What each kit takes of the audio thread, about every second and a half while they play live; for a chain alone. */
  readonly load: ChainLoad | null;
  /** While a guitar is plugged in. */
  readonly guitar: Guitar | null;
  /** Full level again after feedback. */
  turnUp(): void;
  subscribe(listener: () => void): () => void;
  /**
   * A press has begun that will end in `play`: the circuit is compiled meanwhile, in silence. Where none follows within two seconds the
   * audio thread sleeps.
   */
  prepare(riff: RiffName): void;
  /** Must be called from a press, without which browsers let nothing sound. */
  play(source: ListenSource): Promise<void>;
  /** Fades out in that time; at once as a rule. */
  stop(seconds?: number): void;
  /** Glides there; the riff goes on. For several kits one of each, in their order. */
  apply(settings: PedalSettings | readonly PedalSettings[]): void;
  /** Other kits, or the same in another order; a riff that plays goes on. */
  setChain(kits: readonly PlayableKit[], settings: readonly PedalSettings[]): void;
  /** An amp and a loudspeaker behind the last kit; null: its own output. */
  setAmp(amp: PlayableAmp | null): void;
  /** The footswitch was stepped on: heard while anything is. */
  click(): void;
  setVolume(volume: number): void;
  probe(net: string | null): void;
  /** The latest 15 ms in volts, of the last kit whether an amp follows or not; the same arrays every time. */
  scope(): ScopePicture;
  /** 0..1 through the riff's loop. */
  progress(): number;
  close(): void;
}

/** Without a kit yet: `setChain` gives it some. `isTimed`: what each of them takes is told. */
export const createChainPlayer = (workletUrl: string, isTimed = false): Player =>
  new LivePlayer([], workletUrl, isTimed);

/** Several kits are played one into the other, in their order. */
export function createPlayer(
  kit: (PlayableKit & { readonly workletUrl: string }) | readonly (PlayableKit & { readonly workletUrl: string })[],
): Player {
  const kits = listOf(kit);
  return new LivePlayer(kits, kits[0]!.workletUrl);
}
