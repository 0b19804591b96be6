/** What the outline of a part consists of, and the lines and measures that outlines are drawn with, in millimetres. */
import { circle, n, rect } from '../../primitives/svg.ts';

/** A measure between two points of a view, written beside it. */
export interface Measure {
  readonly along: 'x' | 'y';
  readonly from: number;
  readonly to: number;
  /** Where the line stands: beyond which edge of the view, and in which row outward. */
  readonly side: 'before' | 'after';
  readonly row?: number;
  readonly round?: boolean;
}

/** One side of a part: lines around its middle, and how far they reach. */
export interface OutlineView {
  readonly name: string;
  readonly w: number;
  readonly h: number;
  readonly lines: string;
  readonly measures: readonly Measure[];
}

export interface PartOutline {
  /** Names the picture: outline/<key>. */
  readonly key: string;
  readonly views: readonly [OutlineView, OutlineView];
  /** The body alone, as it lies in the part's own picture. */
  readonly body: { readonly w: number; readonly h: number };
  /** For those who cannot see it. */
  readonly description: string;
}

export const box = (w: number, h: number, y = 0, r = 0.3): string => rect(-w / 2, y - h / 2, w, h, r, {});
export const disc = (diameter: number, x = 0, y = 0): string => circle(x, y, diameter / 2, {});
export const dots = (diameter: number, points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y]) => disc(diameter, x, y)).join('');
export const across = (length: number, more: Partial<Measure> = {}): Measure => ({
  along: 'x',
  from: -length / 2,
  to: length / 2,
  side: 'before',
  ...more,
});
export const upright = (from: number, to: number, more: Partial<Measure> = {}): Measure => ({
  along: 'y',
  from,
  to,
  side: 'after',
  ...more,
});
export const mm = (value: number): string => `${n(value).replace(/^\./, '0.')} mm`;
