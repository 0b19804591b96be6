/** The riffs as they are played, written for this shop. */
import type { RiffName } from '../chain/chain-settings.ts';
import type { Note, Riff } from './note.ts';

const guitar = [40, 45, 50, 55, 59, 64];
const bassGuitar = [28, 33, 38, 43];

type Played = Partial<Pick<Note, 'force' | 'mute' | 'bend' | 'vibrato'>>;

const note = (at: number, string: number, fret: number, beats: number, how: Played = {}): Note => ({
  at,
  string,
  fret,
  beats,
  force: 0.75,
  ...how,
});

/** One digit a string from the lowest, x for none. The pick needs a moment to cross them. */
function strum(at: number, shape: string, beats: number, force: number, up = false): Note[] {
  const frets = [...shape].flatMap((fret, string) => (fret === 'x' ? [] : [{ string, fret: Number(fret) }]));
  if (up) frets.reverse();
  return frets.map(({ string, fret }, i) =>
    note(at + 0.021 * i, string, fret, beats, { force: force * (1 - 0.04 * i) }),
  );
}

/** A root, its fifth and its octave; under the palm only the first two. */
function fifth(at: number, fret: number, beats: number, how: Played): Note[] {
  const notes = [note(at, 0, fret, beats, how), note(at + 0.012, 1, fret + 2, beats, how)];
  return how.mute ? notes : [...notes, note(at + 0.024, 2, fret + 2, beats, how)];
}

/** Four chords, each plucked string by string over two beats. */
const arpeggio: readonly Note[] = (
  [
    ['x02010', [1, 3, 4, 5]],
    ['x32030', [1, 2, 3, 4]],
    ['320003', [0, 2, 3, 5]],
    ['xx3210', [2, 3, 4, 5]],
  ] as const
).flatMap(([shape, strings], chord) =>
  strings.map((string, i) =>
    note(2 * chord + 0.5 * i, string, Number(shape[string]), 2.4 - 0.3 * i, { force: i === 0 ? 0.62 : 0.5 }),
  ),
);

/** Two bars of gallop on the low string, answered by open chords. */
const chug: readonly Note[] = [0, 1, 2, 4, 5, 6, 8, 9, 10]
  .flatMap((at) => {
    const fret = at < 4 ? 0 : at < 8 ? 3 : 5;
    return [
      ...fifth(at, fret, 0.42, { force: 0.9, mute: 0.75 }),
      ...fifth(at + 0.5, fret, 0.2, { force: 0.72, mute: 0.9 }),
      ...fifth(at + 0.75, fret, 0.2, { force: 0.7, mute: 0.9 }),
    ];
  })
  .concat(
    fifth(3, 3, 0.9, { force: 0.9 }),
    fifth(7, 5, 0.9, { force: 0.9 }),
    fifth(11, 7, 0.9, { force: 0.9 }),
    fifth(12, 0, 3.6, { force: 1 }),
  );

const lead: readonly Note[] = [
  note(0, 3, 9, 1.4, { bend: 2, vibrato: 0.2 }),
  note(1.5, 4, 8, 0.45),
  note(2, 4, 10, 0.45),
  note(2.5, 4, 8, 0.45),
  note(3, 3, 9, 0.9, { vibrato: 0.25 }),
  note(4, 3, 7, 0.45),
  note(4.5, 2, 9, 0.45),
  note(5, 3, 7, 0.45),
  note(5.5, 3, 9, 0.45),
  note(6, 4, 10, 1.9, { bend: 2, vibrato: 0.3, force: 0.85 }),
  note(8, 5, 7, 0.45),
  note(8.5, 4, 10, 0.45),
  note(9, 4, 8, 0.45),
  note(9.5, 3, 9, 0.45),
  note(10, 3, 7, 1.9, { vibrato: 0.3 }),
];

const bass: readonly Note[] = [
  note(0, 0, 0, 0.9, { force: 0.9 }),
  note(1, 0, 0, 0.4),
  note(1.5, 2, 2, 0.4),
  note(2, 1, 2, 0.9, { force: 0.85 }),
  note(3, 1, 0, 0.4),
  note(3.5, 0, 3, 0.4),
  note(4, 0, 5, 0.9, { force: 0.9 }),
  note(5, 0, 5, 0.4),
  note(5.5, 2, 2, 0.4, { mute: 0.4 }),
  note(6, 1, 2, 0.4),
  note(6.5, 1, 0, 0.4),
  note(7, 0, 3, 0.9, { force: 0.85 }),
];

const chords: readonly Note[] = (['x32010', '320003', 'x02210', 'xx0232'] as const).flatMap((shape, chord) => [
  ...strum(2 * chord, shape, 1.4, 0.85),
  ...strum(2 * chord + 1, shape, 0.45, 0.6),
  ...strum(2 * chord + 1.5, shape, 0.45, 0.55, true),
]);

// Beside it stands the test that says whether peaks and loudness are true.
export const scores: Readonly<Record<RiffName, Riff>> = {
  arpeggio: {
    beatsPerMinute: 88,
    beats: 8,
    tuning: guitar,
    peakVolts: 0.22,
    stringPeak: 0.41381344199180603,
    loudness: -28.0511,
    notes: arpeggio,
  },
  chug: {
    beatsPerMinute: 138,
    beats: 16,
    tuning: guitar,
    peakVolts: 0.45,
    stringPeak: 0.8501256704330444,
    loudness: -24.7874,
    notes: chug,
  },
  lead: {
    beatsPerMinute: 98,
    beats: 12,
    tuning: guitar,
    peakVolts: 0.3,
    stringPeak: 0.525130033493042,
    loudness: -24.9994,
    notes: lead,
  },
  bass: {
    beatsPerMinute: 96,
    beats: 8,
    tuning: bassGuitar,
    peakVolts: 0.4,
    stringPeak: 0.5012437701225281,
    loudness: -27.6836,
    notes: bass,
  },
  chords: {
    beatsPerMinute: 104,
    beats: 8,
    tuning: guitar,
    peakVolts: 0.4,
    stringPeak: 1.0383877754211426,
    loudness: -23.2742,
    notes: chords,
  },
};
