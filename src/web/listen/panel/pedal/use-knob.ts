import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { dragged, keyed, settle, wheeled } from './knob-turns.ts';

interface KnobUse {
  position: number;
  stock: number;
  onTurn: (position: number) => void;
}

/** Where the hand is, and where the knob would be if it had no steps. */
interface Grip {
  readonly x: number;
  readonly y: number;
  readonly position: number;
}

/** Listens to pointer, wheel and keys. The wheel scrolls the page unless the knob has the focus. */
export function useKnob({ position, stock, onTurn }: KnobUse) {
  const element = useRef<HTMLDivElement>(null);
  const [grip, setGrip] = useState<Grip | null>(null);
  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (document.activeElement !== element.current) return;
    event.preventDefault();
    onTurn(wheeled(position, event.deltaY));
  });
  useEffect(() => {
    const knob = element.current!;
    const listener = (event: WheelEvent): void => onWheel(event);
    // React listens to the wheel passively, and could not keep the page where it is.
    knob.addEventListener('wheel', listener, { passive: false });
    return () => knob.removeEventListener('wheel', listener);
  }, []);
  const letGo = (): void => setGrip(null);
  return {
    element,
    isDragged: grip !== null,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLDivElement>) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.focus({ preventScroll: true });
        setGrip({ x: event.clientX, y: event.clientY, position });
      },
      onPointerMove({ clientX: x, clientY: y, shiftKey }: PointerEvent<HTMLDivElement>) {
        if (!grip) return;
        const next = dragged(grip.position, x - grip.x, grip.y - y, shiftKey);
        setGrip({ x, y, position: next });
        if (settle(next) !== position) onTurn(settle(next));
      },
      onPointerUp: letGo,
      onPointerCancel: letGo,
      onLostPointerCapture: letGo,
      onDoubleClick: () => onTurn(stock),
      onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
        const next = keyed(position, event.key, event.shiftKey);
        if (next === null) return;
        event.preventDefault();
        onTurn(next);
      },
    },
  };
}
