/**
 * Soft shadows without filters. A Gaussian blur costs more to rasterise than the rest of a pedal together, so:
 * a circle's shadow is one radial gradient, and any other outline is drawn several times, grown and shrunk,
 * each time faintly, in even steps across a Gaussian edge.
 */
import type { Defs, Stop } from './defs.ts';
import { circle, el, ellipse, g, move, n, reuse } from './svg.ts';

const num = (tag: string, name: string): number => parseFloat(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '0');

/** Even steps across a Gaussian edge, with the share of darkness each one carries: outermost first, and faintest. */
function edge(layers: number): { at: number; share: number }[] {
  const step = 4.2 / layers;
  return Array.from({ length: layers }, (_, i) => {
    const at = 2.2 - step * (i + 0.5);
    return { at, share: 0.3989 * Math.exp((-at * at) / 2) * step };
  });
}

const alpha = (v: number): string => String(Math.round(v * 1000) / 1000).replace(/^0\./, '.');

function grownRect(tag: string, by: number): string {
  const [w, h] = [num(tag, 'width'), num(tag, 'height')];
  const b = Math.max(by, -Math.min(w, h) / 2 + 0.05);
  const rx = Math.max(0, num(tag, 'rx') + b);
  return el('rect', { x: num(tag, 'x') - b, y: num(tag, 'y') - b, width: w + 2 * b, height: h + 2 * b, rx });
}

function grownEllipse(tag: string, by: number): string {
  const radius = (name: string): number => Math.max(0.1, num(tag, name) + by);
  return ellipse(num(tag, 'cx'), num(tag, 'cy'), radius('rx'), radius('ry'), {});
}

/** Grow (or, below zero, shrink) every rect and ellipse of a drawing. A path is grown with a stroke. */
function grow(shape: string, by: number): string {
  return shape.replace(/<(rect|ellipse|path)\b[^>]*\/>/g, (tag, kind: string) => {
    if (kind === 'rect') return grownRect(tag, by);
    if (kind === 'ellipse') return grownEllipse(tag, by);
    return by > 0 ? tag.replace('/>', ` stroke="#000" stroke-width="${n(2 * by)}" stroke-linejoin="round"/>`) : tag;
  });
}

/** One gradient disc: dark inside, half dark at the rim, gone two sigmas out. */
function disc(d: Defs, tag: string, sigma: number, opacity: number): string {
  const r = num(tag, 'r');
  const outerRadius = r + 2.2 * sigma;
  const stops = [-1.6, -0.8, 0, 0.7, 1.4, 2.2].map((k): Stop => {
    const dark = 1 / (1 + Math.exp(1.7 * k));
    return [
      Math.max(0, Math.round(((r + k * sigma) / outerRadius) * 1000) / 1000),
      '#000',
      k > 2 ? 0 : Math.round(opacity * dark * 1000) / 1000,
    ];
  });
  return circle(num(tag, 'cx'), num(tag, 'cy'), outerRadius, { fill: d.radial(stops) });
}

const tidy = (s: string): string => s.replace(/<g[^>]*><\/g>/g, '').replace(/<g[^>]*><\/g>/g, '');

/** `shape` is plain markup of unpainted outlines; `sigma` is the softness in user units. */
export function softShadow(d: Defs, shape: string, sigma: number, opacity: number, dx = 0, dy = 0): string {
  const moved = (art: string): string => (art && (dx || dy) ? move(dx, dy, art) : art);
  const round = tidy(
    shape
      .replace(/<(rect|ellipse|path)\b[^>]*\/>/g, '')
      .replace(/<circle\b[^>]*\/>/g, (tag) => disc(d, tag, sigma, opacity)),
  );
  const rest = tidy(shape.replace(/<circle\b[^>]*\/>/g, ''));
  if (!rest) return moved(round);
  const layers = Math.max(3, Math.round((sigma > 2.4 ? 18 : sigma > 1.2 ? 11 : 8) * d.detail));
  const steps = edge(layers).map(({ at, share }) => {
    const dark = alpha(share * opacity);
    const strokes = rest.includes('<path') && dark;
    return g({ 'fill-opacity': dark, 'stroke-opacity': strokes }, grow(rest, sigma * at));
  });
  return moved(round) + moved(steps.join(''));
}

export interface LineShadow {
  /** Width of the line that casts it. */
  width: number;
  sigma: number;
  opacity: number;
  dx: number;
  dy: number;
}

/** The shadow of a line, such as a cable; `id` is its kept path. */
export function softLineShadow(d: Defs, id: string, { width, sigma, opacity, dx, dy }: LineShadow): string {
  const strokes = edge(Math.max(3, Math.round(8 * d.detail))).map(({ at, share }) =>
    reuse(id, {
      'stroke-width': Math.max(0.2, width + 2 * sigma * at),
      'stroke-opacity': alpha(share * opacity),
    }),
  );
  return g({ stroke: '#000', transform: `translate(${n(dx)} ${n(dy)})` }, ...strokes);
}
