/** Points, boxes and the grid of ten that every pin, bend and dot of a schematic lies on. */

export type Point = readonly [x: number, y: number];
export type Box = readonly [left: number, top: number, right: number, bottom: number];
export type Turn = 0 | 90 | 180 | 270;

const grid = 10;
/** Rounding errors must not move a point by a whole step of the grid. */
const hair = 1e-6;

export const upToGrid = (n: number): number => Math.ceil(n / grid - hair) * grid;
export const downToGrid = (n: number): number => Math.floor(n / grid + hair) * grid;

export const moved = ([x, y]: Point, dx: number, dy: number): Point => [x + dx, y + dy];

/** How a symbol lies: first mirrored about its own level line, then turned clockwise, then put in its place. */
export interface Pose {
  readonly at: Point;
  readonly turn: Turn;
  readonly isFlipped: boolean;
}

export function posed({ at, turn, isFlipped }: Pose, [x, y]: Point): Point {
  const v = isFlipped ? -y : y;
  const [dx, dy] = { 0: [x, v], 90: [-v, x], 180: [-x, -v], 270: [v, -x] }[turn] as [number, number];
  return [at[0] + dx + 0, at[1] + dy + 0];
}

export function posedBox(pose: Pose, [left, top, right, bottom]: Box): Box {
  return boxAround([posed(pose, [left, top]), posed(pose, [right, bottom])]);
}

export function boxAround(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

export const union = (boxes: readonly Box[]): Box =>
  boxes.length === 0
    ? [0, 0, 0, 0]
    : boxAround(
        boxes.flatMap(([left, top, right, bottom]): Point[] => [
          [left, top],
          [right, bottom],
        ]),
      );

export const isOver = (a: Box, b: Box, slack = 0.5): boolean =>
  a[0] < b[2] - slack && b[0] < a[2] - slack && a[1] < b[3] - slack && b[1] < a[3] - slack;
