/** Where the words and badges of a drawing go: each on the first of several places that nothing else needs. */

/** Upper left corner and size, in the units of the drawing. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export const boxAround = (x: number, y: number, w: number, h = w): Box => ({ x: x - w / 2, y: y - h / 2, w, h });

export const middleOf = ({ x, y, w, h }: Box): readonly [number, number] => [x + w / 2, y + h / 2];

const grown = ({ x, y, w, h }: Box, by: number): Box => ({ x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by });

/** The area that two boxes share. */
export function overlapOf(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

/** A straight run of a line, upright or level, as the box that its stroke fills. */
export const runBox = (from: readonly number[], to: readonly number[], stroke: number): Box => {
  const [[x0, y0], [x1, y1]] = [from as [number, number], to as [number, number]];
  return grown({ x: Math.min(x0, x1), y: Math.min(y0, y1), w: Math.abs(x1 - x0), h: Math.abs(y1 - y0) }, stroke / 2);
};

/** The four edges of an outline, which words may stand inside of or beside but not on. */
export function edgesOf({ x, y, w, h }: Box, stroke = 0.3): Box[] {
  const [right, bottom] = [x + w, y + h];
  return [
    runBox([x, y], [right, y], stroke),
    runBox([x, bottom], [right, bottom], stroke),
    runBox([x, y], [x, bottom], stroke),
    runBox([right, y], [right, bottom], stroke),
  ];
}

const directions = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
] as const;

/** Places beside a round thing, nearest first: on all its sides, then once more at each distance further out. */
export function placesAround(
  x: number,
  y: number,
  w: number,
  h: number,
  radius: number,
  distances = [0.5, 2, 4],
): Box[] {
  return distances.flatMap((distance) =>
    directions.map(([dx, dy]) => {
      const reach = dx && dy ? (radius + distance) * 0.8 : radius + distance;
      return boxAround(x + dx * (reach + w / 2), y + dy * (reach + h / 2), w, h);
    }),
  );
}

export class LabelMap {
  readonly #taken: Box[] = [];
  readonly #margins: readonly number[];

  /** What stays free around every label: as much as there is room for, the most first. */
  constructor(...margins: readonly number[]) {
    this.#margins = margins;
  }

  /** Room that is drawn on. */
  take(...boxes: readonly Box[]): void {
    this.#taken.push(...boxes);
  }

  #covered(box: Box, margin: number): number {
    const needed = grown(box, margin);
    return this.#taken.reduce((sum, taken) => sum + overlapOf(needed, taken), 0);
  }

  isFree(box: Box, margin: number): boolean {
    return this.#covered(box, margin) === 0;
  }

  /** The first place that is free, or else the one that covers least of what is there. It is taken from then on. */
  place<Place extends Box>(places: readonly Place[]): Place {
    const free = this.#margins
      .map((margin) => places.find((place) => this.isFree(place, margin)))
      .find((place) => place !== undefined);
    const chosen = free ?? places.toSorted((a, b) => this.#covered(a, 0) - this.#covered(b, 0))[0]!;
    this.take(chosen);
    return chosen;
  }
}
