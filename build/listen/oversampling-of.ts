/**
 * How finely each kit is stepped. `benchmarks/listen-aliasing.ts` measures what the figures are made from: `first` is the
 * coarsest with which 50 dB less than the tone lie between its harmonics, as long as it leaves a device with a quarter of that
 * machine's speed some time; `ceiling` the coarsest with which 80 dB less do, or with which finer steps change nothing.
 */
import type { KitOversampling, OversamplingFactor } from '#electronics/player/oversampling.ts';

const oversampling: Readonly<Record<string, readonly [first: OversamplingFactor, ceiling: OversamplingFactor]>> = {
  'vintage-overdrive': [2, 8],
  'fuzz-box': [4, 16],
  'clean-booster': [2, 4],
  'pocket-fuzz': [4, 16],
  'sustain-fuzz': [4, 8],
  'treble-booster': [2, 4],
  'bass-fuzz': [8, 16],
  'octave-up': [2, 4],
  'jfet-preamp': [2, 8],
  'germanium-fuzz': [8, 16],
  'four-stage-phaser': [4, 4],
  'sub-octave': [2, 4],
  'hard-clipper': [2, 4],
  'envelope-filter': [4, 4],
  'pocket-amp': [2, 8],
  'rodent-distortion': [4, 8],
};

/** Kits that do not distort, or whose own modulation, echo or octave lies between the harmonics. */
const usual = [2, 2] as const;

export function oversamplingOf(slug: string): KitOversampling {
  const [first, ceiling] = oversampling[slug] ?? usual;
  return { first, ceiling };
}
