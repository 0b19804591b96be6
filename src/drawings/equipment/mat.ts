/** The surface things lie on. */
import { shade } from '../primitives/colour.ts';
import type { Defs } from '../primitives/defs.ts';
import { rng } from '../primitives/rng.ts';
import { softShadow } from '../primitives/shadow.ts';
import { textPath } from '../primitives/stroke-font.ts';
import { g, n, path, rect } from '../primitives/svg.ts';

const matColours = { base: '#12433d', strokeText: '#bfe3d6', edge: '#0c302b' } as const;

export const castShadow = (d: Defs, shape: string, dev = 2, opacity = 0.35, dx = 2, dy = 4): string =>
  softShadow(d, shape, dev, opacity, dx, dy);

export const strokeText = (
  text: string,
  x: number,
  y: number,
  cap: number,
  stroke: string,
  o: { anchor?: 'start' | 'middle' | 'end'; weight?: number; opacity?: number; tracking?: number } = {},
): string =>
  path(textPath(text, x, y, { cap, tracking: o.tracking ?? 0.1, anchor: o.anchor ?? 'start' }), {
    fill: 'none',
    stroke,
    'stroke-opacity': o.opacity,
    'stroke-width': cap * (o.weight ?? 0.12),
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });

/** A cutting mat with a centimetre grid and a ruler along two edges. */
export function mat(d: Defs, w: number, h: number, base: string = matColours.base): string {
  let fine = '';
  for (let x = 20; x < w - 5; x += 10) fine += `M${x} 12V${n(h - 10)}`;
  for (let y = 20; y < h - 5; y += 10) fine += `M12 ${y}H${n(w - 10)}`;
  let ticks = '';
  let numbers = '';
  for (let x = 10; x <= w - 10; x += 2) ticks += `M${x} 10v${(x - 10) % 10 === 0 ? -4 : -2}`;
  for (let y = 10; y <= h - 10; y += 2) ticks += `M10 ${y}h${(y - 10) % 10 === 0 ? -4 : -2}`;
  for (let x = 50; x < w - 12; x += 50) numbers += textPath(String(x - 10 + (50 - 40)), x + 1, 5, { cap: 2.6 });
  return (
    castShadow(d, rect(0, 0, w, h, 8, {}), 6, 0.4, 2, 6) +
    rect(0, 0, w, h, 8, {
      fill: d.linear(
        [
          [0, shade(base, 0.03)],
          [1, shade(base, -0.03)],
        ],
        0.2,
        0,
        0.8,
        1,
      ),
    }) +
    g(
      { fill: 'none', stroke: matColours.strokeText },
      rect(10, 10, w - 20, h - 20, 0, { 'stroke-opacity': 0.35, 'stroke-width': 0.4 }),
      path(fine, { 'stroke-opacity': 0.13, 'stroke-width': 0.3 }),
      path(ticks, { 'stroke-opacity': 0.4, 'stroke-width': 0.3 }),
      path(numbers, { 'stroke-opacity': 0.5, 'stroke-width': 0.35 }),
    ) +
    rect(0.4, 0.4, w - 0.8, h - 0.8, 7.6, { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.1, 'stroke-width': 0.6 })
  );
}

const plywoodColour = '#c9a275';

/** Birch ply. */
export function plywood(d: Defs, w: number, h: number): string {
  const r = rng('ply');
  let grain = '';
  for (let i = 0; i < 26; i++) {
    const y = r.range(0, h);
    const a = r.range(-6, 6);
    grain += `M0 ${n(y)}C${n(w * 0.3)} ${n(y + a)} ${n(w * 0.6)} ${n(y - a)} ${n(w)} ${n(y + a * 0.5)}`;
  }
  return (
    rect(0, 0, w, h, 0, {
      fill: d.linear(
        [
          [0, shade(plywoodColour, 0.05)],
          [1, shade(plywoodColour, -0.05)],
        ],
        0,
        0,
        1,
        1,
      ),
    }) + path(grain, { fill: 'none', stroke: '#8a5f33', 'stroke-opacity': 0.16, 'stroke-width': 1.1 })
  );
}
