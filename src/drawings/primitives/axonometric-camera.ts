/**
 * An axonometric camera. Flat drawings (a pedal face, a board) are laid on planes with one matrix;
 * solids are made of a front wall whose light follows its normal, and a lid.
 * Painter's order is the caller's job: draw from the bottom of a stack upward.
 */
import { mix, shade } from './colour.ts';
import type { Defs, GradientStops, Stop } from './defs.ts';
import { softShadow } from './shadow.ts';
import { el, n, path } from './svg.ts';

export type Point2d = readonly [number, number];

export class AxonometricCamera {
  readonly #cos: number;
  readonly #sin: number;
  readonly #tilt: number;
  readonly #rise: number;

  /** `turn`: rotation about the vertical, degrees. `pitch`: camera height above the horizon, degrees. */
  constructor(turn: number, pitch: number) {
    this.#cos = Math.cos((turn * Math.PI) / 180);
    this.#sin = Math.sin((turn * Math.PI) / 180);
    this.#tilt = Math.sin((pitch * Math.PI) / 180);
    this.#rise = Math.cos((pitch * Math.PI) / 180);
  }

  at(x: number, y: number, z: number): Point2d {
    return [x * this.#cos - y * this.#sin, (x * this.#sin + y * this.#cos) * this.#tilt - z * this.#rise];
  }

  /** Lays a flat drawing on the plane at height z, its origin at (x, y). */
  placeOnPlane(x: number, y: number, z: number, ...markup: string[]): string {
    const [tx, ty] = this.at(x, y, z);
    const m = [this.#cos, this.#sin * this.#tilt, -this.#sin, this.#cos * this.#tilt].map((v) =>
      (Math.round(v * 1e4) / 1e4).toString(),
    );
    return el('g', { transform: `matrix(${m.join(' ')} ${n(tx)} ${n(ty)})` }, ...markup);
  }

  /** A flat drawing on the wall that faces -x. In its coordinates right is +y and down is -z. */
  wallNear(x: number, y: number, z: number, ...markup: string[]): string {
    const [tx, ty] = this.at(x, y, z);
    return el(
      'g',
      { transform: `matrix(${n4(-this.#sin)} ${n4(this.#cos * this.#tilt)} 0 ${n4(this.#rise)} ${n(tx)} ${n(ty)})` },
      ...markup,
    );
  }

  /** The visible wall of a convex prism between heights z0 and z1, shaded by the direction it faces. */
  wall(
    d: Defs,
    outline: readonly Point2d[],
    z0: number,
    z1: number,
    colour: string,
    o: { metal?: boolean; dark?: number } = {},
  ): string {
    const upper = outline.map(([x, y]) => this.at(x, y, z1));
    const count = outline.length;
    let left = 0;
    let right = 0;
    upper.forEach(([x], i) => {
      if (x < upper[left]![0]) left = i;
      if (x > upper[right]![0]) right = i;
    });
    const walk = (dir: 1 | -1): number[] => {
      const ids = [left];
      for (let i = left; i !== right;) ids.push((i = (i + dir + count) % count));
      return ids;
    };
    const a = walk(1);
    const b = walk(-1);
    const mean = (ids: number[]): number => ids.reduce((s, i) => s + upper[i]![1], 0) / ids.length;
    const front = mean(a) > mean(b) ? a : b;
    const lower = outline.map(([x, y]) => this.at(x, y, z0));
    const x0 = upper[left]![0];
    const x1 = upper[right]![0];
    const light = (i: number): number => {
      // Outward normal from neighbours along the outline.
      const p = outline[(i - 1 + count) % count]!;
      const q = outline[(i + 1) % count]!;
      let nx = q[1] - p[1];
      let ny = -(q[0] - p[0]);
      const len = Math.hypot(nx, ny) || 1;
      nx /= len;
      ny /= len;
      const sx = nx * this.#cos - ny * this.#sin;
      return -sx; // Light comes from the left of the picture.
    };
    const stops: Stop[] = front.map((i) => {
      const k = light(i);
      const off = (upper[i]![0] - x0) / (x1 - x0);
      const tone = o.metal
        ? mix('#5f676c', '#e9edee', Math.max(0, Math.min(1, 0.5 + k * 0.5)))
        : shade(colour, (o.dark ?? -0.1) + k * 0.11, 0.95);
      return [Math.round(off * 1000) / 1000, tone];
    });
    const fwd = front.map((i) => upper[i]!);
    const back = [...front].reverse().map((i) => lower[i]!);
    const line = [...fwd, ...back].map(([x, y], i) => `${i ? 'L' : 'M'}${n(x)} ${n(y)}`).join('') + 'Z';
    return path(line, { fill: d.linearAt(thin(stops), x0, 0, x1, 0) });
  }

  /** An upright cylinder with a drawing on its lid. */
  cylinder(d: Defs, x: number, y: number, r: number, z0: number, z1: number, side: GradientStops, lid: string): string {
    const [cx, top] = this.at(x, y, z1);
    const [, bottom] = this.at(x, y, z0);
    const ry = r * this.#tilt;
    return (
      path(`M${n(cx - r)} ${n(top)}V${n(bottom)}A${n(r)} ${n(ry)} 0 0 0 ${n(cx + r)} ${n(bottom)}V${n(top)}Z`, {
        fill: d.linear(side, 0, 0, 1, 0),
      }) + this.placeOnPlane(x, y, z1, lid)
    );
  }

  /** A soft shadow cast on the plane z by a flat outline. */
  shadow(d: Defs, z: number, shape: string, blur: number, opacity: number): string {
    return this.placeOnPlane(0, 0, z, softShadow(d, shape, blur, opacity));
  }
}

const n4 = (v: number): string => (Math.round(v * 1e4) / 1e4).toString();

/** Drop stops that add nothing. */
function thin(stops: readonly Stop[]): Stop[] {
  const sorted = [...stops].sort((a, b) => a[0] - b[0]);
  return sorted.filter(
    (s, i) => i === 0 || i === sorted.length - 1 || s[1] !== sorted[i - 1]![1] || s[1] !== sorted[i + 1]![1],
  );
}

/** A rounded rectangle as points, clockwise. */
export function roundRect(x: number, y: number, w: number, h: number, r: number, steps = 5): Point2d[] {
  const out: Point2d[] = [];
  const corner = (cx: number, cy: number, from: number): void => {
    for (let i = 0; i <= steps; i++) {
      const a = ((from + (90 * i) / steps) * Math.PI) / 180;
      out.push([cx + r * Math.cos(a), cy + r * Math.sin(a)]);
    }
  };
  corner(x + w - r, y + r, -90);
  corner(x + w - r, y + h - r, 0);
  corner(x + r, y + h - r, 90);
  corner(x + r, y + r, 180);
  return out;
}

export const metalSide: GradientStops = '0 #6b7378, .14 #e3e8ea, .28 #ffffff, .52 #a3abaf, .84 #5d656a, 1 #7d858a';

export const blackSide: GradientStops = '0 #0f1011, .16 #4f5457, .34 #2f3335, .7 #17191a, 1 #090a0b';
