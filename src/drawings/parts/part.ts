/**
 * Loose parts at true size, in millimetres, seen from above.
 * Each drawing is centred on (0, 0) and comes with its bounding size.
 */
import { Defs } from '../primitives/defs.ts';
import { shortHash } from '../primitives/rng.ts';
import { softShadow } from '../primitives/shadow.ts';
import { textPath } from '../primitives/stroke-font.ts';
import { g, path, svg } from '../primitives/svg.ts';

export interface Part {
  markup: string;
  /** Bounding box, centred on the origin. */
  w: number;
  h: number;
}

/** Tinned wire with a highlight. */
export const leadWire = (line: string, width = 0.6): string =>
  g(
    { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
    path(line, { stroke: '#7d868b', 'stroke-width': width }),
    path(line, { stroke: '#e6eaec', 'stroke-width': width * 0.45, transform: 'translate(-.06 -.08)' }),
  );

export const printText = (
  text: string,
  x: number,
  y: number,
  cap: number,
  stroke: string,
  opacity = 1,
  weight = 0.13,
): string =>
  path(textPath(text, x, y, { cap, tracking: 0.08, anchor: 'middle' }), {
    fill: 'none',
    stroke,
    'stroke-opacity': opacity,
    'stroke-width': cap * weight,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });

export const shadowOf = (d: Defs, shape: string, dev = 0.5, opacity = 0.32): string =>
  softShadow(d, shape, dev, opacity);

/** Put one part in its own picture, with even margins. */
export function partSvg(
  part: (d: Defs) => Part,
  o: { id: string; title?: string; margin?: number; square?: boolean },
): string {
  const d = new Defs('t' + shortHash(o.id), 1.8);
  const p = part(d);
  const m = o.margin ?? 3;
  let w = p.w + 2 * m;
  let h = p.h + 2 * m;
  if (o.square ?? true) w = h = Math.max(w, h);
  return svg([-w / 2, -h / 2, w, h], d, p.markup, { title: o.title });
}
