/** Decibels that bring each kit to the loudness of bypass at the drawn knobs. Written by tools/listen-trims.ts. */
import type { PlayableKit, RiffName } from './chain-settings.ts';

/** In this order. */
const riffs: readonly RiffName[] = ['arpeggio', 'chug', 'lead', 'bass', 'chords'];

const trims: Readonly<Record<string, readonly number[]>> = {
  'vintage-overdrive': [-2.9, 1.5, 0.9, 0.5, 0.7],
  'analog-delay': [0.8, 0.7, 0.7, 0.4, 0.8],
  'fuzz-box': [3.8, 8.8, 7.2, 9, 7.9],
  'chorus-pedal': [-0.1, -0.5, -0.7, -0.1, -0.4],
  'clean-booster': [-13.2, -12.9, -12.9, -13.1, -13],
  'pocket-fuzz': [-12.8, -8.2, -8.9, -8.6, -8.8],
  'sustain-fuzz': [-1.6, 2.2, 3.5, -1.3, 3],
  'treble-booster': [-14.1, -14.3, -15.9, -14.2, -14.3],
  'vintage-tremolo': [-5.8, -5.7, -5.6, -5.7, -5.8],
  'bass-fuzz': [-5, 0.2, 1.8, -2.8, 0.3],
  'octave-up': [-0.8, -1.6, -2.4, -2.4, -0.9],
  'jfet-preamp': [9.6, 9.6, 8.3, 8.3, 9.9],
  'buffer-splitter': [0.8, 0.8, 0.8, 0.8, 0.8],
  'germanium-fuzz': [-2.4, 1.5, 0.2, 0.2, 2.1],
  'four-stage-phaser': [-1.4, -1.4, 0.2, -1.9, -1.5],
  'plate-reverb': [-1, -1.2, -1.3, -1.6, -1.1],
  'spring-reverb': [-1.1, -1.3, -0.7, -0.9, -1.1],
  'sub-octave': [-5.4, -1.5, -2, -3.4, -0.5],
  'optical-tremolo': [-8.5, -8.5, -8.5, -8.5, -8.4],
  'tilted-wah': [-6, -7, -12.3, -9.7, -8],
  'chip-echo': [0.1, 0.2, 0.1, -0.1, 0],
  'hard-clipper': [-5.7, -1.5, -2.7, -2.5, -2.9],
  'studio-compressor': [0.7, 5.9, 2.9, 4.6, 5.1],
  'orange-compressor': [-1.4, 4.2, 0.2, 3.8, 3.6],
  'two-band-eq': [11.2, 11.3, 11.4, 11.1, 11.2],
  'six-band-eq': [0.4, -0.4, -1, -0.5, 0],
  'bass-preamp': [-4.2, -4, -3.6, -4.6, -4],
  'envelope-filter': [12, 9.6, 10.7, 10.6, 13.9],
  'pocket-amp': [-24.8, -23.7, -24.6, -24.2, -24.3],
  'rodent-distortion': [-5.4, -1, -2.2, -2.6, -0.9],
  'micro-booster': [-5.3, -5.3, -5.3, -5.3, -5.3],
};

/** A guitar that is plugged in is nearest to chords. */
export const riffIndex = (riff: RiffName | null): number => riffs.indexOf(riff ?? 'chords');

/** Of each kit, for one riff. */
export const loudnessTrims = (kits: readonly PlayableKit[], riff: RiffName | null): number[] =>
  kits.map(({ slug, trimDb = 0 }) => trimDb + (trims[slug]?.[riffIndex(riff)] ?? 0));
