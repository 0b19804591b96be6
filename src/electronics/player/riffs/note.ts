/** A note of a riff: which string is plucked where, when, and how. */
export interface Note {
  /** In beats from the start of the loop. */
  readonly at: number;
  /** 0 is the lowest. */
  readonly string: number;
  readonly fret: number;
  /** How long it rings, in beats. */
  readonly beats: number;
  /** 0..1 */
  readonly force: number;
  /** How much the palm lies on the string, 0..1. */
  readonly mute?: number;
  /** Semitones that it is bent up to, right after the pluck. */
  readonly bend?: number;
  /** Semitones that it swings by. */
  readonly vibrato?: number;
}

export interface Riff {
  readonly beatsPerMinute: number;
  readonly beats: number;
  /** Open strings as MIDI notes, lowest first. */
  readonly tuning: readonly number[];
  /** The loudest moment at the jack. */
  readonly peakVolts: number;
  /** The loudest moment of its strings at 48 kHz, and how loud it is in LUFS: known beforehand, so that its beginning can be heard before its end is made. */
  readonly stringPeak: number;
  readonly loudness: number;
  readonly notes: readonly Note[];
}
