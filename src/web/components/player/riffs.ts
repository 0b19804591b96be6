import type { RiffName } from './audio/player.ts';

export const riffNames: Readonly<Record<RiffName, string>> = {
  chug: 'Power chords',
  lead: 'Lead with bends',
  chords: 'Open chords',
  arpeggio: 'Arpeggio',
  bass: 'Bass line',
};

const allRiffs: readonly RiffName[] = ['chords', 'chug', 'lead', 'arpeggio', 'bass'];

/** What shows best what a kind of pedal does. */
const firstBy: Readonly<Record<string, RiffName>> = {
  bass: 'bass',
  fuzz: 'lead',
  distortion: 'chords',
  octave: 'lead',
  booster: 'chords',
  'modulation-echo': 'arpeggio',
  reverb: 'arpeggio',
  tremolo: 'arpeggio',
  filters: 'lead',
};

export const firstRiff = (subcategory: string): RiffName => firstBy[subcategory] ?? 'chords';

/** The one that suits it first. */
export const riffsFor = (subcategory: string): readonly RiffName[] => {
  const first = firstRiff(subcategory);
  return [first, ...allRiffs.filter((riff) => riff !== first)];
};

/** A chain suits no riff more than another, so chords come first. */
export const pedalboardRiffs: readonly RiffName[] = riffsFor('');
