/** Writes SVG: number formatting, elements, curves and the root of a picture. */
import type { Defs } from './defs.ts';

/** At most two decimals, no leading zero, no trailing zeros: 0.50 -> ".5". */
export function n(value: number): string {
  const s = (Math.round(value * 100) / 100).toString();
  if (s === '-0') return '0';
  return s.replace(/^(-?)0\./, '$1.');
}

/** Path data with its numbers written short. Line breaks and indents in the source are removed. */
export function data(parts: TemplateStringsArray, ...values: (number | string)[]): string {
  let out = parts[0]!;
  values.forEach((v, i) => (out += (typeof v === 'number' ? n(v) : v) + parts[i + 1]!));
  return out.replace(/\n\s*/g, '');
}

type Attr = string | number | undefined | false;

/** `el('rect', { x: 1 })` -> `<rect x="1"/>`; undefined and false attributes are dropped. */
export function el(tag: string, attrs: Record<string, Attr>, ...children: string[]): string {
  let out = '<' + tag;
  for (const key in attrs) {
    const v = attrs[key];
    if (v === undefined || v === false) continue;
    out += ` ${key}="${typeof v === 'number' ? n(v) : v}"`;
  }
  const body = children.join('');
  return body ? `${out}>${body}</${tag}>` : `${out}/>`;
}

export const g = (attrs: Record<string, Attr>, ...children: string[]): string => el('g', attrs, ...children);

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  rx: number,
  attrs: Record<string, Attr>,
): string => el('rect', { x, y, width, height, rx: rx || undefined, ...attrs });

export const circle = (cx: number, cy: number, r: number, attrs: Record<string, Attr>): string =>
  el('circle', { cx, cy, r, ...attrs });

export const ellipse = (cx: number, cy: number, rx: number, ry: number, attrs: Record<string, Attr>): string =>
  el('ellipse', { cx, cy, rx, ry, ...attrs });

export const path = (d: string, attrs: Record<string, Attr>): string => el('path', { d, ...attrs });

export const move = (x: number, y: number, ...children: string[]): string =>
  g({ transform: `translate(${n(x)} ${n(y)})` }, ...children);

export const reuse = (id: string, attrs: Record<string, Attr> = {}): string => el('use', { href: '#' + id, ...attrs });

export const scale = (k: number, ...children: string[]): string => g({ transform: `scale(${n(k)})` }, ...children);

export const mirrored = (...children: string[]): string => g({ transform: 'scale(-1 1)' }, ...children);

/** Lay something down at a place, turned by so many degrees. */
export const put = (x: number, y: number, turn: number, ...children: string[]): string =>
  g({ transform: `translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''}` }, ...children);

/** Join points as a polyline: "M0 0L1 2...". */
export function poly(points: readonly (readonly [number, number])[], close = false): string {
  return points.map(([x, y], i) => `${i ? 'L' : 'M'}${n(x)} ${n(y)}`).join('') + (close ? 'Z' : '');
}

/** A smooth curve through evenly spaced samples (Catmull-Rom as cubic Béziers). */
export function smooth(points: readonly (readonly [number, number])[], close = false): string {
  const p = points;
  const at = (i: number): readonly [number, number] =>
    close ? p[(i + p.length) % p.length]! : p[Math.max(0, Math.min(p.length - 1, i))]!;
  let out = `M${n(p[0]![0])} ${n(p[0]![1])}`;
  const last = close ? p.length : p.length - 1;
  for (let i = 0; i < last; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const leave = data`${b[0] + (c[0] - a[0]) / 6} ${b[1] + (c[1] - a[1]) / 6}`;
    const arrive = data`${c[0] - (d[0] - b[0]) / 6} ${c[1] - (d[1] - b[1]) / 6}`;
    out += data`C${leave} ${arrive} ${c[0]} ${c[1]}`;
  }
  return close ? out + 'Z' : out;
}

export interface SvgOptions {
  /** Accessible name. Without it the picture is marked decorative. */
  title?: string | undefined;
  /** 'img' for a picture (default), 'group' when it holds controls. */
  role?: 'img' | 'group';
  width?: number | string;
  height?: number | string;
  class?: string;
}

export const escapeText = (s: string): string =>
  s.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** Wrap a body in an <svg> root. */
export function svg(
  viewBox: readonly [number, number, number, number],
  defs: Defs | string,
  body: string,
  o: SvgOptions = {},
): string {
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: viewBox.map(n).join(' '),
      width: o.width,
      height: o.height,
      class: o.class,
      role: o.title ? (o.role ?? 'img') : undefined,
      'aria-label': o.title ? escapeText(o.title) : undefined,
      'aria-hidden': o.title ? undefined : 'true',
    },
    String(defs),
    body,
  );
}
