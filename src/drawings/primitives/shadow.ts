/**
 * Soft shadows without filters. A Gaussian blur costs more to rasterise than the rest of a pedal together, so a
 * shadow is made of gradients: a circle and an ellipse are one, and a rectangle is cut into nine pieces, of which each
 * corner fades round its middle and each side fades straight out. Only a free outline is drawn in many faint layers.
 */
import type { Defs, Stop } from './defs.ts';
import { circle, data, ellipse, g, move, n, path, reuse } from './svg.ts';

/** How many sigmas outside the outline a shadow ends. */
const reach = 2.2;

/** Places across the edge of a shadow, in sigmas from the outline. */
const edgePlaces = [-1.9, -1.35, -0.85, -0.4, 0, 0.4, 0.8, 1.2, 1.65] as const;

/** The share of darkness so many sigmas outside the outline: half of it at the outline itself. */
const darknessAt = (place: number): number => 1 / (1 + Math.exp(1.7 * place));

const num = (tag: string, name: string): number => parseFloat(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '0');

/** From a middle that lies `inside` the outline to where the shadow ends. */
function fade(inside: number, sigma: number, opacity: number): Stop[] {
  const outer = inside + reach * sigma;
  const at = (place: number): number => Math.round(((inside + place * sigma) / outer) * 1000) / 1000;
  const deepest = Math.max(-inside / sigma, edgePlaces[0]);
  const places = [deepest, ...edgePlaces.filter((place) => place > deepest + 0.1)];
  return [...places.map((place): Stop => [at(place), '#000', opacity * darknessAt(place)]), [1, '#000', 0]];
}

function roundShadow(d: Defs, tag: string, sigma: number, opacity: number): string {
  const [cx, cy] = [num(tag, 'cx'), num(tag, 'cy')];
  const grow = reach * sigma;
  if (tag.startsWith('<circle')) {
    const r = num(tag, 'r');
    return circle(cx, cy, r + grow, { fill: d.radial(fade(r, sigma, opacity)) });
  }
  const [rx, ry] = [num(tag, 'rx'), num(tag, 'ry')];
  return ellipse(cx, cy, rx + grow, ry + grow, { fill: d.radial(fade(Math.min(rx, ry), sigma, opacity)) });
}

const piece = (x0: number, y0: number, x1: number, y1: number, fill: string, opacity?: number): string =>
  x1 - x0 < 0.01 || y1 - y0 < 0.01
    ? ''
    : path(data`M${x0} ${y0}H${x1}V${y1}H${x0}Z`, { fill, 'fill-opacity': opacity });

/**
 * The pieces meet without a seam because no edge of them is smoothed, under whatever turn or tilt. They are laid out
 * from the origin, so that rectangles of one size, as a board has many, share them.
 */
function rectShadow(d: Defs, tag: string, sigma: number, opacity: number): string {
  const [w, h] = [num(tag, 'width'), num(tag, 'height')];
  const radius = Math.min(Math.max(num(tag, 'rx'), -edgePlaces[0] * sigma), w / 2, h / 2);
  const stops = fade(radius, sigma, opacity);
  const ramp = d.stops(stops);
  const corner = (cx: number, cy: number): string => d.radial(ramp, cx, cy, 1);
  const grow = reach * sigma;
  const [x1, x2, x3] = [radius, w - radius, w + grow];
  const [y1, y2, y3] = [radius, h - radius, h + grow];
  const pieces = [
    piece(-grow, -grow, x1, y1, corner(1, 1)),
    piece(x1, -grow, x2, y1, d.linear(ramp, 0, 1, 0, 0)),
    piece(x2, -grow, x3, y1, corner(0, 1)),
    piece(-grow, y1, x1, y2, d.linear(ramp, 1, 0, 0, 0)),
    piece(x1, y1, x2, y2, '#000', stops[0]![2]),
    piece(x2, y1, x3, y2, d.linear(ramp, 0, 0, 1, 0)),
    piece(-grow, y2, x1, y3, corner(1, 0)),
    piece(x1, y2, x2, y3, d.linear(ramp, 0, 0, 0, 1)),
    piece(x2, y2, x3, y3, corner(0, 0)),
  ];
  return reuse(d.define(pieces.join('')), { x: num(tag, 'x'), y: num(tag, 'y'), 'shape-rendering': 'crispEdges' });
}

/** Even steps across a Gaussian edge, with the share of darkness each one carries: outermost first, and faintest. */
function edge(layers: number): { at: number; share: number }[] {
  const step = (2 * reach) / layers;
  return Array.from({ length: layers }, (_, i) => {
    const at = reach - step * (i + 0.5);
    return { at, share: 0.3989 * Math.exp((-at * at) / 2) * step };
  });
}

const alpha = (v: number): string => String(Math.round(v * 1000) / 1000).replace(/^0\./, '.');

/** So many that no step from one to the next is seen. */
const layerCount = (d: Defs, opacity: number): number => Math.max(5, Math.round(64 * opacity * Math.min(1, d.detail)));

/** A stroke can only grow an outline, so the whole edge lies outside it, and there is no hard step at the outline. */
function pathShadow(d: Defs, tag: string, sigma: number, opacity: number): string {
  const id = d.define(tag);
  const layers = edge(layerCount(d, opacity)).map(({ at, share }) =>
    reuse(id, { opacity: alpha(share * opacity), 'stroke-width': n(sigma * (at + reach)) }),
  );
  return g({ stroke: '#000', 'stroke-linejoin': 'round' }, ...layers);
}

/** `shape` is plain markup of unpainted outlines; `sigma` is the softness in user units. */
export function softShadow(d: Defs, shape: string, sigma: number, opacity: number, dx = 0, dy = 0): string {
  const markup = shape.replace(/<(rect|circle|ellipse|path)\b[^>]*\/>/g, (tag, kind: string) => {
    if (kind === 'rect') return rectShadow(d, tag, sigma, opacity);
    if (kind === 'path') return pathShadow(d, tag, sigma, opacity);
    return roundShadow(d, tag, sigma, opacity);
  });
  return markup && (dx || dy) ? move(dx, dy, markup) : markup;
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
  const strokes = edge(layerCount(d, opacity)).map(({ at, share }) =>
    reuse(id, {
      'stroke-width': Math.max(0.2, width + 2 * sigma * at),
      'stroke-opacity': alpha(share * opacity),
    }),
  );
  return g({ stroke: '#000', transform: `translate(${n(dx)} ${n(dy)})` }, ...strokes);
}
