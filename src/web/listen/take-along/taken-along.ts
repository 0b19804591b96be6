import type { ListenSheet } from '#drawings/listen/listen-sheet.ts';
import type { Sound } from '#drawings/listen/sound.ts';
import type { PlayableAmp } from '#electronics/player/chain/amp-settings.ts';
import type { PedalSettings, PlayableKit, RiffName } from '#electronics/player/chain/chain-settings.ts';

/** What is taken along: the pedal as it is set now. */
export interface TakenAlong {
  readonly slug: string;
  readonly name: string;
  readonly subcategory: string;
  readonly sheet: ListenSheet;
  readonly sound: Sound;
  readonly kits: readonly PlayableKit[];
  /** Switched on, whether it is or not. */
  readonly settings: readonly PedalSettings[];
  /** As it was chosen, whether this device has time for it or not. */
  readonly amp: PlayableAmp | null;
  readonly riffs: readonly RiffName[];
  /** Null: a guitar. */
  readonly riff: RiffName | null;
  /** Of a page with these settings. */
  readonly address: () => string;
  /** Of the picture of the pedal. */
  readonly imageUrl: string;
  /** Of the code of the amp, whether it is on or not. */
  readonly ampUrl: string;
}
