/** Schematic line: one stroke weight, currentColor, and a single element in the accent colour. */
import { textPath } from '../primitives/stroke-font.ts';
import { circle, g, n, path, svg } from '../primitives/svg.ts';

export const accentPaint = 'var(--spot-accent,#d98a06)';

export const thinLine = {
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': 1.6,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
} as const;

export const frame = (w: number, h: number, ...body: string[]): string => framed([0, 0, w, h], ...body);

export const framed = (view: readonly [number, number, number, number], ...body: string[]): string =>
  svg(view, '', g(thinLine, ...body), { class: 'spot' });

export const accent = (d: string, extra: Record<string, string | number> = {}): string =>
  path(d, { stroke: accentPaint, 'stroke-width': 2.2, ...extra });

export const node = (x: number, y: number): string => circle(x, y, 2.1, { fill: 'currentColor', stroke: 'none' });

export const zigzag = (x: number, y: number, len = 20): string => {
  const s = len / 6;
  return `M${n(x)} ${n(y)}l${n(s / 2)} -4l${n(s)} 8l${n(s)} -8l${n(s)} 8l${n(s)} -8l${n(s)} 8l${n(s / 2)} -4`;
};

export const label = (text: string, x: number, y: number, cap = 5): string =>
  path(textPath(text, x, y, { cap, tracking: 0.08, anchor: 'middle' }), { 'stroke-width': 1.1 });
