/** One sign for each subcategory of the catalogue: effects by their silkscreen graphic, parts by their symbol. */
import { wordmark } from '../brand/logo.ts';
import { Defs } from '../primitives/defs.ts';
import { rng } from '../primitives/rng.ts';
import { svg, circle, g, n, path, rect } from '../primitives/svg.ts';
import { type Canvas, type DrawGraphic, roundStroke } from '../graphics/canvas.ts';
import { graphics } from '../graphics/graphic.ts';
import { sprite, symbol } from './sprite.ts';

/** Signs that no pedal wears: what the catalogue needs besides the silkscreen graphics. */

/** Four pedals on a board, one of them on. */
const all: DrawGraphic = ({ ink, secondInk }) => {
  const pedal = (x: number, y: number, lamp: string): string =>
    rect(x, y, 15, 20, 2.6, { fill: 'none', stroke: ink, 'stroke-width': 1.6 }) +
    circle(x + 7.5, y + 6.4, 2.1, { fill: lamp }) +
    circle(x + 7.5, y + 14, 2.6, { fill: 'none', stroke: ink, 'stroke-width': 1.2 });
  return pedal(15, 10, secondInk) + pedal(36, 10, ink) + pedal(15, 36, ink) + pedal(36, 36, ink);
};

/** Both diagonals of a weave, cut to a box. */
function weave(x: number, y: number, w: number, h: number, step: number): string {
  let out = '';
  for (let c = step - h; c < w; c += step) {
    const x0 = Math.max(0, c);
    const x1 = Math.min(w, c + h);
    out += `M${n(x + x0)} ${n(y + x0 - c)}L${n(x + x1)} ${n(y + x1 - c)}`;
    out += `M${n(x + x0)} ${n(y + h - x0 + c)}L${n(x + x1)} ${n(y + h - x1 + c)}`;
  }
  return out;
}

/** The amp of the silkscreen; its grille cloth is a pattern there, and plain lines here. */
const ampWithoutPattern: DrawGraphic = ({ w, top, bottom, ink, secondInk, coat }) => {
  const h = bottom - top;
  const iw = Math.min(w * 0.78, h * 1.25);
  const x = (w - iw) / 2;
  const cy = (top + bottom) / 2;
  const r = Math.min(h, iw) * 0.4;
  return (
    path(weave(x, top, iw, h, 3), { stroke: ink, 'stroke-width': 0.45, 'stroke-opacity': 0.7 }) +
    rect(x, top, iw, h, 4, { fill: 'none', stroke: ink, 'stroke-width': 1.3 }) +
    rect(x + 1.8, top + 1.8, iw - 3.6, h - 3.6, 2.8, { fill: 'none', stroke: secondInk, 'stroke-width': 0.8 }) +
    circle(w / 2, cy, r, { fill: coat, stroke: ink, 'stroke-width': 1.1 }) +
    g(
      { fill: 'none', stroke: ink, 'stroke-width': 0.8 },
      circle(w / 2, cy, r * 0.82, {}),
      circle(w / 2, cy, r * 0.55, {}),
    ) +
    circle(w / 2, cy, r * 0.32, { fill: secondInk })
  );
};

/** A dual in-line package from above. */
const chip: DrawGraphic = ({ w, ink, secondInk }) => {
  const rows = [16.5, 27.5, 38.5, 49.5];
  const legs = rows.map((y) => `M12 ${y}H19M${w - 12} ${y}H${w - 19}`).join('');
  return (
    path(legs, roundStroke(ink, 3.2)) +
    path('M19 10H28A5 5 0 0 0 38 10H47V56H19Z', {
      fill: 'none',
      stroke: ink,
      'stroke-width': 2,
      'stroke-linejoin': 'round',
    }) +
    circle(25, 19.5, 2.5, { fill: secondInk }) +
    path('M28 31V47M33 31V47M38 31V47', roundStroke(ink, 1.1, { 'stroke-opacity': 0.55 }))
  );
};

/** The triangle every builder knows. */
const opAmp: DrawGraphic = ({ w, ink, secondInk }) =>
  path(`M2 23H18M2 43H18M52 33H${w - 2}`, roundStroke(ink, 1.8)) +
  path('M18 9V57L53 33Z', roundStroke(ink, 2.2)) +
  path('M22.6 23H29.6', roundStroke(secondInk, 2.2)) +
  path('M22.6 43H29.6M26.1 39.5V46.5', roundStroke(secondInk, 2.2));

/** N-channel: the gate's arrow points at the channel. */
const jfet: DrawGraphic = ({ ink, secondInk }) =>
  circle(34, 33, 22, { fill: 'none', stroke: ink, 'stroke-width': 1.8 }) +
  path('M30 19V47', roundStroke(ink, 3.6)) +
  path('M30 24H43V3M30 42H43V63', roundStroke(ink, 1.9)) +
  path('M3 42H28', roundStroke(secondInk, 2.2)) +
  path('M20.5 37.4L28 42L20.5 46.6Z', {
    fill: secondInk,
    stroke: secondInk,
    'stroke-width': 1.2,
    'stroke-linejoin': 'round',
  });

/** A resistor above, a capacitor below. */
const passives: DrawGraphic = ({ w, ink, secondInk }) =>
  path(`M2 21H15L18 14L24 28L30 14L36 28L42 14L48 28L51 21H${w - 2}`, roundStroke(ink, 2)) +
  path(`M2 47H29M37 47H${w - 2}`, roundStroke(ink, 2)) +
  path('M29 37V57M37 37V57', roundStroke(secondInk, 2.6));

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
