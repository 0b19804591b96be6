/** What is played, and how the pedals of a chain are set. */
import type { KitData } from '../kit-data.ts';
import type { PartValue } from '../playable.ts';

export type RiffName = 'arpeggio' | 'chug' | 'lead' | 'bass' | 'chords';

/** What a hard strum has at the jack of an ordinary guitar. */
export const strumVolts = 0.45;

/** How one pedal is set. */
export interface PedalSettings {
  /** Designator to 0..1. What is left out stands where the picture shows it. */
  readonly knobs: Readonly<Record<string, number>>;
  readonly trimmers: Readonly<Record<string, number>>;
  /** Parts with other values than the kit has. */
  readonly parts: Readonly<Record<string, PartValue>>;
  readonly bypassed: boolean;
}

export const stockSettings: PedalSettings = { knobs: {}, trimmers: {}, parts: {}, bypassed: false };

/** A circuit that no build has made a file of: its data, and its step as it was compiled by the page. */
export interface OwnPlayable {
  readonly data: KitData;
  readonly module: WebAssembly.Module;
}

/** A kit that can be played. */
export interface PlayableKit {
  readonly slug: string;
  /** Of the file that the build made of its circuit; empty where it brings its own. */
  readonly url: string;
  readonly own?: OwnPlayable;
  /** On top of what brings it to the loudness of bypass (loudness-trims.ts); none as a rule. */
  readonly trimDb?: number;
}

export interface SourceLevels {
  /** Of the source in bypass, in LUFS. */
  readonly loudness: number;
  /** Decibels that bring each kit to that loudness. */
  readonly trims: readonly number[];
  /** The same of each kit through the amp, and of the bare source through it; absent where no amp plays. */
  readonly ampTrims?: AmpTrims | undefined;
}

export interface AmpTrims {
  readonly kits: readonly number[];
  readonly bypass: number;
}
