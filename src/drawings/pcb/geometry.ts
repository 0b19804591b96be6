/** Distances between pieces of copper, each a line (or a point) with a radius. */
import type { Point } from './board-spec.ts';

export interface Stroke {
  readonly from: Point;
  readonly to: Point;
  readonly radius: number;
}

function pointToLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const along = length ? ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length : 0;
  const t = Math.max(0, Math.min(1, along));
  return Math.hypot(ax + t * (bx - ax) - x, ay + t * (by - ay) - y);
}

const side = (p: Point, q: Point, r: Point): number =>
  Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));

/** The clear space between two strokes; below zero they overlap. */
export function gapBetween(a: Stroke, b: Stroke): number {
  const crosses =
    side(a.from, a.to, b.from) * side(a.from, a.to, b.to) < 0 &&
    side(b.from, b.to, a.from) * side(b.from, b.to, a.to) < 0;
  const distance = crosses
    ? 0
    : Math.min(
        pointToLine(b.from, a.from, a.to),
        pointToLine(b.to, a.from, a.to),
        pointToLine(a.from, b.from, b.to),
        pointToLine(a.to, b.from, b.to),
      );
  return distance - a.radius - b.radius;
}

export const gapToPoint = (stroke: Stroke, point: Point): number =>
  pointToLine(point, stroke.from, stroke.to) - stroke.radius;
