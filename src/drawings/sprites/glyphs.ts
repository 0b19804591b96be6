/** One sign for each subcategory of the catalogue: effects by their silkscreen graphic, parts by their symbol. */
import { wordmark } from '../brand/logo.ts';
import { Defs } from '../primitives/defs.ts';
import { rng } from '../primitives/rng.ts';
import { svg } from '../primitives/svg.ts';
import type { Canvas, DrawGraphic } from '../graphics/canvas.ts';
import { graphics } from '../graphics/graphic.ts';
import { all, ampWithoutPattern, chip, jfet, opAmp, passives } from './catalogue-glyphs.ts';
import { sprite, symbol } from './sprite.ts';

const inkPaint = 'currentColor';
const accentPaint = 'var(--glyph-accent,var(--accent,#f4a91f))';
const groundPaint = 'var(--glyph-ground,var(--sunken,#e7ebe5))';

const glyphs: Readonly<Record<string, DrawGraphic>> = {
  all,
  amps: ampWithoutPattern,
  bass: graphics.bass,
  booster: graphics.booster,
  compression: graphics.compressor,
  distortion: graphics.distortion,
  eq: graphics.eq,
  filters: graphics.filter,
  fuzz: graphics.fuzz,
  'modulation-echo': graphics.delay,
  octave: graphics.octave,
  other: graphics.utility,
  reverb: graphics.reverb,
  tremolo: graphics.tremolo,
  ic: chip,
  'op-amps': opAmp,
  jfets: jfet,
  'other-parts': passives,
};

export const glyphIds: readonly string[] = Object.keys(glyphs);

function drawGlyph(draw: DrawGraphic): string {
  const d = new Defs('g');
  const canvas: Canvas = {
    d,
    w: 66,
    top: 12,
    bottom: 54,
    ink: inkPaint,
    secondInk: accentPaint,
    coat: groundPaint,
    random: rng('glyph'),
  };
  const markup = draw(canvas);
  return svg([0, 0, 66, 66], d, markup);
}

/** The signs, and the wordmark, which every page shows too. */
export const glyphSprite = (): string =>
  sprite([
    symbol('wordmark', wordmark({ lamp: 'var(--accent,#f4a91f)' })),
    ...Object.entries(glyphs).map(([id, draw]) => symbol(id, drawGlyph(draw))),
  ]);
