/** What is played, and how the pedals of a chain are set. */
import type { PartValue } from '../playable.ts';

export type RiffName = 'arpeggio' | 'chug' | 'lead' | 'bass' | 'chords';

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

/** A kit that can be played. */
export interface PlayableKit {
  readonly slug: string;
  /** Of the file that the build made of its circuit. */
  readonly url: string;
  /** On top of what brings it to the loudness of bypass (loudness-trims.ts); none as a rule. */
  readonly trimDb?: number;
}

export interface SourceLevels {
  /** Of the source in bypass, in LUFS. */
  readonly loudness: number;
  /** Decibels that bring each kit to that loudness. */
  readonly trims: readonly number[];
}
