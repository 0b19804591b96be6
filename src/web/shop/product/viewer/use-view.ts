import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { fitted, moved, zoomedAt, type ViewState } from './view-state.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

const wheelSpeed = 0.0016;

/** From the middle of the picture's place on the screen. */
function fromMiddle(element: HTMLElement, { x, y }: Spot): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: x - left - width / 2, y: y - top - height / 2 };
}

const between = (a: Spot, b: Spot): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

/** One finger or the mouse drags, two fingers pinch. */
function usePointers(place: RefObject<HTMLDivElement | null>, change: (next: (view: ViewState) => ViewState) => void) {
  const down = useRef(new Map<number, Spot>());
  const spotOf = ({ clientX, clientY }: PointerEvent): Spot => ({ x: clientX, y: clientY });
  const drag = (from: Spot, to: Spot): void =>
    change((view) => moved(view, to.x - from.x, to.y - from.y, place.current!.getBoundingClientRect()));
  const pinch = (before: readonly Spot[], after: readonly Spot[]): void => {
    const [a, b] = before as [Spot, Spot];
    const [c, d] = after as [Spot, Spot];
    const size = place.current!.getBoundingClientRect();
    const middle = fromMiddle(place.current!, between(c, d));
    drag(between(a, b), between(c, d));
    change((view) => zoomedAt(view, distance(c, d) / Math.max(1, distance(a, b)), middle, size));
  };
  const lift = ({ pointerId }: PointerEvent): void => void down.current.delete(pointerId);
  return {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      down.current.set(event.pointerId, spotOf(event));
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      const from = down.current.get(event.pointerId);
      if (!from) return;
      const before = [...down.current.values()];
      down.current.set(event.pointerId, spotOf(event));
      if (before.length === 2) pinch(before, [...down.current.values()]);
      else drag(from, spotOf(event));
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  };
}

/** The view of a picture, and what moves it. */
export function useView() {
  const place = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<ViewState>(fitted);
  useEffect(() => {
    const element = place.current!;
    const onWheel = (event: WheelEvent): void => {
      // Only a listener of our own may keep the page behind from scrolling.
      event.preventDefault();
      const point = fromMiddle(element, { x: event.clientX, y: event.clientY });
      const factor = Math.exp(-event.deltaY * wheelSpeed);
      setView((before) => zoomedAt(before, factor, point, element.getBoundingClientRect()));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, []);
  return { place, view, setView, pointers: usePointers(place, setView) };
}
