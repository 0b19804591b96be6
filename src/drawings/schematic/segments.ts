/** The wires of a drawing as straight stretches without repeats, and where they meet. */

import type { Net } from '#electronics/component.ts';
import type { Point } from './geometry.ts';
import type { Wire } from './piece.ts';

export interface Segment {
  readonly net: Net;
  readonly a: Point;
  readonly b: Point;
}

const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.5;
export const isUpright = ({ a, b }: Segment): boolean => near(a[0], b[0]);
export const samePoint = (a: Point, b: Point): boolean => near(a[0], b[0]) && near(a[1], b[1]);

interface Line {
  readonly net: Net;
  readonly isUpright: boolean;
  readonly at: number;
  readonly spans: [number, number][];
}

function linesOf(wires: readonly Wire[]): Line[] {
  const lines = new Map<string, Line>();
  for (const { net, points } of wires)
    for (const [i, [bx, by]] of points.entries()) {
      const before = points[i - 1];
      if (!before) continue;
      const upright = near(before[0], bx);
      const at = upright ? bx : by;
      const key = `${net} ${upright} ${Math.round(at * 2)}`;
      const line = lines.get(key) ?? { net, isUpright: upright, at, spans: [] };
      const [from, to] = upright ? [before[1], by] : [before[0], bx];
      line.spans.push([Math.min(from, to), Math.max(from, to)]);
      lines.set(key, line);
    }
  return [...lines.values()];
}

function joined(spans: readonly [number, number][]): [number, number][] {
  const list: [number, number][] = [];
  for (const [from, to] of spans.toSorted((a, b) => a[0] - b[0])) {
    const last = list.at(-1);
    if (last && from <= last[1] + 0.5) last[1] = Math.max(last[1], to);
    else list.push([from, to]);
  }
  return list;
}

export const segmentsOf = (wires: readonly Wire[]): Segment[] =>
  linesOf(wires).flatMap(({ net, isUpright: upright, at, spans }) =>
    joined(spans).map(([from, to]): Segment => ({
      net,
      a: upright ? [at, from] : [from, at],
      b: upright ? [at, to] : [to, at],
    })),
  );

export const isOn = ([x, y]: Point, { a, b }: Segment): boolean =>
  x >= a[0] - 0.5 && x <= b[0] + 0.5 && y >= a[1] - 0.5 && y <= b[1] + 0.5;

const isInside = (point: Point, segment: Segment): boolean =>
  isOn(point, segment) && !samePoint(point, segment.a) && !samePoint(point, segment.b);

/** Points where three ends or more of one net meet: those of wires, and those of pins and marks. */
export function junctions(segments: readonly Segment[], pins: readonly { net: Net; at: Point }[]): Point[] {
  const found: Point[] = [];
  for (const [net, own] of Map.groupBy(segments, (segment) => segment.net)) {
    const mine = pins.filter((pin) => pin.net === net).map(({ at }) => at);
    const points: Point[] = [...own.flatMap(({ a, b }) => [a, b]), ...mine];
    for (const [i, point] of points.entries()) {
      if (points.findIndex((other) => samePoint(other, point)) !== i) continue;
      const ends = own.flatMap(({ a, b }) => [a, b]).filter((end) => samePoint(end, point)).length;
      const through = own.filter((segment) => isInside(point, segment)).length * 2;
      const touching = mine.filter((at) => samePoint(at, point)).length;
      if (ends + through + touching > 2) found.push(point);
    }
    for (const v of own.filter(isUpright))
      for (const h of own.filter((segment) => !isUpright(segment))) {
        const point: Point = [v.a[0], h.a[1]];
        if (isInside(point, v) && isInside(point, h)) found.push(point);
      }
  }
  return found;
}

/** Two wires of different nets over each other, not in each other's way. */
export const isCrossing = (v: Segment, h: Segment): boolean => {
  const point: Point = [v.a[0], h.a[1]];
  return isInside(point, v) && isInside(point, h);
};

export const isTouching = (v: Segment, h: Segment): boolean => {
  const point: Point = [v.a[0], h.a[1]];
  return isOn(point, v) && isOn(point, h);
};
