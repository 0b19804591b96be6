/** Where on the board one looks: pixels per millimetre, and where the corner of the board lies in the pane. */
export interface View {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Left, top, width, height; millimetres. */
export type Box = readonly [number, number, number, number];

/** What rulers and tools cover, in pixels. */
export interface Inset {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

const minZoom = 3;
const maxZoom = 60;

const clamped = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** The whole box in what is free of the pane, in its middle. */
export function fitted({ width, height }: Size, inset: Inset, [x, y, w, h]: Box): View {
  const [free, high] = [width - inset.left - inset.right, height - inset.top - inset.bottom];
  const k = clamped(Math.min(free / w, high / h), 1, maxZoom);
  return { k, x: inset.left + (free - w * k) / 2 - x * k, y: inset.top + (high - h * k) / 2 - y * k };
}

/** What lies under the pointer stays there. */
export function zoomedAt(view: View, factor: number, px: number, py: number): View {
  const k = clamped(view.k * factor, Math.min(minZoom, view.k), Math.max(maxZoom, view.k));
  const grown = k / view.k;
  return { k, x: px - (px - view.x) * grown, y: py - (py - view.y) * grown };
}

/** Some of the board stays in sight. */
export function panned(view: View, dx: number, dy: number, size: Size, [, , w, h]: Box): View {
  const keep = 48;
  return {
    k: view.k,
    x: clamped(view.x + dx, keep - w * view.k, size.width - keep),
    y: clamped(view.y + dy, keep - h * view.k, size.height - keep),
  };
}

/** Moves as little as it takes to see the box; the same view when it is seen. */
export function revealing(view: View, size: Size, inset: Inset, [x, y, w, h]: Box): View {
  const shift = (from: number, length: number, low: number, high: number): number => {
    if (from >= low && from + length <= high) return 0;
    return (low + high - length) / 2 - from;
  };
  const dx = shift(view.x + x * view.k, w * view.k, inset.left, size.width - inset.right);
  const dy = shift(view.y + y * view.k, h * view.k, inset.top, size.height - inset.bottom);
  return dx || dy ? { k: view.k, x: view.x + dx, y: view.y + dy } : view;
}

export const boxAround = (boxes: readonly Box[], margin: number): Box => {
  const left = Math.min(...boxes.map(([x]) => x)) - margin;
  const top = Math.min(...boxes.map(([, y]) => y)) - margin;
  const right = Math.max(...boxes.map(([x, , w]) => x + w)) + margin;
  const bottom = Math.max(...boxes.map(([, y, , h]) => y + h)) + margin;
  return [left, top, right - left, bottom - top];
};
