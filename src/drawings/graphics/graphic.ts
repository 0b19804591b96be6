import type { Canvas, DrawGraphic, EffectType } from './canvas.ts';
import { booster, distortion, fuzz, overdrive } from './gain.ts';
import { chorus, phaser, tremolo } from './modulation.ts';
import { amp, bass, utility } from './source.ts';
import { delay, reverb, springs } from './time.ts';
import { compressor, eq, filter, octave } from './tone.ts';

export const graphics: Record<EffectType, DrawGraphic> = {
  overdrive,
  distortion,
  fuzz,
  delay,
  reverb,
  chorus,
  phaser,
  tremolo,
  octave,
  filter,
  compressor,
  eq,
  booster,
  amp,
  bass,
  utility,
};

/** Alternative graphics a product may ask for by name. */
const alternates = { springs } as const;

export type GraphicName = EffectType | keyof typeof alternates;

export function graphic(name: GraphicName, c: Canvas): string {
  return (name in alternates ? alternates[name as keyof typeof alternates] : graphics[name as EffectType])(c);
}
