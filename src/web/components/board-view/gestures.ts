/** Drag, wheel and pinch over the board, told apart from a tap. */

export type Gesture =
  | { readonly kind: 'pan'; readonly dx: number; readonly dy: number }
  | { readonly kind: 'zoom'; readonly factor: number; readonly x: number; readonly y: number };

interface Finger {
  readonly x: number;
  readonly y: number;
}

/** A pointer that moved further than this meant to drag. */
const tapPx = 4;
const wheelPx = 500;

const distance = ([a, b]: readonly Finger[]): number => Math.hypot(a!.x - b!.x, a!.y - b!.y);

export function listenToGestures(pane: HTMLElement, onGesture: (gesture: Gesture) => void): () => void {
  const fingers = new Map<number, Finger>();
  let moved = 0;
  const stop = new AbortController();
  const { signal } = stop;
  const place = (event: MouseEvent): Finger => {
    const { left, top } = pane.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const down = (event: PointerEvent): void => {
    if (event.target instanceof Element && event.target.closest('button, a')) return;
    if (fingers.size === 0) moved = 0;
    fingers.set(event.pointerId, place(event));
  };
  const move = (event: PointerEvent): void => {
    // Let go outside the window.
    if (event.buttons === 0) fingers.delete(event.pointerId);
    const before = fingers.get(event.pointerId);
    if (!before || fingers.size > 2) return;
    const span = fingers.size === 2 ? distance([...fingers.values()]) : 0;
    const now = place(event);
    fingers.set(event.pointerId, now);
    moved += Math.abs(now.x - before.x) + Math.abs(now.y - before.y);
    if (moved <= tapPx) return;
    // Only from here on: a captured pointer would take the click from what it was pressed on.
    if (!pane.hasPointerCapture(event.pointerId)) pane.setPointerCapture(event.pointerId);
    if (fingers.size === 1) return onGesture({ kind: 'pan', dx: now.x - before.x, dy: now.y - before.y });
    const both = [...fingers.values()];
    const [x, y] = [(both[0]!.x + both[1]!.x) / 2, (both[0]!.y + both[1]!.y) / 2];
    if (span > 0) onGesture({ kind: 'zoom', factor: distance(both) / span, x, y });
  };
  const up = (event: PointerEvent): void => void fingers.delete(event.pointerId);
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    onGesture({ kind: 'zoom', factor: Math.exp(-event.deltaY / wheelPx), ...place(event) });
  };
  const click = (event: MouseEvent): void => {
    if (moved > tapPx) event.stopPropagation();
    moved = 0;
  };
  pane.addEventListener('pointerdown', down, { signal });
  pane.addEventListener('pointermove', move, { signal });
  pane.addEventListener('pointerup', up, { signal });
  pane.addEventListener('pointercancel', up, { signal });
  pane.addEventListener('wheel', wheel, { signal, passive: false });
  pane.addEventListener('click', click, { signal, capture: true });
  return () => stop.abort();
}
