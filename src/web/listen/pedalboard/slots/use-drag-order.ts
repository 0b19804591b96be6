import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Grip {
  readonly id: number;
  readonly from: number;
  /** What follows the hand. */
  readonly moved: HTMLElement;
  readonly start: Point;
  readonly startScroll: number;
  at: Point;
}

export interface Dragged {
  readonly id: number;
  readonly from: number;
  /** Where it would go. */
  readonly to: number;
}

/** So near to an edge a row that is wider than the window scrolls, by so much in each picture. */
const edge = 56;
const scrollStep = 9;

const slotsOf = (list: HTMLElement): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[data-place]')];

/** The place whose middle is nearest to the hand. */
function nearest(list: HTMLElement, { x, y }: Point): number {
  const distances = slotsOf(list).map((slot) => {
    const { left, top, width, height } = slot.getBoundingClientRect();
    return Math.hypot(left + width / 2 - x, top + height / 2 - y);
  });
  return distances.indexOf(Math.min(...distances));
}

/** Pedals that are dragged by their grips. The row is as it was until one is let go. */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onDrop: (id: number, by: number) => void,
): {
  readonly dragged: Dragged | null;
  readonly cancel: () => void;
  readonly gripOf: (id: number, from: number) => object;
} {
  const grip = useRef<Grip | null>(null);
  const [dragged, setDragged] = useState<Dragged | null>(null);

  // It goes where the hand is by the style alone: nothing else of the row has to be worked out anew.
  const follow = (): void => {
    const { id, from, moved, start, startScroll, at } = grip.current!;
    const x = at.x - start.x + list.current!.scrollLeft - startScroll;
    moved.style.translate = `${x}px ${at.y - start.y}px`;
    const to = nearest(list.current!, at);
    setDragged((now) => (now?.to === to ? now : { id, from, to }));
  };
  const cancel = (): void => {
    if (grip.current) grip.current.moved.style.translate = '';
    grip.current = null;
    setDragged(null);
  };

  const isDragging = dragged !== null;
  useEffect(() => {
    if (!isDragging) return;
    let frame = 0;
    const scroll = (): void => {
      frame = requestAnimationFrame(scroll);
      const row = list.current;
      if (!grip.current || !row || row.scrollWidth <= row.clientWidth) return;
      const { left, right } = row.getBoundingClientRect();
      const { x } = grip.current.at;
      if (x < left + edge) row.scrollLeft -= scrollStep;
      else if (x > right - edge) row.scrollLeft += scrollStep;
      else return;
      follow();
    };
    frame = requestAnimationFrame(scroll);
    return () => cancelAnimationFrame(frame);
  });

  return {
    dragged,
    cancel,
    gripOf: (id, from) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.focus({ preventScroll: true });
        const start = { x: event.clientX, y: event.clientY };
        const moved = event.currentTarget.closest<HTMLElement>('[data-place]')!.firstElementChild as HTMLElement;
        grip.current = { id, from, moved, start, at: start, startScroll: list.current!.scrollLeft };
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (!grip.current) return;
        grip.current.at = { x: event.clientX, y: event.clientY };
        follow();
      },
      onPointerUp() {
        const to = dragged?.to ?? from;
        cancel();
        if (to !== from) onDrop(id, to - from);
      },
      onPointerCancel: cancel,
      onLostPointerCapture: cancel,
    }),
  };
}
