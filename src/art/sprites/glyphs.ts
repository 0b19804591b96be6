/** One sign for each subcategory of the catalogue: effects by their silkscreen graphic, parts by their symbol. */
import { wordmark } from '../brand.ts';
import { Defs } from '../drawing/defs.ts';
import { rng } from '../drawing/rng.ts';
import { svg } from '../drawing/svg.ts';
import type { Canvas, Draw } from '../graphics/canvas.ts';
import { GRAPHICS } from '../graphics/graphic.ts';
import { all, ampWithoutPattern, chip, jfet, opAmp, passives } from './signs.ts';
import { sprite, symbol } from './sprite.ts';

const INK = 'currentColor';
const ACCENT = 'var(--glyph-accent,var(--accent,#f4a91f))';
const GROUND = 'var(--glyph-ground,var(--sunken,#e7ebe5))';

const SIGNS: Readonly<Record<string, Draw>> = {
  all,
  amps: ampWithoutPattern,
  bass: GRAPHICS.bass,
  booster: GRAPHICS.booster,
  compression: GRAPHICS.compressor,
  distortion: GRAPHICS.distortion,
  eq: GRAPHICS.eq,
  filters: GRAPHICS.filter,
  fuzz: GRAPHICS.fuzz,
  'modulation-echo': GRAPHICS.delay,
  octave: GRAPHICS.octave,
  other: GRAPHICS.utility,
  reverb: GRAPHICS.reverb,
  tremolo: GRAPHICS.tremolo,
  ic: chip,
  'op-amps': opAmp,
  jfets: jfet,
  'other-parts': passives,
};

export const glyphIds: readonly string[] = Object.keys(SIGNS);

function sign(draw: Draw): string {
  const d = new Defs('g');
  const canvas: Canvas = { d, w: 66, top: 12, bottom: 54, ink: INK, ink2: ACCENT, coat: GROUND, rnd: rng('glyph') };
  const art = draw(canvas);
  return svg([0, 0, 66, 66], d, art);
}

/** The signs, and the wordmark, which every page shows too. */
export const glyphSprite = (): string =>
  sprite([
    symbol('wordmark', wordmark({ lamp: 'var(--accent,#f4a91f)' })),
    ...Object.entries(SIGNS).map(([id, draw]) => symbol(id, sign(draw))),
  ]);
