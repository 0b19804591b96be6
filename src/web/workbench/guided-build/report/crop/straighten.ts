/** A place in a photo: 0 is its left or upper edge, 1 its right or lower one. */
export interface Corner {
  readonly x: number;
  readonly y: number;
}

/** Upper left, upper right, lower right, lower left. */
export type Corners = readonly [Corner, Corner, Corner, Corner];

export const wholePhoto: Corners = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

/** What ImageData is, as far as it matters here. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** What of the straightened plane is kept: (0, 0) to (1, 1) is what lies between the corners. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export const betweenCorners: Frame = { x: 0, y: 0, w: 1, h: 1 };

/** Twice the smallest triangle of three corners may not be less, or nothing could be seen of it. */
const leastArea = 0.01;

const following = (corners: Corners, k: number): Corner => corners[k % 4]!;

/** They go round as they should and cut nothing off each other. */
export const isFourSided = (corners: Corners): boolean =>
  corners.every((here, k) => {
    const next = following(corners, k + 1);
    const after = following(corners, k + 2);
    return (next.x - here.x) * (after.y - next.y) - (next.y - here.y) * (after.x - next.x) > leastArea;
  });

const inside = (value: number): number => Math.min(1, Math.max(0, value));

/** One corner elsewhere; as they were where that would cross another. */
export function withCorner(corners: Corners, k: number, { x, y }: Corner): Corners {
  const moved = corners.map((corner, at) => (at === k ? { x: inside(x), y: inside(y) } : corner)) as unknown as Corners;
  return isFourSided(moved) ? moved : corners;
}

const distance = (a: Corner, b: Corner): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Width by height of what lies between the corners, as it seems in the photo. */
export function seenRatio([a, b, c, d]: Corners, { width, height }: Pick<Pixels, 'width' | 'height'>): number {
  const at = ({ x, y }: Corner): Corner => ({ x: x * width, y: y * height });
  const across = distance(at(a), at(b)) + distance(at(d), at(c));
  return across / (distance(at(a), at(d)) + distance(at(b), at(c)));
}

/** From the plane of a thing to the photo of it, by the four corners of the thing in both. */
export function toPhoto([p0, p1, p2, p3]: Corners): (u: number, v: number) => Corner {
  const [d1, d2] = [
    { x: p1.x - p2.x, y: p1.y - p2.y },
    { x: p3.x - p2.x, y: p3.y - p2.y },
  ];
  const d3 = { x: p0.x - p1.x + p2.x - p3.x, y: p0.y - p1.y + p2.y - p3.y };
  const by = d1.x * d2.y - d2.x * d1.y;
  const g = (d3.x * d2.y - d2.x * d3.y) / by;
  const h = (d1.x * d3.y - d3.x * d1.y) / by;
  return (u, v) => {
    const depth = g * u + h * v + 1;
    return {
      x: ((p1.x - p0.x + g * p1.x) * u + (p3.x - p0.x + h * p3.x) * v + p0.x) / depth,
      y: ((p1.y - p0.y + g * p1.y) * u + (p3.y - p0.y + h * p3.y) * v + p0.y) / depth,
    };
  };
}

/** Between four pixels, each as near as it is. Beyond the edge it goes on as the edge is. */
function mixInto(out: Uint8ClampedArray, at: number, { data, width, height }: Pixels, x: number, y: number): void {
  const px = Math.min(width - 1, Math.max(0, x));
  const py = Math.min(height - 1, Math.max(0, y));
  const [left, top] = [Math.floor(px), Math.floor(py)];
  const [right, bottom] = [Math.min(width - 1, left + 1), Math.min(height - 1, top + 1)];
  const [fx, fy] = [px - left, py - top];
  for (let channel = 0; channel < 4; channel += 1) {
    const of = (column: number, row: number): number => data[(row * width + column) * 4 + channel]!;
    const upper = of(left, top) * (1 - fx) + of(right, top) * fx;
    const lower = of(left, bottom) * (1 - fx) + of(right, bottom) * fx;
    out[at + channel] = upper * (1 - fy) + lower * fy;
  }
}

/** The photo as if it had been taken from straight above. */
export function straighten(
  photo: Pixels,
  corners: Corners,
  { width, height, frame = betweenCorners }: { width: number; height: number; frame?: Frame },
): Uint8ClampedArray<ArrayBuffer> {
  const out = new Uint8ClampedArray(width * height * 4);
  const project = toPhoto(corners);
  for (let row = 0; row < height; row += 1) {
    const v = frame.y + (frame.h * (row + 0.5)) / height;
    for (let column = 0; column < width; column += 1) {
      const { x, y } = project(frame.x + (frame.w * (column + 0.5)) / width, v);
      mixInto(out, (row * width + column) * 4, photo, x * photo.width - 0.5, y * photo.height - 0.5);
    }
  }
  return out;
}
