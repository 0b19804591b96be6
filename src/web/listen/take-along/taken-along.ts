import type { ListenSheet } from '#drawings/listen/listen-sheet.ts';
import type { Sound } from '#drawings/listen/sound.ts';
import type { CabinetName, PlayableAmp } from '#electronics/player/chain/amp-settings.ts';
import type { PedalSettings, PlayableKit, RiffName } from '#electronics/player/chain/chain-settings.ts';

export interface TakenPedal {
  readonly name: string;
  readonly sheet: ListenSheet;
  readonly sound: Sound;
  readonly bypassed: boolean;
}

/** What is taken along: a pedal, a row of them or a circuit of the visitor's own, as it is set now. */
export interface TakenAlong {
  readonly kind: 'pedal' | 'board' | 'circuit';
  /** Its files begin with it. */
  readonly slug: string;
  readonly name: string;
  /** In the order of the signal, one for each of `kits`. */
  readonly pedals: readonly TakenPedal[];
  readonly kits: readonly PlayableKit[];
  /** Switched on as a whole, whether it is or not. */
  readonly settings: readonly PedalSettings[];
  /** As it was chosen, whether this device has time for it or not; null: none. */
  readonly amp: PlayableAmp | null;
  readonly riffs: readonly RiffName[];
  /** Null: a guitar. */
  readonly riff: RiffName | null;
  /** Of a page with these settings; null: they are too long for one. */
  readonly address: string | null;
  /** What it takes to make a file of it that plays without a network; null: none is made. */
  readonly offline: {
    readonly cabinet: CabinetName;
    /** Of each pedal, as SVG. */
    readonly drawings: readonly string[];
    /** Of the code of the amp, whether it is on or not. */
    readonly ampUrl: string;
  } | null;
}

/** To be added where a file has the pedals alone. A circuit is played without an amp in any case. */
export const withoutAmp = ({ kind }: TakenAlong): string => (kind === 'circuit' ? '' : ' Without the amp.');
