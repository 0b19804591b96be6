import { Defs } from '../drawing/defs.ts';
import { rng } from '../drawing/rng.ts';
import { g, rect, svg } from '../drawing/svg.ts';
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
export const alternates = { springs } as const;

export type GraphicName = EffectType | keyof typeof alternates;

export function graphic(name: GraphicName, c: Canvas): string {
  return (name in alternates ? alternates[name as keyof typeof alternates] : graphics[name as EffectType])(c);
}

/** The same graphic as a small sign for menus: one colour, on `ground`. */
export function effectGlyph(
  type: EffectType,
  prefix: string,
  o: { ink?: string; accent?: string; ground?: string } = {},
): string {
  const d = new Defs(prefix);
  const art = graphics[type]({
    d,
    w: 66,
    top: 12,
    bottom: 54,
    ink: o.ink ?? 'currentColor',
    secondInk: o.accent ?? 'var(--glyph-accent,currentColor)',
    coat: o.ground ?? 'var(--glyph-ground,#fff)',
    random: rng('glyph'),
  });
  const clip = d.clip(rect(0, 0, 66, 66, 12, {}));
  return svg([0, 0, 66, 66], d, g({ 'clip-path': clip }, art), { class: 'glyph' });
}
